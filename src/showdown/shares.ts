import { gcd } from '../math/ratio.ts';

/** A fraction in lowest terms; 0 is 0/1, the whole 1/1. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

/** What players call a share of the pot; `other` for the shares that have no name. */
export type Outcome =
  | 'scoop'
  | 'three-quarters'
  | 'half'
  | 'quarter'
  | 'sixth'
  | 'nothing'
  | 'other';

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  '1': 'scoop',
  '3/4': 'three-quarters',
  '1/2': 'half',
  '1/4': 'quarter',
  '1/6': 'sixth',
  '0': 'nothing',
};

const NOTHING: Fraction = { numerator: 0, denominator: 1 };

function lowestTerms(numerator: number, denominator: number): Fraction {
  const divisor = gcd(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** How many seats share a win with this one, itself included; 0 if it does not win. */
function sharersWith(seat: number, winners: readonly number[]): number {
  return winners.includes(seat) ? winners.length : 0;
}

/**
 * The share of a pot that a seat wins, odd chips aside.
 *
 * @param high  the seats that share the high
 * @param low   the seats that share the low; null where the pot has no low and the high takes it all
 */
export function shareOf(
  seat: number,
  high: readonly number[],
  low: readonly number[] | null,
): Fraction {
  const ofHigh = sharersWith(seat, high);
  if (low === null) return ofHigh === 0 ? NOTHING : lowestTerms(1, ofHigh);
  const ofLow = sharersWith(seat, low);
  if (ofHigh === 0) return ofLow === 0 ? NOTHING : lowestTerms(1, 2 * ofLow);
  if (ofLow === 0) return lowestTerms(1, 2 * ofHigh);
  return lowestTerms(ofHigh + ofLow, 2 * ofHigh * ofLow);
}

/** `3/4`, `1/6`, `0`, `1`. */
export function formatFraction({ numerator, denominator }: Fraction): string {
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}

/** The name of a share by its size alone: a fourth of a four-way chop is a quarter too. */
export function outcomeOf(share: Fraction): Outcome {
  return OUTCOMES[formatFraction(share)] ?? 'other';
}
