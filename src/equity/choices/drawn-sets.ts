import { DECK_SIZE } from '../../cards/card.ts';
import type { Choice } from '../job.ts';
import { isMarked, mark } from './choices.ts';

/** The combination at hand: which set of each choice was drawn, and the cards that these take. */
export class DrawnSets {
  /** By choice: the index of its set. */
  readonly chosen: Uint32Array;
  /** By card: 1 where a drawn set has it. */
  readonly used = new Uint8Array(DECK_SIZE);
  readonly choices: readonly Choice[];

  constructor(choices: readonly Choice[]) {
    this.choices = choices;
    this.chosen = new Uint32Array(choices.length);
  }

  /** Whether a set of a choice has none of the cards that are taken. */
  fits(choice: number, set: number): boolean {
    const { cards, size } = this.choices[choice];
    return !isMarked(this.used, cards, set * size, size);
  }

  put(choice: number, set: number): void {
    const { cards, size } = this.choices[choice];
    this.chosen[choice] = set;
    mark(this.used, cards, set * size, size, 1);
  }

  /** Takes the cards of a choice back. */
  takeBack(choice: number): void {
    const { cards, size } = this.choices[choice];
    mark(this.used, cards, this.chosen[choice] * size, size, 0);
  }

  /** Takes all cards back. */
  clear(): void {
    this.used.fill(0);
  }

  /** The cards of the set of a choice. */
  cardsOf(choice: number): Uint8Array {
    const { cards, size } = this.choices[choice];
    const at = this.chosen[choice] * size;
    return cards.subarray(at, at + size);
  }
}
