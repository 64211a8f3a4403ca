/**
 * The cards that choices want most, and what is to come of a combination that has used some of them.
 *
 * Where four players hold an ace each, whoever draws hands one after another meets dead ends: they have to look
 * ahead. Over the few cards that most hands want, all that lies ahead is summed exactly, from the last
 * choice to the first; the other cards are taken to be wanted alike. What is drawn by that estimate is
 * weighed by how far it was off, so it need not be right, only near.
 */
import { DECK_SIZE } from '../../cards/card.ts';
import { countBits } from '../../math/bits.ts';
import { choose } from '../../math/choose.ts';
import type { Choice } from '../job.ts';

/** How many contested cards there are at most, and how many steps a table of what lies ahead may take. */
const MOST_CONTESTED = 14;
const MOST_STEPS = 30e6;

/** A choice, with its sets sorted by the contested cards that they have: their pattern. */
export interface SortedChoice {
  readonly choice: Choice;
  /** Its place among the choices of the job. */
  readonly place: number;
  /** By set: its pattern, a bit for each contested card. */
  readonly patternOf: Uint16Array;
  /** The patterns that occur, ascending, and for each: where its sets begin in `order`, and their weight. */
  readonly patterns: Uint16Array;
  readonly starts: Uint32Array;
  readonly masses: Float64Array;
  /** By pattern, of all that there could be: its place in `patterns`; -1 where it does not occur. */
  readonly placeOf: Int16Array;
  /** By place in `patterns`: how many of a set's cards are not contested. */
  readonly others: Uint8Array;
  /** The sets in the order of their patterns. */
  readonly order: Uint32Array;
  /** By position in `order`: the weight of the sets before it; null where all weigh 1. */
  readonly weightBefore: Float64Array | null;
}

export class ContestedCards {
  /** The contested cards: bit i of a pattern is the i-th. */
  readonly cards: Uint8Array;
  /** The choices in the order in which they are to be drawn: those with the fewest sets first. */
  readonly sorted: readonly SortedChoice[];
  /** How many cards there are that are not contested, any of which may be in a set. */
  readonly otherCards: number;
  /** By step, then by the contested cards that are gone before it: the estimated weight of what can come. */
  readonly ahead: readonly Float64Array[];
  /** By step: how many cards the choices before it take. */
  readonly #takenBefore: readonly number[];
  /** By step, then by how many contested cards are gone, then by how many others a set has: see `likelyFits`. */
  readonly #likelyFits: readonly (readonly Float64Array[])[];

  /** @param cardsLeft  how many cards are not known */
  constructor(choices: readonly Choice[], cardsLeft: number) {
    const places = [...choices.keys()].sort((a, b) => choices[a].count - choices[b].count);
    this.cards = contestedCards(choices);
    this.otherCards = cardsLeft - this.cards.length;
    this.sorted = places.map((place) => sortSets(choices[place], place, this.cards));
    const taken = [0];
    for (const { choice } of this.sorted) taken.push(taken[taken.length - 1] + choice.size);
    this.#takenBefore = taken;
    this.#likelyFits = this.sorted.map((_, step) =>
      Array.from({ length: this.cards.length + 1 }, (_, gone) => this.#fitsOf(step, gone)),
    );
    this.ahead = this.#lookAhead(1 << this.cards.length);
  }

  /**
   * By how many cards of a set are not contested: the part of such sets that is likely to fit at a step,
   * were these cards wanted alike.
   */
  likelyFits(step: number, gone: number): Float64Array {
    return this.#likelyFits[step][countBits(gone)];
  }

