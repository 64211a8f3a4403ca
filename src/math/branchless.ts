/**
 * Comparisons without branches, for loops in which the outcome cannot be foreseen: V8 compiles
 * `Math.min` and `a < b ? x : y` to jumps, and every jump that the processor guesses wrong costs as much
 * as a dozen of these operations.
 */

/** The smaller of two integers that lie less than 2^31 apart. */
export function min(a: number, b: number): number {
  const difference = a - b;
  return b + (difference & (difference >> 31));
}

/**
 * Merges two sets of winners: those with the smaller value, both where the values are equal.
 *
 * @param a, b  integers that lie less than 2^31 apart
 */
export function winnersOf(a: number, winnersOfA: number, b: number, winnersOfB: number): number {
  const aIsSmaller = (a - b) >> 31;
  const bIsSmaller = (b - a) >> 31;
  return (winnersOfA & ~bIsSmaller) | (winnersOfB & ~aIsSmaller);
}

/** -1, 0 or 1: the sign of an integer between -2^31 and 2^31. */
export function signOf(difference: number): number {
  return (difference >> 31) | (-difference >>> 31);
}
