/**
 * Combinations of sets drawn one choice after another, each from those sets that fit the ones before, with
 * weights (sequential importance sampling: A. Kong, J. Liu and W. Wong, "Sequential Imputations and Bayesian
 * Missing Data Problems", 1994). A combination's weight is how much likelier it should have been drawn; the
 * mean over many, each counted by its weight, is right whatever the estimates that drew them, and a
 * draw that finds nothing to fit counts with weight 0.
 */
import { type Card, DECK_SIZE } from '../../cards/card.ts';
import { countBits } from '../../math/bits.ts';
import { choose } from '../../math/choose.ts';
import { colexIndex, sortNumbers } from '../../math/colex.ts';
import type { RandomWords } from '../../math/random.ts';
import { WeightedList } from '../../math/weighted-list.ts';
import type { Choice } from '../job.ts';
import { weightOf } from './choices.ts';
import { ContestedCards, type SortedChoice } from './contested-cards.ts';
import type { DrawnSets } from './drawn-sets.ts';
import { SetIndex } from './set-index.ts';

/** Of a choice with no more sets, every one is looked at. */
const FEW_SETS = 3000;

/** Where sets are tried at random: how many should fit, and the most that are tried. */
const FITTING_TRIES = 12;
const MOST_TRIES = 300;
/** To try a set takes as long as to look at so many, one after another; to make one of free cards, twice that. */
const LOOKS_OF_A_TRY = 2;

/** A move tries so many sets at most. */
const TRIES_OF_A_MOVE = 32;

export class SequentialDraws {
  readonly #drawn: DrawnSets;
  readonly #contested: ContestedCards;
  readonly #indexes = new Map<Choice, SetIndex>();
  /** The patterns that may be drawn, by place, and the sums of their chances. */
  readonly #open: Uint16Array;
  readonly #sums: Float64Array;
  readonly #found = new WeightedList();
  readonly #free = new Uint8Array(DECK_SIZE);
  readonly #hand = new Uint8Array(8);
  /** The cards that are neither known nor contested. */
  readonly #others: Uint8Array;
  /** How many sets and patterns have been looked at: a measure of the work done. */
  looks = 0;

  /** @param deck  the cards that are not known */
  constructor(drawn: DrawnSets, deck: readonly Card[]) {
    this.#drawn = drawn;
    this.#contested = new ContestedCards(drawn.choices, deck.length);
    const { cards } = this.#contested;
    this.#others = Uint8Array.from(deck.filter((card) => !cards.includes(card)));
    const most = Math.max(...this.#contested.sorted.map(({ patterns }) => patterns.length));
    this.#open = new Uint16Array(most);
    this.#sums = new Float64Array(most);
  }

  /** Whether there may be a combination: if not, the contested cards alone leave none. */
  get mayFit(): boolean {
    return this.#contested.ahead[0][0] > 0;
  }

  /** How many choices there are. */
  get steps(): number {
    return this.#contested.sorted.length;
  }

  /** The choice of a step, by its place among the choices. */
  placeOf(step: number): number {
    return this.#contested.sorted[step].place;
  }

  /** The contested cards of a set of the choice of a step. */
  patternOf(step: number, set: number): number {
    return this.#contested.sorted[step].patternOf[set];
  }

  /**
   * Draws the choice of a step, given those before it, which lie on the table.
   *
   * @param gone  the contested cards that these have
   * @returns what the weight of the combination is to be multiplied by; 0: nothing fits, or was found
   */
  draw(step: number, gone: number, words: RandomWords): number {
    return this.#contested.sorted[step].choice.count <= FEW_SETS
      ? this.#drawAmongAll(step, gone, words)
      : this.#drawByPattern(step, gone, words);
  }

  #drawAmongAll(step: number, gone: number, words: RandomWords): number {
    const { choice, place, patternOf } = this.#contested.sorted[step];
    const next = this.#contested.ahead[step + 1];
    const drawn = this.#drawn;
    const found = this.#found;
    found.clear();
    let total = 0;
    for (let set = 0; set < choice.count; set++) {
      const pattern = patternOf[set];
      if ((pattern & gone) !== 0 || !drawn.fits(place, set)) continue;
      const value = weightOf(choice, set) * next[gone | pattern];
      if (value === 0) continue;
      total += value;
      found.add(set, value);
    }
    this.looks += choice.count;
    if (total === 0) return 0;
    drawn.put(place, found.draw(words));
    return total / this.#contested.ahead[step][gone];
  }

