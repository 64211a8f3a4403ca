/** Reads what stands for one card: `A`, `As`, `Rx`, `*`, `s`, `$W`, `[AK]`, `[As,Kh]`, `[A-T]x`. */
import { makeCard, RANKS, SUIT_COUNT, SUITS } from '../cards/card.ts';
import { hintsAtAce, hintsAtList } from './hints.ts';
import { RANK_MACRO_NAMES, RANK_MACROS } from './macros.ts';
import { rankLetters } from './print.ts';
import type { Scanner } from './scanner.ts';
import {
  ANY_RANK,
  ANY_SUIT,
  type CardSymbol,
  type Pattern,
  type RankPart,
  type SuitPart,
} from './syntax.ts';

const SUIT_VARIABLES = 'wxyz';
const RANK_VARIABLES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  .filter((letter) => !RANKS.includes(letter))
  .join('');

/** Reads symbols for as long as there are any. */
export function readPattern(scanner: Scanner, hints: string[]): Pattern {
  const pattern: CardSymbol[] = [];
  for (;;) {
    const symbol = readSymbol(scanner, hints);
    if (symbol === null) return pattern;
    pattern.push(symbol);
  }
}

function readSymbol(scanner: Scanner, hints: string[]): CardSymbol | null {
  if (scanner.next === '[') return readList(scanner, hints);
  const rank = readRank(scanner);
  const suit = readSuit(scanner);
  if (rank === null && suit === null) return null;
  return { kind: 'card', rank: rank ?? ANY_RANK, suit: suit ?? ANY_SUIT };
}

/** Ranks are read in lower case too: none of their letters is a suit or a suit variable. */
function isRank(letter: string): boolean {
  return letter !== '' && RANKS.includes(letter.toUpperCase());
}

/** Takes the letter of a rank if it is next. @returns the rank, or -1 */
function takeRank(scanner: Scanner): number {
  if (!isRank(scanner.next)) return -1;
  return RANKS.indexOf(scanner.take().toUpperCase());
}

function readRank(scanner: Scanner): RankPart | null {
  if (scanner.takeOneOf('*')) return ANY_RANK;
  const rank = takeRank(scanner);
  if (rank >= 0) return { kind: 'rank', rank };
  const name = scanner.takeOneOf(RANK_VARIABLES);
  if (name) return { kind: 'variable', name };
  const names = RANK_MACRO_NAMES.join('');
  const macro = scanner.takeMatch(new RegExp(`\\$([${names}])|\\{([${names}])\\}`));
  if (macro === null) return null;
  const macroName = macro[1] ?? macro[2];
  return { kind: 'list', ranks: RANK_MACROS[macroName], text: `$${macroName}` };
}

function readSuit(scanner: Scanner): SuitPart | null {
  const letter = scanner.takeOneOf(SUITS);
  if (letter) return { kind: 'suit', suit: SUITS.indexOf(letter) };
  const name = scanner.takeOneOf(SUIT_VARIABLES);
  if (name) return { kind: 'variable', name };
  const list = scanner.takeMatch(new RegExp(`\\[\\s*([${SUITS}](?:[\\s,]*[${SUITS}])*)\\s*\\]`));
  if (list === null) return null;
  return { kind: 'list', suits: [...list[1]].reduce(withSuit, 0) };
}

function withSuit(set: number, letter: string): number {
  const suit = SUITS.indexOf(letter);
  return suit < 0 ? set : set | (1 << suit);
}

/** The list of suits alone is a symbol of its own; every other list begins with a rank. */
function readList(scanner: Scanner, hints: string[]): CardSymbol {
  const suits = readSuit(scanner);
  if (suits !== null) return { kind: 'card', rank: ANY_RANK, suit: suits };
  const start = scanner.at++;
  let ranks = 0;
  let isTwice = false;
  const cards = new Set<number>();
  do {
    scanner.skipSpaces();
    const item = readListItem(scanner, hints);
    if (item.suit === null) {
      isTwice ||= (ranks & item.ranks) !== 0;
      ranks |= item.ranks;
    } else cards.add(makeCard(31 - Math.clz32(item.ranks), item.suit));
    scanner.skipSpaces();
    if (scanner.takeOneOf(',')) scanner.skipSpaces();
    else if (scanner.next !== ']' && !isRank(scanner.next)) {
      throw scanner.unexpected(['a rank', 'a card', '","', '"]"']);
    }
  } while (scanner.next !== ']');
  scanner.at++;
  hints.push(...hintsAtList(scanner.text.slice(start, scanner.at), isTwice));
  if (cards.size > 0) {
    for (let rank = 0; rank < RANKS.length; rank++) {
      if ((ranks >> rank) & 1) for (let s = 0; s < SUIT_COUNT; s++) cards.add(makeCard(rank, s));
    }
    return { kind: 'cards', cards: [...cards].sort((a, b) => a - b) };
  }
  const text = `[${rankLetters(ranks)}]`;
  return { kind: 'card', rank: { kind: 'list', ranks, text }, suit: readSuit(scanner) ?? ANY_SUIT };
}

/** A rank, a card, or a span of ranks. */
function readListItem(scanner: Scanner, hints: string[]): { ranks: number; suit: number | null } {
  const start = scanner.at;
  const rank = takeRank(scanner);
  if (rank < 0) throw scanner.unexpected(['a rank', 'a card']);
  const suit = scanner.takeOneOf(SUITS);
  if (suit) return { ranks: 1 << rank, suit: SUITS.indexOf(suit) };
  if (!scanner.takeOneOf('-')) return { ranks: 1 << rank, suit: null };
  const end = takeRank(scanner);
  if (end < 0) throw scanner.unexpected(['a rank']);
  const [low, high] = rank < end ? [rank, end] : [end, rank];
  const ranks = (2 << high) - (1 << low);
  hints.push(...hintsAtAce(scanner.text.slice(start, scanner.at), rank, end));
  return { ranks, suit: null };
}
