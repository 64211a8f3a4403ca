/** The place of a hand in the list of all hands, strongest first: 1 … 7,462 highs, 1 … 56 lows. */
import { combinations } from './cards.ts';
import { compareHigh, compareLow, type High, highOfFive, type Low } from './hands.ts';

const RANKS = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/** Five ranks, high to low, each as often as one likes. */
function* fiveRanks(ranks = RANKS, count = 5): Generator<number[]> {
  if (count === 0) yield [];
  for (let first = 0; count > 0 && first < ranks.length; first++) {
    for (const others of fiveRanks(ranks.slice(first), count - 1)) {
      yield [ranks[first], ...others];
    }
  }
}

/** Every high there is, strongest first: each five ranks in mixed suits, and suited where they differ. */
export const EVERY_HIGH: readonly High[] = [...fiveRanks()]
  .filter((ranks) => ranks[0] !== ranks[4])
  .flatMap((ranks) => {
    const mixed = highOfFive(ranks.map((rank, i) => ({ rank, suit: 'cdhsc'[i] })));
    if (new Set(ranks).size < 5) return [mixed];
    return [mixed, highOfFive(ranks.map((rank) => ({ rank, suit: 's' })))];
  })
  .sort((a, b) => compareHigh(b, a));

/** Every low there is, the wheel first. */
export const EVERY_LOW: readonly Low[] = [...combinations([8, 7, 6, 5, 4, 3, 2, 1], 5)].sort(
  (a, b) => compareLow(b, a),
);

/** 1 (royal flush) … 7462 (7-5-4-3-2): one more than the highs that beat it. */
export function highValue(high: High): number {
  return 1 + EVERY_HIGH.filter((other) => compareHigh(other, high) > 0).length;
}

/** 1 (5-4-3-2-A) … 56 (8-7-6-5-4): one more than the lows that beat it. */
export function lowValue(low: Low): number {
  return 1 + EVERY_LOW.filter((other) => compareLow(other, low) > 0).length;
}
