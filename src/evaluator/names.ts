/** Hands as players say them. */
import { RANKS } from '../cards/card.ts';
import {
  CATEGORIES,
  type Category,
  highValues,
  WEAKEST_HIGH,
  WEAKEST_OF_CATEGORY,
} from '../tables/high-values.ts';
import { lowSets } from '../tables/low-values.ts';
import { ranksOf } from '../tables/rank-multisets.ts';
import { Omaha8Error } from '../text/errors.ts';
import { shown } from '../text/words.ts';

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

/** The ranks that a low is made of, by bit of a set of low ranks: ace first. */
export const LOW_RANKS = 'A2345678';

const FIVE = RANKS.indexOf('5');

function rankName(rank: number): string {
  return RANK_NAMES[rank];
}

function plural(rank: number): string {
  return rankName(rank) === 'Six' ? 'Sixes' : `${rankName(rank)}s`;
}

function checkValue(kind: string, value: number, weakest: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= weakest) return;
  throw new Omaha8Error(
    'bad-option',
    `${shown(value)} is not the value of a ${kind}: 1 to ${weakest}`,
  );
}

/**
 * The category of a high value 1 … 7462.
 *
 * @throws Omaha8Error `bad-option` for any other number
 */
export function categoryOf(value: number): Category {
  checkValue('high', value, WEAKEST_HIGH);
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
 * @throws Omaha8Error `bad-option` for any other number
 */
export function highName(value: number): string {
  const category = categoryOf(value);
  const [first, second, third, , last] = decidingRanks(value);
  // A wheel's ace is its lowest card.
  const top = first === RANKS.length - 1 && second === FIVE && last === 0 ? FIVE : first;
  switch (category) {
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
      return `Two pair, ${plural(first)} and ${plural(third)}`;
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
 * @throws Omaha8Error `bad-option` for any other number
 */
export function lowName(value: number): string {
  checkValue('low', value, lowSets().length);
  const set = lowSets()[value - 1];
  const ranks = [...LOW_RANKS].filter((_, bit) => (set >> bit) & 1).reverse();
  return ranks.join('-');
}
