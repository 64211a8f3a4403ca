import { describe, expect, it } from 'vitest';
import { randomDeals } from '../../src/cards/random-deals.ts';

describe('random deals', () => {
  it('have different cards, and are the same for the same seed', () => {
    const deals = randomDeals(1000, 9, 1);
    for (let at = 0; at < deals.length; at += 9) {
      expect(new Set(deals.subarray(at, at + 9)).size).toBe(9);
    }
    expect(randomDeals(1000, 9, 1)).toEqual(deals);
    expect(randomDeals(1000, 9, 2)).not.toEqual(deals);
  });

  it('have each card in each place about as often', () => {
    const counts = new Array(52 * 5).fill(0);
    randomDeals(52_000, 5, 3).forEach((card, at) => {
      counts[card * 5 + (at % 5)]++;
    });
    // A thousand of each on average: six standard errors are 190.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(190);
  });

  it('are of the cards that are left', () => {
    const left = [1, 5, 9, 33];
    for (const card of randomDeals(100, 3, 4, left)) expect(left).toContain(card);
  });
});
