/**
 * What the house takes of each pot.
 *
 * Amounts are whole numbers of one unit and multiples of the chip.
 */
import { percentageOf } from './amounts.ts';
import type { Pot } from './pots.ts';

/**
 * So much of the pots in all, the main pot first.
 *
 * @returns what is taken of each pot; null where the pots do not hold as much
 */
export function rakeOfAmount(pots: readonly Pot[], rake: number): number[] | null {
  let left = rake;
  const rakes = pots.map(({ amount }) => {
    const taken = Math.min(left, amount);
    left -= taken;
    return taken;
  });
  return left > 0 ? null : rakes;
}

/**
 * A percentage of every pot, each rounded down to a whole number of chips.
 *
 * @param percentage  `5%`, at most `100%`
 * @param cap         the most that is taken in all; side pots give way to it first, the last before all
 *   others, so that the main pot pays its percentage as long as it can
 * @throws Omaha8Error `bad-amount` where the text is not a percentage
 */
export function rakeOfPercentage(
  pots: readonly Pot[],
  percentage: string,
  chip: number,
  cap = Number.POSITIVE_INFINITY,
): number[] {
  let left = cap;
  return pots.map(({ amount }) => {
    const taken = Math.min(left, percentageOf(percentage, amount, chip, 'rake'));
    left -= taken;
    return taken;
  });
}
