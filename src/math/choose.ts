/**
 * Binomial coefficient: in how many ways can k of n things be chosen.
 *
 * @param n  whole number up to 52. Products on the way are below 2^53, except on the way to 52 over
 *   24 … 28: there some lie between 2^53 and 2^54, but they are even, and so doubles hold them exactly
 * @param k  whole number; 0 ways where it is negative or above n
 * @returns an exact integer: every product is a multiple of its divisor
 */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - i + 1)) / i;
  return ways;
}
