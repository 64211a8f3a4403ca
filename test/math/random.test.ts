import { describe, expect, it } from 'vitest';
import { fillWithXoshiro, indexBelow, MAX_SEED, RandomStream } from '../../src/math/random.ts';

function words(seed: number, stream: number, count: number): number[] {
  const filled = new Int32Array(count);
  new RandomStream(seed, stream).fill(filled);
  return [...filled];
}

describe('a random stream', () => {
  it('is xoshiro128++', () => {
    const filled = new Int32Array(10);
    fillWithXoshiro(Int32Array.of(1, 2, 3, 4), filled);
    // What the authors' C program prints for this state; also in the tests of the crate rand_xoshiro.
    expect([...filled].map((word) => word >>> 0)).toEqual([
      641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295,
      495546011, 621204420,
    ]);
  });

  it('takes the steps that the authors describe, in whole numbers of any size', () => {
    const bits = (word: bigint): bigint => BigInt.asUintN(32, word);
    const rotate = (word: bigint, by: bigint): bigint => bits((word << by) | (word >> (32n - by)));
    const state = [0xdead_beefn, 0x8000_0000n, 0xffff_ffffn, 7n];
    const expected: bigint[] = [];
    for (let i = 0; i < 5000; i++) {
      const [s0, s1, s2, s3] = state;
      expected.push(bits(rotate(bits(s0 + s3), 7n) + s0));
      const [t2, t3] = [s2 ^ s0, s3 ^ s1];
      state.splice(0, 4, s0 ^ t3, s1 ^ t2, t2 ^ bits(s1 << 9n), rotate(t3, 11n));
    }
    const start = Int32Array.of(0xdead_beef, 0x8000_0000, 0xffff_ffff, 7);
    const filled = new Int32Array(5000);
    fillWithXoshiro(start, filled);
    expect([...filled].map((word) => BigInt(word >>> 0))).toEqual(expected);
    expect([...start].map((word) => BigInt(word >>> 0))).toEqual(state);
  });

  it('goes on where it stopped', () => {
    const stream = new RandomStream(5, 6);
    const [first, second] = [new Int32Array(3), new Int32Array(4)];
    stream.fill(first);
    stream.fill(second);
    expect([...first, ...second]).toEqual(words(5, 6, 7));
  });

  it('is another one for every seed and every number', () => {
    const seeds = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, 2 ** 52, MAX_SEED - 1, MAX_SEED];
    const starts = seeds.flatMap((seed) =>
      [0, 1, 2, 2 ** 31, 2 ** 32 - 1].map((stream) => words(seed, stream, 2).join()),
    );
    expect(new Set(starts).size).toBe(starts.length);
  });

  it('sets every bit half of the time, whatever the stream', () => {
    // 40,000 fair coins have a standard deviation of 100 heads; six of them are one in 500 million.
    for (let bit = 0; bit < 32; bit++) {
      let ones = 0;
      for (let stream = 0; stream < 40; stream++) {
        for (const word of words(1, stream, 1000)) ones += (word >>> bit) & 1;
      }
      expect(Math.abs(ones - 20_000)).toBeLessThan(600);
    }
  });
});

describe('an index', () => {
  it('is below its bound at both ends of the range of words', () => {
    for (let count = 1; count <= 64; count++) {
      expect(indexBelow(0, count)).toBe(0);
      expect(indexBelow(-1, count)).toBe(count - 1);
    }
  });

  it('is as likely as any other', () => {
    const counts = new Array<number>(52).fill(0);
    const draws = 520_000;
    for (const word of words(3, 0, draws)) counts[indexBelow(word, 52)]++;
    // Chi squared with 51 degrees of freedom is below 100 but once in 20,000 times.
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(100);
    expect(chi).toBeGreaterThan(20);
  });
});
