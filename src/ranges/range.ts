/** Ranges: weighted sets of starting hands, read from the syntax that README.md describes. */
import { type Card, compareCards } from '../cards/card.ts';
import { checkDistinct, type HoleCount } from '../cards/deal.ts';
import { type CardsInput, parseCards } from '../cards/text.ts';
import {
  checkHandSize,
  checkHoleCountOption,
  DEFAULT_GAME,
  findGame,
  type Game,
  type GameName,
} from '../games/game.ts';
import { finish } from '../loop/turns.ts';
import { colexIndex, sortNumbers, writeCombination } from '../math/colex.ts';
import type { RandomStream } from '../math/random.ts';
import { checkOptions } from '../text/check.ts';
import { badOption, Omaha8Error } from '../text/errors.ts';
import { quoted, shown } from '../text/words.ts';
import { evaluateRange } from './evaluate.ts';
import { HandPositions } from './hand-positions.ts';
import { parseExpression, parseWholeHand } from './parse.ts';
import { matchingHands } from './pattern-search.ts';
import { isWholeHand, rangeText } from './print.ts';
import { checkText } from './scanner.ts';
import type { RangeNode } from './syntax.ts';
import { FULL_WEIGHT, WeightedSet } from './weighted-set.ts';

export interface RangeOptions {
  /** How many cards a hand has: 4, 5 or 6; by default as many as a string that is one hand, else 4. */
  holeCards?: HoleCount | undefined;
  /** Whose ordering percentages are of; by default `omaha8`. */
  game?: GameName | undefined;
  /** How errors speak of the range, such as "hand 2"; by default "range". */
  where?: string | undefined;
}

const OPTION_NAMES = { holeCards: true, game: true, where: true } as const;

/**
 * Reads a range: an expression such as `AA:$ds`, `A2,A3` or `15%`, the cards of one hand, or `*` or
 * `random` for any hand. The orderings that percentages are of are loaded when first needed, which is
 * why this is asynchronous.
 *
 * @throws Omaha8Error `bad-range` with the position of what is wrong, `card-count`, `duplicate-card`
 *   or `bad-option`
 */
export async function parseRange(text: string, options: RangeOptions = {}): Promise<Range> {
  checkOptions<RangeOptions>(options, 'parseRange', OPTION_NAMES);
  const { game = DEFAULT_GAME, where } = options;
  checkText(text, where ?? 'the range');
  if (where !== undefined && typeof where !== 'string')
    throw badOption(`where ${shown(where)} is not a string`);
  const named = findGame(game);
  checkHoleCountOption(options.holeCards, 'holeCards', named);
  const size = wholeHandSize(text);
  const holeCards =
    options.holeCards ??
    (size === undefined ? named.holeCounts[0] : checkHandSize(size, where ?? 'the hand', named));
  const { node, hints } = parse(text, holeCards, where);
  const setting = { game: named.game, holeCards, where: where ?? 'range' };
  const set = await evaluateRange(node, setting);
  return new Range(node, set, named.game, hints);
}

/** The best part of all hands, as people write it in words or without its sign. */
const BEST_PART =
  /^\s*(?:(?:the\s+)?(?:top|best)\s*)?(\d{1,2}(?:\.\d+)?)\s*(?:%|percent|pct)?\s*$/i;

function parse(text: string, holeCards: HoleCount, where: string | undefined) {
  try {
    return parseAsWritten(text, holeCards, where);
  } catch (error) {
    const [, part] = BEST_PART.exec(text) ?? [];
    if (part === undefined || !(error instanceof Omaha8Error)) throw error;
    throw new Omaha8Error('bad-range', `${error.message}; the best ${part} percent are ${part}%`);
  }
}

function parseAsWritten(text: string, holeCards: HoleCount, where: string | undefined) {
  if (text.trim().toLowerCase() === 'random') return parseExpression('*', holeCards, where);
  const hand = parseWholeHand(text, holeCards, where ?? 'the hand');
  return hand === null ? parseExpression(text, holeCards, where) : { node: hand, hints: [] };
}

function wholeHandSize(text: string): HoleCount | undefined {
  if (!isWholeHand(text)) return undefined;
  return parseCards(text).length as HoleCount;
}

/**
 * A weighted set of starting hands; it does not change. Iterating gives every hand once, in the order of
 * `hands()`, its cards the highest first.
 */
export class Range implements Iterable<Card[]> {
  readonly holeCards: HoleCount;
  readonly game: Game;
  /** The range as an expression that reads as the same range. */
  readonly text: string;
  /** Sentences about what in the text may not mean what it seems to. */
  readonly hints: readonly string[];
  /** How many hands it has. */
  readonly size: number;
  readonly #node: RangeNode;
  readonly #set: WeightedSet;
  #positions: HandPositions | undefined;

  /** @internal */
  constructor(node: RangeNode, set: WeightedSet, game: Game, hints: readonly string[] = []) {
    if (!(set instanceof WeightedSet)) throw badOption('a Range is made by parseRange, not by new');
    this.#node = node;
    this.#set = set;
    this.holeCards = set.hands.holeCards as HoleCount;
    this.game = game;
    this.text = rangeText(node);
    this.hints = hints;
    this.size = set.hands.size;
  }

  /** Whether some hand weighs less than 100 %. */
  get isWeighted(): boolean {
    return this.#set.isWeighted;
  }