  #fitsOf(step: number, contestedGone: number): Float64Array {
    const left = this.otherCards - this.#takenBefore[step] + contestedGone;
    return Float64Array.from({ length: this.sorted[step].choice.size + 1 }, (_, others) =>
      others > this.otherCards ? 0 : choose(left, others) / choose(this.otherCards, others),
    );
  }

  #lookAhead(patterns: number): Float64Array[] {
    const ahead: Float64Array[] = [];
    const last = this.sorted.length;
    ahead[last] = new Float64Array(patterns).fill(1);
    for (let step = last - 1; step >= 0; step--) {
      ahead[step] = new Float64Array(patterns);
      for (let gone = 0; gone < patterns; gone++) {
        if (countBits(gone) > this.#takenBefore[step]) continue;
        ahead[step][gone] = this.#sumAhead(step, gone, ahead[step + 1]);
      }
    }
    return ahead;
  }

  #sumAhead(step: number, gone: number, next: Float64Array): number {
    const { patterns, masses, others } = this.sorted[step];
    const fits = this.likelyFits(step, gone);
    let sum = 0;
    for (let i = 0; i < patterns.length; i++) {
      if ((patterns[i] & gone) !== 0) continue;
      sum += masses[i] * fits[others[i]] * next[gone | patterns[i]];
    }
    return sum;
  }
}

/** The cards that are likeliest to be in a combination. */
function contestedCards(choices: readonly Choice[]): Uint8Array {
  const wanted = new Float64Array(DECK_SIZE);
  for (const { cards, size, count, weights } of choices) {
    const times = new Float64Array(DECK_SIZE);
    let mass = 0;
    for (let set = 0, at = 0; set < count; set++) {
      const weight = weights === null ? 1 : weights[set];
      mass += weight;
      for (let i = 0; i < size; i++) times[cards[at++]] += weight;
    }
    for (let card = 0; card < DECK_SIZE; card++) wanted[card] += times[card] / mass;
  }
  const byWish = Uint8Array.from(wanted.keys()).sort((a, b) => wanted[b] - wanted[a] || a - b);
  const possible = byWish.filter((card) => wanted[card] > 0);
  return possible.subarray(0, contestedCount(choices));
}

/** As many as the steps of looking ahead allow. */
function contestedCount(choices: readonly Choice[]): number {
  let count = MOST_CONTESTED;
  while (count > 8 && stepsFor(choices, count) > MOST_STEPS) count--;
  return count;
}

function stepsFor(choices: readonly Choice[], contested: number): number {
  return choices.reduce((steps, { size, count }) => {
    let patterns = 0;
    for (let of = 0; of <= size; of++) patterns += choose(contested, of);
    return steps + 2 ** contested * Math.min(patterns, count);
  }, 0);
}

/** Sorts by counting: there may be 20 million sets. */
function sortSets(choice: Choice, place: number, contested: Uint8Array): SortedChoice {
  const { cards, size, count, weights } = choice;
  const bits = new Uint16Array(DECK_SIZE);
  contested.forEach((card, i) => {
    bits[card] = 1 << i;
  });
  const patternOf = new Uint16Array(count);
  const next = new Uint32Array(2 ** contested.length + 1);
  const weightOf = new Float64Array(2 ** contested.length);
  for (let set = 0, at = 0; set < count; set++) {
    let pattern = 0;
    for (let i = 0; i < size; i++) pattern |= bits[cards[at++]];
    patternOf[set] = pattern;
    next[pattern + 1]++;
    weightOf[pattern] += weights === null ? 1 : weights[set];
  }
  for (let pattern = 0; pattern < weightOf.length; pattern++) next[pattern + 1] += next[pattern];
  const patterns = Uint16Array.from(weightOf.keys()).filter((pattern) => weightOf[pattern] > 0);
  const starts = new Uint32Array(patterns.length + 1).fill(count);
  patterns.forEach((pattern, i) => {
    starts[i] = next[pattern];
  });
  const order = new Uint32Array(count);
  for (let set = 0; set < count; set++) order[next[patternOf[set]]++] = set;
  const masses = Float64Array.from(patterns, (pattern) => weightOf[pattern]);
  const others = Uint8Array.from(patterns, (pattern) => size - countBits(pattern));
  const weightBefore = weights === null ? null : new Float64Array(count + 1);
  if (weights !== null && weightBefore !== null) {
    order.forEach((set, position) => {
      weightBefore[position + 1] = weightBefore[position] + weights[set];
    });
  }
  const placeOf = new Int16Array(weightOf.length).fill(-1);
  patterns.forEach((pattern, i) => {
    placeOf[pattern] = i;
  });
  return {
    ...{ choice, place, patternOf, patterns, placeOf, starts, masses, others, order },
    weightBefore,
  };
}
