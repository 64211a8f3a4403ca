import { DECK_SIZE } from '../../cards/card.ts';
import { countBits } from '../../math/bits.ts';
import { choose } from '../../math/choose.ts';
import { colexIndex } from '../../math/colex.ts';
import type { Choice } from '../job.ts';

/** Tells which set of a range some cards are, in constant time: a bit for each set that there could be. */
export class SetIndex {
  /** By colexicographic index: 1 where the range has that set. */
  readonly bits: Int32Array;
  /** By word of `bits`: how many sets come before it. */
  readonly #before: Uint32Array;

  /** @param choice  the hands of a range, in colexicographic order, each ascending */
  constructor({ cards, size, count }: Choice) {
    const words = Math.ceil(choose(DECK_SIZE, size) / 32);
    this.bits = new Int32Array(words);
    for (let set = 0; set < count; set++) {
      const index = colexIndex(cards, set * size, size);
      this.bits[index >>> 5] |= 1 << (index & 31);
    }
    this.#before = new Uint32Array(words);
    for (let word = 1; word < words; word++) {
      this.#before[word] = this.#before[word - 1] + countBits(this.bits[word - 1]);
    }
  }

  /** @param index  the colexicographic index of some cards; whether they are a set of the range */
  has(index: number): boolean {
    return ((this.bits[index >>> 5] >>> (index & 31)) & 1) !== 0;
  }

  /** The position in the choice of a set that it has. */
  positionOf(index: number): number {
    const below = this.bits[index >>> 5] & ((1 << (index & 31)) - 1);
    return this.#before[index >>> 5] + countBits(below);
  }
}
