/**
 * Boards by pattern: `wwx`, `$L$L$L`, `AK*:wxy`. The first three symbols are the flop in any order, the
 * fourth is the turn and the fifth the river. Patterns may be joined by `,`, `:` and `!`, each with
 * variables of its own.
 */
import { type Card, compareCards, deckWithout } from '../cards/card.ts';
import { BOARD_SIZE, checkDistinct } from '../cards/deal.ts';
import { type CardsInput, parseCards } from '../cards/text.ts';
import { forEachCombination } from '../math/combinations.ts';
import { badOption } from '../text/errors.ts';
import { filledUp, PatternSearch } from './pattern-search.ts';
import { parsePatterns, symbolCount } from './patterns.ts';
import { rangeText } from './print.ts';
import { checkText } from './scanner.ts';
import { slotsOf } from './slots.ts';
import type { Pattern, RangeNode } from './syntax.ts';

const FLOP_SIZE = 3;

/** By symbol: which of the board's cards it may be, a bit for each. */
const POSITIONS = [0b00111, 0b00111, 0b00111, 0b01000, 0b10000];

/**
 * Reads a board pattern.
 *
 * @param where  how errors speak of it
 * @throws Omaha8Error `bad-range`, with the position of what is wrong and what was expected
 */
export function parseBoardPattern(text: string, where = 'the board'): BoardPattern {
  checkText(text, 'the board');
  checkText(where, 'where');
  const { node, hints } = parsePatterns(text, BOARD_SIZE, where);
  return new BoardPattern(node, hints);
}

/** Whether the first `count` cards of a board match, or may still match when more are known. */
type Test = (cards: Uint8Array, count: number) => boolean;

function testOf(node: RangeNode): Test {
  switch (node.kind) {
    case 'pattern':
      return patternTest(node.pattern);
    case 'span':
      return anyOf(node.patterns.map(patternTest));
    case 'union':
      return anyOf(node.of.map(testOf));
    case 'chain': {
      const first = testOf(node.first);
      const steps = node.steps.map(({ operator, right }): Test => {
        const test = testOf(right);
        if (operator === ':') return test;
        const length = symbolCount(right);
        return (cards, count) => count < length || !test(cards, count);
      });
      return (cards, count) => first(cards, count) && steps.every((step) => step(cards, count));
    }
    default:
      return () => false;
  }
}

function anyOf(tests: readonly Test[]): Test {
  return (cards, count) => tests.some((test) => test(cards, count));
}

/** A search for each number of cards: a longer pattern is cut to what is known. */
function patternTest(pattern: Pattern): Test {
  const searches = Array.from({ length: BOARD_SIZE + 1 }, (_, count) =>
    count < FLOP_SIZE
      ? null
      : new PatternSearch(slotsOf(filledUp(pattern, count).slice(0, count), POSITIONS)),
  );
  return (cards, count) => searches[count]?.matches(cards.subarray(0, count)) ?? false;
}

/** A set of boards; each has as many cards as the pattern speaks of, three at least. */
export class BoardPattern {
  /** The pattern as an expression that reads as the same pattern. */
  readonly text: string;
  readonly hints: readonly string[];
  /** How many cards its boards have: 3, 4 or 5. */
  readonly size: number;
  readonly #test: Test;

  /** @internal */
  constructor(node: RangeNode, hints: readonly string[]) {
    if (typeof node?.kind !== 'string') {
      throw badOption('a BoardPattern is made by parseBoardPattern, not by new');
    }
    this.text = rangeText(node);
    this.hints = hints;
    this.size = Math.max(FLOP_SIZE, symbolCount(node));
    this.#test = testOf(node);
  }

  /**
   * Whether a board matches, as far as the pattern speaks of it.
   *
   * @param board  at least `size` cards: the flop, the turn, the river
   */
  matches(board: CardsInput): boolean {
    const cards = parseCards(board, 'the board');
    checkDistinct([{ where: 'the board', cards }]);
    return cards.length >= this.size && this.#test(Uint8Array.from(cards), this.size);
  }

  /**
   * The same for card ids, unchecked.
   *
   * @internal
   */
  matchesIds(board: Uint8Array): boolean {
    return this.#test(board, this.size);
  }

  /**
   * Every board of `size` cards that matches: each flop once, its highest card first, then the turn and
   * the river, which are told apart. All are equally likely.
   *
   * @param dead  cards that the board has not
   */
  *boards(dead: CardsInput = []): Generator<Card[]> {
    const deck = deckWithout(parseCards(dead, 'the dead cards'));
    const cards = new Uint8Array(BOARD_SIZE);
    const flops: Card[][] = [];
    forEachCombination(deck, FLOP_SIZE, (flop) => {
      cards.set(flop);
      if (this.#test(cards, FLOP_SIZE)) flops.push([...flop].sort(compareCards));
    });
    for (const flop of flops) {
      cards.set(flop);
      yield* this.#extended(cards, FLOP_SIZE, deck);
    }
  }

  /** How many boards `boards` gives. */
  count(dead: CardsInput = []): number {
    let count = 0;
    for (const _ of this.boards(dead)) count++;
    return count;
  }

  *#extended(cards: Uint8Array, count: number, deck: readonly Card[]): Generator<Card[]> {
    if (count === this.size) {
      yield [...cards.subarray(0, count)];
      return;
    }
    for (const card of deck) {
      if (cards.subarray(0, count).includes(card)) continue;
      cards[count] = card;
      if (this.#test(cards, count + 1)) yield* this.#extended(cards, count + 1, deck);
    }
  }
}
