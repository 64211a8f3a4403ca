import { describe, expect, it } from 'vitest';
import { choose } from '../../src/math/choose.ts';
import { forEachCombination } from '../../src/math/combinations.ts';
import {
  CATEGORIES,
  highValues,
  NO_HIGH,
  WEAKEST_OF_CATEGORY,
} from '../../src/tables/high-values.ts';
import {
  LOW_BIT,
  LOW_SET_COUNT,
  lowOfSet,
  lowSets,
  lowValues,
  lowValuesOf,
  NO_LOW,
} from '../../src/tables/low-values.ts';
import {
  boardPairValues,
  flushPairValues,
  NO_BOARD,
  PAIR_COUNT,
} from '../../src/tables/pair-values.ts';
import { MULTISET_COUNTS, multisetOf, ranksOf } from '../../src/tables/rank-multisets.ts';
import { compareHigh, highOfFive, readCards } from '../reference/index.ts';

const RANKS = '23456789TJQKA';
const { ofRanks, ofFlush } = highValues();
const flushSets = [...ofFlush.keys()].filter((set) => ofFlush[set] !== NO_HIGH);
const multisets = [...Array(MULTISET_COUNTS[5]).keys()];

/** Five cards with given ranks, lowest first, in more than one suit; or all in one. */
function cardsOf(ranks: readonly number[], oneSuit: boolean): string {
  const suit = (i: number): string => {
    if (oneSuit) return 's';
    const copy = ranks.slice(0, i).filter((rank) => rank === ranks[i]).length;
    return i === 4 && copy === 0 ? 'h' : 'shdc'[copy];
  };
  return ranks.map((rank, i) => RANKS[rank] + suit(i)).join('');
}

function ranksIn(set: number): number[] {
  return [...RANKS].map((_, rank) => rank).filter((rank) => (set >> rank) & 1);
}

/** In how many ways five cards of given ranks can be dealt, suits free. */
function waysOf(ranks: readonly number[]): number {
  return [...new Set(ranks)].reduce(
    (ways, rank) => ways * choose(4, ranks.filter((other) => other === rank).length),
    1,
  );
}

describe('high values', () => {
  it('are 7,462, one for every different hand', () => {
    const values = [
      ...multisets.map((multiset) => ofRanks[multiset]),
      ...flushSets.map((set) => ofFlush[set]),
    ];
    expect(values.length).toBe(7462);
    expect(values.sort((a, b) => a - b)).toEqual(Array.from({ length: 7462 }, (_, i) => i + 1));
  });

  it('stand in the order of the rules', () => {
    const hands = [
      ...multisets.map((multiset) => ({
        value: ofRanks[multiset],
        cards: cardsOf(ranksOf(5, multiset), false),
      })),
      ...flushSets.map((set) => ({ value: ofFlush[set], cards: cardsOf(ranksIn(set), true) })),
    ].sort((a, b) => a.value - b.value);
    const highs = hands.map(({ cards }) => highOfFive(readCards(cards)));
    for (let i = 1; i < highs.length; i++) {
      expect(compareHigh(highs[i - 1], highs[i])).toBeGreaterThan(0);
    }
  });

  it('count 40 / 624 / 3,744 / 5,108 / 10,200 / 54,912 / 123,552 / 1,098,240 / 1,302,540 hands by category', () => {
    const counts = CATEGORIES.map(() => 0);
    const category = (value: number): number =>
      WEAKEST_OF_CATEGORY.findIndex((weakest) => value <= weakest);
    for (const multiset of multisets) {
      const ranks = ranksOf(5, multiset);
      const flushes = new Set(ranks).size === 5 ? 4 : 0;
      counts[category(ofRanks[multiset])] += waysOf(ranks) - flushes;
    }
    for (const set of flushSets) counts[category(ofFlush[set])] += 4;
    expect(counts).toEqual([40, 624, 3744, 5108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540]);
  });
});

