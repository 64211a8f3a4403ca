/** In how many ways cards can be dealt from what is left of the deck, by rank or by suit. */
import { MULTISET_COUNTS, RANK_COUNT, rankSteps } from '../../tables/rank-multisets.ts';

/** Weighted boards (or parts of boards) that have the same ranks. */
export interface RankWays {
  /** Different multisets of ranks, as numbers of their level. */
  multisets: Uint16Array;
  /** By position in `multisets`: in how many ways it can be dealt, suits included. Below 2^31. */
  ways: Int32Array;
}

/**
 * Adds cards of any suit: all ways to deal `count` more cards, by the ranks of the result.
 *
 * @param left       by rank, how many cards are left to deal
 * @param start      the multiset to which the cards are added
 * @param startSize  how many cards it has
 */
export function waysToAdd(left: Uint8Array, count: number, start = 0, startSize = 0): RankWays {
  let multisets = Uint16Array.of(start);
  let ways = Int32Array.of(1);
  // Ranks are added in ascending order; the highest so far and how often it was added.
  let tops = new Uint8Array(1);
  let copies = new Uint8Array(1);
  for (let added = 0; added < count; added++) {
    const steps = rankSteps(startSize + added);
    const room = MULTISET_COUNTS[added + 1];
    const nextMultisets = new Uint16Array(room);
    const nextWays = new Int32Array(room);
    const nextTops = new Uint8Array(room);
    const nextCopies = new Uint8Array(room);
    let size = 0;
    for (let i = 0; i < multisets.length; i++) {
      for (let rank = tops[i]; rank < RANK_COUNT; rank++) {
        const copy = rank === tops[i] ? copies[i] + 1 : 1;
        const choices = left[rank] - copy + 1;
        if (choices <= 0) continue;
        nextMultisets[size] = steps[multisets[i] * RANK_COUNT + rank];
        // Binomial coefficients grow by exact quotients: C(n, c) = C(n, c - 1) * (n - c + 1) / c.
        nextWays[size] = (ways[i] * choices) / copy;
        nextTops[size] = rank;
        nextCopies[size] = copy;
        size++;
      }
    }
    multisets = nextMultisets.subarray(0, size);
    ways = nextWays.subarray(0, size);
    tops = nextTops.subarray(0, size);
    copies = nextCopies.subarray(0, size);
  }
  return { multisets, ways };
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
 * @param start, startSize  the multiset to which they are added, as in `waysToAdd`
 */
export function setsToAdd(available: number, count: number, start = 0, startSize = 0): SuitSets {
  let sets = Uint16Array.of(0);
  let multisets = Uint16Array.of(start);
  for (let added = 0; added < count; added++) {
    const steps = rankSteps(startSize + added);
    const nextSets = new Uint16Array(MOST_SETS);
    const nextMultisets = new Uint16Array(MOST_SETS);
    let size = 0;
    for (let i = 0; i < sets.length; i++) {
      // Ranks above the highest of the set.
      for (
        let left = available & (-1 << (32 - Math.clz32(sets[i])));
        left !== 0;
        left &= left - 1
      ) {
        const rank = 31 - Math.clz32(left & -left);
        nextSets[size] = sets[i] | (1 << rank);
        nextMultisets[size] = steps[multisets[i] * RANK_COUNT + rank];
        size++;
      }
    }
    sets = nextSets.subarray(0, size);
    multisets = nextMultisets.subarray(0, size);
  }
  return { sets, multisets };
}
