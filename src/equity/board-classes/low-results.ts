import type { Card } from '../../cards/card.ts';
import { BOARD_SIZE, type HoleCount } from '../../cards/deal.ts';
import { lowSetOf } from '../../evaluator/hand-rows.ts';
import {
  LOW_RANK_COUNT,
  LOW_SET_COUNT,
  lowSetsOfMultisets,
  lowValues,
  NO_LOW,
} from '../../tables/low-values.ts';
import { MULTISET_COUNTS } from '../../tables/rank-multisets.ts';
import { NOBODY, type PlayerSet } from '../share-counts.ts';

/** How an unknown hand fares for the low against the best known low; `NO_LOWS`: nobody has one. */
export const NO_LOWS = 0;
export const LOW_BEATS = 1;
export const LOW_TIES = 2;
const LOW_LOSES = 3;
export const LOW_RESULTS = 4;

/** The low half of one unknown hand against known hands. */
export class LowResults {
  /** By set of the board's low ranks: the best known low, and who has it. */
  readonly #known = new Uint8Array(LOW_SET_COUNT).fill(NO_LOW);
  readonly #winners = new Uint16Array(LOW_SET_COUNT).fill(NOBODY);
  readonly #hasLow: boolean;
  readonly #boardSets = lowSetsOfMultisets(BOARD_SIZE);
  readonly #holeSets: Uint8Array;
  readonly #bySet = new Uint8Array(LOW_SET_COUNT);
  readonly #byHole: Uint8Array;
  /** The set for which `#byHole` stands. */
  #boardSet = -1;

  /** @param hasLow  in a game without a low every result is `NO_LOWS` */
  constructor(
    hasLow: boolean,
    known: readonly { hole: readonly Card[]; bit: PlayerSet }[],
    holeCount: HoleCount,
  ) {
    this.#hasLow = hasLow;
    this.#holeSets = lowSetsOfMultisets(holeCount);
    this.#byHole = new Uint8Array(MULTISET_COUNTS[holeCount]);
    if (!hasLow) return;
    const values = lowValues();
    for (const { hole, bit } of known) {
      const holeSet = lowSetOf(hole);
      for (let boardSet = 0; boardSet < LOW_SET_COUNT; boardSet++) {
        const low = values[(boardSet << LOW_RANK_COUNT) | holeSet];
        if (low === NO_LOW || low > this.#known[boardSet]) continue;
        this.#winners[boardSet] = low < this.#known[boardSet] ? bit : this.#winners[boardSet] | bit;
        this.#known[boardSet] = low;
      }
    }
  }

  /** Which known hands have the best known low on a board; `NOBODY` where none has a low. */
  knownWinners(board: number): PlayerSet {
    return this.#winners[this.#boardSets[board]];
  }

  /**
   * @param board  a multiset of five ranks
   * @returns by multiset of hole ranks: the result; overwritten by the next call
   */
  on(board: number): Uint8Array {
    const boardSet = this.#boardSets[board];
    if (!this.#hasLow || boardSet === this.#boardSet) return this.#byHole;
    this.#boardSet = boardSet;
    const values = lowValues();
    const known = this.#known[boardSet];
    for (let holeSet = 0; holeSet < LOW_SET_COUNT; holeSet++) {
      this.#bySet[holeSet] = compareLows(values[(boardSet << LOW_RANK_COUNT) | holeSet], known);
    }
    for (let hole = 0; hole < this.#byHole.length; hole++) {
      this.#byHole[hole] = this.#bySet[this.#holeSets[hole]];
    }
    return this.#byHole;
  }
}

function compareLows(low: number, known: number): number {
  if (low === known) return low === NO_LOW ? NO_LOWS : LOW_TIES;
  return low < known ? LOW_BEATS : LOW_LOSES;
}
