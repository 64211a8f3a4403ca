/**
 * Lows. A low is five different ranks, all eight or lower, the ace low. A set of low ranks is eight
 * bits, bit 0 the ace … bit 7 the eight. Lows compare from the highest card down, which is the order
 * of those sets read as binary numbers: the wheel 5-4-3-2-A is 0b00011111, the worst low 8-7-6-5-4 is
 * 0b11111000.
 */
import { countBits } from '../math/bits.ts';
import { min } from '../math/branchless.ts';
import { MULTISET_COUNTS, RANK_COUNT, rankMultisets } from './rank-multisets.ts';

/** The value of a hand that has no low; larger than the value of any low. */
export const NO_LOW = 255;

/** By rank 0 (deuce) … 12 (ace): its bit in a set of low ranks, 0 for a nine or higher. */
export const LOW_BIT: Uint8Array = Uint8Array.from({ length: RANK_COUNT }, (_, rank) =>
  rank === RANK_COUNT - 1 ? 1 : rank <= 6 ? 2 << rank : 0,
);

/** How many sets of low ranks there are. */
export const LOW_SET_COUNT = 256;

/** The sets of five low ranks, best first: the low of value v is `lowSets()[v - 1]`. */
export function lowSets(): number[] {
  const sets: number[] = [];
  for (let set = 0; set < LOW_SET_COUNT; set++) if (countBits(set) === 5) sets.push(set);
  return sets;
}

let values: Uint8Array | undefined;

/**
 * The best low of two hole ranks and three board ranks, by `boardSet << 8 | holeSet`: 1 (the wheel) …
 * 56, or `NO_LOW`. Built when first asked for.
 */
export function lowValues(): Uint8Array {
  if (values === undefined) {
    values = new Uint8Array(LOW_SET_COUNT ** 2);
    for (let hole = 0; hole < LOW_SET_COUNT; hole++) {
      const column = lowValuesOf(hole);
      for (let board = 0; board < LOW_SET_COUNT; board++)
        values[(board << 8) | hole] = column[board];
    }
  }
  return values;
}

const COLUMNS: Uint8Array[] = [];

/** The values of one set of hole ranks, by set of the board's low ranks, five at most. */
export function lowValuesOf(hole: number): Uint8Array {
  COLUMNS[hole] ??= buildColumn(hole);
  return COLUMNS[hole];
}

function buildColumn(hole: number): Uint8Array {
  const size = countBits(hole);
  if (size < 2) return new Uint8Array(LOW_SET_COUNT).fill(NO_LOW);
  if (size === 2) return columnOfPair(hole);
  // One of any three ranks does not play: every pair of the set is a pair without at least one of them.
  const first = hole & -hole;
  const second = (hole ^ first) & -(hole ^ first);
  const rest = hole ^ first ^ second;
  const a = lowValuesOf(hole ^ first);
  const b = lowValuesOf(hole ^ second);
  const c = lowValuesOf(hole ^ (rest & -rest));
  const column = new Uint8Array(LOW_SET_COUNT);
  for (let board = 0; board < LOW_SET_COUNT; board++) {
    column[board] = min(a[board], min(b[board], c[board]));
  }
  return column;
}

function columnOfPair(pair: number): Uint8Array {
  valueOfSet ??= numberLows();
  const column = new Uint8Array(LOW_SET_COUNT).fill(NO_LOW);
  // Ascending order of sets: every subset of a set comes before it.
  for (let board = 0b111; board < LOW_SET_COUNT; board++) {
    const size = countBits(board);
    if (size < 3 || size > 5) continue;
    let best = size === 3 ? valueOfSet[board | pair] : NO_LOW;
    // One rank of a larger board does not play.
    for (let left = size === 3 ? 0 : board; left !== 0; left &= left - 1) {
      best = min(best, column[board ^ (left & -left)]);
    }
    column[board] = best;
  }
  return column;
}

/** The value of a set of ranks by itself: 1 … 56, or `NO_LOW` where it has not five of them. */
export function lowOfSet(set: number): number {
  valueOfSet ??= numberLows();
  return valueOfSet[set];
}

let valueOfSet: Uint8Array | undefined;

function numberLows(): Uint8Array {
  const numbers = new Uint8Array(LOW_SET_COUNT).fill(NO_LOW);
  lowSets().forEach((set, index) => {
    numbers[set] = index + 1;
  });
  return numbers;
}

const LOW_SETS_OF: Uint8Array[] = [];

/** By multiset of so many ranks: its set of low ranks. */
export function lowSetsOfMultisets(size: number): Uint8Array {
  LOW_SETS_OF[size] ??= buildLowSetsOf(size);
  return LOW_SETS_OF[size];
}

function buildLowSetsOf(size: number): Uint8Array {
  const sets = new Uint8Array(MULTISET_COUNTS[size]);
  if (size === 0) return sets;
  const below = lowSetsOfMultisets(size - 1);
  const { last, parent } = rankMultisets(size);
  return sets.map((_, multiset) => below[parent[multiset]] | LOW_BIT[last[multiset]]);
}
