import type { Card } from '../cards/card.ts';
import { BOARD_SIZE } from '../cards/deal.ts';
import { countBits } from '../math/bits.ts';
import { min } from '../math/branchless.ts';
import { lowValuesOf } from '../tables/low-values.ts';
import { FLUSH_BOARD_CARDS } from '../tables/pair-values.ts';
import { everyMultiset, MULTISET_COUNTS, RANK_COUNT } from '../tables/rank-multisets.ts';
import type { BoardEvaluator } from './board-evaluator.ts';
import {
  type BoardRanks,
  boardRanks,
  flushRow,
  lowSetOf,
  rankRowInto,
  suitSetsOf,
} from './hand-rows.ts';

/** A hand that is evaluated on very many boards of five cards: its hole pairs are merged beforehand. */
export class KnownHand {
  readonly #ranks: Uint16Array;
  /** By suit: its flushes, null where it holds fewer than two cards of the suit. */
  readonly #flushes: readonly (Uint16Array | null)[];
  /** By set of the board's low ranks. */
  readonly #lows: Uint8Array;

  constructor(hole: readonly Card[]) {
    this.#ranks = new Uint16Array(MULTISET_COUNTS[BOARD_SIZE]);
    rankRowInto(this.#ranks, hole, allBoardRanks());
    this.#flushes = suitSetsOf(hole).map((set) =>
      countBits(set) < 2 ? null : flushRow(set, [allFlushBoards()]),
    );
    this.#lows = lowValuesOf(lowSetOf(hole));
  }

  /** Its high, 1 … 7462, on the board that the evaluator holds. */
  high(evaluator: BoardEvaluator): number {
    const byRanks = this.#ranks[evaluator.multiset];
    if (evaluator.flushSuit < 0) return byRanks;
    const flushes = this.#flushes[evaluator.flushSuit];
    return flushes === null ? byRanks : min(byRanks, flushes[evaluator.flushSet]);
  }

  /** Its low, 1 … 56 or `NO_LOW`, on the board that the evaluator holds. */
  low(evaluator: BoardEvaluator): number {
    return this.#lows[evaluator.lowSet];
  }
}

let flushBoards: Uint16Array | undefined;

/** Every set of three to five ranks. */
function allFlushBoards(): Uint16Array {
  flushBoards ??= Uint16Array.from({ length: 1 << RANK_COUNT }, (_, set) => set).filter(
    (set) => countBits(set) >= FLUSH_BOARD_CARDS && countBits(set) <= BOARD_SIZE,
  );
  return flushBoards;
}

let boards: BoardRanks | undefined;

function allBoardRanks(): BoardRanks {
  boards ??= boardRanks(everyMultiset(BOARD_SIZE));
  return boards;
}
