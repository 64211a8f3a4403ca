import type { RandomWords } from '../../math/random.ts';
import type { Choice } from '../job.ts';

/** Draws sets of a choice, each as likely as its weight. */
export class SetPicker {
  readonly #count: number;
  /** By set: the sum of the weights up to it; null where all weigh the same. */
  readonly #sums: Float64Array | null;

  constructor({ count, weights }: Choice) {
    this.#count = count;
    if (weights === null) {
      this.#sums = null;
      return;
    }
    this.#sums = new Float64Array(count);
    let sum = 0;
    for (let set = 0; set < count; set++) {
      sum += weights[set];
      this.#sums[set] = sum;
    }
  }

  /** The index of a set. */
  draw(words: RandomWords): number {
    const sums = this.#sums;
    const last = this.#count - 1;
    if (sums === null) return Math.min(Math.floor(words.fraction() * this.#count), last);
    const sought = words.fraction() * sums[last];
    let low = 0;
    for (let high = last; low < high; ) {
      const middle = (low + high) >> 1;
      if (sums[middle] > sought) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
