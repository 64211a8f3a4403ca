/**
 * Combinations as numbers, in colexicographic order: the combination of the numbers
 * c1 < c2 < … < ck is choose(c1, 1) + choose(c2, 2) + … + choose(ck, k). So the combinations of k of n
 * things are 0 … choose(n, k) - 1, those of the first m things come first, and neighbours mostly differ
 * in their smallest numbers.
 */
import { choose } from './choose.ts';

/** Combinations are of numbers below this, and of this many at most. */
const LARGEST = 52;
const MOST = 6;

/** By size, then by number: what that number adds to the index as the largest of so many. */
export const COLEX_TERMS: readonly Uint32Array[] = Array.from({ length: MOST + 1 }, (_, size) =>
  Uint32Array.from({ length: LARGEST }, (_, number) => choose(number, size)),
);

/**
 * The index of a combination.
 *
 * @param numbers  0 … 51, ascending and all different from `at` on; not checked
 * @param size     1 … 6
 */
export function colexIndex(numbers: ArrayLike<number>, at: number, size: number): number {
  let index = 0;
  for (let i = 0; i < size; i++) index += COLEX_TERMS[i + 1][numbers[at + i]];
  return index;
}

/**
 * Writes the combination of an index, ascending.
 *
 * @param index  0 … choose(52, size) - 1
 * @param size   1 … 6
 * @param into   gets `size` numbers from `at` on
 */
export function writeCombination(index: number, size: number, into: Uint8Array, at: number): void {
  let number = LARGEST - 1;
  for (let i = size; i > 0; i--) {
    const terms = COLEX_TERMS[i];
    while (terms[number] > index) number--;
    into[at + i - 1] = number;
    index -= terms[number];
  }
}

/** Sorts `size` numbers from `at` on, ascending, in place: quick for the few that a combination has. */
export function sortNumbers(numbers: Uint8Array, at: number, size: number): void {
  for (let i = at + 1; i < at + size; i++) {
    const number = numbers[i];
    let j = i - 1;
    for (; j >= at && numbers[j] > number; j--) numbers[j + 1] = numbers[j];
    numbers[j + 1] = number;
  }
}
