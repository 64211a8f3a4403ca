/**
 * What the house takes of each pot.
 *
 * Amounts are whole numbers of one unit and multiples of the chip.
 */
import { Omaha8Error } from '../text/errors.ts';
import { excerpt, quoted } from '../text/words.ts';
import {
  type Amount,
  formatAmount,
  isPercentage,
  type NamedAmount,
  percentageOf,
  type Units,
} from './amounts.ts';
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

/** What comes after a percentage. */
const CAP = /^cap\s*=(.*)$/is;

/**
 * Reads a rake.
 *
 *     rake = amount | percentage [ "," "cap" "=" amount ]
 *
 * @returns the percentage, and what is to be read as an amount: the rake, or else the cap if it has one
 */
export function readRake(rake: Amount): {
  percentage: string | null;
  amounts: NamedAmount[];
} {
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

/**
 * What is taken of each pot.
 *
 * @param rake        as it was given, for errors
 * @param percentage  as `readRake` found it; null for an amount
 * @param limit       the amount in all, or the cap of the percentage where it has one
 * @throws Omaha8Error `bad-amount` where that is more than there is
 */
export function rakesOf(
  pots: readonly Pot[],
  rake: Amount,
  percentage: string | null,
  limit: number | undefined,
  { chip, decimals }: Units,
): number[] {
  const rakes =
    percentage === null
      ? rakeOfAmount(pots, limit as number)
      : rakeOfPercentage(pots, percentage, chip, limit);
  const total = pots.reduce((sum, pot) => sum + pot.amount, 0);
  const isTooMuch = percentage !== null && percentageOf(percentage, total, chip, 'rake') > total;
  if (rakes !== null && !isTooMuch) return rakes;
  throw new Omaha8Error(
    'bad-amount',
    `rake ${excerpt(String(rake))} is more than the pots, ${formatAmount(total, decimals)}`,
  );
}
