import { describe, expect, it } from 'vitest';
import { formatFraction, outcomeOf, shareOf } from '../../src/showdown/shares.ts';

const seats = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i);

/** Share and name of seat 0, which shares the high with `high` seats and the low with `low`. */
function shareAndName(high: number, low: number | null): [string, string] {
  const winners = (count: number) => (count === 0 ? [9] : seats(count));
  const share = shareOf(0, winners(high), low === null ? null : winners(low));
  return [formatFraction(share), outcomeOf(share)];
}

describe('shares of a pot', () => {
  it.each([
    [1, 1, '1', 'scoop'],
    [1, null, '1', 'scoop'],
    [1, 2, '3/4', 'three-quarters'],
    [2, 1, '3/4', 'three-quarters'],
    [1, 0, '1/2', 'half'],
    [0, 1, '1/2', 'half'],
    [2, 2, '1/2', 'half'],
    [2, null, '1/2', 'half'],
    [2, 0, '1/4', 'quarter'],
    [0, 2, '1/4', 'quarter'],
    [4, 4, '1/4', 'quarter'],
    [4, null, '1/4', 'quarter'],
    [3, 0, '1/6', 'sixth'],
    [0, 3, '1/6', 'sixth'],
    [0, 0, '0', 'nothing'],
    [0, null, '0', 'nothing'],
    [3, null, '1/3', 'other'],
    [3, 3, '1/3', 'other'],
    [1, 3, '2/3', 'other'],
    [2, 3, '5/12', 'other'],
    [0, 4, '1/8', 'other'],
  ] as const)('high among %s and low among %s is %s: %s', (high, low, share, name) => {
    expect(shareAndName(high, low)).toEqual([share, name]);
  });

  it('add up to the pot', () => {
    for (let high = 1; high <= 11; high++) {
      for (let low = 1; low <= 11; low++) {
        const all = seats(22);
        let units = 0;
        for (const seat of all) {
          const share = shareOf(seat, seats(high), seats(low, 5));
          units += (share.numerator * 55_440) / share.denominator;
        }
        expect(units).toBe(55_440);
      }
    }
  });
});
