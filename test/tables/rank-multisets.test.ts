import { describe, expect, it } from 'vitest';
import {
  MULTISET_COUNTS,
  multisetOf,
  multisetSums,
  multisetsWithoutOne,
  RANK_COUNT,
  rankMultisets,
  rankSteps,
  ranksOf,
} from '../../src/tables/rank-multisets.ts';

const SIZES = MULTISET_COUNTS.map((_, size) => size);

describe('rank multisets', () => {
  it('are as many as there are ways to choose ranks, none more than four times', () => {
    const count = (cards: number, ranks: number): number => {
      if (cards === 0) return 1;
      if (cards < 0 || ranks === 0) return 0;
      return [0, 1, 2, 3, 4].reduce((sum, copies) => sum + count(cards - copies, ranks - 1), 0);
    };
    expect(MULTISET_COUNTS).toEqual(SIZES.map((size) => count(size, RANK_COUNT)));
    expect(MULTISET_COUNTS.slice(0, 6)).toEqual([1, 13, 91, 455, 1820, 6175]);
  });

  it('take 30,940 steps up to five ranks', () => {
    const steps = [0, 1, 2, 3, 4].map((size) => rankSteps(size).length);
    expect(steps.reduce((sum, length) => sum + length)).toBe(30_940);
  });

  it.each(SIZES)('of %i ranks are all different and found again in any order', (size) => {
    const seen = new Set<string>();
    for (let multiset = 0; multiset < MULTISET_COUNTS[size]; multiset++) {
      const ranks = ranksOf(size, multiset);
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      seen.add(ranks.join());
      expect(multisetOf(ranks)).toBe(multiset);
      expect(multisetOf([...ranks].reverse())).toBe(multiset);
    }
    expect(seen.size).toBe(MULTISET_COUNTS[size]);
  });

  it('know their highest rank and what is below it', () => {
    const { last, multiplicity, parent, lower } = rankMultisets(5);
    for (let multiset = 0; multiset < MULTISET_COUNTS[5]; multiset++) {
      const ranks = ranksOf(5, multiset);
      const highest = ranks[4];
      const others = ranks.filter((rank) => rank !== highest);
      expect(last[multiset]).toBe(highest);
      expect(multiplicity[multiset]).toBe(5 - others.length);
      expect(ranksOf(4, parent[multiset])).toEqual(ranks.slice(0, 4));
      expect(ranksOf(others.length, lower[multiset])).toEqual(others);
    }
  });

  it.each([
    [3, 2],
    [2, 2],
    [4, 1],
    [1, 3],
    [5, 0],
    [0, 4],
  ])('of %i and %i ranks add up', (sizeA, sizeB) => {
    const sums = multisetSums(sizeA, sizeB);
    const [countA, countB] = [MULTISET_COUNTS[sizeA], MULTISET_COUNTS[sizeB]];
    expect(sums.length).toBe(countA * countB);
    for (let a = 0; a < countA; a += 3) {
      for (let b = 0; b < countB; b++) {
        const ranks = [...ranksOf(sizeA, a), ...ranksOf(sizeB, b)];
        const most = Math.max(...ranks.map((rank) => ranks.filter((r) => r === rank).length));
        const sum = most > 4 ? MULTISET_COUNTS[sizeA + sizeB] : multisetOf(ranks);
        expect(sums[a * countB + b]).toBe(sum);
      }
    }
  });

  it.each([1, 2, 3, 4, 5])('of %i ranks lose one', (size) => {
    const withoutOne = multisetsWithoutOne(size);
    for (let multiset = 0; multiset < MULTISET_COUNTS[size]; multiset++) {
      const ranks = ranksOf(size, multiset);
      for (let i = 0; i < size; i++) {
        expect(withoutOne[multiset * size + i]).toBe(multisetOf(ranks.toSpliced(i, 1)));
      }
    }
  });
});
