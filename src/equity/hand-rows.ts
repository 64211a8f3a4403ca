/**
 * A known hand's values on every board, merged over its hole pairs once, so that a board then costs
 * one look-up, and one more where its suit makes a flush.
 */
import { type Card, rankOf, SUIT_COUNT, suitOf } from '../cards/card.ts';
import { countBits } from '../math/bits.ts';
import { highValues, NO_HIGH } from '../tables/high-values.ts';
import { LOW_BIT } from '../tables/low-values.ts';
import { boardPairValues, PAIR_COUNT } from '../tables/pair-values.ts';
import {
  boardTriples,
  MULTISET_COUNTS,
  RANK_COUNT,
  rankSteps,
  TRIPLES_OF_FIVE,
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

/**
 * The hand's best value with the ranks of each board, flushes apart, by multiset of five ranks.
 *
 * @param boards  the multisets that are wanted; the rest of the row stays 0
 */
export function rankRow(hole: readonly Card[], boards: Uint16Array): Uint16Array {
  const pairs = rankPairsOf(hole);
  const values = boardPairValues(3);
  const triples = new Uint16Array(MULTISET_COUNTS[3]);
  for (let triple = 0, at = 0; triple < triples.length; triple++, at += PAIR_COUNT) {
    let best = values[at + pairs[0]];
    for (let i = 1; i < pairs.length; i++) best = Math.min(best, values[at + pairs[i]]);
    triples[triple] = best;
  }
  const triplesOf = boardTriples();
  const row = new Uint16Array(MULTISET_COUNTS[5]);
  for (let i = 0; i < boards.length; i++) {
    const board = boards[i];
    const first = board * TRIPLES_OF_FIVE;
    let best = triples[triplesOf[first]];
    for (let t = first + 1; t < first + TRIPLES_OF_FIVE; t++) {
      best = Math.min(best, triples[triplesOf[t]]);
    }
    row[board] = best;
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
  const pairs = pairSetsOf(holeSet);
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

/** The sets of two ranks within a set. */
function pairSetsOf(set: number): number[] {
  const pairs: number[] = [];
  for (let high = set; high !== 0; high &= high - 1) {
    const lowest = high & -high;
    for (let other = high ^ lowest; other !== 0; other &= other - 1) {
      pairs.push(lowest | (other & -other));
    }
  }
  return pairs;
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