  #drawByPattern(step: number, gone: number, words: RandomWords): number {
    const sorted = this.#contested.sorted[step];
    const { patterns, masses, others } = sorted;
    const next = this.#contested.ahead[step + 1];
    const fits = this.#contested.likelyFits(step, gone);
    const open = this.#open;
    const sums = this.#sums;
    const count = this.#openPatterns(sorted, gone);
    let total = 0;
    for (let i = 0; i < count; i++) {
      const at = open[i];
      total += masses[at] * fits[others[at]] * next[gone | patterns[at]];
      sums[i] = total;
    }
    this.looks += count;
    if (total === 0) return 0;
    const at = open[this.#placeIn(words.fraction() * total, count)];
    const mass = this.#drawOfPattern(step, gone, at, words);
    return mass / (masses[at] * fits[others[at]]);
  }

  /** Lists the patterns that have none of the contested cards that are gone: how many. */
  #openPatterns({ patterns, placeOf }: SortedChoice, gone: number): number {
    const open = this.#open;
    const free = (placeOf.length - 1) & ~gone;
    let count = 0;
    if (2 ** countBits(free) < patterns.length) {
      for (let part = free; ; part = (part - 1) & free) {
        const at = placeOf[part];
        if (at >= 0) open[count++] = at;
        if (part === 0) return count;
      }
    }
    for (let at = 0; at < patterns.length; at++) {
      if ((patterns[at] & gone) === 0) open[count++] = at;
    }
    return count;
  }

  /** The first of so many sums that is above a number. */
  #placeIn(sought: number, count: number): number {
    let low = 0;
    for (let high = count - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if (this.#sums[middle] > sought) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /**
   * Draws the set of a step anew, among those that fit all others; where none is soon found it stays. Chances
   * remain what they are: how likely it is to stay depends on the others alone, which do not change
   * (see `Moves`).
   */
  redraw(step: number, words: RandomWords): void {
    const sorted = this.#contested.sorted[step];
    const { choice, place, masses, starts, order, weightBefore } = sorted;
    if (choice.count === 1) return;
    const drawn = this.#drawn;
    const before = drawn.chosen[place];
    drawn.takeBack(place);
    const open = this.#open;
    const sums = this.#sums;
    const count = this.#openPatterns(sorted, this.#contestedGone());
    let total = 0;
    for (let i = 0; i < count; i++) {
      total += masses[open[i]];
      sums[i] = total;
    }
    let set = before;
    for (let tries = 0; tries < TRIES_OF_A_MOVE; tries++) {
      const sought = words.fraction() * total;
      const i = this.#placeIn(sought, count);
      const at = open[i];
      const within = sought - (i === 0 ? 0 : sums[i - 1]);
      const other = order[positionAt(starts[at], starts[at + 1], within, weightBefore)];
      if (!drawn.fits(place, other)) continue;
      set = other;
      break;
    }
    drawn.put(place, set);
  }

  /** The contested cards that lie on the table. */
  #contestedGone(): number {
    const { cards } = this.#contested;
    const { used } = this.#drawn;
    let gone = 0;
    for (let i = 0; i < cards.length; i++) gone |= used[cards[i]] << i;
    return gone;
  }

  #drawOfPattern(step: number, gone: number, at: number, words: RandomWords): number {
    const sorted = this.#contested.sorted[step];
    const { choice, place, starts, order, others } = sorted;
    const count = starts[at + 1] - starts[at];
    const drawn = this.#drawn;
    const found = this.#found;
    found.clear();
    let total = 0;
    const fit = this.#contested.likelyFits(step, gone)[others[at]];
    const tries = Math.min(MOST_TRIES, Math.ceil(FITTING_TRIES / fit));
    if (count <= tries * LOOKS_OF_A_TRY) {
      for (let i = starts[at]; i < starts[at + 1]; i++) {
        const set = order[i];
        if (!drawn.fits(place, set)) continue;
        const value = weightOf(choice, set);
        total += value;
        found.add(set, value);
      }
      this.looks += count;
      if (total === 0) return 0;
      drawn.put(place, found.draw(words));
      return total;
    }
    const density = count / choose(this.#contested.otherCards, others[at]);
    if (typeof choice.of === 'number' && density > fit) {
      return this.#drawOfFree(sorted, at, density, words);
    }
    for (let i = 0; i < tries; i++) {
      const set = order[starts[at] + Math.floor(((words.next() >>> 0) / 2 ** 32) * count)];
      if (!drawn.fits(place, set)) continue;
      const value = weightOf(choice, set);
      total += value;
      found.add(set, value);
    }
    this.looks += tries * LOOKS_OF_A_TRY;
    if (total === 0) return 0;
    drawn.put(place, found.draw(words));
    return (total / tries) * count;
  }

  #drawOfFree(sorted: SortedChoice, at: number, density: number, words: RandomWords): number {
    const { choice, place, others } = sorted;
    const index = this.indexOf(place);
    const { used } = this.#drawn;
    const free = this.#free;
    let left = 0;
    for (const card of this.#others) if (used[card] === 0) free[left++] = card;
    const need = others[at];
    if (left < need) return 0;
    const pattern = sorted.patterns[at];
    const found = this.#found;
    found.clear();
    let total = 0;
    const hand = this.#hand;
    const tries = Math.min(MOST_TRIES, Math.ceil(FITTING_TRIES / density));
    for (let i = 0; i < tries; i++) {
      let size = 0;
      for (let bits = pattern; bits !== 0; bits &= bits - 1) {
        hand[size++] = this.#contested.cards[31 - Math.clz32(bits & -bits)];
      }
      for (let j = 0; j < need; j++) {
        const k = j + Math.floor(((words.next() >>> 0) / 2 ** 32) * (left - j));
        const card = free[k];
        free[k] = free[j];
        free[j] = card;
        hand[size++] = card;
      }
      sortNumbers(hand, 0, size);
      const number = colexIndex(hand, 0, size);
      if (!index.has(number)) continue;
      const set = index.positionOf(number);
      const value = weightOf(choice, set);
      total += value;
      found.add(set, value);
    }
    this.looks += tries * LOOKS_OF_A_TRY * 2;
    if (total === 0) return 0;
    this.#drawn.put(place, found.draw(words));
    return (total / tries) * choose(left, need);
  }

  /** Tells which hands a choice has. */
  indexOf(place: number): SetIndex {
    const choice = this.#drawn.choices[place];
    let index = this.#indexes.get(choice);
    if (index === undefined) {
      index = new SetIndex(choice);
      this.#indexes.set(choice, index);
    }
    return index;
  }
}

/** Where in an order, from `start` to before `end`, the sets have come to so much weight. */
function positionAt(
  start: number,
  end: number,
  weight: number,
  weightBefore: Float64Array | null,
): number {
  if (weightBefore === null) return Math.min(start + Math.floor(weight), end - 1);
  const sought = weightBefore[start] + weight;
  let low = start;
  for (let high = end; high - low > 1; ) {
    const middle = (low + high) >> 1;
    if (weightBefore[middle] <= sought) low = middle;
    else high = middle;
  }
  return low;
}
