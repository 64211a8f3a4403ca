import { describe, expect, it } from 'vitest';
import { effort } from '../effort.ts';
import { combinations, deckWithout, readCards } from './cards.ts';
import { highOfFive, lowOfFive } from './hands.ts';
import { handsAlike } from './hands-alike.ts';
import {
  bestHigh,
  bestLow,
  compareHigh,
  compareLow,
  enumerateEquity,
  highValue,
  lowValue,
  shares,
  splitPots,
} from './index.ts';
import { splitPot } from './pots.ts';
import { EVERY_HIGH, EVERY_LOW } from './values.ts';

function* everyHand() {
  for (const five of combinations(deckWithout([]), 5)) yield { hands: [five], ways: 1 };
}

describe('the reference evaluator', () => {
  it('takes hands alike whose ranks are, and that are all of one suit or not', () => {
    for (const { hands } of handsAlike()) {
      const [first, ...others] = hands.map((five) => [highOfFive(five), lowOfFive(five)]);
      for (const other of others) expect(other).toEqual(first);
    }
  });

  it('counts all 2,598,960 five-card hands by category, and those that are a low', () => {
    const categories: Record<string, number> = {};
    let lows = 0;
    for (const { hands, ways } of effort(handsAlike, everyHand)()) {
      const { category } = highOfFive(hands[0]);
      categories[category] = (categories[category] ?? 0) + ways;
      if (lowOfFive(hands[0]) !== null) lows += ways;
    }
    expect(categories).toEqual({
      'straight-flush': 40,
      'four-of-a-kind': 624,
      'full-house': 3744,
      flush: 5108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    });
    expect(lows).toBe(56 * 4 ** 5);
  });

  it('knows 7,462 highs from the royal flush to 7-5-4-3-2, no two equal', () => {
    expect(EVERY_HIGH).toHaveLength(7462);
    expect(EVERY_HIGH[0]).toEqual({ category: 'straight-flush', ranks: [14] });
    expect(EVERY_HIGH.at(-1)).toEqual({ category: 'high-card', ranks: [7, 5, 4, 3, 2] });
    expect(EVERY_HIGH.slice(1).every((high, i) => compareHigh(EVERY_HIGH[i], high) > 0)).toBe(true);
  });

  it('knows 56 lows from the wheel to 8-7-6-5-4, no two equal', () => {
    expect(EVERY_LOW).toHaveLength(56);
    expect(EVERY_LOW[0]).toEqual([5, 4, 3, 2, 1]);
    expect(EVERY_LOW.at(-1)).toEqual([8, 7, 6, 5, 4]);
    expect(EVERY_LOW.slice(1).every((low, i) => compareLow(EVERY_LOW[i], low) > 0)).toBe(true);
  });

  it('numbers highs and lows from the strongest', () => {
    const full = bestHigh('8c8d2h3h', '8h9c9d');
    expect(full).toEqual({ category: 'full-house', ranks: [8, 9] });
    // Better: 10 straight flushes, 156 fours of a kind, and full houses of aces … nines (6 x 12).
    expect(highValue(full)).toBe(10 + 156 + 6 * 12 + 6);
    expect(lowValue([5, 4, 3, 2, 1])).toBe(1);
    expect(lowValue([8, 7, 6, 5, 4])).toBe(56);
  });

  it('plays exactly two hole cards: four of a suit on the board and one in hand are no flush', () => {
    expect(bestHigh('AsKd9c4h', '2s5s7sJsQd').category).toBe('high-card');
    expect(bestHigh('AsKs9c4h', '2s5s7sJsQd').category).toBe('flush');
  });

  it('plays exactly three board cards: four of a kind in hand are a pair', () => {
    expect(bestHigh('AsAhAdAc', '2s5h7dJcKs')).toEqual({
      category: 'pair',
      ranks: [14, 13, 11, 7],
    });
  });

  it('takes the ace low and high in straights, and never around the corner', () => {
    expect(bestHigh('As2d9c9h', '3s4h5d').ranks).toEqual([5]);
    expect(bestHigh('AsKd9c9h', 'QsJhTd').ranks).toEqual([14]);
    expect(bestHigh('AsKd9c9h', '2s3hQd').category).toBe('pair');
  });

  it('has no low where an ace and a deuce on the board counterfeit the hand', () => {
    expect(bestLow('AcKd2hQh', 'As2s7d8hKs')).toBeNull();
    expect(bestLow('AcKd3hQh', 'As2s7d8hKs')).toEqual([8, 7, 3, 2, 1]);
  });

  it('reads five and six hole cards', () => {
    expect(bestLow('KcKdQhAs2d', '3c4c8hTsTd')).toEqual([8, 4, 3, 2, 1]);
    expect(bestHigh('KcKdQhAs2dTh', '3c4c8hTsTd')).toEqual({
      category: 'three-of-a-kind',
      ranks: [10, 14, 8],
    });
  });
});

