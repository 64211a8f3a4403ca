/**
 * Small changes of a combination that leave the chances of all combinations as they are, products of weights
 * (Gibbs sampling: S. and D. Geman, "Stochastic relaxation, Gibbs distributions, and the Bayesian
 * restoration of images", 1984). From a combination that was drawn rightly they lead to others as rightly drawn.
 */
import { COLEX_TERMS, sortNumbers } from '../../math/colex.ts';
import { forEachCombination } from '../../math/combinations.ts';
import { indexBelow, type RandomWords } from '../../math/random.ts';
import { WeightedList } from '../../math/weighted-list.ts';
import { weightOf } from './choices.ts';
import type { DrawnSets } from './drawn-sets.ts';
import type { SequentialDraws } from './sequential.ts';

export class Moves {
  readonly #drawn: DrawnSets;
  readonly #draws: SequentialDraws;
  /** The choices that are hands. */
  readonly #hands: readonly number[];
  /** The choice that is made anew next, by its step. */
  #turn = 0;
  /** How many cards a hand has; 0 where there are no two hands. */
  readonly #size: number;
  /** The cards of two hands, ascending. */
  readonly #pool: Uint8Array;
  /** By `place in a hand * 2 size + place in the pool`: what that card adds to the index of a hand. */
  readonly #terms: Uint32Array;
  /** The ways to part the pool, one after another: for each place of either hand, where its term is. */
  readonly #partings: Uint16Array;
  readonly #found = new WeightedList();

  constructor(drawn: DrawnSets, draws: SequentialDraws) {
    const { choices } = drawn;
    this.#drawn = drawn;
    this.#draws = draws;
    this.#hands = [...choices.keys()].filter((choice) => typeof choices[choice].of === 'number');
    const size = this.#hands.length < 2 ? 0 : choices[this.#hands[0]].size;
    this.#size = size;
    this.#pool = new Uint8Array(2 * size);
    this.#terms = new Uint32Array(2 * size * size);
    this.#partings = Uint16Array.from(partings(size));
  }

  /** Begins from another combination. */
  begin(): void {
    this.#turn = 0;
  }

  /** Makes one choice anew, in turn, and deals two players their cards again. */
  next(words: RandomWords): void {
    this.#draws.redraw(this.#turn, words);
    this.#turn = (this.#turn + 1) % this.#draws.steps;
    const hands = this.#hands;
    if (hands.length < 2) return;
    const one = indexBelow(words.next(), hands.length);
    const other = (one + 1 + indexBelow(words.next(), hands.length - 1)) % hands.length;
    this.#dealAgain(hands[one], hands[other], words);
  }

  /**
   * Puts the cards of two players together and deals them again, in one of the ways that both ranges have: where
   * all aces are held, nobody could change an ace alone.
   */
  #dealAgain(one: number, other: number, words: RandomWords): void {
    const { choices, chosen } = this.#drawn;
    const [first, second] = [this.#draws.indexOf(one), this.#draws.indexOf(other)];
    const size = this.#size;
    this.#gather(one, other);
    const found = this.#found;
    found.clear();
    for (let way = 0; way < this.#partings.length; way += 2 * size) {
      const hand = this.#indexAt(way);
      if (!first.has(hand)) continue;
      const otherHand = this.#indexAt(way + size);
      if (!second.has(otherHand)) continue;
      const weight = weightOf(choices[one], first.positionOf(hand));
      found.add(way, weight * weightOf(choices[other], second.positionOf(otherHand)));
    }
    const way = found.draw(words);
    chosen[one] = first.positionOf(this.#indexAt(way));
    chosen[other] = second.positionOf(this.#indexAt(way + size));
  }

  /** Puts the cards of two hands into the pool, and their terms. */
  #gather(one: number, other: number): void {
    const size = this.#size;
    const pool = this.#pool;
    pool.set(this.#drawn.cardsOf(one), 0);
    pool.set(this.#drawn.cardsOf(other), size);
    sortNumbers(pool, 0, 2 * size);
    let at = 0;
    for (let place = 1; place <= size; place++) {
      const terms = COLEX_TERMS[place];
      for (let i = 0; i < 2 * size; i++) this.#terms[at++] = terms[pool[i]];
    }
  }

  /** The colexicographic index of the hand whose places begin at some point of the partings. */
  #indexAt(from: number): number {
    const terms = this.#terms;
    const partings = this.#partings;
    let index = 0;
    for (let i = from; i < from + this.#size; i++) index += terms[partings[i]];
    return index;
  }
}

/** Every way to part the places of a pool among two hands of so many cards: see `Moves`. */
function partings(size: number): number[] {
  const places = Array.from({ length: 2 * size }, (_, place) => place);
  const ways: number[] = [];
  if (size === 0) return ways;
  const add = (hand: readonly number[]): void => {
    hand.forEach((place, i) => {
      ways.push(i * 2 * size + place);
    });
  };
  forEachCombination(places, size, (hand) => {
    add(hand);
    add(places.filter((place) => !hand.includes(place)));
  });
  return ways;
}
