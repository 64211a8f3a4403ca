import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadOf } from '../../src/study/spread.ts';

const HOW = { over: 'turn', method: 'exact', standardError: 0 } as const;

const outcomes = fc.array(
  fc.record({
    weight: fc.integer({ min: 1, max: 9 }),
    equity: fc.integer({ min: 0, max: 40 }).map((n) => n / 40),
  }),
  { minLength: 1, maxLength: 50 },
);

describe('a spread', () => {
  it('is that of each outcome as often as it weighs', () => {
    fc.assert(
      fc.property(outcomes, (list) => {
        const spread = spreadOf(list, HOW);
        const all = list
          .flatMap(({ weight, equity }) => new Array<number>(weight).fill(equity))
          .sort((a, b) => a - b);
        const share = (holds: (equity: number) => boolean): number =>
          all.filter(holds).length / all.length;
        for (const { equity, share: part } of spread.atLeast) {
          expect(part).toBeCloseTo(
            share((one) => one >= equity),
            12,
          );
        }
        for (const { share: part, equity } of spread.quantiles) {
          // The smallest equity that so large a part is at or below.
          const at = Math.max(0, Math.ceil(Number((part * all.length).toFixed(9))) - 1);
          expect(equity).toBe(all[at]);
        }
        spread.histogram.forEach((part, i) => {
          const within = (one: number): boolean =>
            one >= i / 20 - 1e-9 && (i === 19 || one < (i + 1) / 20 - 1e-9);
          expect(part).toBeCloseTo(share(within), 12);
        });
      }),
    );
  });

  it('names the levels and quantiles in order', () => {
    const spread = spreadOf([{ weight: 1, equity: 0.5 }], HOW);
    expect(spread).toMatchObject(HOW);
    expect(spread.atLeast).toEqual([
      { equity: 0.25, share: 1 },
      { equity: 0.5, share: 1 },
      { equity: 0.75, share: 0 },
    ]);
    expect(spread.quantiles.map(({ share }) => share)).toEqual([0, 0.05, 0.25, 0.5, 0.75, 0.95, 1]);
  });
});
