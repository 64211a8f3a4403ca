import { describe, expect, it } from 'vitest';
import { drawForButton, smallBlindOf } from '../../src/betting/blinds.ts';
import { finishHand, nextHand } from '../../src/betting/next-hand.ts';
import { settleHand } from '../../src/betting/settle-hand.ts';
import {
  leaveSeat,
  openTable,
  placeButton,
  sitIn,
  sitOut,
  type TableState,
  takeSeat,
} from '../../src/betting/table.ts';
import type { TableRules } from '../../src/betting/table-rules.ts';
import { playHand } from './play.ts';

const RULES: TableRules = { game: 'omaha8', structure: 'limit', lowerLimit: 200 };

/** A table with players in the given seats and the button at the first of them. */
function tableOf(seats: readonly number[], rules: Partial<TableRules> = {}): TableState {
  const empty = openTable({ ...RULES, ...rules }, 6);
  const taken = seats.reduce((table, seat) => takeSeat(table, seat, 10000), empty);
  return placeButton(taken, seats[0]);
}

/** The table after so many hands. */
function afterHands(table: TableState, hands: number): TableState {
  return hands === 0 ? table : afterHands(nextHand(table).table, hands - 1);
}

/** Button, who is dealt in, and posts as `seat kind amount`, of the next hand. */
function look(table: TableState) {
  const { setup } = nextHand(table);
  return {
    button: setup.button,
    dealtIn: [...setup.seats.keys()].filter((seat) => setup.seats[seat].dealtIn),
    posts: setup.posts?.map(({ seat, kind, amount }) => `${seat} ${kind} ${amount}`),
  };
}

describe('the blinds', () => {
  it.each([
    [200, 1, 100],
    [300, 100, 100],
    [500, 100, 200],
    [3, 1, 1],
    [100, 100, 100],
  ])('of a lower limit of %i, rounded down to %i, begin with %i', (limit, unit, small) => {
    expect(smallBlindOf(limit, unit)).toBe(small);
  });

  it('follow the rule of the room', () => {
    const table = tableOf([0, 1, 2], { lowerLimit: 300, smallBlindUnit: 100 });
    expect(nextHand(table).setup).toMatchObject({ smallBlind: 100, bigBlind: 300 });
  });
});

describe('the draw for the button', () => {
  it('goes to the highest card, ties broken by suit: spades, hearts, diamonds, clubs', () => {
    expect(drawForButton('KsAc2d')).toBe(1);
    expect(drawForButton('AcAdAhAs')).toBe(3);
    expect(drawForButton('7h7c7d')).toBe(0);
  });

  it('is refused without cards or with one card twice', () => {
    expect(() => drawForButton('')).toThrow('has 0 cards; it needs at least 1');
    expect(() => drawForButton('AcAc')).toThrow('Ac is twice in the draw for the button');
  });
});

