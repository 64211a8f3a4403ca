/**
 * Visits every combination of k of the items, in lexicographic order of their positions.
 *
 * @param visit  gets one array that is overwritten for the next call: copy it to keep it.
 */
export function forEachCombination<T>(
  items: readonly T[],
  k: number,
  visit: (combination: readonly T[]) => void,
): void {
  const chosen: T[] = [];
  const extend = (from: number): void => {
    if (chosen.length === k) {
      visit(chosen);
      return;
    }
    const last = items.length - (k - chosen.length);
    for (let i = from; i <= last; i++) {
      chosen.push(items[i]);
      extend(i + 1);
      chosen.pop();
    }
  };
  extend(0);
}
