import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBits, pairsWithin } from '../../src/math/bits.ts';
import { min, signOf, winnersOf } from '../../src/math/branchless.ts';
import { gcd, ratio } from '../../src/math/ratio.ts';

const value = fc.integer({ min: 0, max: 0xffff });
const set = fc.integer({ min: 0, max: 2047 });

describe('comparisons without branches', () => {
  it('say what Math.min, Math.sign and an if would say', () => {
    fc.assert(
      fc.property(value, value, set, set, (a, b, winnersA, winnersB) => {
        expect(min(a, b)).toBe(Math.min(a, b));
        expect(signOf(a - b)).toBe(Math.sign(a - b) + 0);
        const merged = a < b ? winnersA : a > b ? winnersB : winnersA | winnersB;
        expect(winnersOf(a, winnersA, b, winnersB)).toBe(merged);
      }),
    );
    expect(winnersOf(7, 1, 7, 2)).toBe(3);
    expect(signOf(0)).toBe(0);
  });
});

describe('bits', () => {
  it('are counted, and taken in pairs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8191 }), (bits) => {
        const ones = [...bits.toString(2)].filter((bit) => bit === '1').length;
        expect(countBits(bits)).toBe(ones);
        const pairs = pairsWithin(bits);
        expect(new Set(pairs).size).toBe((ones * (ones - 1)) / 2 + 0);
        for (const pair of pairs) expect([countBits(pair), pair & ~bits]).toEqual([2, 0]);
      }),
    );
  });
});

describe('ratio', () => {
  it('gives the double nearest to a fraction of numbers of any size', () => {
    expect(ratio(96_865n, 135_751n)).toBe(0.7135490714617203);
    expect(ratio(1n, 3n)).toBe(1 / 3);
    expect(ratio(0n, 5n)).toBe(0);
    expect(ratio(10n ** 40n, 10n ** 40n)).toBe(1);
    // Just above the middle between two doubles.
    expect(ratio(2n ** 120n + 2n ** 67n + 1n, 2n ** 120n)).toBe(1 + 2 ** -52);
    // Rounding the operands first would lose this last bit.
    expect(ratio(2n ** 80n + 2n ** 28n, 2n ** 80n)).toBe(1 + 2 ** -52);
  });

  it('agrees with division wherever both numbers are exact', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (a, b) => {
        expect(ratio(BigInt(a), BigInt(b) + 1n)).toBe(a / (b + 1));
      }),
    );
  });

  it('is nearer to the fraction than the doubles beside it, and even where two are as near', () => {
    const bits = new BigUint64Array(1);
    const double = new Float64Array(bits.buffer);
    const bitsOf = (value: number): bigint => {
      double[0] = value;
      return bits[0];
    };
    /** A positive double as a whole number times 2^-1200. */
    const scaled = (value: number): bigint => {
      const exponent = bitsOf(value) >> 52n;
      const digits = (bitsOf(value) & (2n ** 52n - 1n)) | (2n ** 52n);
      return digits << (exponent - 1075n + 1200n);
    };
    const beside = (value: number, by: bigint): number => {
      bits[0] = bitsOf(value) + by;
      return double[0];
    };
    const large = fc.bigInt({ min: 1n, max: 2n ** 130n });
    fc.assert(
      fc.property(large, large, (a, b) => {
        const quotient = ratio(a, b);
        const distance = (value: number): bigint => {
          const off = scaled(value) * b - (a << 1200n);
          return off < 0n ? -off : off;
        };
        for (const by of [1n, -1n]) {
          const [here, there] = [distance(quotient), distance(beside(quotient, by))];
          const isEven = (bitsOf(quotient) & 1n) === 0n;
          expect(here < there || (here === there && isEven)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is right at both ends of what a double can be', () => {
    const half = 2n ** 1075n;
    expect(ratio(1n, 2n ** 1074n)).toBe(Number.MIN_VALUE);
    expect(ratio(1n, half)).toBe(0);
    expect(ratio(10n ** 30n + 1n, half * 10n ** 30n)).toBe(Number.MIN_VALUE);
    expect(ratio(3n, half)).toBe(2 * Number.MIN_VALUE);
    expect(ratio(5n, half)).toBe(2 * Number.MIN_VALUE);
    expect(ratio(1n, 10n ** 320n)).toBe(1e-320);
    expect(ratio(22250738585072014n, 10n ** 324n)).toBe(2.2250738585072014e-308);
    expect(ratio(1n, 10n ** 5000n)).toBe(0);
    expect(ratio(BigInt(Number.MAX_VALUE), 1n)).toBe(Number.MAX_VALUE);
    expect(ratio(10n ** 5000n, 1n)).toBe(Number.POSITIVE_INFINITY);
    expect(ratio(10n ** 400n, 10n ** 399n)).toBe(10);
  });

  it('reads decimals as the language does, however small', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        fc.integer({ min: -300, max: 345 }),
        (digits, places) => {
          const scale = 10n ** BigInt(Math.abs(places));
          const read = places > 0 ? ratio(digits, scale) : ratio(digits * scale, 1n);
          expect(read).toBe(Number(`${digits}e${-places}`));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is reduced by the greatest common divisor', () => {
    expect([gcd(12, 18), gcd(7, 13), gcd(0, 5), gcd(5, 0)]).toEqual([6, 1, 5, 5]);
  });
});
