/** A bet that a player faces: what is in the pot, what it costs to call, and what the house takes. */
import { badOption, Omaha8Error } from '../text/errors.ts';
import {
  type Amount,
  formatAmount,
  type NamedAmount,
  parseAmounts,
  type Units,
} from './amounts.ts';
import { rakesOf, readRake } from './rake.ts';

export interface CallOptions {
  /** What is in the pot before the call, the bet that is faced included. */
  pot?: Amount | undefined;
  /** What it costs to call. */
  call?: Amount | undefined;
  /** What the house takes of the pot: an amount, a percentage such as `5%`, or `5%,cap=3`. */
  rake?: Amount | undefined;
  /** The smallest chip, 1 if not given: every amount must be a whole number of chips. */
  chip?: Amount | undefined;
}

/** Amounts are in units. */
export interface CallMoney {
  readonly units: Units;
  readonly pot: number;
  readonly call: number;
  /** What is taken of the pot with the call in it. */
  readonly rake: number;
  /** How the rake grows with the pot: so much of each unit, and no more than that in all. */
  readonly rate: number;
  readonly mostRake: number;
}

/**
 * Reads a call.
 *
 * @returns null where there is none
 * @throws Omaha8Error `bad-option` where some of it is missing; `bad-amount`, such as for a call of more than the pot, or
 *   `too-large`
 */
export function readCall({ pot, call, rake, chip }: CallOptions): CallMoney | null {
  if (pot === undefined || call === undefined) {
    const given = Object.entries({ pot, call, rake, chip }).find(
      ([, value]) => value !== undefined,
    );
    if (given === undefined) return null;
    const missing = pot === undefined ? 'pot' : 'call';
    throw badOption(`${given[0]} is given without ${missing}; pot odds need a pot and a call`);
  }
  const wanted = readRake(rake ?? 0);
  const named: NamedAmount[] = [
    { where: 'pot', amount: pot },
    { where: 'call', amount: call },
  ];
  const { units, amounts } = parseAmounts(chip ?? 1, [...named, ...wanted.amounts]);
  const [inPot, toCall, limit] = amounts as [number, number, number | undefined];
  if (toCall === 0) throw new Omaha8Error('bad-amount', 'call 0 costs nothing; it must be above 0');
  if (toCall > inPot) {
    throw new Omaha8Error(
      'bad-amount',
      `the call of ${formatAmount(toCall, units.decimals)} is more than the pot of ${formatAmount(inPot, units.decimals)}, which has the bet in it that is called`,
    );
  }
  const all = { amount: inPot + toCall, eligible: [] };
  const [taken] = rakesOf([all], rake ?? 0, wanted.percentage, limit, units);
  if (taken === all.amount) {
    const total = formatAmount(all.amount, units.decimals);
    throw new Omaha8Error('bad-amount', `the rake takes the whole pot of ${total}`);
  }
  const { percentage } = wanted;
  return {
    units,
    pot: inPot,
    call: toCall,
    rake: taken,
    rate: percentage === null ? 1 : Number.parseFloat(percentage) / 100,
    mostRake: limit ?? Number.POSITIVE_INFINITY,
  };
}
