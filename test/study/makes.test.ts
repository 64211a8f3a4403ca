/** What a hand makes, against the reference: run-out by run-out, and the nuts by every two unseen cards. */
import { describe, expect, it } from 'vitest';
import { deckWithout, rankOf } from '../../src/cards/card.ts';
import { formatCards, parseCards } from '../../src/cards/text.ts';
import { studyMakes } from '../../src/study/makes.ts';
import { Dealer } from '../deals.ts';
import { highValue, lowValue, makerOn, readCards } from '../reference/index.ts';

const NO_LOW = 99;

/** What one hand makes of a board, and what the best and second-best lows of unseen cards are. */
function madeOf(hole: string, board: string, dead: string) {
  const make = makerOn(readCards(board));
  const lowOf = (cards: string): number => {
    const { low } = make(readCards(cards));
    return low === null ? NO_LOW : lowValue(low);
  };
  const unseen = deckWithout(parseCards(hole + board + dead));
  const lows = new Set<number>();
  let nutHigh = Number.POSITIVE_INFINITY;
  for (let a = 1; a < unseen.length; a++) {
    for (let b = 0; b < a; b++) {
      const two = formatCards([unseen[a], unseen[b]]);
      nutHigh = Math.min(nutHigh, highValue(make(readCards(two)).high));
      lows.add(lowOf(two));
    }
  }
  const [nut, second = NO_LOW] = [...lows].sort((x, y) => x - y);
  const own = make(readCards(hole));
  const low = lowOf(hole);
  const isNut = low !== NO_LOW && low <= nut;
  return {
    category: own.high.category,
    isNutHigh: highValue(own.high) <= nutHigh,
    low,
    isNut,
    isSecond: low !== NO_LOW && !isNut && low <= second,
    others: (hands: readonly string[]) => hands.filter((hand) => lowOf(hand) === low).length,
  };
}

const dealer = new Dealer(77);

/** Three hands on a turn, of few ranks, and so many dead cards that the reference has little to try. */
const spots = Array.from({ length: 3 }, () => {
  const deck = deckWithout([]).filter((card) => rankOf(card) <= 6 || rankOf(card) === 12);
  const cards = dealer.deal(16, deck);
  const dead = formatCards(dealer.deal(24, deckWithout(cards)));
  const take = (size: number): string => formatCards(cards.splice(0, size));
  return { hands: [take(4), take(4), take(4)], board: take(4), dead };
});

