import { Omaha8Error } from '../text/errors.ts';
import { type NamedAmount, parseAmounts, type Units } from './amounts.ts';
import type { Seat, ShowdownOptions } from './options.ts';
import { type Layers, layerPots, type Pot } from './pots.ts';
import { rakesOf, readRake } from './rake.ts';

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
  const rakes = rakesOf(pots, rake, wanted.percentage, limit, units);
  return { units, pots, returned, rakes };
}

function potOfAll(amount: number, folded: readonly boolean[]): Pot {
  return { amount, eligible: [...folded.keys()].filter((seat) => !folded[seat]) };
}
