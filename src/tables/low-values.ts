/**
 * Lows. A low is five different ranks, all eight or lower, the ace low. A set of low ranks has a bit for
 * each, bit 0 the ace … bit 7 the eight. Lows compare from the highest card down, which is the order
 * of those sets read as binary numbers: the wheel 5-4-3-2-A is 0b00011111, the worst low 8-7-6-5-4 is
 * 0b11111000.
 */
import { countBits, pairsWithin } from '../math/bits.ts';
import { min } from '../math/branchless.ts';
import { MULTISET_COUNTS, RANK_COUNT, rankMultisets } from './rank-multisets.ts';
import { tablesOf } from './stored.ts';

/** The value of a hand that has no low; larger than the value of any low. */
export const NO_LOW = 255;

/** How many ranks are low, ace to eight: a set of them is as many bits. */
export const LOW_RANK_COUNT = 8;

/** How many sets of low ranks there are. */
export const LOW_SET_COUNT = 1 << LOW_RANK_COUNT;

/** All low ranks as a set. */
export const ALL_LOW_RANKS = LOW_SET_COUNT - 1;

/** By rank 0 (deuce) … 12 (ace): its bit in a set of low ranks, 0 for a nine or higher. */
export const LOW_BIT: Uint8Array = Uint8Array.from({ length: RANK_COUNT }, (_, rank) =>
  rank === RANK_COUNT - 1 ? 1 : rank < LOW_RANK_COUNT - 1 ? 2 << rank : 0,
);

/** The sets of five low ranks, best first: the low of value v is `lowSets()[v - 1]`. */
export function lowSets(): number[] {
  const sets: number[] = [];
  for (let set = 0; set < LOW_SET_COUNT; set++) if (countBits(set) === 5) sets.push(set);
  return sets;
}

let values: Uint8Array | undefined;

/**
 * The best low of two hole ranks and three board ranks, by `boardSet << LOW_RANK_COUNT | holeSet`: 1 (the wheel) …
 * 56, or `NO_LOW`. Built when first asked for.
 */
export function lowValues(): Uint8Array {
  values ??= buildValues();
  return values;
}

/** Stands for `NO_LOW` while four values are compared at a time, which takes the top bit of each. */
const NONE = 0x7f;
const TOP_BITS = 0x8080_8080;
const BITS_OF_NONE = 0x4040_4040;

function buildValues(): Uint8Array {
  const table = new Uint8Array(LOW_SET_COUNT ** 2).fill(NONE);
  const fours = new Int32Array(table.buffer);
  // Ascending order of sets: every subset of a set comes before it.
  for (let board = 0b111; board < LOW_SET_COUNT; board++) {
    const size = countBits(board);
    if (size === 3) fillRow(table, board);
    if (size !== 4 && size !== 5) continue;
    // One rank of a larger board does not play.
    for (let left = board; left !== 0; left &= left - 1) {
      minOfRows(fours, board, board ^ (left & -left));
    }
  }
  for (let i = 0; i < fours.length; i++) fours[i] |= (fours[i] & BITS_OF_NONE) << 1;
  return table;
}

/** Fills the row of a board of three low ranks, which all play. */
function fillRow(table: Uint8Array, board: number): void {
  const row = board << LOW_RANK_COUNT;
  for (let hole = 0b11; hole < LOW_SET_COUNT; hole++) {
    const first = hole & -hole;
    const others = hole ^ first;
    const second = others & -others;
    const rest = others ^ second;
    if (rest === 0) {
      if (second !== 0) table[row | hole] = min(lowOfSet(board | hole), NONE);
      continue;
    }
    // One of any three ranks does not play: every pair of the set lacks at least one of them.
    table[row | hole] = min(
      table[row | (hole ^ first)],
      min(table[row | (hole ^ second)], table[row | (hole ^ (rest & -rest))]),
    );
  }
}

/** Gives every entry of a board's row that of another's where it is smaller, four at a time. */
function minOfRows(fours: Int32Array, board: number, other: number): void {
  const ROW = LOW_SET_COUNT / 4;
  for (let at = board * ROW, from = other * ROW; at < (board + 1) * ROW; at++, from++) {
    const a = fours[at];
    const b = fours[from];
    // The top bit of each byte: whether a is not smaller there; then all bits of the byte.
    const larger = Math.imul((((a | TOP_BITS) - b) & TOP_BITS) >>> 7, 0xff);
    fours[at] = (a & ~larger) | (b & larger);
  }
}

const COLUMNS: Uint8Array[] = [];

/**
 * The values of one set of hole ranks, by set of the board's low ranks, five at most: a column of
 * `lowValues`, for those who need a few and would have to wait for the whole table.
 */
export function lowValuesOf(hole: number): Uint8Array {
  COLUMNS[hole] ??= buildColumn(hole);
  return COLUMNS[hole];
}

function buildColumn(hole: number): Uint8Array {
  const column = new Uint8Array(LOW_SET_COUNT).fill(NO_LOW);
  const pairs = pairsWithin(hole);
  for (let board = 0b111; board < LOW_SET_COUNT; board++) {
    const size = countBits(board);
    if (size < 3 || size > 5) continue;
    let best = NO_LOW;
    if (size === 3) {
      for (const pair of pairs) best = min(best, lowOfSet(board | pair));
    } else {
      for (let left = board; left !== 0; left &= left - 1) {
        best = min(best, column[board ^ (left & -left)]);
      }
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
  LOW_SETS_OF[size] ??= tablesOf(`low sets of ${size}`, () => ({
    table: buildLowSetsOf(size),
  })).table;
  return LOW_SETS_OF[size];
}

function buildLowSetsOf(size: number): Uint8Array {
  const sets = new Uint8Array(MULTISET_COUNTS[size]);
  if (size === 0) return sets;
  const below = lowSetsOfMultisets(size - 1);
  const { last, parent } = rankMultisets(size);
  for (let multiset = 0; multiset < sets.length; multiset++) {
    sets[multiset] = below[parent[multiset]] | LOW_BIT[last[multiset]];
  }
  return sets;
}
