import { describe, expect, it } from 'vitest';
import { choose } from '../../src/math/choose.ts';
import { colexIndex, sortNumbers, writeCombination } from '../../src/math/colex.ts';

describe('combinations in colexicographic order', () => {
  it.each([1, 2, 3, 4])('of %i cards are counted one after another', (size) => {
    const numbers = new Uint8Array(size + 1);
    let last: number[] = Array(size).fill(-1);
    for (let index = 0; index < choose(52, size); index++) {
      writeCombination(index, size, numbers, 1);
      const now = [...numbers.subarray(1)];
      if (colexIndex(numbers, 1, size) !== index) throw new Error(`${now} is not ${index}`);
      // The order is that of the numbers read from the largest down.
      const key = (combination: number[]) => combination.reduceRight((sum, n) => 52 * sum + n, 0);
      if (key(now) <= key(last)) throw new Error(`${now} follows ${last}`);
      if (now.some((n, i) => i > 0 && n <= now[i - 1])) throw new Error(`${now} is not ascending`);
      last = now;
    }
    expect(last).toEqual(Array.from({ length: size }, (_, i) => 52 - size + i));
  });

  it.each([5, 6])('of %i cards end where they should', (size) => {
    const numbers = new Uint8Array(size);
    for (const index of [0, 1, 1000, choose(51, size), choose(52, size) - 1]) {
      writeCombination(index, size, numbers, 0);
      expect(colexIndex(numbers, 0, size)).toBe(index);
    }
    expect([...numbers]).toEqual(Array.from({ length: size }, (_, i) => 52 - size + i));
  });

  it('are sorted in place', () => {
    const numbers = Uint8Array.of(9, 5, 1, 7, 3, 0);
    sortNumbers(numbers, 1, 4);
    expect([...numbers]).toEqual([9, 1, 3, 5, 7, 0]);
  });
});
