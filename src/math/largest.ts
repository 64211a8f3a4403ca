/** The largest of any number of numbers: `Math.max(...)` cannot take a hundred thousand. Minus infinity for none. */
export function largestOf(numbers: Iterable<number>): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (const number of numbers) if (number > largest) largest = number;
  return largest;
}
