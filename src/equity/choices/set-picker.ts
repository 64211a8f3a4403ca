import { DECK_SIZE } from '../../cards/card.ts';
import type { RandomWords } from '../../math/random.ts';
import type { Choice } from '../job.ts';

/** How many cards sets are sorted by. */
const SORTED_BY = 8;
const PATTERNS = 1 << SORTED_BY;

/** Where a pattern leaves no set. */
export const NO_SET = -1;

/**
 * Draws sets of a choice, each as likely as its weight, from all or from those that have none of some cards.
 *
 * Sets are sorted by which of the choice's eight commonest cards they have, their pattern. So a player who
 * plays aces, when most aces are gone, is dealt from the hands with the aces that are left and without any;
 * drawing from all hands would find one that fits in thousands of attempts.
 */
export class SetPicker {
  /** The cards that sets are sorted by. */
  readonly #cards: Uint8Array;
  /** The indexes of the sets in the order of their patterns. */
  readonly #order: Uint32Array;
  /** By position in the order: the weight of all sets before it; null where all weigh 1. */
  readonly #weightBefore: Float64Array | null;
  /** By pattern: where its sets begin, in weight. */
  readonly #starts = new Float64Array(PATTERNS + 1);
  /** By pattern of cards that are gone: the patterns that have none of them, and the weight up to each. */
  readonly #fitting: readonly { patterns: readonly number[]; weightUpTo: readonly number[] }[];

  constructor(choice: Choice) {
    this.#cards = commonestCards(choice);
    const patterns = this.#patternsOf(choice);
    this.#order = sortedBy(patterns);
    const { weights } = choice;
    this.#weightBefore = weights === null ? null : new Float64Array(choice.count + 1);
    let weight = 0;
    let pattern = 0;
    for (let position = 0; position < choice.count; position++) {
      const set = this.#order[position];
      while (pattern < patterns[set]) this.#starts[++pattern] = weight;
      weight += weights === null ? 1 : weights[set];
      if (this.#weightBefore !== null) this.#weightBefore[position + 1] = weight;
    }
    this.#starts.fill(weight, pattern + 1);
    this.#fitting = Array.from({ length: PATTERNS }, (_, gone) => this.#patternsWithout(gone));
  }

  /** Which of the cards that sets are sorted by are marked. */
  patternOf(marked: Uint8Array): number {
    let pattern = 0;
    for (let i = 0; i < SORTED_BY; i++) pattern |= marked[this.#cards[i]] << i;
    return pattern;
  }

  /**
   * Draws a set.
   *
   * @param gone  a pattern of cards that the set must not have
   * @returns its index, or `NO_SET`
   */
  draw(words: RandomWords, gone: number): number {
    const { patterns, weightUpTo } = this.#fitting[gone];
    const { length } = patterns;
    if (length === 0) return NO_SET;
    const weight = words.fraction() * weightUpTo[length - 1];
    let i = 0;
    while (i < length - 1 && weight >= weightUpTo[i]) i++;
    const before = i === 0 ? 0 : weightUpTo[i - 1];
    return this.#order[this.#positionAt(this.#starts[patterns[i]] + weight - before)];
  }

  /** The position of the set that has the weight of the order at some point. */
  #positionAt(weight: number): number {
    const last = this.#order.length - 1;
    if (this.#weightBefore === null) return Math.min(Math.floor(weight), last);
    let low = 0;
    for (let high = last + 1; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if (this.#weightBefore[middle] <= weight) low = middle;
      else high = middle;
    }
    return low;
  }

  #patternsOf({ cards, size, count }: Choice): Uint8Array {
    const bits = new Uint8Array(DECK_SIZE);
    this.#cards.forEach((card, i) => {
      bits[card] = 1 << i;
    });
    const patterns = new Uint8Array(count);
    for (let set = 0, at = 0; set < count; set++) {
      for (let i = 0; i < size; i++) patterns[set] |= bits[cards[at++]];
    }
    return patterns;
  }

  #patternsWithout(gone: number): { patterns: number[]; weightUpTo: number[] } {
    const patterns: number[] = [];
    const weightUpTo: number[] = [];
    let sum = 0;
    for (let pattern = 0; pattern < PATTERNS; pattern++) {
      const weight = this.#starts[pattern + 1] - this.#starts[pattern];
      if ((pattern & gone) !== 0 || weight === 0) continue;
      sum += weight;
      patterns.push(pattern);
      weightUpTo.push(sum);
    }
    return { patterns, weightUpTo };
  }
}

/** The indexes of sets in the order of their patterns: a counting sort, for there may be 20 million. */
function sortedBy(patterns: Uint8Array): Uint32Array {
  const next = new Uint32Array(PATTERNS + 1);
  for (const pattern of patterns) next[pattern + 1]++;
  for (let pattern = 0; pattern < PATTERNS; pattern++) next[pattern + 1] += next[pattern];
  const order = new Uint32Array(patterns.length);
  for (let set = 0; set < patterns.length; set++) order[next[patterns[set]]++] = set;
  return order;
}

/** The cards that most sets have. */
function commonestCards({ cards }: Choice): Uint8Array {
  const times = new Uint32Array(DECK_SIZE);
  for (let i = 0; i < cards.length; i++) times[cards[i]]++;
  const byTimes = Uint8Array.from(times.keys()).sort((a, b) => times[b] - times[a] || a - b);
  return byTimes.subarray(0, SORTED_BY);
}
