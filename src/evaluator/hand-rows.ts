/**
 * A known hand's values on every board, merged over its hole pairs once, so that a board then costs
 * one look-up, and one more where its suit makes a flush.
 */
import { type Card, rankOf, SUIT_COUNT, suitOf } from '../cards/card.ts';
import { BOARD_SIZE } from '../cards/deal.ts';
import { countBits, pairsWithin } from '../math/bits.ts';
import { min } from '../math/branchless.ts';
import { highValues, NO_HIGH } from '../tables/high-values.ts';
import { LOW_BIT } from '../tables/low-values.ts';
import { FLUSH_BOARD_CARDS, PAIR_COUNT } from '../tables/pair-values.ts';
import {
  everyMultiset,
  MULTISET_COUNTS,
  multisetSums,
  multisetsWithoutOne,
  RANK_COUNT,
  rankSteps,
} from '../tables/rank-multisets.ts';

/** The different pairs of ranks that a hand holds, 0 … 90. */
function rankPairsOf(hole: readonly Card[]): number[] {
  const steps = rankSteps(1);
  const pairs = new Set<number>();
  for (let i = 1; i < hole.length; i++) {
    for (let j = 0; j < i; j++) pairs.add(steps[rankOf(hole[i]) * RANK_COUNT + rankOf(hole[j])]);
  }
  return [...pairs];
}

/** Boards by their ranks, and what is left of them when a card or two do not play. */
export interface BoardRanks {
  /** Different multisets of five, four and three ranks. */
  fives: Uint16Array;
  fours: Uint16Array;
  threes: Uint16Array;
}

/** @param fives  different multisets of five ranks */
export function boardRanks(fives: Uint16Array): BoardRanks {
  // Of most boards nearly everything is left that there is: to look for it takes longer than to have it.
  if (2 * fives.length > MULTISET_COUNTS[BOARD_SIZE]) {
    return { fives, fours: everyMultiset(BOARD_SIZE - 1), threes: everyMultiset(BOARD_SIZE - 2) };
  }
  const fours = withoutOneOf(fives, BOARD_SIZE);
  return { fives, fours, threes: withoutOneOf(fours, BOARD_SIZE - 1) };
}

/** Used again for every call, which is over before the next begins. */
const WANTED = new Uint8Array(MULTISET_COUNTS[BOARD_SIZE - 1]);
const THREE_ROW = new Uint16Array(MULTISET_COUNTS[3]);
const FOUR_ROW = new Uint16Array(MULTISET_COUNTS[4]);

/** The different multisets that are left when one card is taken out of any of these. */
function withoutOneOf(multisets: Uint16Array, size: number): Uint16Array {
  const withoutOne = multisetsWithoutOne(size);
  const wanted = WANTED.subarray(0, MULTISET_COUNTS[size - 1]).fill(0);
  for (let i = 0; i < multisets.length; i++) {
    const end = (multisets[i] + 1) * size;
    for (let at = end - size; at < end; at++) wanted[withoutOne[at]] = 1;
  }
  const smaller = new Uint16Array(wanted.length + 1);
  let count = 0;
  for (let multiset = 0; multiset < wanted.length; multiset++) {
    smaller[count] = multiset;
    count += wanted[multiset];
  }
  return smaller.subarray(0, count);
}

/**
 * Writes the hand's best value with the ranks of each board, flushes apart.
 *
 * @param row  gets the values, by multiset of five ranks; the entries of other boards are left alone
 * @returns the row
 */
export function rankRowInto(
  row: Uint16Array,
  hole: readonly Card[],
  { fives, fours, threes }: BoardRanks,
): Uint16Array {
  const { ofRanks } = highValues();
  const sums = multisetSums(3, 2);
  const pairs = rankPairsOf(hole);
  const threeRow = THREE_ROW;
  for (let i = 0; i < threes.length; i++) {
    const at = threes[i] * PAIR_COUNT;
    let best = NO_HIGH;
    for (let p = 0; p < pairs.length; p++) best = min(best, ofRanks[sums[at + pairs[p]]]);
    threeRow[threes[i]] = best;
  }

  const withoutOneOfFour = multisetsWithoutOne(4);
  const fourRow = FOUR_ROW;
  for (let i = 0; i < fours.length; i++) {
    const at = fours[i] * 4;
    fourRow[fours[i]] = min(
      min(threeRow[withoutOneOfFour[at]], threeRow[withoutOneOfFour[at + 1]]),
      min(threeRow[withoutOneOfFour[at + 2]], threeRow[withoutOneOfFour[at + 3]]),
    );
  }

  const withoutOneOfFive = multisetsWithoutOne(5);
  for (let i = 0; i < fives.length; i++) {
    const at = fives[i] * 5;
    const ab = min(fourRow[withoutOneOfFive[at]], fourRow[withoutOneOfFive[at + 1]]);
    const cd = min(fourRow[withoutOneOfFive[at + 2]], fourRow[withoutOneOfFive[at + 3]]);
    row[fives[i]] = min(min(ab, cd), fourRow[withoutOneOfFive[at + 4]]);
  }
  return row;
}

/**
 * The hand's best flush with a board's cards in one suit, by 13-bit set of three to five ranks.
 *
 * @param holeSet  the hand's ranks in the suit, two or more
 * @param sets     lists of the sets that are wanted; other entries may or may not be filled
 */
export function flushRow(holeSet: number, sets: readonly Uint16Array[]): Uint16Array {
  const { ofFlush } = highValues();
  const pairs = pairsWithin(holeSet);
  const row = new Uint16Array(1 << RANK_COUNT);
  const fill = (set: number): number => {
    let best = NO_HIGH;
    if (countBits(set) === FLUSH_BOARD_CARDS) {
      for (let i = 0; i < pairs.length; i++) best = min(best, ofFlush[set | pairs[i]]);
    } else {
      // One card of the suit does not play.
      for (let left = set; left !== 0; left &= left - 1) {
        const smaller = set ^ (left & -left);
        best = min(best, row[smaller] || fill(smaller));
      }
    }
    row[set] = best;
    return best;
  };
  for (const list of sets) {
    for (let i = 0; i < list.length; i++) fill(list[i]);
  }
  return row;
}

/** The set of low ranks that some cards have. */
export function lowSetOf(cards: readonly Card[]): number {
  return cards.reduce((set, card) => set | LOW_BIT[rankOf(card)], 0);
}

/** By suit: the 13-bit set of the ranks that some cards have in it. */
export function suitSetsOf(cards: readonly Card[]): number[] {
  const sets = new Array<number>(SUIT_COUNT).fill(0);
  for (const card of cards) sets[suitOf(card)] |= 1 << rankOf(card);
  return sets;
}
