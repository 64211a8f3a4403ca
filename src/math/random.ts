/**
 * Seeded random numbers: xoshiro128++ 1.0 by David Blackman and Sebastiano Vigna
 * (https://prng.di.unimi.it/xoshiro128plusplus.c, public domain), 32 bits a step, period 2^128 - 1.
 *
 * A seed and a stream number fix the whole sequence, so work cut into numbered pieces gives the same
 * result whoever does which piece.
 */

/** Largest seed: seeds are whole numbers from 0 to 2^53 - 1. */
export const MAX_SEED = Number.MAX_SAFE_INTEGER;

/** A bijection of 32-bit numbers with good avalanche: "lowbias32" by Chris Wellons (public domain). */
function scramble(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x7feb_352d);
  word = Math.imul(word ^ (word >>> 15), 0x846c_a68b);
  return word ^ (word >>> 16);
}

const GOLDEN_RATIO = 0x9e37_79b9;

export class RandomStream {
  readonly #state = new Int32Array(4);

  /**
   * @param seed    0 … 2^53 - 1
   * @param stream  0 … 2^32 - 1; streams of one seed are independent for all practical purposes
   */
  constructor(seed: number, stream = 0) {
    const inputs = [seed, Math.floor(seed / 2 ** 32), stream];
    // Each word of the state is a hash of its own, so that different inputs share a state by accident only.
    for (let i = 0; i < 4; i++) {
      let word = scramble(i + 1);
      for (const input of inputs) word = scramble((word + GOLDEN_RATIO) ^ scramble(input | 0) ^ i);
      this.#state[i] = word;
    }
    // The all-zero state is the one from which the generator never moves.
    if (this.#state.every((part) => part === 0)) this.#state[0] = 1;
  }

  /** Overwrites every element with 32 random bits. */
  fill(words: Int32Array): void {
    fillWithXoshiro(this.#state, words);
  }
}

/** How many words a `RandomWords` makes at a time. */
const WORDS_AT_A_TIME = 1024;

/** The words of a stream, one after another, for those who cannot tell how many they will need. */
export class RandomWords {
  readonly #stream: RandomStream;
  readonly #words = new Int32Array(WORDS_AT_A_TIME);
  #at = WORDS_AT_A_TIME;

  constructor(stream: RandomStream) {
    this.#stream = stream;
  }

  /** A number from 0 up to, but hardly ever at, 1. */
  fraction(): number {
    return ((this.next() >>> 0) + (this.next() >>> 0) / 2 ** 32) / 2 ** 32;
  }

  /** 32 random bits. */
  next(): number {
    if (this.#at === WORDS_AT_A_TIME) {
      this.#stream.fill(this.#words);
      this.#at = 0;
    }
    return this.#words[this.#at++];
  }
}

/**
 * Takes one step of xoshiro128++ for each of the words, which get its outputs.
 *
 * @param state  four words, not all 0; advanced. It stays in locals meanwhile: this is the hot loop.
 */
export function fillWithXoshiro(state: Int32Array, words: Int32Array): void {
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  for (let i = 0; i < words.length; i++) {
    const sum = (a + d) | 0;
    words[i] = (((sum << 7) | (sum >>> 25)) + a) | 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}

/** Moves random items to the front, in random order: the first steps of a shuffle, one for each word. */
export function shuffleFront(items: Uint8Array | number[], words: Int32Array): void {
  for (let i = 0; i < words.length; i++) {
    const j = i + indexBelow(words[i], items.length - i);
    const item = items[j];
    items[j] = items[i];
    items[i] = item;
  }
}

/**
 * A random index below `count`, from 32 random bits: the top 26 bits scaled, in one integer product.
 * Its bias is below count / 2^26, a part in a million for a deck of cards.
 *
 * @param count  1 … 64
 */
export function indexBelow(word: number, count: number): number {
  return Math.imul(word >>> 6, count) >>> 26;
}
