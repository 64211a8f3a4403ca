import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rakeOfAmount, rakeOfPercentage } from '../../src/showdown/rake.ts';

const potsOf = (...amounts: number[]) => amounts.map((amount) => ({ amount, eligible: [0, 1] }));

describe('a rake in all', () => {
  it('comes out of the main pot first', () => {
    expect(rakeOfAmount(potsOf(30, 20), 3)).toEqual([3, 0]);
    expect(rakeOfAmount(potsOf(30, 20), 30)).toEqual([30, 0]);
    expect(rakeOfAmount(potsOf(30, 20), 41)).toEqual([30, 11]);
    expect(rakeOfAmount(potsOf(30, 20), 50)).toEqual([30, 20]);
  });

  it('cannot be more than the pots', () => {
    expect(rakeOfAmount(potsOf(30, 20), 51)).toBeNull();
    expect(rakeOfAmount([], 1)).toBeNull();
    expect(rakeOfAmount([], 0)).toEqual([]);
  });
});

describe('a percentage', () => {
  it('is of every pot, each rounded down to a whole chip', () => {
    // In cents: 5% of 36.75 and of 56.50.
    expect(rakeOfPercentage(potsOf(3675, 5650), '5%', 1)).toEqual([183, 282]);
    expect(rakeOfPercentage(potsOf(3675, 5650), '5%', 25)).toEqual([175, 275]);
    expect(rakeOfPercentage(potsOf(19, 39, 20), '5%', 1)).toEqual([0, 1, 1]);
    expect(rakeOfPercentage(potsOf(30, 20), '100%', 1)).toEqual([30, 20]);
    expect(rakeOfPercentage([], '5%', 1)).toEqual([]);
  });

  it('stops at its cap, for which the last side pot gives way first', () => {
    const pots = potsOf(1000, 2000, 400);
    expect(rakeOfPercentage(pots, '5%', 1, 170)).toEqual([50, 100, 20]);
    expect(rakeOfPercentage(pots, '5%', 1, 169)).toEqual([50, 100, 19]);
    expect(rakeOfPercentage(pots, '5%', 1, 120)).toEqual([50, 70, 0]);
    expect(rakeOfPercentage(pots, '5%', 1, 30)).toEqual([30, 0, 0]);
    expect(rakeOfPercentage(pots, '5%', 1, 0)).toEqual([0, 0, 0]);
  });

  it('takes of each pot its percentage less what the cap leaves out, and no fraction of a chip', () => {
    const amounts = fc.array(fc.nat(10_000), { maxLength: 6 });
    const hundredths = fc.nat(10_000);
    const chip = fc.constantFrom(1, 5, 25);
    const cap = fc.option(fc.nat(2000), { nil: undefined });
    fc.assert(
      fc.property(amounts, hundredths, chip, cap, (chips, percent, size, capChips) => {
        const pots = potsOf(...chips.map((count) => count * size));
        const most = capChips === undefined ? Number.POSITIVE_INFINITY : capChips * size;
        const rakes = rakeOfPercentage(pots, `${percent / 100}%`, size, most);
        const full = chips.map((count) => Math.floor((count * percent) / 10_000) * size);
        const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
        expect(sum(rakes)).toBe(Math.min(most, sum(full)));
        const short = rakes.findIndex((rake, i) => rake < full[i]);
        for (const [i, rake] of rakes.entries()) {
          expect(rake % size).toBe(0);
          if (short < 0 || i < short) expect(rake).toBe(full[i]);
          if (short >= 0 && i > short) expect(rake).toBe(0);
        }
      }),
    );
  });
});
