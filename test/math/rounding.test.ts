import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedTogether } from '../../src/math/rounding.ts';

describe('amounts rounded together', () => {
  it.each([
    [[], []],
    [
      [0.4, 0.4, 0.2],
      [0, 1, 0],
    ],
    [
      [-2 / 3, 1 / 3, 1 / 3],
      [-1, 1, 0],
    ],
    [
      [3, -4],
      [3, -4],
    ],
  ])('%j', (amounts, rounded) => {
    expect(roundedTogether(amounts).map((amount) => amount + 0)).toEqual(rounded);
  });

  it('add up to their sum, each at most one off', () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 64);
    const check = fc.property(fc.array(amount), (amounts) => {
      const rounded = roundedTogether(amounts);
      const sum = (list: readonly number[]) => list.reduce((total, x) => total + x, 0);
      expect(sum(rounded) + 0).toBe(Math.round(sum(amounts)) + 0);
      expect(rounded.every((x, i) => Math.abs(x - amounts[i]) <= 1)).toBe(true);
    });
    fc.assert(check);
  });
});
