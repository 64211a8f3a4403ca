/** Sentences about expressions that may not mean what they seem to. */
import { RANKS } from '../cards/card.ts';
import { patternText } from './print.ts';
import type { CardSymbol, Pattern } from './syntax.ts';

const ACE = RANKS.indexOf('A');
const FIVE = RANKS.indexOf('5');
const EIGHT = RANKS.indexOf('8');

function isRanked(symbol: CardSymbol): boolean {
  return symbol.kind === 'card' && symbol.rank.kind !== 'any';
}

function rankVariables(pattern: Pattern): Set<string> {
  const names = pattern.map((symbol) =>
    symbol.kind === 'card' && symbol.rank.kind === 'variable' ? symbol.rank.name : null,
  );
  return new Set(names.filter((name) => name !== null));
}

/** Suits as some write them behind ranks, and what they mean by that of a whole hand. */
const KINDS_BEHIND: Readonly<Record<string, readonly [name: string, macro: string]>> = {
  ds: ['double-suited', '$ds'],
  sd: ['double-suited', '$ds'],
  ss: ['single-suited', '$ss'],
};

/** A pattern of two ranks or more without suits, but for what stands behind the last of them. */
interface SuitsBehind {
  readonly text: string;
  /** `AK` of `AKss`. */
  readonly ranks: string;
  /** `ss` */
  readonly suits: string;
}

/** Null where there is nothing behind the ranks, or something else than letters of suits. */
function suitsBehind(pattern: Pattern): SuitsBehind | null {
  const text = patternText(pattern);
  const [, ranks, suits] = /^([2-9TJQKA]{2,})([shdcwxyz]+)$/.exec(text) ?? [];
  return ranks === undefined ? null : { text, ranks, suits };
}

/**
 * How to write what was perhaps meant by suits behind the ranks; null for one card of a certain suit, which
 * is written so.
 *
 * @param ofHands  whether there are hands, which can be of a kind
 */
function suitsMeant({ ranks, suits }: SuitsBehind, ofHands: boolean): string | null {
  const [name, macro] = (ofHands && KINDS_BEHIND[suits === 's' ? 'ss' : suits]) || [];
  if (suits === 's' && ranks.length === 2 && ranks[0] !== ranks[1]) {
    return `for both of one suit write ${ranks[0]}x${ranks[1]}x`;
  }
  if (name !== undefined) return `for ${name} hands write ${ranks}:${macro}`;
  return suits.length === 1 ? null : `for suits of any cards write ${ranks}:${suits}`;
}

/** `AKs`, `AAds`, `AAhh`: suits that belong to one rank alone, and were perhaps meant for the hand. */
function hintsAtSuits(pattern: Pattern, ofHands: boolean): string[] {
  const behind = suitsBehind(pattern);
  if (behind === null || /^x+$/.test(behind.suits)) return [];
  const meant = suitsMeant(behind, ofHands);
  if (meant === null) return [];
  const { text, ranks, suits } = behind;
  const cards = [...ranks.slice(0, -1), ranks.slice(-1) + suits[0], ...suits.slice(1)];
  return [`${text} is read card by card, ${cards.join(' ')}; ${meant}`];
}

/** What to say of a pattern of too many cards, as the end of a sentence. */
export function hintAtLength(pattern: Pattern, ofHands: boolean): string {
  const behind = suitsBehind(pattern);
  const meant = behind === null ? null : suitsMeant(behind, ofHands);
  return meant === null ? '' : ` (${meant})`;
}

