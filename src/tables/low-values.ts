/**
 * Lows. A low is five different ranks, all eight or lower, the ace low. A set of low ranks is eight
 * bits, bit 0 the ace … bit 7 the eight. Lows compare from the highest card down, which is the order
 * of those sets read as binary numbers: the wheel 5-4-3-2-A is 0b00011111, the worst low 8-7-6-5-4 is
 * 0b11111000.
 */
import { countBits } from '../math/bits.ts';
import { MULTISET_COUNTS, RANK_COUNT, rankMultisets } from './rank-multisets.ts';

/** The value of a hand that has no low; larger than the value of any low. */
export const NO_LOW = 255;

/** How many different lows there are; the weakest value. */
export const WORST_LOW = 56;

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
  values ??= buildLowValues();
  return values;
}

function buildLowValues(): Uint8Array {
  const table = new Uint8Array(LOW_SET_COUNT ** 2).fill(NO_LOW);
  const valueOfSet = new Uint8Array(LOW_SET_COUNT).fill(NO_LOW);
  lowSets().forEach((set, index) => {
    valueOfSet[set] = index + 1;
  });
  const bits = Uint8Array.from({ length: LOW_SET_COUNT }, (_, set) => countBits(set));
  for (let board = 0; board < LOW_SET_COUNT; board++) {
    // Five board cards and six hole cards at most; the larger sets cannot be dealt.
    if (bits[board] < 3 || bits[board] > 5) continue;
    for (let hole = 0; hole < LOW_SET_COUNT; hole++) {
      if (bits[hole] < 2 || bits[hole] > 6) continue;
      const at = (board << 8) | hole;
      if (bits[board] === 3 && bits[hole] === 2) table[at] = valueOfSet[board | hole];
      else table[at] = bestWithOneRankLess(table, board, hole, bits[board] > 3);
    }
  }
  return table;
}

/** With more ranks than can play, the best low is that of some smaller set, which the table holds already. */
function bestWithOneRankLess(
  table: Uint8Array,
  board: number,
  hole: number,
  fromBoard: boolean,
): number {
  let best = NO_LOW;
  const set = fromBoard ? board : hole;
  for (let left = set; left !== 0; left &= left - 1) {
    const smaller = set ^ (left & -left);
    const low = table[fromBoard ? (smaller << 8) | hole : (board << 8) | smaller];
    if (low < best) best = low;
  }
  return best;
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
