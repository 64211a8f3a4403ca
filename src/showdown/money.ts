import { Omaha8Error } from '../text/errors.ts';
import { excerpt, quoted } from '../text/words.ts';
import {
  type Amount,
  formatAmount,
  isPercentage,
  type NamedAmount,
  parseAmounts,
  percentageOf,
  type Units,
} from './amounts.ts';
import type { Seat, ShowdownOptions } from './options.ts';
import { type Layers, layerPots, type Pot } from './pots.ts';
import { rakeOfAmount, rakeOfPercentage } from './rake.ts';

/** What there is to win, in units. */
export interface Money extends Layers {
  units: Units;
  /** What is taken of each pot. */
  rakes: number[];
}

/** The amounts that were given: one pot, or a bet for each seat; none without either. */
function namedAmounts({ hands, pot, bets }: ShowdownOptions): NamedAmount[] {
  if (pot !== undefined && bets !== undefined) {
    throw new Omaha8Error('bad-option', 'give either a pot or bets, not both');
  }
  if (pot !== undefined) return [{ where: 'pot', amount: pot }];
  if (bets === undefined) return [];
  if (bets.length !== hands.length) {
    throw new Omaha8Error(
      'bad-option',
      `bets: expected ${hands.length}, one for each seat (0 if it put nothing in), got ${bets.length}`,
    );
  }
  return bets.map((amount, i) => ({ where: `bet ${i + 1}`, amount }));
}

/**
 * Reads the amounts of a showdown and makes pots of them.
 *
 * @returns null where neither a pot nor bets are given
 * @throws Omaha8Error `bad-amount`, `bad-option` or `too-large`
 */
export function readMoney(options: ShowdownOptions, seats: readonly Seat[]): Money | null {
  const { chip = 1, rake = 0 } = options;
  const named = namedAmounts(options);
  if (named.length === 0 && options.rake !== undefined) {
    throw new Omaha8Error('bad-option', 'a rake needs a pot or bets to be taken from');
  }
  const wanted = readRake(rake);
  const { units, amounts } = parseAmounts(chip, [...named, ...wanted.amounts]);
  if (named.length === 0) return null;

  const folded = seats.map((seat) => seat.folded);
  const { pots, returned } =
    options.pot === undefined
      ? layerPots(amounts.slice(0, named.length), folded)
      : { pots: [potOfAll(amounts[0], folded)], returned: null };
  const [limit] = amounts.slice(named.length) as (number | undefined)[];
  const rakes =
    wanted.percentage === null
      ? rakeOfAmount(pots, limit as number)
      : rakeOfPercentage(pots, wanted.percentage, units.chip, limit);
  const total = pots.reduce((sum, pot) => sum + pot.amount, 0);
  const { percentage } = wanted;
  const isTooMuch =
    percentage !== null && percentageOf(percentage, total, units.chip, 'rake') > total;
  if (rakes === null || isTooMuch) {
    throw new Omaha8Error(
      'bad-amount',
      `rake ${excerpt(String(rake))} is more than the pots, ${formatAmount(total, units.decimals)}`,
    );
  }
  return { units, pots, returned, rakes };
}

/** What comes after a percentage. */
const CAP = /^cap\s*=(.*)$/is;

/**
 * Reads a rake.
 *
 *     rake = amount | percentage [ "," "cap" "=" amount ]
 *
 * @returns the percentage, and what is to be read as an amount: the rake, or else the cap if it has one
 */
function readRake(rake: Amount): { percentage: string | null; amounts: NamedAmount[] } {
  const [percentage, ...rest] = String(rake).split(',');
  if (!isPercentage(percentage))
    return { percentage: null, amounts: [{ where: 'rake', amount: rake }] };
  if (rest.length === 0) return { percentage, amounts: [] };
  const cap = CAP.exec(rest.join(',').trim())?.[1];
  if (cap !== undefined)
    return { percentage, amounts: [{ where: 'the cap of the rake', amount: cap }] };
  throw new Omaha8Error(
    'bad-amount',
    `rake ${quoted(String(rake))} is not a percentage with a cap; write it like 5%,cap=3`,
  );
}

function potOfAll(amount: number, folded: readonly boolean[]): Pot {
  return { amount, eligible: [...folded.keys()].filter((seat) => !folded[seat]) };
}
