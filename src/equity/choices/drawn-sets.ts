import { DECK_SIZE } from '../../cards/card.ts';
import type { RandomWords } from '../../math/random.ts';
import type { Choice } from '../job.ts';
import { isMarked, mark } from './choices.ts';
import { NO_SET, SetPicker } from './set-picker.ts';

/** The pattern of no card. */
export const NOTHING_GONE = 0;

/** The combination at hand: which set of each choice was drawn, and the cards that these take. */
export class DrawnSets {
  /** By choice: the index of its set. */
  readonly chosen: Uint32Array;
  /** By card: 1 where a drawn set has it. */
  readonly used = new Uint8Array(DECK_SIZE);
  readonly choices: readonly Choice[];
  readonly #pickers: readonly SetPicker[];

  constructor(choices: readonly Choice[]) {
    this.choices = choices;
    this.chosen = new Uint32Array(choices.length);
    this.#pickers = choices.map((choice) => new SetPicker(choice));
  }

  /** Which of the cards that a choice is sorted by are taken: see `SetPicker`. */
  goneFor(choice: number): number {
    return this.#pickers[choice].patternOf(this.used);
  }

  /**
   * A random set of a choice, each as likely as its weight.
   *
   * @param gone  a pattern of cards that it must not have
   * @returns its index, or `NO_SET`
   */
  random(choice: number, gone: number, words: RandomWords): number {
    return this.#pickers[choice].draw(words, gone);
  }

  /** Whether a set has none of the cards that are taken; `NO_SET` does not fit. */
  fits(choice: number, set: number): boolean {
    if (set === NO_SET) return false;
    const { cards, size } = this.choices[choice];
    return !isMarked(this.used, cards, set * size, size);
  }

  put(choice: number, set: number): void {
    const { cards, size } = this.choices[choice];
    this.chosen[choice] = set;
    mark(this.used, cards, set * size, size, 1);
  }

  /** Gives the cards of a choice back. */
  takeBack(choice: number): void {
    const { cards, size } = this.choices[choice];
    mark(this.used, cards, this.chosen[choice] * size, size, 0);
  }

  /** The cards of the set of a choice. */
  cardsOf(choice: number): Uint8Array {
    const { cards, size } = this.choices[choice];
    const at = this.chosen[choice] * size;
    return cards.subarray(at, at + size);
  }
}
