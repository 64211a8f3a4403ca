/** What has to hold of every spot, exactly. */
import { describe, expect, it } from 'vitest';
import { deckWithout } from '../../src/cards/card.ts';
import { formatCards } from '../../src/cards/text.ts';
import { equity } from '../../src/equity/equity.ts';
import { query } from '../../src/query/query.ts';
import type { StudyOptions } from '../../src/study/options.ts';
import { study } from '../../src/study/study.ts';
import type { Worth } from '../../src/study/worth.ts';
import { Dealer } from '../deals.ts';
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

/** A hand against three with different weights, on a turn or a river, a few cards dead. */
function rangeSpot(i: number): StudyOptions {
  const deck = i % 2 === 0 ? deckWithout([]) : deckWithout([]).filter((card) => card < 36);
  const cards = new Dealer(600 + i).deal(23, deck);
  const take = (size: number): string => formatCards(cards.splice(0, size));
  const range = [`${take(4)}@50`, take(4), `${take(4)}@25`].join(',');
  return {
    hands: [take(4), range],
    board: take(i % 10 === 0 ? 4 : 5),
    dead: take(i % 3),
    game: i % 7 === 6 ? 'omahahi' : 'omaha8',
    threads: 1,
  };
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

  it('every hand of a range together has the shares of the pot that the range has', async () => {
    for (let i = 0; i < 100; i++) {
      const spot = rangeSpot(i);
      const { now, curve } = await study(spot, ['curve']);
      const hands = curve?.hands ?? [];
      for (const name of [
        'deals',
        'scoop',
        'threeQuarters',
        'half',
        'quarter',
        'nothing',
      ] as const) {
        const sum = hands.reduce((all, hand) => all + hand[name], 0);
        expect([i, name, sum]).toEqual([i, name, now[name]]);
      }
      expect(curve?.method).toBe('exact');
      expect(curve?.equity).toBeCloseTo(now.equity, 14);
    }
  });

  it('scoops are as many as a query counts', async () => {
    for (const { hands, board, dead, game } of spots) {
      const players = hands.map((hand, i) => `p${i + 1}='${hand}'`).join(', ');
      const rest = `board='${board}', dead='${dead}', game='${game}'`;
      const { statements } = await query(`select count(scoops(p1)) from ${players}, ${rest}`, {
        threads: 1,
        exact: true,
      });
      const { now } = await study({ hands, board, dead, game, threads: 1 }, []);
      expect(statements[0].deals).toBe(now.deals);
      expect(statements[0].selectors[0].count).toBe(now.scoop);
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
