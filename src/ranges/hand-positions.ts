import { countBits } from '../math/bits.ts';
import type { HandSet } from './hand-set.ts';

/** Words of a set whose hands are counted together. */
const WORDS_IN_BLOCK = 32;

/** Finds the hands of a set by their position in it. The set must not change meanwhile. */
export class HandPositions {
  readonly #words: Int32Array;
  /** By block of words: how many hands come before it. */
  readonly #before: Uint32Array;

  constructor({ words }: HandSet) {
    this.#words = words;
    this.#before = new Uint32Array(Math.ceil(words.length / WORDS_IN_BLOCK));
    let before = 0;
    for (let i = 0; i < words.length; i++) {
      if (i % WORDS_IN_BLOCK === 0) this.#before[i / WORDS_IN_BLOCK] = before;
      before += countBits(words[i]);
    }
  }

  /** @param position  0 … size of the set - 1, in ascending order of hands */
  handAt(position: number): number {
    const words = this.#words;
    const before = this.#before;
    let block = 0;
    for (let end = before.length; end - block > 1; ) {
      const middle = (block + end) >> 1;
      if (before[middle] <= position) block = middle;
      else end = middle;
    }
    let left = position - before[block];
    let i = block * WORDS_IN_BLOCK;
    for (; left >= countBits(words[i]); i++) left -= countBits(words[i]);
    let word = words[i];
    for (; left > 0; left--) word &= word - 1;
    return 32 * i + 31 - Math.clz32(word & -word);
  }
}