/** `ASKS`, `AADS`: capitals that were probably meant for suits. */
function hintsAtCapitals(pattern: Pattern, ofHands: boolean): string[] {
  const text = patternText(pattern);
  if (/^(?:[2-9TJQKA][SHDC])+$/.test(text)) {
    const meant = text.replace(/[SHDC]/g, (letter) => letter.toLowerCase());
    return [`capitals other than ranks are rank variables in ${text}; for suits write ${meant}`];
  }
  if (ofHands && /^(?:ds|DS|SS)$/.test(text)) {
    const meaning = text === 'ds' ? 'is a diamond and a spade' : 'are rank variables';
    return [`${text} ${meaning}; for kinds of hands write $${text.toLowerCase()}`];
  }
  const [, ranks, suits] = /^([2-9TJQKA]{2,})(DS|SS)$/.exec(text) ?? [];
  if (ranks === undefined || !ofHands) return [];
  return [
    `${suits} in ${text} are rank variables; for kinds of hands write ${ranks}:$${suits.toLowerCase()}`,
  ];
}

/** `[KK-TT]`, `[AA,KK]`, `[QJ-98]`: hands in the place of ranks. */
export function hintsAtList(text: string, isTwice: boolean): string[] {
  const isSpanOfHands = /[2-9TJQKA][2-9TJQKA]-[2-9TJQKA][2-9TJQKA]/i.test(text);
  if (!isTwice && !isSpanOfHands) return [];
  const inner = text.slice(1, -1).trim();
  return [
    `${text} is a list for one card; for hands write ${inner.includes(',') ? `(${inner})` : inner}`,
  ];
}

/** `1%-15%` leaves out the best percent, which is seldom meant. */
export function hintAtFirstPercent(to: string): string {
  return `1%-${to} leaves out the best 1%; for all of the best ${to} write ${to}`;
}

/** `1%-100%`, from the first percent to the last. */
export const EVERY_HAND_HINT = '1%-100% is read as every hand; for all but the best 1% write *!1%';

/**
 * Letters that were probably meant for something else: `AAxx`, `AKs`, `AADS`.
 *
 * @param ofHands  false for patterns of the board and of dead cards
 */
export function hintsAtPattern(pattern: Pattern, ofHands: boolean): string[] {
  return [
    ...hintsAtAnyCard(pattern),
    ...hintsAtSuits(pattern, ofHands),
    ...hintsAtCapitals(pattern, ofHands),
  ];
}

/** `AAxx`, `A23x`, `AAXX`: letters that were probably meant for any card. */
function hintsAtAnyCard(pattern: Pattern): string[] {
  if (!pattern.some(isRanked)) return [];
  const text = patternText(pattern);
  const xs = [...text].filter((letter) => letter === 'x').length;
  const isAlone = text.endsWith('x') && !/[wyz]/.test(text);
  if (isAlone && (xs === 1 || text.endsWith('xx'))) {
    const plain = text.replace(/x+$/, '');
    const meaning = xs === 1 ? 'a suit' : 'one suit, the same for every x';
    return [
      `x in ${text} is ${meaning}, not any card; write ${plain} or ${plain}${'*'.repeat(xs)}`,
    ];
  }
  const plain = text.replace(/X+$/, '');
  const variables = rankVariables(pattern);
  const isRankX = plain !== text && plain !== '' && variables.size === 1 && variables.has('X');
  return isRankX ? [`X in ${text} is a rank variable, not any card; write ${plain}`] : [];
}

/** A span that ends where it begins. */
export function hintsAtOpenSpan(from: Pattern, sign: '+' | '-', count: number): string[] {
  if (count > 1) return [];
  const plain = patternText(from);
  const there = sign === '+' ? 'above' : 'below';
  return [`${plain}${sign} is ${plain} alone: no hand of its shape is ${there} it`];
}

/**
 * `A-5`, in a list or as a span of single ranks: ranks run down from the ace, not up to the five.
 *
 * @param text  the span as it is written
 */
export function hintsAtAce(text: string, from: number, to: number): string[] {
  if (from !== ACE || to > EIGHT) return [];
  const down = [...RANKS.slice(to)].reverse().join(' ');
  const list = ['A', ...RANKS.slice(0, to + 1)].join(',');
  const macro = to === FIVE ? '$W or ' : to === EIGHT ? '$L or ' : '';
  return [`${text} runs from the ace down: ${down}; for a low ace write ${macro}[${list}]`];
}
