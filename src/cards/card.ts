import { Omaha8Error } from '../text/errors.ts';
import { shown } from '../text/words.ts';

/**
 * A card as a number 0..51: `4 * rank + suit`, so cards sort by rank.
 * Deuce of clubs => 0, deuce of diamonds => 1, ace of spades => 51.
 */
export type Card = number;

/** Rank letters, indexed by rank: deuce 0 … ace 12. */
export const RANKS = '23456789TJQKA';

/** Suit letters, indexed by suit: clubs 0, diamonds 1, hearts 2, spades 3. */
export const SUITS = 'cdhs';

export const DECK_SIZE = 52;
export const SUIT_COUNT = 4;

/** The rank 0..12 of a card, which is not checked: this is for loops. */
export function rankOf(card: Card): number {
  return card >> 2;
}

/** The suit 0..3 of a card, which is not checked. */
export function suitOf(card: Card): number {
  return card & 3;
}

/** The card of a rank 0..12 and a suit 0..3. Neither is checked. */
export function makeCard(rank: number, suit: number): Card {
  return 4 * rank + suit;
}

/** Orders cards as players lay them out, for `sort`: aces first, spades before hearts, diamonds, clubs. */
export function compareCards(a: Card, b: Card): number {
  return b - a;
}

/**
 * @param where  named in errors: "hand 1", "the board"
 * @throws Omaha8Error `bad-card` unless it is the id of a card
 */
export function checkCard(card: unknown, where?: string): Card {
  if (typeof card === 'number' && Number.isInteger(card) && card >= 0 && card < DECK_SIZE)
    return card;
  const at = where === undefined ? '' : ` in ${String(where)}`;
  throw new Omaha8Error('bad-card', `${shown(card)}${at} is not a card id from 0 to 51`);
}

/**
 * The cards of the deck in order of id, those in `dead` left out.
 *
 * @throws Omaha8Error `bad-card` for what is not some card ids
 */
export function deckWithout(dead: Iterable<Card> = []): Card[] {
  if (typeof dead !== 'object' || dead === null || !(Symbol.iterator in dead)) {
    throw new Omaha8Error('bad-card', `expected an array of card ids, not ${shown(dead)}`);
  }
  const gone = new Set<Card>();
  for (const card of dead) gone.add(checkCard(card, 'the dead cards'));
  const deck: Card[] = [];
  for (let card = 0; card < DECK_SIZE; card++) {
    if (!gone.has(card)) deck.push(card);
  }
  return deck;
}

/** All 52 cards in order of id. */
export function fullDeck(): Card[] {
  return deckWithout();
}