describe('a table', () => {
  it('moves the button to the next player, past empty seats', () => {
    const table = tableOf([0, 2, 5]);
    const buttons = [0, 1, 2, 3, 4].map((hands) => look(afterHands(table, hands)).button);
    expect(buttons).toEqual([0, 2, 5, 0, 2]);
    expect(look(table).posts).toEqual(['2 small-blind 100', '5 big-blind 200']);
  });

  it('gives the small blind to the button heads-up', () => {
    const table = tableOf([1, 4]);
    expect(look(table)).toEqual({
      button: 1,
      dealtIn: [1, 4],
      posts: ['1 small-blind 100', '4 big-blind 200'],
    });
    expect(look(afterHands(table, 1)).posts).toEqual(['4 small-blind 100', '1 big-blind 200']);
  });

  it('TDA 34: gives nobody the big blind twice running when play becomes heads-up', () => {
    const places = (leaving: number) => {
      const { button, posts } = look(leaveSeat(afterHands(tableOf([0, 1, 2]), 1), leaving));
      return { button, posts };
    };
    // Seat 0 had the button, seat 1 the small blind, seat 2 the big blind.
    expect(places(0)).toEqual({ button: 2, posts: ['2 small-blind 100', '1 big-blind 200'] });
    expect(places(1)).toEqual({ button: 2, posts: ['2 small-blind 100', '0 big-blind 200'] });
    expect(places(2)).toEqual({ button: 1, posts: ['1 small-blind 100', '0 big-blind 200'] });
  });

  it('takes antes of all', () => {
    expect(look(tableOf([0, 1, 2], { ante: 20 })).posts?.slice(0, 3)).toEqual([
      '1 ante 20',
      '2 ante 20',
      '0 ante 20',
    ]);
  });

  it('asks for a buy-in of ten lower limits', () => {
    const table = openTable({ ...RULES, decimals: 2 }, 6);
    expect(() => takeSeat(table, 0, 1999)).toThrow(
      'a buy-in of 19.99 is below the minimum of 20, 10 times the lower limit of 2',
    );
    expect(takeSeat(table, 0, 2000).seats[0]).toMatchObject({ stack: 2000 });
    expect(takeSeat(openTable({ ...RULES, minBuyIn: 5 }, 6), 0, 1000).seats[0]).not.toBeNull();
  });

  it('deals a newcomer who waits in with the big blind', () => {
    let table = takeSeat(afterHands(tableOf([0, 1, 2]), 1), 4, 10000);
    expect(look(table)).toMatchObject({ button: 1, dealtIn: [0, 1, 2, 4] });
    expect(look(table).posts).toEqual(['2 small-blind 100', '4 big-blind 200']);
    table = takeSeat(afterHands(tableOf([0, 1, 2]), 2), 4, 10000);
    expect(look(table)).toMatchObject({ button: 2, dealtIn: [0, 1, 2] });
  });

  it('deals a newcomer in at once for a post of the lower limit, but not ahead of the big blind', () => {
    const table = takeSeat(afterHands(tableOf([0, 1, 2]), 3), 4, 10000, 'post');
    // Button 0, blinds 1 and 2: seat 4 comes after them.
    expect(look(table)).toEqual({
      button: 0,
      dealtIn: [0, 1, 2, 4],
      posts: ['1 small-blind 100', '2 big-blind 200', '4 post 200'],
    });
    const between = takeSeat(afterHands(tableOf([0, 1, 2]), 2), 4, 10000, 'post');
    expect(look(between)).toMatchObject({ button: 2, dealtIn: [0, 1, 2] });
    expect(nextHand(between).table.seats[4]).toMatchObject({ presence: 'posting', owes: 'entry' });
    expect(nextHand(table).table.seats[4]).toMatchObject({ presence: 'in', owes: 'nothing' });
  });

  it('lets who has missed no blind come straight back', () => {
    const table = afterHands(sitOut(tableOf([0, 1, 2, 3, 4]), 0), 1);
    expect(table.seats[0]).toMatchObject({ presence: 'out', owes: 'nothing' });
    expect(sitIn(table, 0).seats[0]).toMatchObject({ presence: 'in' });
  });

  it('has who has missed the blinds post both, the small one dead, or wait', () => {
    // Button 0, then 1: seat 3 sits between the blinds 2 and 4.
    const missed = afterHands(sitOut(tableOf([0, 1, 2, 3, 4]), 3), 2);
    expect(missed.seats[3]).toMatchObject({ presence: 'out', owes: 'blinds' });
    // Button 4: blinds 0 and 1.
    const later = afterHands(missed, 2);
    const back = sitIn(later, 3, 'post');
    expect(look(back).posts).toEqual([
      '1 small-blind 100',
      '2 big-blind 200',
      '3 dead 100',
      '3 post 200',
    ]);
    expect(nextHand(back).table.seats[3]).toMatchObject({ presence: 'in', owes: 'nothing' });
    const waiting = sitIn(later, 3);
    expect(look(waiting).dealtIn).toEqual([0, 1, 2, 4]);
    expect(look(afterHands(waiting, 1)).posts).toEqual(['2 small-blind 100', '3 big-blind 200']);
  });

  it('lets everybody in free when fewer than two are left', () => {
    const one = leaveSeat(afterHands(tableOf([0, 1]), 1), 1);
    expect(() => nextHand(one)).toThrow('a hand needs at least 2 players, and 1 can play');
    expect(look(takeSeat(one, 3, 10000)).posts).toEqual(['3 small-blind 100', '0 big-blind 200']);
  });

  it('keeps one structure, or changes it orbit by orbit', () => {
    const kinds = (table: TableState, hands: number) =>
      Array.from({ length: hands }, (_, i) => nextHand(afterHands(table, i)).setup.structure.kind);
    const [L, P] = ['limit', 'pot-limit'];
    expect(kinds(tableOf([0, 1, 2]), 4)).toEqual([L, L, L, L]);
    expect(kinds(tableOf([0, 1, 2], { structure: 'pot-limit' }), 4)).toEqual([P, P, P, P]);
    expect(kinds(tableOf([0, 1, 2], { structure: 'mixed' }), 7)).toEqual([L, L, L, P, P, P, L]);
  });

  it('hands its rules on and takes the stacks back', () => {
    const table = tableOf([0, 1], {
      structure: 'pot-limit',
      holeCount: 5,
      rake: { percent: 5 },
      chip: 10,
      oddChips: 'halves',
      decimals: 1,
    });
    const { table: during, setup } = nextHand(table);
    expect(setup).toMatchObject({
      holeCount: 5,
      rake: { percent: 5 },
      chip: 10,
      oddChips: 'halves',
      decimals: 1,
    });
    const { seats } = settleHand(playHand(setup, 'r600 c 3h5d8c k b1200 f'));
    const end = finishHand(during, seats);
    expect(end.seats.map((seat) => seat?.stack ?? null)).toEqual([
      10540,
      9400,
      null,
      null,
      null,
      null,
    ]);
    expect(JSON.parse(JSON.stringify(end))).toEqual(end);
  });

  it('sits out who has lost everything', () => {
    const { table } = nextHand(tableOf([0, 1]));
    const end = finishHand(table, [{ stack: 20000 }, { stack: 0 }]);
    expect(end.seats[1]).toMatchObject({ stack: 0, presence: 'out' });
    expect(() => sitIn(end, 1)).toThrow('seat 2 has 0 chips and must buy in again');
  });

  it.each<[() => unknown, string]>([
    [() => openTable(RULES, 11), 'a table has 2 to 10 seats, not 11'],
    [() => openTable(RULES, {} as number), 'a table has 2 to 10 seats, not {}'],
    [
      () => openTable({ ...RULES, uncappedHeadsUp: 'no' as unknown as boolean }, 6),
      'uncappedHeadsUp "no" is not true or false',
    ],
    [
      () => openTable({ ...RULES, lowerLimit: 0 }, 6),
      'the lower limit is 0, and 1 is the least possible',
    ],
    [
      () => openTable({ ...RULES, structure: 'spread' as 'limit' }, 6),
      'structure "spread" is unknown; choose limit, pot-limit, no-limit or mixed',
    ],
    [
      () => openTable({ ...RULES, minBuyin: 5 } as TableRules, 6),
      'openTable has no option minBuyin; did you mean minBuyIn?',
    ],
    [() => openTable({ ...RULES, chip: 0 }, 6), 'a chip of 0 is not a whole number'],
    [() => openTable({ ...RULES, ante: -5 }, 6), 'the ante is -5, and 0 is the least possible'],
    [
      () => openTable({ ...RULES, raises: -1 }, 6),
      'a cap of -1 raises is neither a whole number nor null',
    ],
    [
      () => openTable({ ...RULES, rake: { percent: 200 } }, 6),
      'the percent of the rake 200 is not a number from 0 to 100',
    ],
    [
      () => openTable({ ...RULES, minBuyIn: Number.NaN }, 6),
      'a minimum buy-in of NaN lower limits is not a number from 0 up',
    ],
    [
      () => openTable({ ...RULES, smallBlindUnit: 500 }, 6),
      'the lower limit is 200, and 500 is the least possible',
    ],
    [
      () => openTable({ ...RULES, smallBlindUnit: 0 }, 6),
      'what the small blind is rounded to is 0, and 1 is the least possible',
    ],
    [
      () => openTable(null as unknown as TableRules, 6),
      'openTable: expected an object of options, not null',
    ],
    [
      () => takeSeat(tableOf([0, 1]), 2, 10000, 'now' as 'post'),
      'entry "now" is unknown; choose post or wait',
    ],
    [() => leaveSeat(tableOf([0, 1]), 8), 'there is no seat 9; seats are 1 to 6'],
    [
      () => finishHand(tableOf([0, 1]), undefined as never),
      'stacks must be an array, not undefined',
    ],
    [() => finishHand(tableOf([0, 1]), [null as never]), 'there is no stack for seat 1'],
    [() => finishHand(tableOf([0, 1]), []), 'there is no stack for seat 1'],
    [
      () => finishHand(tableOf([0, 1]), new Array(6).fill({ stack: -5 })),
      'the stack of seat 1 is -5, and 0 is the least possible',
    ],
    [() => takeSeat(tableOf([0, 1]), 0, 10000), 'seat 1 is taken'],
    [() => takeSeat(tableOf([0, 1]), 6, 10000), 'there is no seat 7; seats are 1 to 6'],
    [() => leaveSeat(tableOf([0, 1]), 2), 'seat 3 is empty'],
    [() => sitOut(tableOf([0, 1]), 2), 'seat 3 is empty'],
    [() => sitIn(tableOf([0, 1]), 1), 'seat 2 is not sitting out'],
    [
      () => placeButton(afterHands(tableOf([0, 1]), 1), 0),
      'the button is drawn for before the first hand only',
    ],
    [() => nextHand(openTable(RULES, 6)), 'the button is not placed yet: draw for it first'],
  ])('refuses what is wrong: %#', (run, sentence) => {
    expect(run).toThrow(sentence);
  });
});
