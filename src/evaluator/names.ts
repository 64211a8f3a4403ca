/** Hands as players say them. */
import { RANKS } from '../cards/card.ts';
import {
  CATEGORIES,
  type Category,
  highValues,
  WEAKEST_OF_CATEGORY,
} from '../tables/high-values.ts';
import { lowSets } from '../tables/low-values.ts';
import { ranksOf } from '../tables/rank-multisets.ts';

const RANK_NAMES = [
  'Deuce',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Jack',
  'Queen',
  'King',
  'Ace',
] as const;

/** Ranks of low hands by bit, ace first. */
const LOW_RANKS = 'A2345678';

const FIVE = RANKS.indexOf('5');

function rankName(rank: number): string {
  return RANK_NAMES[rank];
}

function plural(rank: number): string {
  return rankName(rank) === 'Six' ? 'Sixes' : `${rankName(rank)}s`;
}

/** The category of a high value 1 … 7462. */
export function categoryOf(value: number): Category {
  return CATEGORIES[WEAKEST_OF_CATEGORY.findIndex((weakest) => value <= weakest)];
}

/** The five ranks of a high value, those that decide first: groups before single cards, high before low. */
function decidingRanks(value: number): number[] {
  const { ofRanks, ofFlush } = highValues();
  const set = ofFlush.indexOf(value);
  const ranks =
    set >= 0
      ? RANK_NAMES.map((_, rank) => rank).filter((rank) => (set >> rank) & 1)
      : ranksOf(5, ofRanks.indexOf(value));
  return sortByWeight(ranks, (rank) => rank);
}

/** Sorts by how often a rank stands, then by rank, highest first. */
export function sortByWeight<T>(items: readonly T[], rankOfItem: (item: T) => number): T[] {
  const copies = (item: T): number =>
    items.filter((other) => rankOfItem(other) === rankOfItem(item)).length;
  return [...items].sort((a, b) => copies(b) - copies(a) || rankOfItem(b) - rankOfItem(a));
}

/**
 * The name of a high hand: "Full house, Sevens full of Aces", "Ace-high flush", "Pair of Kings".
 *
 * @param value  1 … 7462
 */
export function highName(value: number): string {
  const [first, second, , , last] = decidingRanks(value);
  // A wheel's ace is its lowest card.
  const top = first === RANKS.length - 1 && second === FIVE && last === 0 ? FIVE : first;
  switch (categoryOf(value)) {
    case 'straight-flush':
      return value === 1 ? 'Royal flush' : `${rankName(top)}-high straight flush`;
    case 'four-of-a-kind':
      return `Four ${plural(first)}`;
    case 'full-house':
      return `Full house, ${plural(first)} full of ${plural(last)}`;
    case 'flush':
      return `${rankName(first)}-high flush`;
    case 'straight':
      return `${rankName(top)}-high straight`;
    case 'three-of-a-kind':
      return `Three ${plural(first)}`;
    case 'two-pair':
      return `Two pair, ${plural(first)} and ${plural(decidingRanks(value)[2])}`;
    case 'pair':
      return `Pair of ${plural(first)}`;
    case 'high-card':
      return `${rankName(first)}-high`;
  }
}

/**
 * The name of a low hand, its ranks from the highest down: "8-7-5-2-A".
 *
 * @param value  1 … 56
 */
export function lowName(value: number): string {
  const set = lowSets()[value - 1];
  const ranks = [...LOW_RANKS].filter((_, bit) => (set >> bit) & 1).reverse();
  return ranks.join('-');
}
