/**
 * Amounts of money: decimal text in the user's unit to and from whole numbers of the smallest unit, so
 * that nothing is ever added or divided in floating point.
 *
 *     amount     = digit { digit } [ "." digit { digit } ] | "." digit { digit }
 *     percentage = amount "%"
 *
 * The smallest unit is the last decimal place that the chip has: with chips of 0.05 amounts are counted
 * in hundredths, 7.75 is 775 and the chip is 5.
 */

import { gcd } from '../math/ratio.ts';
import { Omaha8Error } from '../text/errors.ts';
import { excerpt, quoted, shown } from '../text/words.ts';

/** An amount in the user's unit: `7.75` or, to say exactly what is meant, `'7.75'`. */
export type Amount = number | string;

/** An amount and how errors speak of it: "pot", "bet 2". */
export interface NamedAmount {
  where: string;
  amount: Amount;
}

/** What integers stand for: `decimals` decimal places, and the smallest chip in such units. */
export interface Units {
  decimals: number;
  chip: number;
}

/** `digits / 10^decimals`, without trailing zeros. */
interface Decimal {
  digits: number;
  decimals: number;
}

const PLAIN_DECIMAL = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
const EXAMPLE = 'write digits, like 20 or 7.75';

function parseDecimal(amount: unknown, where: string): Decimal {
  const isAmount = typeof amount === 'string' || typeof amount === 'number';
  const text = isAmount ? String(amount).trim() : '';
  if (!PLAIN_DECIMAL.test(text)) {
    throw new Omaha8Error('bad-amount', `${where} ${shown(amount)} is not an amount; ${EXAMPLE}`);
  }
  const [whole, fraction = ''] = text.split('.');
  const places = fraction.replace(/0+$/, '');
  return { digits: exact(Number(whole + places), where, text), decimals: places.length };
}

/** In units of so many decimal places; those past 300 make a power of ten that is no number. */
function scaled({ digits, decimals }: Decimal, places: number): number {
  return digits === 0 ? 0 : digits * 10 ** (places - decimals);
}

/** Digits beyond 2^53 - 1 have been rounded by the time they can be seen. */
function exact(integer: number, where: string, text: string): number {
  if (integer <= Number.MAX_SAFE_INTEGER) return integer;
  throw new Omaha8Error(
    'too-large',
    `${where} ${excerpt(text)} has more digits than can be counted exactly (2^53 - 1 is the most)`,
  );
}

/**
 * Reads the chip and every amount of one settlement, all in one smallest unit.
 *
 * @param chip  the smallest chip in play
 * @returns the amounts as integers in the order given, each a multiple of `units.chip`
 * @throws Omaha8Error `bad-amount` for a string that is not an amount, a chip of 0, or an amount that is
 *   not a whole number of chips, saying which chip would do; `too-large` where the amounts add up to
 *   more than 2^53 - 1 units.
 */
export function parseAmounts(
  chip: Amount,
  named: readonly NamedAmount[],
): { units: Units; amounts: number[] } {
  const all = [{ where: 'chip', amount: chip }, ...named];
  const read = all.map(({ where, amount }) => parseDecimal(amount, where));
  const decimals = Math.max(...read.map((decimal) => decimal.decimals));
  const integers = read.map((decimal, i) =>
    exact(scaled(decimal, decimals), all[i].where, `${all[i].amount}`),
  );
  const [chipUnits, ...amounts] = integers;
  if (chipUnits === 0)
    throw new Omaha8Error('bad-amount', 'chip 0 is worth nothing; it must be above 0');

  if (amounts.reduce((sum, amount) => sum + amount, 0) > Number.MAX_SAFE_INTEGER) {
    throw new Omaha8Error(
      'too-large',
      'the amounts add up to more than 2^53 - 1 of the smallest unit',
    );
  }
  const uneven = amounts.findIndex((amount) => amount % chipUnits !== 0);
  if (uneven >= 0) {
    const shown = (i: number) => formatAmount(integers[i], decimals);
    const fitting = formatAmount(integers.reduce(gcd), decimals);
    throw new Omaha8Error(
      'bad-amount',
      `${named[uneven].where} ${shown(uneven + 1)} is not a whole number of chips of ${shown(0)}; ` +
        `a chip of ${fitting} would do`,
    );
  }
  return { units: { decimals, chip: chipUnits }, amounts };
}

/** Whether a string is meant as a percentage: it ends in a percent sign. */
export function isPercentage(amount: Amount): amount is `${number}%` {
  return typeof amount === 'string' && amount.trimEnd().endsWith('%');
}

/**
 * A percentage of a total, computed exactly and rounded down to a whole number of chips.
 *
 * @param text   `5%`, `2.5%`
 * @param total  in the smallest unit, a multiple of the chip
 * @param where  named in errors
 * @throws Omaha8Error `bad-amount` where the text is not a percentage
 */
export function percentageOf(text: string, total: number, chip: number, where: string): number {
  const number = text.trimEnd().slice(0, -1).trim();
  if (!PLAIN_DECIMAL.test(number)) {
    throw new Omaha8Error(
      'bad-amount',
      `${where} ${quoted(text)} is not a percentage; write digits and a percent sign, like 5% or 2.5%`,
    );
  }
  const { digits, decimals } = parseDecimal(number, where);
  const chips = (BigInt(total / chip) * BigInt(digits)) / (100n * 10n ** BigInt(decimals));
  return Number(chips) * chip;
}

/** An integer of the smallest unit as money is written: 390 with 2 decimals => `3.90`. */
export function fixedAmount(integer: number, decimals: number): string {
  if (decimals === 0) return String(integer);
  if (integer < 0) return `-${fixedAmount(-integer, decimals)}`;
  const digits = String(integer).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The same without zeros at the end: 390 with 2 decimals => `3.9`. */
export function formatAmount(integer: number, decimals: number): string {
  const text = fixedAmount(integer, decimals);
  return decimals === 0 ? text : text.replace(/\.?0+$/, '');
}

/**
 * The same as the nearest number, for JSON: 390 with 2 decimals => 3.9, never 3.9000000000000004. Up to
 * fifteen digits it stands for that amount alone.
 */
export function amountNumber(integer: number, decimals: number): number {
  return Number(formatAmount(integer, decimals));
}
