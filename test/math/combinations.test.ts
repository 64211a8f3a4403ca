import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose } from '../../src/math/choose.ts';
import { combinationAt, forEachCombination } from '../../src/math/combinations.ts';

function all<T>(items: readonly T[], k: number): T[][] {
  const found: T[][] = [];
  forEachCombination(items, k, (combination) => found.push([...combination]));
  return found;
}

describe('combinations', () => {
  it('come in lexicographic order of their positions', () => {
    expect(all(['a', 'b', 'c', 'd'], 2).map((pair) => pair.join(''))).toEqual([
      'ab',
      'ac',
      'ad',
      'bc',
      'bd',
      'cd',
    ]);
    expect(all([1, 2, 3], 0)).toEqual([[]]);
    expect(all([1, 2], 3)).toEqual([]);
  });

  it('are as many as the binomial coefficient says, and each can be found by its position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), (n, k) => {
        const items = Array.from({ length: n }, (_, i) => i);
        const combinations = all(items, k);
        expect(combinations.length).toBe(choose(n, k));
        expect(combinations.map((_, position) => combinationAt(items, k, position))).toEqual(
          combinations,
        );
      }),
    );
  });

  it('of cards are 270,725 hands, 2,598,960 boards and 20,358,520 six-card hands', () => {
    expect([choose(52, 4), choose(52, 5), choose(52, 6)]).toEqual([270_725, 2_598_960, 20_358_520]);
    expect([choose(52, 0), choose(3, 4), choose(4, -1)]).toEqual([1, 0, 0]);
  });

  it('are counted exactly for every n up to 52', () => {
    const exact = (n: number, k: number): bigint =>
      k === 0 ? 1n : (exact(n, k - 1) * BigInt(n - k + 1)) / BigInt(k);
    for (let n = 0; n <= 52; n++) {
      for (let k = 0; k <= n; k++) expect(BigInt(choose(n, k))).toBe(exact(n, k));
    }
  });

  it('obey the rule of Pascal', () => {
    for (let n = 1; n <= 52; n++) {
      for (let k = 1; k <= n; k++) {
        expect(choose(n, k)).toBe(choose(n - 1, k - 1) + choose(n - 1, k));
      }
    }
  });
});