  /** The sum of all weights, in hundredths of a percent: 10,000 for each hand that is always played. */
  get totalWeight(): number {
    if (!this.isWeighted) return FULL_WEIGHT * this.size;
    let total = 0;
    this.#set.hands.forEach((hand) => {
      total += this.#set.weightOf(hand);
    });
    return total;
  }

  /** @throws Omaha8Error where the text or list is not a hand of so many cards */
  contains(hand: CardsInput): boolean {
    return this.weightOf(hand) > 0;
  }

  /**
   * The weight of a hand in hundredths of a percent, 0 … 10,000.
   *
   * @throws Omaha8Error where the text or list is not a hand of so many cards
   */
  weightOf(hand: CardsInput): number {
    const cards = parseCards(hand, 'the hand');
    checkDistinct([{ where: 'the hand', cards }]);
    if (cards.length !== this.holeCards) {
      throw new Omaha8Error(
        'card-count',
        `the hand has ${cards.length} cards; hands of this range have ${this.holeCards}`,
      );
    }
    const sorted = Uint8Array.from(cards);
    sortNumbers(sorted, 0, sorted.length);
    return this.#set.weightOf(colexIndex(sorted, 0, sorted.length));
  }

  /**
   * The same for a hand by its colexicographic index, unchecked.
   *
   * @internal
   */
  weightOfIndex(hand: number): number {
    return this.#set.weightOf(hand);
  }

  /**
   * All hands one after another, `holeCards` card ids each, ascending. Hands are in colexicographic
   * order: by their highest cards first.
   */
  hands(): Uint8Array {
    const { holeCards } = this;
    const cards = new Uint8Array(this.size * holeCards);
    let at = 0;
    this.#set.hands.forEach((hand) => {
      writeCombination(hand, holeCards, cards, at);
      at += holeCards;
    });
    return cards;
  }

  /** The weights in the order of `hands()`, or null where every hand weighs 10,000. */
  weights(): Uint16Array | null {
    if (!this.isWeighted) return null;
    const weights = new Uint16Array(this.size);
    let at = 0;
    this.#set.hands.forEach((hand) => {
      weights[at++] = this.#set.weightOf(hand);
    });
    return weights;
  }

  *[Symbol.iterator](): Generator<Card[]> {
    for (const hand of this.#set.hands) yield this.#cardsOf(hand);
  }

  /**
   * A random hand, each as likely as its weight; its cards the highest first.
   *
   * @throws Omaha8Error `bad-range` where the range is empty
   */
  sample(random: RandomStream): Card[] {
    if (typeof random?.fill !== 'function') {
      throw badOption(`sample: expected a RandomStream, not ${shown(random)}`);
    }
    if (this.size === 0)
      throw new Omaha8Error('bad-range', `range ${quoted(this.text)} has no hands`);
    this.#positions ??= new HandPositions(this.#set.hands);
    const words = new Int32Array(3);
    for (;;) {
      random.fill(words);
      const position = Math.floor(
        ((words[0] >>> 0) / 2 ** 32 + (words[1] >>> 0) / 2 ** 64) * this.size,
      );
      const hand = this.#positions.handAt(Math.min(position, this.size - 1));
      // A hand of less than full weight is sent back as often as it is not played.
      const chance = this.#set.weightOf(hand) / FULL_WEIGHT;
      if ((words[2] >>> 0) / 2 ** 32 < chance) return this.#cardsOf(hand);
    }
  }

  /** @throws Omaha8Error where the other is no range, or of another number of cards */
  union(other: Range): Range {
    const nodes = [this.#node, this.#alike(other).#node];
    return this.#changed((set) => set.addAll(other.#set), {
      kind: 'union',
      of: nodes.flatMap((node) => (node.kind === 'union' ? node.of : [node])),
    });
  }

  /** @throws Omaha8Error where the other is no range, or of another number of cards */
  intersect(other: Range): Range {
    const node = this.#chain(':', this.#alike(other).#node);
    return this.#changed((set) => set.keepAll(other.#set), node);
  }

  /** @throws Omaha8Error where the other is no range, or of another number of cards */
  subtract(other: Range): Range {
    const node = this.#chain('!', this.#alike(other).#node);
    return this.#changed((set) => set.removeAll(other.#set.hands), node);
  }

  /** The hands that have none of some cards. */
  without(dead: CardsInput): Range {
    const cards = [...new Set(parseCards(dead, 'the dead cards'))].sort((a, b) => a - b);
    if (cards.length === 0) return this;
    const pattern = [{ kind: 'cards', cards }] as const;
    const gone = finish(matchingHands(pattern, this.holeCards));
    const node = this.#chain('!', { kind: 'pattern', pattern });
    return this.#changed((set) => set.removeAll(gone), node);
  }

  /**
   * Whether both have the same hands with the same weights.
   *
   * @throws Omaha8Error `bad-option` where the other is no range
   */
  equals(other: Range): boolean {
    checkRange(other);
    return this.holeCards === other.holeCards && this.#set.equals(other.#set);
  }

  /** The other range, if it can be put together with this one. */
  #alike(other: Range): Range {
    checkRange(other);
    if (other.holeCards === this.holeCards) return other;
    throw new Omaha8Error(
      'card-count',
      `range ${quoted(this.text)} is of hands of ${this.holeCards} cards, ${quoted(other.text)} of ${other.holeCards}`,
    );
  }

  #changed(change: (set: WeightedSet) => void, node: RangeNode): Range {
    const set = this.#set.copy();
    change(set);
    return new Range(node, set, this.game);
  }

  #chain(operator: ':' | '!', right: RangeNode): RangeNode {
    const node = this.#node;
    const step = { operator, right };
    return node.kind === 'chain'
      ? { ...node, steps: [...node.steps, step] }
      : { kind: 'chain', first: node, steps: [step] };
  }

  #cardsOf(hand: number): Card[] {
    const cards = new Uint8Array(this.holeCards);
    writeCombination(hand, this.holeCards, cards, 0);
    return [...cards].sort(compareCards);
  }
}

function checkRange(value: unknown): asserts value is Range {
  if (!(value instanceof Range)) throw badOption(`${shown(value)} is not a range`);
}
