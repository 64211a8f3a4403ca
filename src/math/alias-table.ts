import { largeIndexBelow } from './random.ts';

/**
 * Draws indexes with given weights, in constant time: the alias method (A. J. Walker 1977, set up as by
 * M. D. Vose, "A linear algorithm for generating random numbers with a given distribution", 1991).
 */
export class AliasTable {
  /** By index: how much of 2^32 it keeps; the rest is its alias's. */
  readonly #kept: Float64Array;
  readonly #alias: Uint32Array;

  /** @param weights  above 0, at least one */
  constructor(weights: ArrayLike<number>) {
    const count = weights.length;
    this.#kept = new Float64Array(count);
    this.#alias = new Uint32Array(count);
    let total = 0;
    for (let i = 0; i < count; i++) total += weights[i];
    const small: number[] = [];
    const large: number[] = [];
    for (let i = 0; i < count; i++) {
      this.#kept[i] = (weights[i] * count) / total;
      (this.#kept[i] < 1 ? small : large).push(i);
    }
    while (small.length > 0 && large.length > 0) {
      const poor = small.pop() as number;
      const rich = large[large.length - 1];
      this.#alias[poor] = rich;
      this.#kept[rich] -= 1 - this.#kept[poor];
      if (this.#kept[rich] < 1) small.push(large.pop() as number);
    }
    // What is left is 1 but for rounding.
    for (const i of [...small, ...large]) this.#kept[i] = 1;
    for (let i = 0; i < count; i++) this.#kept[i] *= 2 ** 32;
  }

  /** @param where, which  two random words */
  draw(where: number, which: number): number {
    const index = largeIndexBelow(where, this.#kept.length);
    return which >>> 0 < this.#kept[index] ? index : this.#alias[index];
  }
}
