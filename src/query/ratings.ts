/** Hands as they are written in queries: `8765A`, `AAKK2`, `AsKsQs9s2s`. */
import { type Card, RANKS, rankOf, suitOf } from '../cards/card.ts';
import { tryParseCards } from '../cards/text.ts';
import { highValues } from '../tables/high-values.ts';
import { LOW_BIT, lowOfSet, NO_LOW } from '../tables/low-values.ts';
import { multisetOf } from '../tables/rank-multisets.ts';
import { Omaha8Error } from '../text/errors.ts';
import { quoted } from '../text/words.ts';
import { hiRatingOf, loRatingOf } from './types.ts';

const HAND_SIZE = 5;

function ranksIn(text: string): number[] | null {
  const letters = [
    ...text
      .replace(/[\s,-]/g, '')
      .toUpperCase()
      .replaceAll('10', 'T'),
  ];
  const ranks = letters.map((letter) => RANKS.indexOf(letter));
  return ranks.length === HAND_SIZE && ranks.every((rank) => rank >= 0) ? ranks : null;
}

/**
 * The rating of a low.
 *
 * @throws Omaha8Error `bad-card` unless the text is five different ranks of eight or lower
 */
export function lowOfRanks(text: string): number {
  const low = lowOfSet((ranksIn(text) ?? []).reduce((set, rank) => set | LOW_BIT[rank], 0));
  if (low !== NO_LOW) return loRatingOf(low);
  throw new Omaha8Error(
    'bad-card',
    `${quoted(text)} is not a low, which is five different ranks of eight or lower, such as 8765A`,
  );
}

/**
 * The rating of five cards as a high; ranks alone are those of more than one suit.
 *
 * @throws Omaha8Error `bad-card` unless the text is five ranks or five cards that a deck has
 */
export function highOfRanks(text: string): number {
  const cards = tryParseCards(text);
  if (cards?.length === HAND_SIZE && new Set(cards).size === HAND_SIZE) return highOfCards(cards);
  const ranks = ranksIn(text);
  if (ranks?.some((rank) => rank !== ranks[0])) {
    return hiRatingOf(highValues().ofRanks[multisetOf(ranks)]);
  }
  throw new Omaha8Error(
    'bad-card',
    `${quoted(text)} is not a hand, which is five ranks such as AAKK2, or five cards such as AsKsQs9s2s`,
  );
}

function highOfCards(cards: readonly Card[]): number {
  const { ofRanks, ofFlush } = highValues();
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0]));
  const set = cards.reduce((ranks, card) => ranks | (1 << rankOf(card)), 0);
  return hiRatingOf(isFlush ? ofFlush[set] : ofRanks[multisetOf(cards.map(rankOf))]);
}
