import { BOARD_SIZE } from '../cards/deal.ts';
import { min } from '../math/branchless.ts';
import { boardPairValues, PAIR_COUNT } from '../tables/pair-values.ts';
import { MULTISET_COUNTS, multisetsWithoutOne } from '../tables/rank-multisets.ts';

/** The best value, flushes apart, of every multiset of hole ranks on one board. */
export class HoleValues {
  /** By number of cards from two upward, then by multiset. */
  readonly #values: Uint16Array[];
  readonly #holeCount: number;

  constructor(holeCount: number) {
    this.#holeCount = holeCount;
    this.#values = Array.from(
      { length: holeCount + 1 },
      (_, size) => new Uint16Array(size < 2 ? 0 : MULTISET_COUNTS[size]),
    );
  }

  /**
   * @param board  a multiset of five ranks
   * @returns by multiset of hole ranks: the value. Overwritten by the next call. The values of hands
   *   that hold a rank of which the board has taken the fifth card mean nothing.
   */
  on(board: number): Uint16Array {
    const row = board * PAIR_COUNT;
    this.#values[2].set(boardPairValues(BOARD_SIZE).subarray(row, row + PAIR_COUNT));
    // Every pair of a larger hand is also a pair of that hand without some other card.
    for (let size = 3; size <= this.#holeCount; size++) {
      const smaller = this.#values[size - 1];
      const values = this.#values[size];
      const without = multisetsWithoutOne(size);
      for (let hole = 0, at = 0; hole < values.length; hole++) {
        let best = smaller[without[at++]];
        for (let i = 1; i < size; i++) best = min(best, smaller[without[at++]]);
        values[hole] = best;
      }
    }
    return this.#values[this.#holeCount];
  }
}
