/** In how many ways cards can be dealt from what is left of the deck, by rank or by suit. */
import { BOARD_SIZE } from '../../cards/deal.ts';
import { choose } from '../../math/choose.ts';
import {
  MULTISET_COUNTS,
  multisetSums,
  RANK_COUNT,
  rankMultisets,
  rankSteps,
} from '../../tables/rank-multisets.ts';
import type { DealState } from './deal-state.ts';

/** No rank has more than four cards left, so its choices take five places in a table. */
const CHOICE_ROW = 5;

/** By `left * 5 + copies`: in how many ways that many of the cards left can be taken. */
const CHOICES = Int32Array.from({ length: CHOICE_ROW ** 2 }, (_, at) =>
  choose(Math.floor(at / CHOICE_ROW), at % CHOICE_ROW),
);

/** In how many ways cards with given ranks can be dealt, for every multiset of up to `most` ranks. */
export class RankWays {
  /** By number of cards, then by multiset. */
  readonly bySize: readonly Int32Array[];

  /** @param most  0 … 6 */
  constructor(most: number) {
    this.bySize = Array.from(
      { length: most + 1 },
      (_, size) => new Int32Array(MULTISET_COUNTS[size]),
    );
    this.bySize[0][0] = 1;
  }

  /** @param left  by rank, how many cards are left to deal */
  fill(left: Uint8Array): this {
    for (let size = 1; size < this.bySize.length; size++) fillSize(this.bySize, size, left);
    return this;
  }
}

function fillSize(bySize: readonly Int32Array[], size: number, left: Uint8Array): void {
  const { last, multiplicity, lower } = rankMultisets(size);
  const ways = bySize[size];
  for (let multiset = 0; multiset < ways.length; multiset++) {
    const copies = multiplicity[multiset];
    const choices = CHOICES[left[last[multiset]] * CHOICE_ROW + copies];
    ways[multiset] = choices * bySize[size - copies][lower[multiset]];
  }
}

/** Multisets of ranks that can be dealt, and in how many ways. */
export interface WeightedRanks {
  /** Different multisets. */
  multisets: Uint16Array;
  /** By position in `multisets`: ways, above 0 and below 2^31. */
  ways: Int32Array;
}

/** Those of all multisets of a size that can be dealt at all. */
export function possible(ways: Int32Array): WeightedRanks {
  const multisets = new Uint16Array(ways.length);
  const weights = new Int32Array(ways.length);
  const size = copyPossible(ways, multisets, weights);
  return { multisets: multisets.subarray(0, size), ways: weights.subarray(0, size) };
}

/** @returns how many were copied */
function copyPossible(ways: Int32Array, multisets: Uint16Array, weights: Int32Array): number {
  let size = 0;
  for (let multiset = 0; multiset < ways.length; multiset++) {
    if (ways[multiset] === 0) continue;
    multisets[size] = multiset;
    weights[size++] = ways[multiset];
  }
  return size;
}

/** The ways to complete a board, by the ranks of the whole. */
export function boardWays(state: DealState): WeightedRanks {
  const missing = BOARD_SIZE - state.boardSize;
  const { multisets, ways } = possible(new RankWays(missing).fill(state.left).bySize[missing]);
  if (state.boardSize > 0) {
    const row = state.boardMultiset * MULTISET_COUNTS[missing];
    addTo(multisets, multisetSums(state.boardSize, missing), row);
  }
  return { multisets, ways };
}

/** Makes each of some multisets its sum with another, whose row of the sums is given. */
function addTo(multisets: Uint16Array, sums: Uint16Array, row: number): void {
  for (let i = 0; i < multisets.length; i++) multisets[i] = sums[row + multisets[i]];
}

/** Sets of cards of one suit, each with the ranks that it makes together with a board. */
export interface SuitSets {
  /** 13-bit sets of ranks. */
  sets: Uint16Array;
  /** By position in `sets`: the multiset of the board's ranks and the set's. */
  multisets: Uint16Array;
}

/** Enough for the sets of up to five of thirteen ranks: C(13, 5). */
const MOST_SETS = 1287;

/**
 * Adds cards of one suit: all sets of `count` of the ranks in `available`.
 *
 * @param available  13-bit set of the ranks left in the suit
 * @param start, startSize  the multiset to which they are added, and how many cards it has
 */
export function setsToAdd(available: number, count: number, start = 0, startSize = 0): SuitSets {
  let sets = Uint16Array.of(0);
  let multisets = Uint16Array.of(start);
  for (let added = 0; added < count; added++) {
    const next = { sets: new Uint16Array(MOST_SETS), multisets: new Uint16Array(MOST_SETS) };
    const size = addOneCard({ sets, multisets }, available, rankSteps(startSize + added), next);
    sets = next.sets.subarray(0, size);
    multisets = next.multisets.subarray(0, size);
  }
  return { sets, multisets };
}

/** @returns how many sets there are in `to` */
function addOneCard(from: SuitSets, available: number, steps: Uint16Array, to: SuitSets): number {
  const { sets, multisets } = from;
  const { sets: nextSets, multisets: nextMultisets } = to;
  let size = 0;
  for (let i = 0; i < sets.length; i++) {
    // Ranks above the highest of the set.
    for (let left = available & (-1 << (32 - Math.clz32(sets[i]))); left !== 0; left &= left - 1) {
      const rank = 31 - Math.clz32(left & -left);
      nextSets[size] = sets[i] | (1 << rank);
      nextMultisets[size] = steps[multisets[i] * RANK_COUNT + rank];
      size++;
    }
  }
  return size;
}
