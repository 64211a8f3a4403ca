/** The hands that an unknown player may hold, by their ranks alone. */
import { choose } from '../../math/choose.ts';
import { boardPairValues, multisetsWithoutOne, PAIR_COUNT } from '../../tables/pair-values.ts';
import { MULTISET_COUNTS, rankMultisets } from '../../tables/rank-multisets.ts';
import { BOARD_SIZE } from '../job.ts';

/** No rank has more than four cards left, so its choices take five places in a table. */
const CHOICE_ROW = 5;

/** By `left * 5 + copies`: in how many ways that many of the cards left can be taken. */
const CHOICES = Int32Array.from({ length: CHOICE_ROW ** 2 }, (_, at) =>
  choose(Math.floor(at / CHOICE_ROW), at % CHOICE_ROW),
);

/** In how many ways cards with given ranks can be dealt, for every multiset of up to `most` ranks. */
export class HoleWays {
  /** By number of cards, then by multiset. */
  readonly ways: readonly Int32Array[];
  readonly #most: number;
  /** By number of cards: the multisets without any card of their highest rank. */
  readonly #withoutHighest: readonly Uint16Array[];

  constructor(most: number) {
    const sizes = Array.from({ length: most + 1 }, (_, size) => size);
    this.#most = most;
    this.ways = sizes.map((size) => new Int32Array(MULTISET_COUNTS[size]));
    this.ways[0][0] = 1;
    this.#withoutHighest = sizes.map(withoutHighestRank);
  }

  /** @param left  by rank, how many cards are left to deal */
  fill(left: Uint8Array): void {
    for (let size = 1; size <= this.#most; size++) {
      const { last, multiplicity } = rankMultisets(size);
      const without = this.#withoutHighest[size];
      const ways = this.ways[size];
      for (let multiset = 0; multiset < ways.length; multiset++) {
        const copies = multiplicity[multiset];
        const choices = CHOICES[left[last[multiset]] * CHOICE_ROW + copies];
        ways[multiset] = choices * this.ways[size - copies][without[multiset]];
      }
    }
  }
}

function withoutHighestRank(size: number): Uint16Array {
  return Uint16Array.from(rankMultisets(size).multiplicity, (copies, multiset) => {
    let rest = multiset;
    for (let taken = 0; taken < copies; taken++) rest = rankMultisets(size - taken).parent[rest];
    return rest;
  });
}

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
        for (let i = 1; i < size; i++) best = Math.min(best, smaller[without[at++]]);
        values[hole] = best;
      }
    }
    return this.#values[this.#holeCount];
  }
}
