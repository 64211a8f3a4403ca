import { type Card, DECK_SIZE } from '../src/cards/card.ts';
import { indexBelow, RandomStream, shuffleFront } from '../src/math/random.ts';

/** Shuffles that are the same in every run. */
export class Dealer {
  readonly #random: RandomStream;
  readonly #words = new Int32Array(DECK_SIZE);

  constructor(seed: number) {
    this.#random = new RandomStream(seed);
  }

  /** Different cards off the top of a fresh shuffle of `deck`. */
  deal(
    count: number,
    deck: readonly Card[] = Array.from({ length: DECK_SIZE }, (_, i) => i),
  ): Card[] {
    this.#random.fill(this.#words);
    const cards = [...deck];
    shuffleFront(cards, this.#words.subarray(0, count));
    return cards.slice(0, count);
  }

  /** A whole number from `least` to `most`. */
  number(least: number, most: number): number {
    this.#random.fill(this.#words);
    return least + indexBelow(this.#words[0], most - least + 1);
  }
}
