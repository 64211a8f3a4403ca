/** Greatest common divisor of two whole numbers that are not both 0. */
export function gcd(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** The same for numbers of any size. */
export function bigGcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** Bits of a double's significand, and the place of the last bit of the smallest doubles. */
const PRECISION = 53;
const LAST_PLACE = -1074;

/** Bits that a quotient is computed to before it is rounded once. */
const BITS = 64;

function bitLength(integer: bigint): number {
  return integer.toString(2).length;
}

/** `integer / 2^places` to the nearest whole number, to the even one of two that are as near. */
function roundedShift(integer: bigint, places: bigint): bigint {
  const whole = integer >> places;
  const twiceLeft = (integer - (whole << places)) * 2n;
  const one = 1n << places;
  const isUp = twiceLeft > one || (twiceLeft === one && (whole & 1n) === 1n);
  return isUp ? whole + 1n : whole;
}

/**
 * The quotient of two non-negative integers of any size as the nearest double, from the smallest (4.9e-324,
 * and 0 below half of it) to the largest (Infinity above it). Plain division of rounded operands would
 * round three times.
 *
 * @param denominator  above 0
 */
export function ratio(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  // The quotient times 2^shift is a whole number of at least BITS bits and a rest.
  const shift = bitLength(denominator) - bitLength(numerator) + BITS;
  const dividend = shift > 0 ? numerator << BigInt(shift) : numerator;
  const divisor = shift > 0 ? denominator : denominator << BigInt(-shift);
  const quotient = dividend / divisor;
  // What was cut off must not look like the middle between two doubles.
  const scaled = quotient * divisor === dividend ? quotient : quotient | 1n;
  const last = Math.max(bitLength(scaled) - shift - PRECISION, LAST_PLACE);
  return Number(roundedShift(scaled, BigInt(last + shift))) * 2 ** last;
}
