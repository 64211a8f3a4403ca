/** Greatest common divisor of two whole numbers that are not both 0. */
export function gcd(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

const BITS = 64n;

/**
 * The quotient of two non-negative integers of any size as the nearest double. Plain division of
 * rounded operands would round three times.
 *
 * @param denominator  above 0
 */
export function ratio(numerator: bigint, denominator: bigint): number {
  // Scaled so that the integer quotient has at least 64 significant bits, then rounded once by Number().
  const shortfall = BigInt(denominator.toString(2).length - numerator.toString(2).length) + BITS;
  const shift = shortfall > 0n ? shortfall : 0n;
  const quotient = (numerator << shift) / denominator;
  // What was cut off must not look like the middle between two doubles.
  const sticky = quotient * denominator === numerator << shift ? 0n : 1n;
  return Number(quotient | sticky) / 2 ** Number(shift);
}
