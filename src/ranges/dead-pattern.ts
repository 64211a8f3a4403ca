import type { HoleCount } from '../cards/deal.ts';
import { DEFAULT_GAME } from '../games/game.ts';
import { writeCombination } from '../math/colex.ts';
import { evaluateRange } from './evaluate.ts';
import { parsePatterns, symbolCount } from './patterns.ts';
import { rangeText } from './print.ts';

const MOST_DEAD = 6;

/** Sets of dead cards, one of which is out of play. */
export interface DeadPattern {
  /** The pattern as an expression that reads as the same pattern. */
  readonly text: string;
  readonly hints: readonly string[];
  /** How many cards each set has: as many as the pattern has symbols. */
  readonly size: number;
  /** The sets one after another, each ascending. */
  readonly cards: Uint8Array;
}

/**
 * Reads dead cards by pattern: `AA` is two aces, whichever they are. All sets are equally likely.
 *
 * @throws Omaha8Error `bad-range`, with the position of what is wrong and what was expected
 */
export async function parseDeadPattern(text: string, where: string): Promise<DeadPattern> {
  const { node, hints } = parsePatterns(text, MOST_DEAD, where);
  const size = symbolCount(node);
  // Sets of cards are found as hands of so many cards would be; orderings, of hands alone, are not asked for.
  const holeCards = size as HoleCount;
  const set = await evaluateRange(node, { game: DEFAULT_GAME, holeCards, where });
  const cards = new Uint8Array(set.hands.size * size);
  let at = 0;
  set.hands.forEach((index) => {
    writeCombination(index, size, cards, at);
    at += size;
  });
  return { text: rangeText(node), hints, size, cards };
}
