/**
 * The order of all five-card high hands, made from the rules.
 *
 * Five cards are one of 7,462 distinct hands: 6,175 multisets of ranks, suits apart, and 1,287 sets of
 * five different ranks in one suit. They are numbered strongest first by going through the categories
 * in order, and within a category through the ranks that decide, groups first and aces first:
 * 1 is the royal flush, 7,462 is 7-5-4-3-2, smaller is stronger.
 */
import { MULTISET_COUNTS, RANK_COUNT, rankSteps } from './rank-multisets.ts';
import { tablesOf } from './stored.ts';

/** The nine kinds of high hand, strongest first. */
export const CATEGORIES = [
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * The weakest value of each category, in the order of `CATEGORIES`. 10 straight flushes, 156 times
 * four of a kind, 156 full houses, 1,277 flushes, 10 straights, and so on; a test counts them.
 */
export const WEAKEST_OF_CATEGORY: readonly number[] = [
  10, 166, 322, 1599, 1609, 2467, 3325, 6185, 7462,
];

/** The weakest value of all: 7-5-4-3-2. */
export const WEAKEST_HIGH = 7462;

/** Values up to here beat every flush that is not a straight flush. */
export const WEAKEST_FULL_HOUSE = 322;
/** Values up to here are straight flushes. */
export const WEAKEST_STRAIGHT_FLUSH = 10;
/** Weaker than any hand. */
export const NO_HIGH = 0xffff;

export type HighValues = {
  /**
   * By multiset of five ranks: the value 11 … 7462 of those cards in more than one suit; one entry more,
   * for five cards of one rank, is `NO_HIGH`.
   */
  readonly ofRanks: Uint16Array;
  /** By 13-bit set of five different ranks, bit 0 the deuce: their value in one suit; other sets hold `NO_HIGH`. */
  readonly ofFlush: Uint16Array;
};

/** Sizes of the groups of equal ranks, largest first. */
type Shape = readonly number[];

const FOUR_OF_A_KIND: Shape = [4, 1];
const FULL_HOUSE: Shape = [3, 2];
const THREE_OF_A_KIND: Shape = [3, 1, 1];
const TWO_PAIR: Shape = [2, 2, 1];
const PAIR: Shape = [2, 1, 1, 1];
const NO_PAIR: Shape = [1, 1, 1, 1, 1];

/** The ten straights, ace high to five high, as sets of ranks. In a wheel the ace plays low. */
const WHEEL = 0b1_0000_0000_1111;
const STRAIGHTS = [...Array.from({ length: 9 }, (_, below) => 0b1_1111_0000_0000 >> below), WHEEL];

let values: HighValues | undefined;

/** The value of every five-card hand. */
export function highValues(): HighValues {
  values ??= tablesOf('highs', numberHands);
  return values;
}

function numberHands(): HighValues {
  const ofRanks = new Uint16Array(MULTISET_COUNTS[5] + 1).fill(NO_HIGH);
  const ofFlush = new Uint16Array(1 << RANK_COUNT).fill(NO_HIGH);
  const isStraight = new Uint8Array(1 << RANK_COUNT);
  for (const set of STRAIGHTS) isStraight[set] = 1;
  const steps = [0, 1, 2, 3, 4].map(rankSteps);
  let value = 0;

  const addRanks = (multiset: number, size: number, rank: number, copies: number): number => {
    for (let i = 0; i < copies; i++) multiset = steps[size + i][multiset * RANK_COUNT + rank];
    return multiset;
  };

  /** Goes through the hands of a shape, strongest first, straights left out. */
  const forEachHand = (shape: Shape, visit: (multiset: number, set: number) => void): void => {
    const chooseGroup = (
      group: number,
      multiset: number,
      size: number,
      set: number,
      top: number,
    ) => {
      if (group === shape.length) {
        if (!isStraight[set]) visit(multiset, set);
        return;
      }
      const copies = shape[group];
      for (let rank = top; rank >= 0; rank--) {
        if ((set >> rank) & 1) continue;
        // Groups of one size are ordered among themselves; a smaller group may be of any other rank.
        const nextTop = shape[group + 1] === copies ? rank - 1 : RANK_COUNT - 1;
        const extended = addRanks(multiset, size, rank, copies);
        chooseGroup(group + 1, extended, size + copies, set | (1 << rank), nextTop);
      }
    };
    chooseGroup(0, 0, 0, 0, RANK_COUNT - 1);
  };
  const numberByRanks = (multiset: number): void => {
    ofRanks[multiset] = ++value;
  };

  for (const set of STRAIGHTS) ofFlush[set] = ++value;
  forEachHand(FOUR_OF_A_KIND, numberByRanks);
  forEachHand(FULL_HOUSE, numberByRanks);
  const unpaired: number[] = [];
  forEachHand(NO_PAIR, (multiset, set) => {
    ofFlush[set] = ++value;
    unpaired.push(multiset);
  });
  for (const set of STRAIGHTS) {
    let multiset = 0;
    let size = 0;
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      if ((set >> rank) & 1) multiset = addRanks(multiset, size++, rank, 1);
    }
    numberByRanks(multiset);
  }
  forEachHand(THREE_OF_A_KIND, numberByRanks);
  forEachHand(TWO_PAIR, numberByRanks);
  forEachHand(PAIR, numberByRanks);
  unpaired.forEach(numberByRanks);
  return { ofRanks, ofFlush };
}
