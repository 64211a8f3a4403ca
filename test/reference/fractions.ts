/** Numerator and denominator in lowest terms, both whole numbers; zero is 0/1. */
export type Fraction = readonly [number, number];

/** A fraction in lowest terms. */
export function fraction(numerator: number, denominator: number): Fraction {
  let [divisor, rest] = [denominator, numerator];
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
  return [numerator / divisor, denominator / divisor];
}

export function add([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return fraction(a * d + c * b, b * d);
}
