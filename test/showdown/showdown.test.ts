import { describe, expect, it } from 'vitest';
import type { ShowdownOptions } from '../../src/showdown/options.ts';
import { showdown } from '../../src/showdown/showdown.ts';

/** Aces and sevens against sevens and fours; 8-7-5-2-A against 7-5-4-3-2. */
const HALVED = { board: '7s7d5c2hJs', hands: ['AhAd8s9c', '4h4d3sKc'] };
/** Both play the wheel both ways. */
const SAME = { board: 'Kd4hKh5s3c', hands: ['Ah2sQd9s', 'Ac2dAsJh'] };
/** Seat 2 has the nut flush, and both the same low. */
const QUARTERED = { board: '5sKc6dTc7c', hands: ['4sAs4d3h', 'Ad3s9c5c'] };
/** Seat 1 has three kings, the three others 8-5-3-2-A. */
const SIXTHS = {
  board: '2c5d8hKsQh',
  hands: ['KcKd9s9c', 'Ac3cJdTs', 'Ad3dJhTc', 'Ah3hJsTd'],
};
/** Seat 1: low only. Seat 2: set of queens. Seat 3: a pair. */
const ALL_IN = { board: '4d5cKhQs8h', hands: ['As2s3hKd', 'QcQdJhTh', '9h9d8s7s'] };

const amounts = (options: ShowdownOptions) => showdown(options).players.map(({ amount }) => amount);
const outcomes = (options: ShowdownOptions) =>
  showdown(options).players.map(({ share, outcome }) => `${share} ${outcome}`);
const reasons = (options: ShowdownOptions) =>
  showdown(options).pots.flatMap(({ oddChips }) =>
    oddChips.map(({ seat, why }) => `${seat}: ${why}`),
  );

