/**
 * A set of hands of so many cards: a bit for each, by colexicographic index. Union, intersection and
 * difference take 32 hands at a time, and equal sets are equal bit by bit. 34 kB for four cards, 325 kB
 * for five, 2.5 MB for six.
 */
import { DECK_SIZE } from '../cards/card.ts';
import { countBits } from '../math/bits.ts';
import { choose } from '../math/choose.ts';

/** How many hands of so many cards there are. */
export function handCount(holeCards: number): number {
  return choose(DECK_SIZE, holeCards);
}

export class HandSet {
  readonly holeCards: number;
  /** Hand 32 i + j is bit j of word i. */
  readonly words: Int32Array;

  constructor(holeCards: number, words = new Int32Array((handCount(holeCards) + 31) >> 5)) {
    this.holeCards = holeCards;
    this.words = words;
  }

  static all(holeCards: number): HandSet {
    const set = new HandSet(holeCards);
    set.words.fill(-1);
    const inLastWord = handCount(holeCards) & 31;
    if (inLastWord !== 0) set.words[set.words.length - 1] = (1 << inLastWord) - 1;
    return set;
  }

  get size(): number {
    let size = 0;
    for (const word of this.words) size += countBits(word);
    return size;
  }

  add(hand: number): void {
    this.words[hand >> 5] |= 1 << (hand & 31);
  }

  has(hand: number): boolean {
    return ((this.words[hand >> 5] >>> (hand & 31)) & 1) === 1;
  }

  copy(): HandSet {
    return new HandSet(this.holeCards, this.words.slice());
  }

  /** Adds the hands of another set to this one. */
  addAll({ words }: HandSet): void {
    for (let i = 0; i < words.length; i++) this.words[i] |= words[i];
  }

  /** Leaves only what is also in another set. */
  keepAll({ words }: HandSet): void {
    for (let i = 0; i < words.length; i++) this.words[i] &= words[i];
  }

  /** Takes out what is in another set. */
  removeAll({ words }: HandSet): void {
    for (let i = 0; i < words.length; i++) this.words[i] &= ~words[i];
  }

  equals({ words }: HandSet): boolean {
    return words.length === this.words.length && words.every((word, i) => word === this.words[i]);
  }

  /** Every hand, in ascending order. */
  *[Symbol.iterator](): Generator<number> {
    for (let i = 0; i < this.words.length; i++) {
      for (let word = this.words[i]; word !== 0; word &= word - 1) {
        yield 32 * i + 31 - Math.clz32(word & -word);
      }
    }
  }

  /** Calls back for every hand, in ascending order. */
  forEach(visit: (hand: number) => void): void {
    for (let i = 0; i < this.words.length; i++) {
      for (let word = this.words[i]; word !== 0; word &= word - 1) {
        visit(32 * i + 31 - Math.clz32(word & -word));
      }
    }
  }
}
