import { BOARD_SIZE } from '../../cards/deal.ts';
import { countBits } from '../../math/bits.ts';
import { FLUSH_BOARD_CARDS } from '../../tables/pair-values.ts';
import { MULTISET_COUNTS, multisetSums } from '../../tables/rank-multisets.ts';
import { type DealState, leftOutside } from './deal-state.ts';
import { possible, RankWays, setsToAdd, type WeightedRanks } from './ways.ts';

/**
 * The boards with three or more cards of a suit, in classes: (the board's cards of the suit; the
 * ranks of the rest). All classes of one part have as many cards of the suit; every one of its
 * `sets` goes with every one of its `rests`.
 */
export interface SuitClasses {
  /** The board's ranks in the suit: 13-bit sets. */
  sets: Uint16Array;
  /** By position in `sets`: the row of `sums` of all cards dealt so far, the set among them. */
  sumRows: Uint32Array;
  /** What is still dealt from the other suits, and in how many ways. */
  rests: WeightedRanks;
  /** By `row + rest`: the multiset of the whole board. */
  sums: Uint16Array;
}

/** The parts, by number of cards of the suit; empty ones are left out. */
export function suitClasses(state: DealState, suit: number): SuitClasses[] {
  const onBoard = state.boardSets[suit];
  const missing = BOARD_SIZE - state.boardSize;
  if (countBits(onBoard) + missing < FLUSH_BOARD_CARDS) return [];
  const outside = new RankWays(BOARD_SIZE - FLUSH_BOARD_CARDS).fill(leftOutside(state, suit));
  const parts: SuitClasses[] = [];
  for (let added = Math.max(0, FLUSH_BOARD_CARDS - countBits(onBoard)); added <= missing; added++) {
    const { sets, multisets } = setsToAdd(
      state.available[suit],
      added,
      state.boardMultiset,
      state.boardSize,
    );
    const restSize = missing - added;
    const rests = possible(outside.bySize[restSize]);
    if (sets.length === 0 || rests.ways.length === 0) continue;
    const rowLength = MULTISET_COUNTS[restSize];
    const sumRows = new Uint32Array(sets.length);
    for (let i = 0; i < sets.length; i++) {
      sets[i] |= onBoard;
      sumRows[i] = multisets[i] * rowLength;
    }
    parts.push({ sets, sumRows, rests, sums: multisetSums(BOARD_SIZE - restSize, restSize) });
  }
  return parts;
}
