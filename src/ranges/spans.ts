/**
 * Spans: `KK-TT`, `A2-A5`, `TT+`, `JT9-`. From one pattern of a span to the next all ranks move by one
 * step, in the same direction; in `A2-A5` those that are the same at both ends stay.
 *
 * An ace is high, above the king, unless that gives no span and low, below the deuce, does:
 * `A2-56` is A2, 23, 34, 45, 56. With `+` and `-` it is low beside ranks of five or lower alone, as in
 * A23. A span downward that is not of one rank ends with a low ace: `43-` is 43, 32, 2A.
 */
import { RANKS } from '../cards/card.ts';
import { patternText } from './print.ts';
import type { CardSymbol, Pattern } from './syntax.ts';

const HIGH_ACE = RANKS.length - 1;
const LOW_ACE = -1;
const FIVE = RANKS.indexOf('5');

/** The rank that is written out, or null. */
export function writtenRank(symbol: CardSymbol): number | null {
  return symbol.kind === 'card' && symbol.rank.kind === 'rank' ? symbol.rank.rank : null;
}

/** A rank with the ace moved below the deuce, if that is wanted. */
function withLowAce(rank: number, low: boolean): number {
  return low && rank === HIGH_ACE ? LOW_ACE : rank;
}

function withRank(symbol: CardSymbol, rank: number): CardSymbol {
  if (symbol.kind !== 'card') return symbol;
  return { ...symbol, rank: { kind: 'rank', rank: rank === LOW_ACE ? HIGH_ACE : rank } };
}

/** Moves the ranks of a pattern that are not null; the others stay as they are. */
function moved(pattern: Pattern, ranks: readonly (number | null)[], by: number): Pattern {
  return pattern.map((symbol, i) => {
    const rank = ranks[i];
    return rank === null ? symbol : withRank(symbol, rank + by);
  });
}

/**
 * The patterns from one to another, both included; null where they are no span: another number of
 * cards, other suits, or ranks that do not move together.
 */
export function patternsBetween(from: Pattern, to: Pattern): Pattern[] | null {
  if (from.length !== to.length) return null;
  const same = (i: number) => patternText([from[i]]) === patternText([to[i]]);
  const starts = from.map((symbol, i) => (same(i) ? null : writtenRank(symbol)));
  const ends = to.map((symbol, i) => (same(i) ? null : writtenRank(symbol)));
  for (let i = 0; i < from.length; i++) {
    if (same(i)) continue;
    const [start, end] = [starts[i], ends[i]];
    if (start === null || end === null) return null;
    if (patternText([withRank(from[i], end)]) !== patternText([to[i]])) return null;
  }
  for (const [startLow, endLow] of [
    [false, false],
    [true, false],
    [false, true],
  ]) {
    const lows = starts.map((rank) => (rank === null ? null : withLowAce(rank, startLow)));
    const steps = ends.flatMap((rank, i) => {
      const start = lows[i];
      return rank === null || start === null ? [] : [withLowAce(rank, endLow) - start];
    });
    if (steps.every((step) => step === steps[0])) {
      const count = Math.abs(steps[0] ?? 0);
      const sign = Math.sign(steps[0] ?? 0);
      return Array.from({ length: count + 1 }, (_, k) => moved(from, lows, sign * k));
    }
  }
  return null;
}

/**
 * A pattern and all of its shape above or below it; null where no rank is written out.
 */
export function patternsFrom(from: Pattern, direction: '+' | '-'): Pattern[] | null {
  const written = from.map(writtenRank);
  const different = new Set(written.filter((rank) => rank !== null));
  if (different.size === 0) return null;
  const others = [...different].filter((rank) => rank !== HIGH_ACE);
  const aceIsLow = others.length > 0 && others.every((rank) => rank <= FIVE);
  const ranks = written.map((rank) => (rank === null ? null : withLowAce(rank, aceIsLow)));
  const values = ranks.filter((rank) => rank !== null);
  const lowest = different.size > 1 ? LOW_ACE : 0;
  const count = direction === '+' ? HIGH_ACE - Math.max(...values) : Math.min(...values) - lowest;
  const sign = direction === '+' ? 1 : -1;
  return Array.from({ length: count + 1 }, (_, k) => moved(from, ranks, sign * k));
}
