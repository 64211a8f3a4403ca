import { DECK_SIZE } from '../cards/card.ts';
import { AliasTable } from '../math/alias-table.ts';
import { largeIndexBelow, type RandomWords } from '../math/random.ts';
import { type Choice, isMarked, mark } from './choices.ts';

/** The combination at hand: which set of each choice was drawn, and the cards that these take. */
export class DrawnSets {
  /** By choice: the index of its set. */
  readonly chosen: Uint32Array;
  /** By card: 1 where a drawn set has it. */
  readonly used = new Uint8Array(DECK_SIZE);
  readonly choices: readonly Choice[];
  readonly #tables: readonly (AliasTable | null)[];

  constructor(choices: readonly Choice[]) {
    this.choices = choices;
    this.chosen = new Uint32Array(choices.length);
    this.#tables = choices.map(({ weights }) =>
      weights === null ? null : new AliasTable(weights),
    );
  }

  /** A random set of a choice, each as likely as its weight. */
  random(choice: number, words: RandomWords): number {
    const table = this.#tables[choice];
    return table === null
      ? largeIndexBelow(words.next(), this.choices[choice].count)
      : table.draw(words.next(), words.next());
  }

  /** Whether a set has none of the cards that are taken. */
  fits(choice: number, set: number): boolean {
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
