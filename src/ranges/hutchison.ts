/**
 * Points for starting hands of Omaha Hi/Lo by which players choose them at the table.
 *
 * Edward Hutchison, "Hutchison Point Count System for Omaha High-Low Poker", Canadian Poker Monthly, December 1997
 * (ehutchison.homestead.com/omahasystem~ns4.html); the steps as a table, those for suits and for three of a kind among
 * them: iomahaindicator.com/hpoints.html.
 */
import { RANKS, rankOf, SUITS, suitOf } from '../cards/card.ts';
import { checkDistinct } from '../cards/deal.ts';
import { type CardsInput, parseCards } from '../cards/text.ts';
import { Omaha8Error } from '../text/errors.ts';

/** The points of a hand, 0 … 45, and what they are for. */
export interface HutchisonPoints {
  readonly points: number;
  /** For the two lowest ranks, for the other ranks, for pairs, and for suited cards. */
  readonly lowest: number;
  readonly kickers: number;
  readonly pairs: number;
  readonly suits: number;
  /** Whether it may be played for the high alone, which no points are needed for. */
  readonly highOnly: boolean;
}

/** From so many points on a hand can be played, and raised with. */
export const PLAYABLE_POINTS = 20;
export const RAISING_POINTS = 30;

/** How many cards the hands have that there are points for. */
export const HUTCHISON_CARDS = 4;

/** Ranks from the ace up, as lows count. */
const FROM_ACE = 'A23456789TJQK';

const LOWEST: Readonly<Record<string, number>> = {
  A2: 20,
  A3: 17,
  A4: 13,
  A5: 10,
  '23': 15,
  '24': 12,
  '34': 11,
  '45': 8,
};
const KICKERS: Readonly<Record<string, number>> = {
  3: 9,
  4: 6,
  5: 4,
  6: 1,
  T: 1,
  J: 2,
  Q: 2,
  K: 2,
};
const PAIRS: Readonly<Record<string, number>> = { A: 8, K: 6, Q: 5, J: 2, T: 1, 4: 1, 3: 1, 2: 3 };
const SUITED: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 2, T: 1, 9: 1, 8: 1 };

/** By how many cards there are of a rank or a suit: the part of its points that they get. */
const PART_OF_POINTS = [0, 0, 1, 0.5, 0];

const TEN = RANKS.indexOf('T');

/**
 * @param hand  four cards
 * @throws Omaha8Error for what is no hand of four cards
 */
export function hutchisonPoints(hand: CardsInput): HutchisonPoints {
  const cards = parseCards(hand, 'the hand');
  checkDistinct([{ where: 'the hand', cards }]);
  if (cards.length !== HUTCHISON_CARDS) {
    throw new Omaha8Error(
      'card-count',
      `the hand has ${cards.length} cards; Hutchison points are of hands of four`,
    );
  }
  const ofRank = (rank: string) => cards.filter((card) => RANKS[rankOf(card)] === rank).length;
  const ranks = [...FROM_ACE].filter((rank) => ofRank(rank) > 0);
  const lowest = LOWEST[ranks.slice(0, 2).join('')] ?? 0;
  const kickers = sum(ranks.slice(2), (rank) => KICKERS[rank] ?? 0);
  const pairs = sum(ranks, (rank) => (PAIRS[rank] ?? 0) * PART_OF_POINTS[ofRank(rank)]);
  const bySuit = [...SUITS].map((_, suit) => cards.filter((card) => suitOf(card) === suit));
  const suits = sum(bySuit, (suited) => {
    const highest = RANKS[Math.max(...suited.map(rankOf))];
    return (SUITED[highest] ?? 0) * PART_OF_POINTS[suited.length];
  });
  const pairCount = ranks.filter((rank) => ofRank(rank) === 2).length;
  const suitedCount = bySuit.filter(({ length }) => length >= 2).length;
  const isDoubleSuited = bySuit.filter(({ length }) => length === 2).length === 2;
  const highOnly =
    cards.every((card) => rankOf(card) >= TEN) &&
    ranks.every((rank) => ofRank(rank) < 3) &&
    (pairCount === 2 || (pairCount === 1 && suitedCount > 0) || isDoubleSuited);
  return { points: lowest + kickers + pairs + suits, lowest, kickers, pairs, suits, highOnly };
}

function sum<Item>(items: readonly Item[], pointsOf: (item: Item) => number): number {
  return items.reduce((points, item) => points + pointsOf(item), 0);
}
