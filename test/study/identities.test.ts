/** What has to hold of every spot, exactly. */
import { describe, expect, it } from 'vitest';
import { equity } from '../../src/equity/equity.ts';
import { study } from '../../src/study/study.ts';
import type { Worth } from '../../src/study/worth.ts';
import { shareOf, spotsOf, sumsOf } from './spots.ts';

const spots = spotsOf(5, 100);

function checkParts(worth: Worth): void {
  const { equity: all, highPart, lowPart, shares } = worth;
  expect(highPart + lowPart).toBe(all);
  const { high, low, deals } = sumsOf({ shares });
  expect(highPart).toBeCloseTo(shareOf(high, deals), 14);
  expect(lowPart).toBeCloseTo(shareOf(low, deals), 14);
  expect(all).toBeCloseTo(shareOf(high + low, deals), 14);
  const { scoop, threeQuarters, half, quarter, other, nothing } = worth;
  expect(scoop + threeQuarters + half + quarter + other + nothing).toBe(worth.deals);
  expect(deals).toBe(BigInt(worth.deals));
}

describe('on a hundred random spots', () => {
  it('parts add up, and the next cards have the equity now as their mean', async () => {
    for (const spot of spots) {
      const { now, nextCards = [] } = await study(spot, ['cards']);
      checkParts(now);
      const sums = { units: 0n, deals: 0n };
      for (const card of nextCards) {
        checkParts(card);
        const { high, low, deals } = sumsOf(card);
        sums.units += high + low;
        sums.deals += deals;
        expect(card.change).toBe(card.equity - now.equity);
      }
      const { high, low, deals } = sumsOf(now);
      expect(sums.units * deals).toBe((high + low) * sums.deals);
      const { players } = await equity(spot);
      expect(now).toMatchObject({ equity: players[0].equity, shares: players[0].shares });
    }
  });

  it('streets are the equities on the board so far', async () => {
    for (const spot of spots.filter((_, i) => i % 10 === 0)) {
      const { streets = [] } = await study(spot, ['streets']);
      expect(streets.map(({ street }) => street)).toEqual(
        ['preflop', 'flop', 'turn'].slice(0, streets.length),
      );
      for (const { board, ...street } of streets) {
        checkParts(street);
        const { players, deals } = await equity({ ...spot, board });
        expect(street).toMatchObject({ deals, equity: players[0].equity });
      }
      expect(streets[streets.length - 1].board.join('')).toBe(spot.board);
    }
  });
});
