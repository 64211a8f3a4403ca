/**
 * Two hole cards against a whole board: the tables of the fast evaluator.
 *
 * A high plays exactly two hole cards and three board cards. For each board these tables hold, for
 * each pair of hole ranks, the best value that the pair makes with any three of the board's cards,
 * once for ranks alone and once for cards of one suit. The best of a hand is then the best of its
 * 6 (10, 15) pairs, and the 91 values of one board lie side by side.
 */
import { BOARD_SIZE } from '../cards/deal.ts';
import { countBits } from '../math/bits.ts';
import { highValues, NO_HIGH } from './high-values.ts';
import {
  MULTISET_COUNTS,
  multisetSums,
  multisetsWithoutOne,
  RANK_COUNT,
  rankSteps,
} from './rank-multisets.ts';

/** How many pairs of hole ranks there are: the multisets of two ranks. */
export const PAIR_COUNT = 91;

/** Three board ranks and two hole ranks, all of which play. */
function threeAndPairValues(): Uint16Array {
  const { ofRanks } = highValues();
  const sums = multisetSums(3, 2);
  const values = new Uint16Array(sums.length);
  for (let i = 0; i < sums.length; i++) values[i] = ofRanks[sums[i]];
  return values;
}

const BOARD_VALUES: Uint16Array[] = [];

/**
 * The best value of a pair of hole ranks with any three of the board's ranks, suits apart, by
 * `board * 91 + pair`; for five cards 561,925 entries, 1.1 MB. An entry means nothing where the pair
 * and the board together hold a rank more than four times.
 *
 * @param size  how many cards the board has, 3 … 5
 */
export function boardPairValues(size: number): Uint16Array {
  BOARD_VALUES[size] ??=
    size === 3 ? threeAndPairValues() : bestOfSmallerBoards(boardPairValues(size - 1), size);
  return BOARD_VALUES[size];
}

/** One card of the board does not play: the best over the boards that lack one card. */
function bestOfSmallerBoards(values: Uint16Array, size: number): Uint16Array {
  const withoutOne = multisetsWithoutOne(size);
  const table = new Uint16Array(MULTISET_COUNTS[size] * PAIR_COUNT);
  let at = 0;
  for (let board = 0; board < MULTISET_COUNTS[size]; board++) {
    const first = board * size;
    let a = withoutOne[first] * PAIR_COUNT;
    let b = withoutOne[first + 1] * PAIR_COUNT;
    let c = withoutOne[first + 2] * PAIR_COUNT;
    let d = withoutOne[first + 3] * PAIR_COUNT;
    let e = withoutOne[first + size - 1] * PAIR_COUNT;
    for (let pair = 0; pair < PAIR_COUNT; pair++) {
      const ab = Math.min(values[a++], values[b++]);
      const cd = Math.min(values[c++], values[d++]);
      table[at++] = Math.min(ab, cd, values[e++]);
    }
  }
  return table;
}

/**
 * How many cards of the board a flush plays. A board that allows one has so many of the suit, or more.
 */
export const FLUSH_BOARD_CARDS = 3;

/** How many sets of three to five ranks there are: what a board may hold in one suit to make a flush. */
const FLUSH_BOARD_COUNT = 2288;

/** Stands for the number of a set of ranks that is on no board on which a flush can be made. */
export const NO_BOARD = 0xffff;

export interface FlushPairValues {
  /** By 13-bit set of the board's ranks in one suit: its number 0 … 2,287, or `NO_BOARD` outside three to five. */
  readonly boardOf: Uint16Array;
  /**
   * By `number * 91 + pair`: the best flush (or straight flush) of exactly that pair of hole ranks
   * and three of the board's, all in the suit; `NO_HIGH` where the pair overlaps the board.
   */
  readonly values: Uint16Array;
}

let flushValues: FlushPairValues | undefined;

/** The flush values of a pair against a board; built when first asked for. */
export function flushPairValues(): FlushPairValues {
  flushValues ??= buildFlushPairValues();
  return flushValues;
}

function buildFlushPairValues(): FlushPairValues {
  const { ofFlush } = highValues();
  const pairSteps = rankSteps(1);
  const boardOf = new Uint16Array(1 << RANK_COUNT).fill(NO_BOARD);
  const values = new Uint16Array(FLUSH_BOARD_COUNT * PAIR_COUNT).fill(NO_HIGH);
  let count = 0;
  // Ascending order of sets: every subset of a set comes before it.
  for (let set = 0; set < 1 << RANK_COUNT; set++) {
    const size = countBits(set);
    if (size < FLUSH_BOARD_CARDS || size > BOARD_SIZE) continue;
    const row = count * PAIR_COUNT;
    boardOf[set] = count++;
    for (let high = 1; high < RANK_COUNT; high++) {
      for (let low = 0; low < high; low++) {
        const pair = (1 << high) | (1 << low);
        if ((set & pair) !== 0) continue;
        const at = row + pairSteps[low * RANK_COUNT + high];
        if (size === FLUSH_BOARD_CARDS) {
          values[at] = ofFlush[set | pair];
          continue;
        }
        const column = at - row;
        for (let left = set; left !== 0; left &= left - 1) {
          const smaller = boardOf[set ^ (left & -left)] * PAIR_COUNT + column;
          if (values[smaller] < values[at]) values[at] = values[smaller];
        }
      }
    }
  }
  return { boardOf, values };
}
