/**
 * A known hand's values on every board, merged over its hole pairs once, so that a board then costs
 * one look-up, and one more where its suit makes a flush.
 */
import { type Card, rankOf, SUIT_COUNT, suitOf } from '../cards/card.ts';
import { countBits, pairsWithin } from '../math/bits.ts';
import { highValues, NO_HIGH } from '../tables/high-values.ts';
import { LOW_BIT } from '../tables/low-values.ts';
import { PAIR_COUNT } from '../tables/pair-values.ts';
import {
  MULTISET_COUNTS,
  multisetSums,
  multisetsWithoutOne,
  RANK_COUNT,
  rankSteps,
} from '../tables/rank-multisets.ts';
import { BOARD_SIZE } from './job.ts';

/** The different pairs of ranks that a hand holds, 0 … 90. */
function rankPairsOf(hole: readonly Card[]): number[] {
  const steps = rankSteps(1);
  const pairs = new Set<number>();
  for (let i = 1; i < hole.length; i++) {
    for (let j = 0; j < i; j++) pairs.add(steps[rankOf(hole[i]) * RANK_COUNT + rankOf(hole[j])]);
  }
  return [...pairs];
}

/**
 * The hand's best value with the ranks of each board, flushes apart, by multiset of five ranks.
 *
 * @param boards  the multisets that are wanted; the rest of the row stays 0
 */
export function rankRow(hole: readonly Card[], boards: Uint16Array): Uint16Array {
  const threes = threeRow(hole);
  const fours = new Uint16Array(MULTISET_COUNTS[4]);
  const row = new Uint16Array(MULTISET_COUNTS[BOARD_SIZE]);
  const withoutOne = multisetsWithoutOne(BOARD_SIZE);
  const withoutTwo = multisetsWithoutOne(4);
  for (let i = 0; i < boards.length; i++) {
    // Two of the five cards do not play: one, then another.
    let best = NO_HIGH;
    for (let at = boards[i] * BOARD_SIZE; at < (boards[i] + 1) * BOARD_SIZE; at++) {
      const four = withoutOne[at];
      if (fours[four] === 0) {
        const three = four * 4;
        fours[four] = Math.min(
          Math.min(threes[withoutTwo[three]], threes[withoutTwo[three + 1]]),
          Math.min(threes[withoutTwo[three + 2]], threes[withoutTwo[three + 3]]),
        );
      }
      best = Math.min(best, fours[four]);
    }
    row[boards[i]] = best;
  }
  return row;
}

/** The hand's best value with three board ranks that all play, by multiset of three ranks. */
function threeRow(hole: readonly Card[]): Uint16Array {
  const { ofRanks } = highValues();
  const sums = multisetSums(3, 2);
  const row = new Uint16Array(MULTISET_COUNTS[3]).fill(NO_HIGH);
  for (const pair of rankPairsOf(hole)) {
    for (let three = 0, at = pair; three < row.length; three++, at += PAIR_COUNT) {
      // Five cards of one rank have no value, and no such board can be dealt.
      if (sums[at] < ofRanks.length) row[three] = Math.min(row[three], ofRanks[sums[at]]);
    }
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
    if (countBits(set) === 3) {
      for (let i = 0; i < pairs.length; i++) best = Math.min(best, ofFlush[set | pairs[i]]);
    } else {
      // One card of the suit does not play.
      for (let left = set; left !== 0; left &= left - 1) {
        const smaller = set ^ (left & -left);
        best = Math.min(best, row[smaller] || fill(smaller));
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
