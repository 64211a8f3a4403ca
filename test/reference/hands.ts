/**
 * Omaha hands from the rules alone: exactly two hole cards and exactly three board cards, all
 * combinations tried, ranks sorted and counted. Slow on purpose; the library is tested against it.
 */
import { type Card, combinations, readCards } from './cards.ts';

/** Weakest first. */
const CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** A high: its category, then the ranks that decide between two of that category, in their order. */
export interface High {
  category: Category;
  /** 2 … 14: groups first, high before low; a straight has its top card alone (the wheel: 5). */
  ranks: readonly number[];
}

/** A qualifying low: five different ranks 1 (ace) … 8, high to low. */
export type Low = readonly number[];

/** What the sizes of the groups of equal ranks make, straights and flushes aside. */
const CATEGORY_OF_GROUPS: Record<string, Category> = {
  '4,1': 'four-of-a-kind',
  '3,2': 'full-house',
  '3,1,1': 'three-of-a-kind',
  '2,2,1': 'two-pair',
  '2,1,1,1': 'pair',
  '1,1,1,1,1': 'high-card',
};

/** The high that five cards make. */
export function highOfFive(cards: readonly Card[]): High {
  const counts = new Map<number, number>();
  for (const { rank } of cards) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const groups = [...counts].sort(([rankA, a], [rankB, b]) => b - a || rankB - rankA);
  const ranks = groups.map(([rank]) => rank);

  const flush = cards.every(({ suit }) => suit === cards[0].suit);
  const top = topOfStraight(ranks);
  if (top !== null) return { category: flush ? 'straight-flush' : 'straight', ranks: [top] };
  if (flush) return { category: 'flush', ranks };
  const sizes = groups.map(([, size]) => size).join();
  return { category: CATEGORY_OF_GROUPS[sizes], ranks };
}

/** The top card of the straight that these ranks are, sorted high to low; null where they are none. */
function topOfStraight(ranks: readonly number[]): number | null {
  if (ranks.join() === '14,5,4,3,2') return 5;
  const [top] = ranks;
  return ranks.length === 5 && ranks.every((rank, i) => rank === top - i) ? top : null;
}

/** The low that five cards make, null where they do not qualify. */
export function lowOfFive(cards: readonly Card[]): Low | null {
  const ranks = cards.map(({ rank }) => (rank === 14 ? 1 : rank)).sort((a, b) => b - a);
  return ranks.every((rank, i) => rank <= 8 && rank !== ranks[i - 1]) ? ranks : null;
}

/** Below 0, 0 or above 0 as the first list is smaller, the same or greater at the first difference. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  const difference = a.findIndex((number, i) => number !== b[i]);
  return difference < 0 ? 0 : a[difference] - b[difference];
}

/** Above 0 where `a` beats `b`, 0 where they tie. */
export function compareHigh(a: High, b: High): number {
  const categories = CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category);
  return categories || compareLists(a.ranks, b.ranks);
}

/** Above 0 where `a` beats `b`: compared from the highest card down, the smaller wins. */
export function compareLow(a: Low, b: Low): number {
  return compareLists(b, a);
}

/** What a player makes: the high and the low may come from different cards. */
export interface Made {
  high: High;
  low: Low | null;
}

function best(made: readonly Made[]): Made {
  const highs = made.map(({ high }) => high);
  const lows = made.map(({ low }) => low).filter((low) => low !== null);
  return {
    high: highs.reduce((a, b) => (compareHigh(b, a) > 0 ? b : a)),
    low: lows.length === 0 ? null : lows.reduce((a, b) => (compareLow(b, a) > 0 ? b : a)),
  };
}

/**
 * Says what hole cards make on one board of 3 to 5 cards: each two of them with each three of the
 * board. What two cards make is remembered: it is the same in every hand that holds them.
 */
export function makerOn(board: readonly Card[]): (hole: readonly Card[]) => Made {
  const threes = [...combinations(board, 3)];
  const remembered = new Map<string, Made>();
  const ofTwo = (two: readonly Card[]): Made => {
    const key = two.map(({ rank, suit }) => rank + suit).join();
    const made = remembered.get(key) ?? best(threes.map((three) => ofFive([...two, ...three])));
    remembered.set(key, made);
    return made;
  };
  return (hole) => best([...combinations(hole, 2)].map(ofTwo));
}

function ofFive(five: readonly Card[]): Made {
  return { high: highOfFive(five), low: lowOfFive(five) };
}

/** The best high of 4 to 6 hole cards on a board of 3 to 5. */
export function bestHigh(hole: string, board: string): High {
  return makerOn(readCards(board))(readCards(hole)).high;
}

/** The best low of 4 to 6 hole cards on a board of 3 to 5, null where there is none. */
export function bestLow(hole: string, board: string): Low | null {
  return makerOn(readCards(board))(readCards(hole)).low;
}
