import { type Card, rankOf, SUIT_COUNT, suitOf } from '../../cards/card.ts';
import { suitSetsOf } from '../../evaluator/hand-rows.ts';
import { multisetOf, RANK_COUNT } from '../../tables/rank-multisets.ts';

const ALL_RANKS = (1 << RANK_COUNT) - 1;

/** What is on the table and what is left in the deck, cut by suit and by rank. */
export interface DealState {
  /** By suit: 13-bit set of the ranks not seen yet. */
  readonly available: readonly number[];
  /** By rank: how many cards are not seen yet. */
  readonly left: Uint8Array;
  /** By suit: 13-bit set of the board's ranks. */
  readonly boardSets: readonly number[];
  /** The board's cards so far: their number and the multiset of their ranks. */
  readonly boardSize: number;
  readonly boardMultiset: number;
}

export function dealState(board: readonly Card[], otherSeen: readonly Card[]): DealState {
  const available = new Array<number>(SUIT_COUNT).fill(ALL_RANKS);
  const left = new Uint8Array(RANK_COUNT).fill(SUIT_COUNT);
  for (const card of [...board, ...otherSeen]) {
    available[suitOf(card)] &= ~(1 << rankOf(card));
    left[rankOf(card)]--;
  }
  return {
    available,
    left,
    boardSets: suitSetsOf(board),
    boardSize: board.length,
    boardMultiset: multisetOf(board.map(rankOf)),
  };
}

/** By rank: how many cards are left outside a suit. */
export function leftOutside(state: DealState, suit: number): Uint8Array {
  return state.left.map((count, rank) => count - ((state.available[suit] >> rank) & 1));
}