describe('the reference showdown', () => {
  it('splits the worked hand of the rules', () => {
    const board = '7s7d5c2hJs';
    expect(bestHigh('AhAd8s9c', board)).toEqual({ category: 'two-pair', ranks: [14, 7, 11] });
    expect(bestHigh('4h4d3sKc', board)).toEqual({ category: 'two-pair', ranks: [7, 4, 11] });
    expect(bestLow('AhAd8s9c', board)).toEqual([8, 7, 5, 2, 1]);
    expect(bestLow('4h4d3sKc', board)).toEqual([7, 5, 4, 3, 2]);
    expect(shares(['AhAd8s9c', '4h4d3sKc'], board)).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('gives the whole pot to the high in a high-only game', () => {
    expect(shares(['AhAd8s9c', '4h4d3sKc'], '7s7d5c2hJs', 'omahahi')).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('gives a sixth to three who share the low alone', () => {
    const hands = ['As2dKhJc', 'Ac2hKdJs', 'Ad2cKsJd', '3h6d9s9h', '5d6hTc8s'];
    const sixth = [1, 6];
    expect(shares(hands, '3c4s8dThQh')).toEqual([sixth, sixth, sixth, [0, 1], [1, 2]]);
  });
});

describe('the reference pots', () => {
  const BOTH = { high: [1, 2], low: [1, 2] };

  it('splits 66 evenly under wsop and 34 to 32 under halves where two tie both ways', () => {
    const order = [1, 2];
    expect(splitPot(66, BOTH, order, 'wsop')).toEqual([
      [1, 33],
      [2, 33],
    ]);
    expect(splitPot(66, BOTH, order, 'halves')).toEqual([
      [1, 17],
      [2, 16],
      [1, 17],
      [2, 16],
    ]);
  });

  it('gives the odd chip to the high, and the odd chip of a half to the first left of the button', () => {
    expect(splitPot(25, { high: [2], low: [1, 3] }, [3, 1, 2], 'wsop')).toEqual([
      [2, 13],
      [3, 6],
      [1, 6],
    ]);
    expect(splitPot(27, { high: [2], low: [1, 3] }, [3, 1, 2], 'wsop')).toEqual([
      [2, 14],
      [3, 7],
      [1, 6],
    ]);
  });

  it('gives each odd chip of a half to another seat', () => {
    expect(splitPot(8, { high: [1, 2, 3], low: [] }, [2, 3, 1], 'wsop')).toEqual([
      [2, 3],
      [3, 3],
      [1, 2],
    ]);
  });

  const hands = ['AsAh2s3h', 'KsKdQsJd', null, '8c8d9c9d'];
  const board = '4h5c8sTdTc';

  it('returns the uncalled bet, joins folded money to the pot below and rakes the main pot', () => {
    // Layers: 10 from all four, 20 more from seats 1, 2 and 3; seat 4 has the full house.
    const settled = splitPots({ hands, board, bets: [30, 50, 30, 10], rake: 3 });
    expect(settled).toEqual({
      returned: [0, 20, 0, 0],
      pots: [
        {
          amount: 40,
          rake: 3,
          eligible: [1, 2, 4],
          winners: { high: [4], low: [1] },
          paid: [18, 0, 0, 19],
        },
        {
          amount: 60,
          rake: 0,
          eligible: [1, 2],
          winners: { high: [1], low: [1] },
          paid: [60, 0, 0, 0],
        },
      ],
      amounts: [78, 0, 0, 19],
    });
  });

  it('returns nothing to a seat that folded, and puts its excess into the pot below', () => {
    const { returned, pots } = splitPots({ hands, board, bets: [10, 10, 25, 10] });
    expect(returned).toEqual([0, 0, 0, 0]);
    expect(pots.map(({ amount, eligible }) => [amount, eligible])).toEqual([[55, [1, 2, 4]]]);
  });

  it('keeps a pot that one seat alone can win where folded money called the bet', () => {
    const { pots } = splitPots({ hands, board, bets: [30, 10, 30, 10] });
    expect(pots.map(({ amount, eligible }) => [amount, eligible])).toEqual([
      [40, [1, 2, 4]],
      [40, [1]],
    ]);
  });

  it('leaves out a seat whose cards are known but which folded', () => {
    const { amounts } = splitPots({ hands, board, folded: [4], bets: [10, 10, 0, 10] });
    expect(amounts).toEqual([30, 0, 0, 0]);
  });
});

describe('the reference equity', () => {
  it('deals every river', () => {
    const { deals, lowMade, players } = enumerateEquity(['As2dKhQc', 'Ad3dJhJc'], '4h5c8s9d');
    expect([deals, lowMade]).toEqual([40, 40]);
    expect(players[0]).toEqual({
      equity: [3, 5],
      scoop: 11,
      highWin: 11,
      highTie: 0,
      lowWin: 37,
      lowTie: 0,
      threeQuarters: 0,
      half: 26,
      quarter: 0,
      other: 0,
      nothing: 3,
      shares: [
        [0, 0, 3],
        [0, 1, 26],
        [1, 1, 11],
      ],
    });
  });

  it('deals an unknown hand from what is left, dead cards aside', () => {
    // Six cards are left: with the king of diamonds an opponent has trips, else aces and kings win.
    const [hand, board, left] = ['AsAh2c2d', 'KsKh9c9d4s', 'KdQsJdTs8h3h'];
    const dead = deckWithout(readCards(hand + board + left))
      .map(({ rank, suit }) => '23456789TJQKA'[rank - 2] + suit)
      .join('');
    const { deals, lowMade, players } = enumerateEquity([hand, '*'], board, dead);
    expect([deals, lowMade]).toEqual([15, 0]);
    expect(players.map(({ scoop, nothing }) => [scoop, nothing])).toEqual([
      [5, 10],
      [10, 5],
    ]);
    expect(players[0].shares).toEqual([
      [0, null, 10],
      [1, null, 5],
    ]);
  });
});
