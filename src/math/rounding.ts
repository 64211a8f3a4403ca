/**
 * Rounds amounts to whole numbers that add up to the rounded sum. Each is at most one off what it was.
 */
export function roundedTogether(amounts: readonly number[]): number[] {
  let sum = 0;
  return amounts.map((amount) => {
    const before = Math.round(sum);
    sum += amount;
    return Math.round(sum) - before;
  });
}
