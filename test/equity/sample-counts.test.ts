import { describe, expect, it } from 'vitest';
import { SampleCounts, SampleSum } from '../../src/equity/sample-counts.ts';
import { RandomStream, RandomWords } from '../../src/math/random.ts';

/** The players who take the whole pot, as sets. */
const FIRST = 0b01;
const SECOND = 0b10;

/** Groups of so many trials. In each the first player wins another part of them, from none to all. */
function sample(sizes: readonly number[], words: RandomWords): SampleSum {
  const counts = new SampleCounts(2);
  for (const size of sizes) {
    const won = words.fraction() * size;
    for (let trial = 0; trial < size; trial++)
      counts.addTrial(trial + 0.5 < won ? FIRST : SECOND, 0);
    counts.endGroup(size);
  }
  const sum = new SampleSum(2);
  sum.merge(counts.plain());
  return sum;
}

describe('the error of samples', () => {
  it.each([
    ['of many equal groups', () => Array<number>(200).fill(3)],
    ['of few equal groups', () => Array<number>(12).fill(20)],
    // Sizes as those of draws whose weights are uneven: most are small, and few are large.
    [
      'of few uneven groups',
      (words: RandomWords) =>
        Array.from({ length: 20 }, () => Math.ceil(-20 * Math.log(1 - words.fraction()))),
    ],
  ])('is that which they have: %s', (_, sizesOf) => {
    const words = new RandomWords(new RandomStream(4));
    const samples = 3000;
    let squares = 0;
    for (let i = 0; i < samples; i++) {
      const sum = sample(sizesOf(words), words);
      squares += ((sum.counts.equity(0) - 0.5) / sum.standardErrors()[0]) ** 2;
    }
    const deviation = Math.sqrt(squares / samples);
    expect(deviation).toBeGreaterThan(0.9);
    expect(deviation).toBeLessThan(1.1);
  });

  it('is a half, the most that there can be, where groups are too few to tell', () => {
    const words = new RandomWords(new RandomStream(4));
    expect(new SampleSum(2).standardErrors()).toEqual([0.5, 0.5]);
    expect(sample([100], words).standardErrors()).toEqual([0.5, 0.5]);
    expect(sample([100, 100], words).standardErrors()).toEqual([0.5, 0.5]);
    // One of them says more than all others together.
    expect(sample([1000, 10, 10, 10, 10, 10], words).standardErrors()).toEqual([0.5, 0.5]);
  });

  it('does not depend on how groups are spread over samples', () => {
    const together = new SampleSum(2);
    const counts = new SampleCounts(2);
    const apart = new SampleSum(2);
    [3, 5, 8, 2, 9, 4, 7].forEach((size, i) => {
      const one = new SampleCounts(2);
      for (const to of [counts, one]) {
        for (let trial = 0; trial < size; trial++) to.addTrial(i % 2 === 0 ? FIRST : SECOND, 0);
        to.endGroup(size);
      }
      apart.merge(one.plain());
    });
    together.merge(counts.plain());
    const [expected] = together.standardErrors();
    expect(expected).toBeLessThan(0.5);
    expect(apart.standardErrors()[0]).toBeCloseTo(expected, 12);
  });
});
