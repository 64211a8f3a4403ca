import { MAX_SEED, RandomStream } from '../math/random.ts';
import { checkNumber } from '../text/check.ts';
import { badOption } from '../text/errors.ts';
import { shown } from '../text/words.ts';

/** The random numbers of a seed, as callers of the library make them for `Range.sample`. */
export class PublicStream extends RandomStream {
  /**
   * @param seed    0 … 2^53 - 1
   * @param stream  0 … 2^32 - 1; streams of one seed are independent for all practical purposes
   * @throws Omaha8Error `bad-option`
   */
  constructor(seed: number, stream = 0) {
    checkNumber(seed ?? null, 'seed', { least: 0, most: MAX_SEED, whole: true });
    checkNumber(stream, 'stream', { least: 0, most: 2 ** 32 - 1, whole: true });
    super(seed, stream);
  }

  /**
   * Overwrites every element with 32 random bits.
   *
   * @throws Omaha8Error `bad-option` where it is no Int32Array
   */
  override fill(words: Int32Array): void {
    if (!(words instanceof Int32Array)) throw badOption(`${shown(words)} is not an Int32Array`);
    super.fill(words);
  }
}
