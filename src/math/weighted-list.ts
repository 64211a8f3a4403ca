import type { RandomWords } from './random.ts';

/** Numbers with weights, from which one is drawn: a list that is used over and over. */
export class WeightedList {
  #items = new Float64Array(64);
  /** By position: the sum of the weights up to it. */
  #sums = new Float64Array(64);
  #count = 0;
  #total = 0;

  clear(): void {
    this.#count = 0;
    this.#total = 0;
  }

  /** @param weight  above 0 */
  add(item: number, weight: number): void {
    if (this.#count === this.#items.length) {
      this.#items = doubled(this.#items);
      this.#sums = doubled(this.#sums);
    }
    this.#total += weight;
    this.#items[this.#count] = item;
    this.#sums[this.#count++] = this.#total;
  }

  /** One of the items, of which there must be some, each as likely as its weight. */
  draw(words: RandomWords): number {
    const sought = words.fraction() * this.#total;
    let low = 0;
    for (let high = this.#count - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if (this.#sums[middle] > sought) high = middle;
      else low = middle + 1;
    }
    return this.#items[low];
  }
}

function doubled(numbers: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(2 * numbers.length);
  longer.set(numbers);
  return longer;
}
