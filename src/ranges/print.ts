/** Range expressions as text: without spaces, and with no more parentheses than they need. */
import { RANKS, SUITS } from '../cards/card.ts';
import { isHoleCount } from '../cards/deal.ts';
import { formatCard, tryParseCards } from '../cards/text.ts';
import type { CardSymbol, Pattern, RangeNode, RankPart, SuitPart } from './syntax.ts';

/** A set of letters by their position, the last first. */
function letters(set: number, alphabet: string): string {
  return [...alphabet]
    .filter((_, i) => (set >> i) & 1)
    .reverse()
    .join('');
}

/** Every rank of a 13-bit set, the ace first: `A432`. */
export function rankLetters(ranks: number): string {
  return letters(ranks, RANKS);
}

function rankText(rank: RankPart): string {
  if (rank.kind === 'any') return '*';
  if (rank.kind === 'rank') return RANKS[rank.rank];
  return rank.kind === 'variable' ? rank.name : rank.text;
}

function suitText(suit: SuitPart): string {
  if (suit.kind === 'any') return '';
  if (suit.kind === 'suit') return SUITS[suit.suit];
  return suit.kind === 'variable' ? suit.name : `[${letters(suit.suits, SUITS)}]`;
}

/**
 * @param joined  whether the symbol before would take a suit that follows it
 */
function symbolText(symbol: CardSymbol, joined: boolean): string {
  if (symbol.kind === 'cards') {
    return `[${[...symbol.cards].reverse().map(formatCard).join(',')}]`;
  }
  const { rank, suit } = symbol;
  const aloneSuit = rank.kind === 'any' && suit.kind !== 'any' && !joined;
  return (aloneSuit ? '' : rankText(rank)) + suitText(suit);
}

export function patternText(pattern: Pattern): string {
  let joined = false;
  let text = '';
  for (const symbol of pattern) {
    text += symbolText(symbol, joined);
    joined = symbol.kind === 'card' && symbol.suit.kind === 'any';
  }
  return text;
}

/** Hundredths as a decimal number: 1525 => `15.25`. */
function hundredthsText(hundredths: number): string {
  return String(hundredths / 100);
}

function nodeText(node: RangeNode): string {
  switch (node.kind) {
    case 'pattern':
      return patternText(node.pattern);
    case 'span': {
      const { from, to } = node;
      return patternText(from) + (typeof to === 'string' ? to : `-${patternText(to)}`);
    }
    case 'macro':
      return `$${node.name}`;
    case 'percentage': {
      const from = node.from === 0 ? '' : `${hundredthsText(node.from)}%-`;
      const players = node.players === null ? '' : `${node.players}h`;
      return `${from}${hundredthsText(node.to)}%${players}`;
    }
    case 'weighted':
      return `${inner(node.of, ['union', 'chain', 'weighted'])}@${hundredthsText(node.weight)}`;
    case 'union':
      return node.of.map((part) => inner(part, ['union'])).join(',');
    case 'chain': {
      const steps = node.steps.map(
        ({ operator, right }) => operator + inner(right, ['union', 'chain']),
      );
      return inner(node.first, ['union']) + steps.join('');
    }
  }
}

/** In parentheses where the part would otherwise bind in another way. */
function inner(node: RangeNode, loose: readonly RangeNode['kind'][]): string {
  const text = nodeText(node);
  return loose.includes(node.kind) ? `(${text})` : text;
}

/** Whether a string reads wholly as the cards of one hand, which it then is, and no range. */
export function isWholeHand(text: string): boolean {
  const cards = tryParseCards(text);
  return cards !== null && isHoleCount(cards.length);
}

/** The expression that reads as this tree again. */
export function rangeText(node: RangeNode): string {
  const text = nodeText(node);
  return node.kind === 'union' && isWholeHand(text) ? `(${text})` : text;
}