describe('what a hand makes', () => {
  it.each(spots.map((spot) => [`${spot.hands[0]} on ${spot.board}`, spot] as const))(
    'of %s is what the reference makes of every river',
    async (_, { hands, board, dead }) => {
      const [hero, ...others] = hands;
      const studied = await studyMakes({ hands, board, dead, threads: 1 });
      const turn = madeOf(hero, board, dead);
      const count = { nutHigh: 0, low: 0, nutLow: 0, secondNutLow: 0, kept: 0 };
      const highs = new Map<string, number>();
      const sharing = [0, 0, 0];
      const rivers = deckWithout(parseCards([...hands, board, dead].join('')));
      for (const card of rivers) {
        const river = madeOf(hero, board + formatCards([card]), dead);
        highs.set(river.category, (highs.get(river.category) ?? 0) + 1);
        if (river.isNutHigh) count.nutHigh++;
        if (river.low !== NO_LOW) count.low++;
        if (river.isSecond) count.secondNutLow++;
        if (!river.isNut) continue;
        count.nutLow++;
        if (turn.isNut) count.kept++;
        sharing[river.others(others)]++;
      }
      const deals = rivers.length;
      expect(studied).toMatchObject({ method: 'exact', deals, standardError: 0, seed: null });
      const [onTurn, onRiver] = studied.streets;
      expect(onTurn).toMatchObject({
        street: 'turn',
        board: board.match(/../g),
        nutHigh: turn.isNutHigh ? deals : 0,
        low: turn.low === NO_LOW ? 0 : deals,
        nutLow: turn.isNut ? deals : 0,
        secondNutLow: turn.isSecond ? deals : 0,
        nutLowKept: count.kept,
      });
      const { kept: _kept, ...made } = count;
      expect(onRiver).toMatchObject({ street: 'river', ...made, nutLowKept: count.nutLow });
      for (const { category, count: often } of onRiver.highs) {
        expect([category, often]).toEqual([category, highs.get(category) ?? 0]);
      }
      expect(studied.sharing?.streets[1]).toEqual({
        street: 'river',
        nutLow: count.nutLow,
        alone: sharing[0],
        withOne: sharing[1],
        withMore: sharing[2],
      });
    },
  );

  it('keeps the nut low on 765 of 990 run-outs with A-2-K-Q on 3-5-8', async () => {
    const makes = await studyMakes({ hands: ['As2dKhQc', '*'], board: '3h5c8s', threads: 1 });
    expect(makes).toMatchObject({ method: 'exact', deals: 990 });
    expect(makes.streets[0]).toMatchObject({ street: 'flop', nutLow: 990, nutLowKept: 765 });
    expect(makes.streets[2]).toMatchObject({ street: 'river', nutLow: 765 });
  });

  it('does not depend on opponents who may have any hand, but who shares the low does', async () => {
    const ask = (hands: string[]) =>
      studyMakes({ hands, board: '3h5c8sTd', threads: 1, trials: undefined });
    const one = await ask(['As2dKhQc', '*']);
    const two = await ask(['As2dKhQc', '*', '*']);
    expect(two.streets).toEqual(one.streets);
    expect(one.sharing?.method).toBe('monte-carlo');
    const part = (makes: typeof one) => {
      const [{ nutLow, alone }] = makes.sharing?.streets ?? [];
      return alone / nutLow;
    };
    expect(part(two)).toBeLessThan(part(one));
  });

  it('has an error that covers the exact answer where it is sampled', async () => {
    const spot = { hands: ['As2dKhQc', 'AhAcKsKd'], board: '3h5c8s', threads: 1 };
    const exact = await studyMakes(spot);
    const sampled = await studyMakes({ ...spot, trials: 20_000 });
    expect(sampled).toMatchObject({ method: 'monte-carlo', deals: 20_000, seed: 8 });
    expect(sampled.standardError).toBeGreaterThan(0);
    for (const [i, street] of exact.streets.entries()) {
      const other = sampled.streets[i];
      for (const name of ['nutHigh', 'low', 'nutLow', 'secondNutLow', 'nutLowKept'] as const) {
        const off = (other[name] ?? 0) / sampled.deals - (street[name] ?? 0) / exact.deals;
        expect(Math.abs(off)).toBeLessThan(4.5 * sampled.standardError);
      }
    }
  });

  it('has no lows in a game without one', async () => {
    const makes = await studyMakes({
      hands: ['AsAhKsJd', 'QcQdJhTh'],
      board: 'Ad7s2c',
      game: 'omahahi',
      threads: 1,
    });
    expect(makes.sharing).toBeUndefined();
    expect(Object.keys(makes.streets[0])).toEqual(['street', 'board', 'highs', 'nutHigh']);
  });

  it('is counted for each hand of a range, as often as it weighs', async () => {
    const ask = (hand: string) =>
      studyMakes({ hands: [hand, 'KsKdQsJd'], board: '3h5c8sTd', threads: 1 });
    const [a, b, both] = await Promise.all([
      ask('AhAc2c2d'),
      ask('9h9c4c4d'),
      ask('AhAc2c2d,9h9c4c4d@50'),
    ]);
    for (const [i, street] of both.streets.entries()) {
      expect(street.nutLow).toBe(2 * (a.streets[i].nutLow ?? 0) + (b.streets[i].nutLow ?? 0));
      street.highs.forEach(({ count }, high) => {
        expect(count).toBe(2 * a.streets[i].highs[high].count + b.streets[i].highs[high].count);
      });
    }
  });
});
