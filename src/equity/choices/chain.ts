/**
 * A chain of combinations of sets that share no card, each made from the one before by changes that leave
 * the chances of all combinations as they are, products of weights (Gibbs sampling: S. and D. Geman,
 * "Stochastic relaxation, Gibbs distributions, and the Bayesian restoration of images", 1984).
 *
 * There are two changes. A choice is drawn anew from its sets that fit the others. And two players put
 * their hands together and are dealt them again: where all aces are held, no hand could change its ace by
 * itself. Combinations that only three or more players at once could reach from each other, each of them
 * held to a few hands, remain apart.
 */
import { DECK_SIZE } from '../../cards/card.ts';
import { choose } from '../../math/choose.ts';
import { COLEX_TERMS, sortNumbers } from '../../math/colex.ts';
import { forEachCombination } from '../../math/combinations.ts';
import { indexBelow, type RandomWords } from '../../math/random.ts';
import { WeightedList } from '../../math/weighted-list.ts';
import type { DrawnSets } from './drawn-sets.ts';
import { SetIndex } from './set-index.ts';

/** How often each choice is drawn anew before the first combination of a chunk: the start is forgotten. */
const FIRST_ROUNDS = 25;

/** So many sets are drawn in the hope that one fits; then those that fit are looked for. */
const MOST_DRAWS = 64;

export class ChoiceChain {
  readonly #drawn: DrawnSets;
  readonly #start: readonly number[];
  /** By choice: null for what lies on the table. */
  readonly #indexes: readonly (SetIndex | null)[];
  /** The choices that are hands. */
  readonly #hands: readonly number[];
  /** The choice that is drawn anew next. */
  #turn = 0;
  readonly #found = new WeightedList();
  readonly #free = new Uint8Array(DECK_SIZE);
  /** The cards of two hands, ascending, and the ways to part them. */
  readonly #pool: Uint8Array;
  readonly #partings: readonly Uint8Array[];

  /** @param start  a combination: by choice, the index of its set */
  constructor(drawn: DrawnSets, start: readonly number[]) {
    const { choices } = drawn;
    this.#drawn = drawn;
    this.#start = start;
    this.#indexes = choices.map((choice) =>
      typeof choice.of === 'number' ? new SetIndex(choice) : null,
    );
    this.#hands = [...choices.keys()].filter((choice) => this.#indexes[choice] !== null);
    const size = this.#hands.length === 0 ? 0 : choices[this.#hands[0]].size;
    this.#pool = new Uint8Array(2 * size);
    this.#partings = partings(size);
  }

  /** Goes back to the start, and on from there until it is forgotten. */
  begin(words: RandomWords): void {
    this.#drawn.used.fill(0);
    this.#start.forEach((set, choice) => {
      this.#drawn.put(choice, set);
    });
    this.#turn = 0;
    const steps = FIRST_ROUNDS * this.#indexes.length;
    for (let step = 0; step < steps; step++) this.next(words);
  }

  /**
   * Draws the choice whose turn it is anew, and deals again to as many pairs of players as there are hands.
   * That is quick, while it takes long to draw what fits at a full table.
   */
  next(words: RandomWords): void {
    this.#drawAnew(this.#turn, words);
    this.#turn = (this.#turn + 1) % this.#indexes.length;
    const hands = this.#hands;
    if (hands.length < 2) return;
    for (let i = 0; i < hands.length; i++) {
      const other = i + 1 + indexBelow(words.next(), hands.length - 1);
      this.#dealAgain(hands[i], hands[other % hands.length], words);
    }
  }

  #drawAnew(choice: number, words: RandomWords): void {
    const drawn = this.#drawn;
    drawn.takeBack(choice);
    const gone = drawn.goneFor(choice);
    for (let draws = 0; draws < MOST_DRAWS; draws++) {
      const set = drawn.random(choice, gone, words);
      if (!drawn.fits(choice, set)) continue;
      drawn.put(choice, set);
      return;
    }
    this.#findFitting(choice);
    drawn.put(choice, this.#found.draw(words));
  }

  /** Finds the sets that fit: among those of the choice, or of the cards that are left if these are fewer. */
  #findFitting(choice: number): void {
    const { size, count, weights } = this.#drawn.choices[choice];
    const { used } = this.#drawn;
    const index = this.#indexes[choice];
    this.#found.clear();
    let free = 0;
    for (let card = 0; card < DECK_SIZE; card++) if (used[card] === 0) this.#free[free++] = card;
    if (index !== null && choose(free, size) < count) {
      this.#findAmong(index, weights, size, free, 0);
      return;
    }
    for (let set = 0; set < count; set++) {
      if (this.#drawn.fits(choice, set)) this.#found.add(set, weightOf(weights, set));
    }
  }

  /**
   * Finds the sets whose `size` smallest cards are among the first `count` that are free.
   *
   * @param others  what their other cards add to the index
   */
  #findAmong(
    index: SetIndex,
    weights: Uint16Array | null,
    size: number,
    count: number,
    others: number,
  ): void {
    const terms = COLEX_TERMS[size];
    for (let i = size - 1; i < count; i++) {
      const sum = others + terms[this.#free[i]];
      if (size > 1) this.#findAmong(index, weights, size - 1, i, sum);
      else if (index.has(sum)) {
        const set = index.positionOf(sum);
        this.#found.add(set, weightOf(weights, set));
      }
    }
  }

  /** Deals the cards of two hands to their players again, in one of the ways that both ranges have. */
  #dealAgain(one: number, other: number, words: RandomWords): void {
    const { choices, chosen } = this.#drawn;
    const [first, second] = [this.#indexes[one], this.#indexes[other]];
    if (first === null || second === null) return;
    const { size, weights } = choices[one];
    this.#pool.set(this.#drawn.cardsOf(one), 0);
    this.#pool.set(this.#drawn.cardsOf(other), size);
    sortNumbers(this.#pool, 0, 2 * size);
    this.#found.clear();
    for (let way = 0; way < this.#partings.length; way++) {
      const firstHand = this.#indexIn(way, 0, size);
      if (!first.has(firstHand)) continue;
      const secondHand = this.#indexIn(way, size, size);
      if (!second.has(secondHand)) continue;
      const weight = weightOf(weights, first.positionOf(firstHand));
      this.#found.add(
        way,
        weight * weightOf(choices[other].weights, second.positionOf(secondHand)),
      );
    }
    const way = this.#found.draw(words);
    chosen[one] = first.positionOf(this.#indexIn(way, 0, size));
    chosen[other] = second.positionOf(this.#indexIn(way, size, size));
  }

  /** The colexicographic index of the cards that lie at `size` places of a parting, from one on. */
  #indexIn(way: number, from: number, size: number): number {
    const places = this.#partings[way];
    let index = 0;
    for (let i = 0; i < size; i++) index += COLEX_TERMS[i + 1][this.#pool[places[from + i]]];
    return index;
  }
}

function weightOf(weights: Uint16Array | null, set: number): number {
  return weights === null ? 1 : weights[set];
}

/** Every way to part twice `size` places in two: the places of the first half, then of the second. */
function partings(size: number): Uint8Array[] {
  const places = Array.from({ length: 2 * size }, (_, place) => place);
  const ways: Uint8Array[] = [];
  if (size === 0) return ways;
  forEachCombination(places, size, (half) => {
    ways.push(Uint8Array.from([...half, ...places.filter((place) => !half.includes(place))]));
  });
  return ways;
}
