/**
 * Binomial coefficient: in how many ways can k of n things be chosen.
 *
 * @param n  whole number up to 52, for which every product on the way is below 2^53
 * @param k  whole number; 0 ways where it is negative or above n
 * @returns an exact integer: every product is a multiple of its divisor
 */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - i + 1)) / i;
  return ways;
}
