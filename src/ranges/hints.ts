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

/** `AAxx`, `A23x`, `AAXX`: letters that were probably meant for any card. */
export function hintsAtPattern(pattern: Pattern): string[] {
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
