/**
 * Cards as text.
 *
 *     cards = card { [ separator ] card }
 *     card  = rank suit
 *     rank  = "2" … "9" | "10" | "T" | "J" | "Q" | "K" | "A"      (either case)
 *     suit  = "s" | "h" | "d" | "c" (either case) | "♠" | "♥" | "♦" | "♣" (or their outlines ♤ ♡ ♢ ♧)
 *
 * A separator is any run of white space and commas. Cards are printed as `As`.
 */

import { checkText } from '../text/check.ts';
import { Omaha8Error } from '../text/errors.ts';
import { excerpt, quoted, shown } from '../text/words.ts';
import { type Card, checkCard, makeCard, RANKS, rankOf, SUITS, suitOf } from './card.ts';

/** Whether a string stands for any hand at all: `*` or `random`. */
export function isAnyHand(text: string): boolean {
  const word = text.trim().toLowerCase();
  return word === '*' || word === 'random';
}

/** A card as it is printed: `As`, `Td`. */
export type CardText = string;

/** Cards as callers may write them: one string, or an array of card ids and of strings of one card each. */
export type CardsInput = string | readonly (Card | string)[];

const SUIT_SYMBOLS = ['♣♧', '♦♢', '♥♡', '♠♤'];

/** U+FE0E and U+FE0F only choose how the suit symbol before them is drawn. */
const VARIATION_SELECTORS = /[\uFE0E\uFE0F]/gu;

function parseRank(text: string): number {
  if (text === '10') return RANKS.indexOf('T');
  return text.length === 1 ? RANKS.indexOf(text.toUpperCase()) : -1;
}

function parseSuit(text: string): number {
  const suit = text.length === 1 ? SUITS.indexOf(text.toLowerCase()) : -1;
  return suit >= 0
    ? suit
    : SUIT_SYMBOLS.findIndex((symbols) => text !== '' && symbols.includes(text));
}

/** The rank and the suit that a string seems to have. */
function partsOf(text: string): [rank: string, suit: string] {
  const letters = [...text.trim().replace(VARIATION_SELECTORS, '')];
  const suit = letters.pop() ?? '';
  return [letters.join(''), suit];
}

/** The card that a string names, or null. */
function readCard(text: string): Card | null {
  const [rankText, suitText] = partsOf(text);
  const [rank, suit] = [parseRank(rankText), parseSuit(suitText)];
  return rank < 0 || suit < 0 ? null : makeCard(rank, suit);
}

/** What is wrong with a string that is not a card. */
function notACard(text: string, at: string): Omaha8Error {
  const [rank, suit] = partsOf(text);
  const bad = (message: string) => new Omaha8Error('bad-card', message);
  const isRank = parseRank(rank) >= 0;
  if (rank === '' || (!isRank && parseSuit(suit) < 0)) {
    return bad(`${quoted(text)}${at} is not a card; write a rank and a suit, like As`);
  }
  return isRank
    ? bad(`invalid suit ${excerpt(suit)} in card ${quoted(text)}${at}; suits are s, h, d, c`)
    : bad(
        `invalid rank ${excerpt(rank)} in card ${quoted(text)}${at}; ranks are A, K, Q, J, T (or 10), 9 to 2`,
      );
}

/**
 * Reads one card: `As`, `aS`, `10h`, `T♥`.
 *
 * @param where  named in errors: "hand 1", "the board".
 * @throws Omaha8Error `bad-card`, naming the text and the part of it that is wrong.
 */
export function parseCard(text: string, where?: string): Card {
  const at = where === undefined ? '' : ` in ${String(where)}`;
  if (typeof text !== 'string') {
    throw new Omaha8Error('bad-card', `${shown(text)}${at} is not a string naming a card, like As`);
  }
  const card = readCard(text);
  if (card === null) throw notACard(text, at);
  return card;
}

/** One card at the front of a joined text: two characters, three for a ten. */
const NEXT_CARD = /^(?:10|.)./u;

function* splitJoined(text: string): Generator<string> {
  let rest = text;
  while (rest !== '') {
    const card = NEXT_CARD.exec(rest)?.[0] ?? rest;
    yield card;
    rest = rest.slice(card.length);
  }
}

/** A text of cards, cut into one text for each. */
function* cardTextsIn(text: string): Generator<string> {
  for (const run of text.replace(VARIATION_SELECTORS, '').split(/[\s,]+/u)) yield* splitJoined(run);
}

/**
 * Reads cards in any of the accepted forms: `"AsAh2s3h"`, `"As Ah, 2s 3h"`, `["As", 50, "10h"]`.
 * The same card twice is not an error here: see `checkDistinct`, which can name both places.
 *
 * @param where  named in errors: "hand 1", "the board".
 * @returns card ids in the order written; none for an empty text.
 * @throws Omaha8Error `bad-card`, naming the text at fault.
 */
export function parseCards(input: CardsInput, where?: string): Card[] {
  if (typeof input !== 'string') {
    if (!Array.isArray(input)) {
      throw new Omaha8Error(
        'bad-card',
        `${String(where ?? 'cards')}: expected a string or an array of cards, not ${shown(input)}`,
      );
    }
    return Array.from(input, (card) =>
      typeof card === 'string' ? parseCard(card, where) : checkCard(card, where),
    );
  }
  return Array.from(cardTextsIn(input), (text) => parseCard(text, where));
}

/**
 * The cards that a string names, in any of the accepted forms.
 *
 * @returns none for an empty text; null where the text is something else, such as a range
 */
export function tryParseCards(text: string): Card[] | null {
  const cards: Card[] = [];
  for (const one of cardTextsIn(text)) {
    const card = readCard(one);
    if (card === null) return null;
    cards.push(card);
  }
  return cards;
}

/**
 * A card as text: 51 => `As`.
 *
 * @throws Omaha8Error `bad-card` for what is not the id of a card
 */
export function formatCard(card: Card): CardText {
  checkCard(card);
  return RANKS[rankOf(card)] + SUITS[suitOf(card)];
}

/**
 * Cards as one text, in the order given: `AsAh2s3h`.
 *
 * @throws Omaha8Error `bad-card` for what is not a list of card ids
 */
export function formatCards(cards: readonly Card[], separator = ''): string {
  checkText(separator, 'separator');
  return cardTexts(cards).join(separator);
}

/**
 * Cards as an array of strings, the form that JSON results use.
 *
 * @throws Omaha8Error `bad-card` for what is not a list of card ids
 */
export function cardTexts(cards: readonly Card[]): CardText[] {
  if (!Array.isArray(cards)) {
    throw new Omaha8Error('bad-card', `expected an array of card ids, not ${shown(cards)}`);
  }
  return Array.from(cards, formatCard);
}