describe('the result of a showdown', () => {
  it('has exactly the fields that programs check against, in their order', () => {
    const result = showdown({ ...HALVED, pot: 101, rake: 4, hands: [...HALVED.hands, '-'] });
    expect(Object.keys(result)).toEqual([
      'game',
      'board',
      'lowMade',
      'players',
      'pots',
      'returned',
    ]);
    for (const player of result.players) {
      expect(Object.keys(player)).toEqual([
        'seat',
        'folded',
        'hole',
        'high',
        'low',
        'highResult',
        'lowResult',
        'share',
        'outcome',
        'amount',
      ]);
    }
    expect(result.pots).toEqual([
      {
        amount: 101,
        rake: 4,
        eligible: [1, 2],
        high: { amount: 49, winners: [1] },
        low: { amount: 48, winners: [2] },
        payouts: [
          { seat: 1, amount: 49, share: '1/2' },
          { seat: 2, amount: 48, share: '1/2' },
        ],
        oddChips: [
          {
            seat: 1,
            chips: 1,
            why: '97 does not halve into whole chips: the odd chip goes to the high',
          },
        ],
      },
    ]);
    expect(Object.keys(result.pots[0])).toEqual([
      'amount',
      'rake',
      'eligible',
      'high',
      'low',
      'payouts',
      'oddChips',
    ]);
  });

  it('tells the worked hand of the rules', () => {
    const { game, board, lowMade, players, pots, returned } = showdown(HALVED);
    expect({ game, board, lowMade, pots, returned }).toEqual({
      game: 'omaha8',
      board: ['7s', '7d', '5c', '2h', 'Js'],
      lowMade: true,
      pots: [],
      returned: [],
    });
    expect(players[0]).toEqual({
      seat: 1,
      folded: false,
      hole: ['Ah', 'Ad', '8s', '9c'],
      high: {
        value: expect.any(Number),
        category: 'two-pair',
        name: 'Two pair, Aces and Sevens',
        cards: ['Ah', 'Ad', '7s', '7d', 'Js'],
        hole: ['Ah', 'Ad'],
        board: ['7s', '7d', 'Js'],
      },
      low: {
        value: expect.any(Number),
        name: '8-7-5-2-A',
        cards: ['8s', '7s', '5c', '2h', 'Ah'],
        hole: ['Ah', '8s'],
        board: ['7s', '5c', '2h'],
      },
      highResult: 'win',
      lowResult: 'lose',
      share: '1/2',
      outcome: 'half',
      amount: null,
    });
    expect(players[1]).toMatchObject({
      seat: 2,
      high: { name: 'Two pair, Sevens and Fours' },
      low: { name: '7-5-4-3-2' },
      highResult: 'lose',
      lowResult: 'win',
      share: '1/2',
      outcome: 'half',
    });
  });

  it('is plain data: JSON loses nothing of it', () => {
    const result = showdown({
      ...ALL_IN,
      bets: [100, 300, 350],
      rake: '5%',
      names: ['A', 'B', 'C'],
    });
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  it('has a name after each seat where names are given', () => {
    const { players } = showdown({ ...HALVED, names: ['Ann', 'Bob'] });
    expect(players.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(Object.keys(players[0]).slice(0, 3)).toEqual(['seat', 'name', 'folded']);
  });
});

describe('outcomes have their names', () => {
  it('scoop', () => {
    // The steel wheel is a straight flush and the best low at once.
    const steelWheel = { board: '3d4d5dQsJs', hands: ['AdKh2dKs', '2h6cTcTh'] };
    expect(outcomes(steelWheel)).toEqual(['1 scoop', '0 nothing']);
  });

  it('three-quarters and a quarter', () => {
    expect(outcomes(QUARTERED)).toEqual(['1/4 quarter', '3/4 three-quarters']);
    expect(showdown(QUARTERED).players).toMatchObject([
      { highResult: 'lose', lowResult: 'tie' },
      { highResult: 'win', lowResult: 'tie' },
    ]);
  });

  it('half, alone or by a tie both ways', () => {
    expect(outcomes(HALVED)).toEqual(['1/2 half', '1/2 half']);
    expect(outcomes(SAME)).toEqual(['1/2 half', '1/2 half']);
  });

  it('sixth', () => {
    expect(outcomes(SIXTHS)).toEqual(['1/2 half', '1/6 sixth', '1/6 sixth', '1/6 sixth']);
  });

  it('other for a share without a name', () => {
    const three = { board: '9s9hKdKcQh', hands: ['AsJc7c8h', 'AhJd7d8s', 'AcJs7s8d'] };
    expect(outcomes(three)).toEqual(['1/3 other', '1/3 other', '1/3 other']);
  });
});

describe('a showdown without a low', () => {
  const noLow = { board: '6c9sJh8c6s', hands: ['Ac4d2d2h', 'Ad7s2cTh'] };

  it('gives the whole pot to the high', () => {
    const { lowMade, players, pots } = showdown({ ...noLow, pot: 123 });
    expect(lowMade).toBe(false);
    expect(players.map(({ lowResult }) => lowResult)).toEqual(['none', 'none']);
    expect(pots[0].low).toBeNull();
    expect(pots[0].high).toEqual({ amount: 123, winners: [2] });
  });

  it('is every showdown in a game of highs only', () => {
    const { lowMade, players } = showdown({ ...HALVED, game: 'omahahi', pot: 9 });
    expect(lowMade).toBe(false);
    expect(players).toMatchObject([
      { low: null, lowResult: 'none', outcome: 'scoop', amount: 9 },
      { low: null, lowResult: 'none', outcome: 'nothing', amount: 0 },
    ]);
  });

  it('calls a missing low `none` and a beaten low `lose`', () => {
    const { players } = showdown({ ...SIXTHS, hands: [...SIXTHS.hands, '4c7c4h6c'] });
    expect(players.map(({ lowResult }) => lowResult)).toEqual([
      'none',
      'tie',
      'tie',
      'tie',
      'lose',
    ]);
  });
});

describe('odd chips', () => {
  it('WSOP-T 73: the odd chip between the halves goes to the high', () => {
    expect(amounts({ ...HALVED, pot: 101 })).toEqual([51, 50]);
    expect(amounts({ ...HALVED, pot: 101, oddChips: 'halves' })).toEqual([51, 50]);
  });

  it('WSOP-L 149: the same players win both ways, 66 is 33 and 33', () => {
    expect(amounts({ ...SAME, pot: 66 })).toEqual([33, 33]);
    expect(amounts({ ...SAME, pot: 67 })).toEqual([34, 33]);
    expect(amounts({ ...SAME, pot: 67, button: 1 })).toEqual([33, 34]);
    expect(reasons({ ...SAME, pot: 67 })).toEqual([
      '1: the pot of 67, shared by seat 1 and seat 2, leaves 1 odd chip, for the first of them left of the button',
    ]);
  });

  it('with every half on its own, 66 is 34 and 32', () => {
    expect(amounts({ ...SAME, pot: 66, oddChips: 'halves' })).toEqual([34, 32]);
    expect(amounts({ ...SAME, pot: 66, oddChips: 'halves', button: 1 })).toEqual([32, 34]);
    expect(reasons({ ...SAME, pot: 66, oddChips: 'halves' })).toEqual([
      '1: an even half of 33 for the high, shared by seat 1 and seat 2, leaves 1 odd chip, for the first of them left of the button',
      '1: the low half of 33, shared by seat 1 and seat 2, leaves 1 odd chip, for the first of them left of the button',
    ]);
  });

  it('of a shared half go to the first tied seat left of the button, not to the high', () => {
    expect(amounts({ ...QUARTERED, pot: 1910 })).toEqual([478, 1432]);
    expect(amounts({ ...QUARTERED, pot: 1910, button: 1 })).toEqual([477, 1433]);
  });

  it('of a half in thirds go one each to the first seats left of the button', () => {
    expect(amounts({ ...SIXTHS, pot: 100 })).toEqual([50, 17, 17, 16]);
    expect(amounts({ ...SIXTHS, pot: 100, button: 2 })).toEqual([50, 16, 17, 17]);
    expect(amounts({ ...SIXTHS, pot: 98, button: 3 })).toEqual([49, 16, 16, 17]);
    expect(reasons({ ...SIXTHS, pot: 100, button: 2 })).toEqual([
      '3: the low half of 50, shared by seat 3, seat 4 and seat 2, leaves 2 odd chips, one each from the first of them left of the button',
      '4: the low half of 50, shared by seat 3, seat 4 and seat 2, leaves 2 odd chips, one each from the first of them left of the button',
    ]);
  });

  it('between the halves go round among tied highs', () => {
    const tiedHigh = { board: '6c2d8c3sTc', hands: ['9d8h2s7d', '5s3dAd7s', '8s7c9hTs'] };
    expect(amounts({ ...tiedHigh, pot: '12.81', chip: '0.01' })).toEqual([3.21, 6.4, 3.2]);
    expect(
      reasons({ ...tiedHigh, pot: '12.81', chip: '0.01', names: ['Ann', 'Bob', 'Cy'] }),
    ).toEqual([
      '1: 12.81 does not halve into whole chips: the odd chip goes to the high, and there to Ann, the first left of the button',
    ]);
    expect(amounts({ ...tiedHigh, pot: 103 })).toEqual([26, 51, 26]);
    expect(reasons({ ...tiedHigh, pot: 103 })).toEqual([
      '1: 103 does not halve into whole chips: the odd chip goes to the high, and seat 1 and seat 3 share its 52 evenly',
    ]);
  });

  it('are counted in the chip: 7.75 in chips of 0.05 is 3.90 and 3.85', () => {
    const deal = { board: '2h3cJhKh8d', hands: ['5d3h4cKd', '9cQhAhJs'] };
    expect(amounts({ ...deal, pot: '7.75', chip: '0.05' })).toEqual([3.85, 3.9]);
    expect(amounts({ ...deal, pot: 8, rake: '0.25', chip: '0.05' })).toEqual([3.85, 3.9]);
    expect(amounts({ ...deal, pot: 775, chip: 25 })).toEqual([375, 400]);
  });
});

describe('bets', () => {
  it('make a main pot and a side pot, each with its own shares', () => {
    const { players, pots, returned } = showdown({ ...ALL_IN, bets: [100, 300, 350] });
    expect(pots.map(({ amount, eligible, payouts }) => ({ amount, eligible, payouts }))).toEqual([
      {
        amount: 300,
        eligible: [1, 2, 3],
        payouts: [
          { seat: 1, amount: 150, share: '1/2' },
          { seat: 2, amount: 150, share: '1/2' },
        ],
      },
      { amount: 400, eligible: [2, 3], payouts: [{ seat: 2, amount: 400, share: '1' }] },
    ]);
    expect(pots[1].low).toBeNull();
    expect(returned).toEqual([{ seat: 3, amount: 50 }]);
    expect(players.map(({ amount }) => amount)).toEqual([150, 550, 0]);
    expect(players.map(({ share, outcome }) => [share, outcome])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it('have results among all live players, whatever pots they are in', () => {
    const { players } = showdown({ ...ALL_IN, bets: [100, 300, 300] });
    expect(players).toMatchObject([
      { highResult: 'lose', lowResult: 'win' },
      { highResult: 'win', lowResult: 'none' },
      { highResult: 'lose', lowResult: 'none' },
    ]);
  });

  it('that are all called make one pot, with a share for each player', () => {
    expect(outcomes({ ...ALL_IN, bets: [100, 100, 100] })).toEqual([
      '1/2 half',
      '1/2 half',
      '0 nothing',
    ]);
  });

  it('of nothing leave a player out of the pot', () => {
    const { players, pots } = showdown({ ...ALL_IN, bets: [0, 20, 20] });
    expect(pots).toHaveLength(1);
    expect(players).toMatchObject([
      { lowResult: 'win', share: '0', outcome: 'nothing', amount: 0 },
      { share: '1', outcome: 'scoop', amount: 40 },
      { share: '0', outcome: 'nothing', amount: 0 },
    ]);
  });

  it('of nothing from everybody make no pot, and the shares are those of the cards', () => {
    const { players, pots, returned } = showdown({ ...HALVED, bets: [0, 0] });
    expect({ pots, returned }).toEqual({ pots: [], returned: [] });
    expect(players.map(({ share, amount }) => [share, amount])).toEqual([
      ['1/2', 0],
      ['1/2', 0],
    ]);
  });

  it('that nobody called go back whole', () => {
    const { pots, returned } = showdown({ ...HALVED, bets: ['10.5', 0], chip: '0.5' });
    expect({ pots, returned }).toEqual({ pots: [], returned: [{ seat: 1, amount: 10.5 }] });
  });

  it('of folded seats stay in the pot, and an excess of a folded seat is not returned', () => {
    const { pots, returned } = showdown({
      ...HALVED,
      hands: [...HALVED.hands, '-'],
      bets: [20, 20, 50],
    });
    expect(pots).toMatchObject([{ amount: 90, eligible: [1, 2] }]);
    expect(returned).toEqual([]);
  });

  it('make a pot with one eligible player, who has the whole of it', () => {
    const { pots } = showdown({ ...HALVED, hands: [...HALVED.hands, null], bets: [10, 30, 30] });
    expect(pots[1]).toEqual({
      amount: 40,
      rake: 0,
      eligible: [2],
      high: { amount: 20, winners: [2] },
      low: { amount: 20, winners: [2] },
      payouts: [{ seat: 2, amount: 40, share: '1' }],
      oddChips: [],
    });
  });
});

describe('a pot', () => {
  it('may be 0', () => {
    const { players, pots } = showdown({ ...HALVED, pot: 0 });
    expect(pots).toMatchObject([{ amount: 0, payouts: [{ amount: 0 }, { amount: 0 }] }]);
    expect(players.map(({ outcome }) => outcome)).toEqual(['half', 'half']);
  });
});

describe('rake', () => {
  it('comes out of the main pot first', () => {
    const { pots } = showdown({ ...ALL_IN, bets: [100, 300, 300], rake: 10 });
    expect(pots.map(({ amount, rake, high }) => [amount, rake, high.amount])).toEqual([
      [300, 10, 145],
      [400, 0, 400],
    ]);
  });

  it('takes what is left over from the side pot', () => {
    const { pots } = showdown({ ...ALL_IN, bets: [10, 300, 300], rake: 40 });
    expect(pots.map(({ rake }) => rake)).toEqual([30, 10]);
  });

  const rakes = (rake: string, chip: number) =>
    showdown({ ...ALL_IN, bets: [100, 300, 350], rake, chip }).pots.map((pot) => pot.rake);

  it('may be a percentage of every pot, without the returned bet, rounded down to a chip', () => {
    expect(rakes('5%', 1)).toEqual([15, 20]);
    expect(rakes('2.5%', 1)).toEqual([7, 10]);
    expect(rakes('2.5%', 10)).toEqual([0, 10]);
    expect(rakes('100%', 1)).toEqual([300, 400]);
  });

  it('may have a cap, to which side pots give way first', () => {
    expect(rakes('5%,cap=35', 1)).toEqual([15, 20]);
    expect(rakes('5%,cap=34', 1)).toEqual([15, 19]);
    expect(rakes(' 5% , CAP = 15 ', 1)).toEqual([15, 0]);
    expect(rakes('5%,cap=2.5', 0.5)).toEqual([2.5, 0]);
    expect(rakes('5%,cap=0', 1)).toEqual([0, 0]);
  });

  it('comes out of a short main pot and its side pot alike', () => {
    // 36.75 between all three, 56.50 between two of them.
    const { pots } = showdown({
      ...ALL_IN,
      bets: ['12.25', '40.50', '40.50'],
      rake: '5%',
      chip: '0.01',
    });
    expect(pots.map(({ amount, rake }) => [amount, rake])).toEqual([
      [36.75, 1.83],
      [56.5, 2.82],
    ]);
    for (const { amount, rake, high, low } of pots) {
      expect(high.amount + (low?.amount ?? 0)).toBeCloseTo(amount - rake, 9);
    }
  });
});

describe('a folded seat', () => {
  it('has no hand and no share, whether its cards are known or not', () => {
    const unknown = showdown({ ...HALVED, hands: [...HALVED.hands, '-'] });
    const known = showdown({ ...HALVED, hands: [...HALVED.hands, '6h6d3h4s'], folded: [3] });
    const nothing = {
      seat: 3,
      folded: true,
      high: null,
      low: null,
      highResult: null,
      lowResult: null,
      share: '0',
      outcome: 'nothing',
      amount: null,
    };
    expect(unknown.players[2]).toEqual({ ...nothing, hole: null });
    expect(known.players[2]).toEqual({ ...nothing, hole: ['6h', '6d', '3h', '4s'] });
    expect(known.players.slice(0, 2)).toEqual(unknown.players.slice(0, 2));
  });

  it('has nothing of several pots', () => {
    const { players } = showdown({
      ...ALL_IN,
      hands: [...ALL_IN.hands, '-'],
      bets: [10, 30, 30, 5],
    });
    expect(players[3]).toMatchObject({ share: '0', outcome: 'nothing', amount: 0 });
  });

  it('may be null, `-`, or named again among the folded', () => {
    const hands = [...HALVED.hands, null];
    expect(showdown({ ...HALVED, hands, folded: [3] })).toEqual(showdown({ ...HALVED, hands }));
    expect(showdown({ ...HALVED, hands: [...HALVED.hands, ' - '] })).toEqual(
      showdown({ ...HALVED, hands }),
    );
  });

  it('may have the button', () => {
    const hands = ['-', ...SAME.hands];
    expect(amounts({ ...SAME, hands, pot: 67, button: 1 })).toEqual([0, 34, 33]);
  });
});

describe('hands of five and six cards', () => {
  it('play two of their cards like any other', () => {
    const bigO = { board: 'Kh4c9c3c5s', hands: ['ThAcTcTdAs', '3hAhJcTs9s'] };
    expect(outcomes(bigO)).toEqual(['1 scoop', '0 nothing']);
    const six = { board: '7s7d5c2hJs', hands: ['AhAd8s9c9dTd', '4h4d3sKcKdQh'] };
    expect(showdown(six).players.map(({ high }) => high?.name)).toEqual([
      'Two pair, Aces and Sevens',
      'Two pair, Kings and Sevens',
    ]);
  });
});
