import { choose } from './choose.ts';

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

/**
 * The combination at a position of the order in which `forEachCombination` visits them.
 *
 * @param position  0 … choose(items.length, k) - 1
 */
export function combinationAt<T>(items: readonly T[], k: number, position: number): T[] {
  const chosen: T[] = [];
  for (let i = 0; chosen.length < k; i++) {
    const withItem = choose(items.length - i - 1, k - chosen.length - 1);
    if (position < withItem) chosen.push(items[i]);
    else position -= withItem;
  }
  return chosen;
}