describe('low values', () => {
  it('are 56, the wheel first and 8-7-6-5-4 last', () => {
    expect(lowSets().length).toBe(56);
    expect([lowSets()[0], lowSets()[55]]).toEqual([0b0001_1111, 0b1111_1000]);
  });

  it('are those of 57,344 five-card hands', () => {
    let hands = 0;
    for (const multiset of multisets) {
      const ranks = ranksOf(5, multiset);
      const isLow = lowOfSet(ranks.reduce((set, rank) => set | LOW_BIT[rank], 0)) !== NO_LOW;
      if (isLow) hands += waysOf(ranks);
    }
    expect(hands).toBe(57_344);
  });

  it('play exactly two hole ranks and three board ranks', () => {
    const table = lowValues();
    const sizes = Array.from(
      { length: 256 },
      (_, set) => set.toString(2).replaceAll('0', '').length,
    );
    const lows = lowSets();
    for (let board = 0; board < 256; board++) {
      // Larger sets cannot be dealt.
      if (sizes[board] > 5) continue;
      const expected: number[] = [];
      for (let hole = 0; hole < 256; hole++) {
        // From the best on: the first that can be played.
        const best = lows.findIndex((low) => {
          const fromHole = sizes[low & hole & ~board];
          const fromBoard = sizes[low & board & ~hole];
          const either = sizes[low & board & hole];
          return fromHole <= 2 && fromBoard <= 3 && fromHole + fromBoard + either === 5;
        });
        expected.push(best < 0 ? NO_LOW : best + 1);
      }
      expect([...table.subarray(board << 8, (board + 1) << 8)]).toEqual(expected);
    }
  });
});

describe('the values of a pair on a board', () => {
  it('fill 561,925 entries', () => {
    expect(boardPairValues(5).length).toBe(561_925);
  });

  it('are the best over any three of the board, suits apart', () => {
    const values = boardPairValues(5);
    const pairs = [...Array(PAIR_COUNT).keys()].map((pair) => ranksOf(2, pair));
    for (let board = 0; board < MULTISET_COUNTS[5]; board += 7) {
      const ranks = ranksOf(5, board);
      pairs.forEach((pair, column) => {
        const all = [...ranks, ...pair];
        if (all.some((rank) => all.filter((other) => other === rank).length > 4)) return;
        let best = NO_HIGH;
        for (let out = 0; out < 5; out++) {
          for (let also = 0; also < out; also++) {
            const three = ranks.filter((_, i) => i !== out && i !== also);
            best = Math.min(best, ofRanks[multisetOf([...three, ...pair])]);
          }
        }
        expect(values[board * PAIR_COUNT + column]).toBe(best);
      });
    }
  });

  it('are the best over any three of the board in one suit, for 2,288 boards', () => {
    const { boardOf, values } = flushPairValues();
    const boards = [...boardOf.keys()].filter((set) => boardOf[set] !== NO_BOARD);
    expect(boards.length).toBe(2288);
    for (const set of boards) {
      const expected = new Uint16Array(PAIR_COUNT).fill(NO_HIGH);
      for (let pair = 0; pair < PAIR_COUNT; pair++) {
        const [low, high] = ranksOf(2, pair);
        const hole = (1 << low) | (1 << high);
        if (low === high || (set & hole) !== 0) continue;
        forEachCombination(ranksIn(set), 3, (three) => {
          const five = three.reduce((bits, rank) => bits | (1 << rank), hole);
          expected[pair] = Math.min(expected[pair], ofFlush[five]);
        });
      }
      const row = boardOf[set] * PAIR_COUNT;
      expect(values.subarray(row, row + PAIR_COUNT)).toEqual(expected);
    }
  });
});

describe('columns of the lows', () => {
  it('are those of the whole table, for every set of hole ranks', () => {
    const table = lowValues();
    for (let hole = 0; hole < LOW_SET_COUNT; hole++) {
      const expected = Uint8Array.from(
        { length: LOW_SET_COUNT },
        (_, board) => table[(board << 8) | hole],
      );
      expect(lowValuesOf(hole), String(hole)).toEqual(expected);
    }
  });
});

describe('boards', () => {
  it('have three or more different low ranks in 1,561,728 of 2,598,960', () => {
    let boards = 0;
    for (const multiset of multisets) {
      const ranks = ranksOf(5, multiset);
      const lows = new Set(ranks.filter((rank) => rank <= 6 || rank === 12));
      if (lows.size >= 3) boards += waysOf(ranks);
    }
    expect(boards).toBe(1_561_728);
  });
});
