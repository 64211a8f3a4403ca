/** How the amounts of a JSON document are counted: they may have passed through sums in floating point. */

import { bad } from '../document.ts';
import { CENTS } from '../money.ts';

const AMOUNT = /amount|stack|bet_cap|^_?(?:rake|chip)$/;
const MOST_DECIMALS = 4;
const NEAR = 1e-6;

function amountsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'number' && AMOUNT.test(key) ? [inner] : amountsIn(inner),
  );
}

function hasDecimals(amount: number, decimals: number): boolean {
  const scaled = amount * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) < NEAR * Math.max(1, Math.abs(amount));
}

/** Whole numbers of the smallest unit. */
export interface AmountUnits {
  decimals: number;
  of(amount: number): number;
}

/** @throws Omaha8Error `bad-history` where an amount cannot be counted */
export function unitsOf(document: unknown): AmountUnits {
  const amounts = amountsIn(document);
  const fine = amounts.find((amount) => !hasDecimals(amount, CENTS));
  const odd = amounts.find((amount) => !hasDecimals(amount, MOST_DECIMALS));
  if (odd !== undefined) throw bad(`the amount ${odd} cannot be counted exactly`);
  const decimals = fine === undefined ? CENTS : MOST_DECIMALS;
  const of = (amount: number) => {
    const units = Math.round(amount * 10 ** decimals);
    if (!Number.isSafeInteger(units * 100))
      throw bad(`the amount ${amount} is too large to be one`);
    return units;
  };
  return { decimals, of };
}
