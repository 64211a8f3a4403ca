import { MAX_SEED } from '../math/random.ts';
import { checkFlag, checkNumber } from '../text/check.ts';
import { Omaha8Error } from '../text/errors.ts';
import { listed } from '../text/words.ts';
import { CHUNK_TRIALS } from './engines/chunks.ts';

/** How to answer; `exact`, `trials` and `precision` exclude each other. */
export interface MethodOptions {
  /** Never sample. */
  exact?: boolean | undefined;
  /** Sample, this many trials. */
  trials?: number | undefined;
  /**
   * Sample until the standard error of every player's equity is at most this, and at least 100,000 trials,
   * unless exact fits.
   */
  precision?: number | undefined;
  /** Of the random numbers, 0 … 2^53 - 1. */
  seed?: number | undefined;
}

/** Chunks are numbered with 32 bits. */
const MOST_TRIALS = CHUNK_TRIALS * 2 ** 32;

const LEAST_PRECISION = 1e-6;

/** @throws Omaha8Error `bad-option` */
export function checkMethod({ exact, trials, precision, seed }: MethodOptions): void {
  checkFlag(exact, 'exact');
  const given = [
    ...(exact === true ? ['exact'] : []),
    ...(trials !== undefined ? ['trials'] : []),
    ...(precision !== undefined ? ['precision'] : []),
  ];
  if (given.length > 1) {
    throw new Omaha8Error(
      'bad-option',
      `${listed(given)} cannot go together: each says how to answer`,
    );
  }
  checkNumber(trials, 'trials', { least: 1, most: MOST_TRIALS, whole: true });
  checkNumber(precision, 'precision', { least: LEAST_PRECISION, most: 1 });
  checkNumber(seed, 'seed', { least: 0, most: MAX_SEED, whole: true });
}
