/** A card as the rules speak of it. */
export interface Card {
  /** 2 … 14, the ace is 14. */
  rank: number;
  /** `c`, `d`, `h` or `s`. */
  suit: string;
}

const RANK_LETTERS = '23456789TJQKA';

/** Reads cards written one after the other: `AsKd`. */
export function readCards(text: string): Card[] {
  if (!/^([2-9TJQKA][cdhs])*$/.test(text)) throw new Error(`not cards: ${text}`);
  return [...text.matchAll(/(.)(.)/g)].map(([, rank, suit]) => ({
    rank: RANK_LETTERS.indexOf(rank) + 2,
    suit,
  }));
}

/** The deck without some cards. */
export function deckWithout(gone: readonly Card[]): Card[] {
  const deck = [...'cdhs'].flatMap((suit) =>
    [...RANK_LETTERS].map((_, index) => ({ rank: index + 2, suit })),
  );
  return deck.filter(({ rank, suit }) => !gone.some((c) => c.rank === rank && c.suit === suit));
}

/** Every way to take k of the items, order aside. */
export function* combinations<T>(items: readonly T[], k: number): Generator<T[]> {
  if (k === 0) yield [];
  for (let first = 0; k > 0 && first <= items.length - k; first++) {
    for (const others of combinations(items.slice(first + 1), k - 1)) {
      yield [items[first], ...others];
    }
  }
}
