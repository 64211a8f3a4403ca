import { describe, expect, it } from 'vitest';
import { potsOf } from '../../src/betting/pots.ts';
import { settleHand } from '../../src/betting/settle-hand.ts';
import type { HandSetup } from '../../src/betting/setup.ts';
import type { HandState } from '../../src/betting/state.ts';
import { playHand, setupOf } from './play.ts';

/** No limit, so that everybody can be all-in at once. */
function allInSetup(stacks: readonly number[], change: Partial<HandSetup> = {}): HandSetup {
  return setupOf(stacks, { structure: { kind: 'no-limit' }, ...change });
}

const nets = (hand: HandState, rake?: number | number[]) =>
  settleHand(hand, rake === undefined ? {} : { rake }).seats.map(({ net }) => net);

describe('the pots', () => {
  it('are layers of bets, with what was folded below', () => {
    const setup = allInSetup([500, 1500, 4000, 4000], { button: 3 });
    const hand = playHand(setup, 'r3000 f a c');
    expect(potsOf(hand)).toEqual({
      pots: [
        { amount: 1500, eligible: [0, 1, 2] },
        { amount: 2000, eligible: [1, 2] },
      ],
      returned: [{ seat: 2, amount: 1500 }],
    });
  });

  it('count money that is not part of a bet to the main pot', () => {
    const posts = [
      { seat: 0, kind: 'small-blind', amount: 100 },
      { seat: 1, kind: 'ante', amount: 200 },
      { seat: 1, kind: 'big-blind', amount: 200 },
      { seat: 2, kind: 'dead', amount: 100 },
      { seat: 2, kind: 'post', amount: 200 },
    ] as const;
    const hand = playHand(allInSetup([800, 3000, 3000], { posts }), 'k a a c');
    // A big blind ante is not returned although nobody matched it.
    expect(potsOf(hand)).toEqual({
      pots: [
        { amount: 2700, eligible: [0, 1, 2] },
        { amount: 4000, eligible: [1, 2] },
      ],
      returned: [],
    });
  });

  it('count a big blind ante to the main pot although it is all that there was', () => {
    const posts = [
      { seat: 1, kind: 'ante', amount: 200 },
      { seat: 0, kind: 'small-blind', amount: 100 },
      { seat: 1, kind: 'big-blind', amount: 200 },
    ] as const;
    const hand = playHand(allInSetup([3000, 150, 3000], { posts }), 'c c');
    expect(potsOf(hand)).toEqual({
      pots: [
        { amount: 150, eligible: [0, 1, 2] },
        { amount: 400, eligible: [0, 2] },
      ],
      returned: [],
    });
  });

  it('let who is all-in with a part of the ante win as much from everybody', () => {
    const hand = playHand(allInSetup([3000, 3000, 30, 3000], { ante: 50 }), 'c c k');
    expect(potsOf(hand).pots).toEqual([
      { amount: 120, eligible: [0, 1, 2, 3] },
      { amount: 660, eligible: [0, 1, 3] },
    ]);
  });

  it('return the part of an ante that nobody could match', () => {
    const hand = playHand(allInSetup([30, 3000], { ante: 50, button: 1 }));
    expect(potsOf(hand)).toEqual({
      pots: [{ amount: 60, eligible: [0, 1] }],
      returned: [
        { seat: 1, amount: 20 },
        { seat: 1, amount: 100 },
      ],
    });
  });

  it('let who is all-in with exactly the ante win the antes', () => {
    const hand = playHand(allInSetup([3000, 3000, 50], { ante: 50 }), 'c k');
    expect(potsOf(hand).pots).toEqual([
      { amount: 150, eligible: [0, 1, 2] },
      { amount: 400, eligible: [0, 1] },
    ]);
  });
});

describe('a hand is settled', () => {
  const BOARD = '3h5d8cKh7s';

  it('for who is left when all others fold, whatever their cards', () => {
    const hand = playHand(setupOf([2000, 2000, 2000]), 'f f');
    expect(settleHand(hand)).toMatchObject({
      returned: [{ seat: 1, amount: 100 }],
      pots: [{ amount: 200, eligible: [1] }],
      seats: [
        { paid: 100, won: 0, net: -100, stack: 1900 },
        { paid: 100, won: 200, net: 100, stack: 2100 },
        { paid: 0, won: 0, net: 0, stack: 2000 },
      ],
    });
  });

  it('pot by pot: WSOP-L 149, side pots are not mixed', () => {
    const setup = allInSetup([22, 22, 3, 9], { smallBlind: 1, bigBlind: 2, button: 3 });
    const hand = playHand(setup, 'c a a a c 3h5d8c Kh 7s', [
      'Ac2hJcJs',
      'As2dTcTd',
      '9h9c4h4c',
      'KcKsQdJd',
    ]);
    const { pots } = settleHand(hand);
    const paid = pots.map(({ boards: [{ payouts }] }) =>
      Object.fromEntries(payouts.map(({ seat, amount }) => [seat, amount])),
    );
    expect(pots.map(({ amount }) => amount)).toEqual([12, 18, 26]);
    expect(paid[2]).toEqual({ 0: 20, 1: 6 });
    expect(paid[1]).toEqual({ 0: 5, 1: 4, 3: 9 });
  });

  it('with a side pot that one seat alone plays for, which is not halved', () => {
    // The short stack is all-in; the other two bet on, and one of them folds.
    const setup = allInSetup([1000, 5000, 5000]);
    const hand = playHand(setup, 'c a c r2000 c | 3h5d8c b500 f Kh 7s', [
      'KcKsQdJd',
      'As2dTcTd',
      'AdAh2h9s',
    ]);
    const [main, side] = settleHand(hand).pots;
    expect(main.eligible).toHaveLength(2);
    expect(main.boards[0].low).not.toBeNull();
    expect(side.eligible).toHaveLength(1);
    expect(side.boards[0]).toMatchObject({ high: { amount: side.amount }, low: null });
  });

  it('high only in Omaha high', () => {
    const setup = allInSetup([1000, 1000], { game: 'omahahi' });
    const hand = playHand(setup, 'a c 3h5d8c Kh 7s', ['KcKsQdJd', 'As2dTcTd']);
    expect(nets(hand)).toEqual([1000, -1000]);
    expect(nets({ ...hand, rules: { ...hand.rules, game: 'omaha8' } })).toEqual([0, 0]);
  });

  it.each([
    ['wsop', [33, 33]],
    ['halves', [34, 32]],
  ] as const)('with odd chips as the room pays them: %s', (oddChips, won) => {
    const setup = allInSetup([33, 33], { smallBlind: 1, bigBlind: 2, oddChips });
    const hand = playHand(setup, `a c 3h5d8c Kh 7s`, ['As2sQdJd', 'Ac2cQhJh']);
    expect(settleHand(hand).seats.map((seat) => seat.won)).toEqual(won);
  });

  it('in whole chips', () => {
    const setup = allInSetup([75, 75, 75], { smallBlind: 5, bigBlind: 10, chip: 5 });
    const hand = playHand(setup, 'f a c 3h5d8c Kh 7s', ['KcKsQdJd', 'As2dTcTd']);
    const odd = playHand(
      { ...setup, posts: [...hand.rules.posts, { seat: 2, kind: 'dead', amount: 5 }] },
      'f a c 3h5d8c Kh 7s',
      ['KcKsQdJd', 'As2dTcTd'],
    );
    expect(settleHand(hand).seats.map(({ won }) => won)).toEqual([75, 75, 0]);
    expect(settleHand(odd).seats.map(({ won }) => won)).toEqual([80, 75, 0]);
  });

  it('by whoever did not muck: cards speak', () => {
    const hand = playHand(setupOf([2000, 2000]), `c k ${BOARD.slice(0, 6)} k k Kh k k 7s k k`, [
      'KcKsQdJd',
      'As2dTcTd',
    ]);
    expect(nets(hand)).toEqual([0, 0]);
    const mucked = playHand(
      setupOf([2000, 2000]),
      `c k ${BOARD.slice(0, 6)} k k Kh k k 7s k k show muck`,
      ['KcKsQdJd', 'As2dTcTd'],
    );
    expect(mucked.phase).toBe('over');
    expect(nets(mucked)).toEqual([200, -200]);
    expect(settleHand(mucked).pots[0]).toMatchObject({
      eligible: [0, 1],
      boards: [{ eligible: [0] }],
    });
  });

  it('without the cards of a seat that can win only what nobody else can', () => {
    const setup = allInSetup([1000, 5000, 5000]);
    const hand = playHand(setup, 'c a c f 3h5d8c Kh 7s', [null, null, null]);
    expect(hand.phase).toBe('showdown');
    expect(() => settleHand(hand)).toThrow(
      'the pot of 2200 cannot be settled: the cards of seat 1 are not known',
    );
    const shown = playHand({ ...setup, allInShows: false }, 'c a c f 3h5d8c Kh 7s show muck', [
      'As2dTcTd',
    ]);
    expect(nets(shown)).toEqual([1200, -1000, -200]);
  });
});

describe('run it twice', () => {
  const TWO_BOARDS = 'a c run2 3h5d8c Kh 7s 1:3c5h8d 1:Ks 1:7d';
  const HANDS = ['KcKdQdJd', 'As2dTcTd'];

  it('plays each board for half of every pot: 224.10 less 2.50 is four times 55.40', () => {
    const setup = allInSetup([11205, 11205], { smallBlind: 50, bigBlind: 100, decimals: 2 });
    const result = settleHand(playHand(setup, TWO_BOARDS, HANDS), { rake: 250 });
    expect(result.pots).toHaveLength(1);
    expect(result.pots[0].boards.map(({ payouts }) => payouts)).toMatchObject([
      [{ amount: 5540 }, { amount: 5540 }],
      [{ amount: 5540 }, { amount: 5540 }],
    ]);
    expect(result.seats.map(({ won }) => won)).toEqual([11080, 11080]);
  });

  it('gives the odd chip to the first board', () => {
    const posts = [
      { seat: 2, kind: 'dead', amount: 1 },
      { seat: 0, kind: 'small-blind', amount: 1 },
      { seat: 1, kind: 'big-blind', amount: 2 },
    ] as const;
    const setup = allInSetup([50, 50, 50], { smallBlind: 1, bigBlind: 2, posts });
    const { pots } = settleHand(playHand(setup, `f ${TWO_BOARDS}`, HANDS));
    expect(pots[0].boards.map(({ amount }) => amount)).toEqual([51, 50]);
  });

  it('shares the cards that lay there before, and no others', () => {
    const setup = allInSetup([5000, 5000]);
    const flop = playHand(setup, 'c k 3h5d8c a c run2', HANDS);
    expect(flop).toMatchObject({ shared: 3, boards: [{ length: 3 }, { length: 3 }] });
    const hand = playHand(setup, 'c k 3h5d8c a c run3 2:9s Kh 7s 1:Ks 1:7d 2:4s', HANDS);
    expect(hand.phase).toBe('showdown');
    expect(hand.boards.map((board) => board.length)).toEqual([5, 5, 5]);
    expect(() => playHand(setup, 'c k 3h5d8c a c run2 Kh 1:Kh', HANDS)).toThrow(
      'Kh is both in board 1 and in board 2',
    );
    expect(() => playHand(setup, 'c k 3h5d8c a c run2 1:3h', HANDS)).toThrow(
      '3h is both in board 1 and in board 2',
    );
  });
});

describe('the rake', () => {
  const CARDS = ['KcKsQdJd', 'As2dTcTd', '9h9c4h4c'];
  const threeWay = (rake: HandSetup['rake'], script = 'a a a 3h5d8c Kh 7s') =>
    playHand(allInSetup([1001, 3001, 3001], rake && { rake }), script, CARDS);

  it('is a percentage of every pot, rounded down', () => {
    const result = settleHand(threeWay({ percent: 5 }));
    expect(result.pots.map(({ amount, rake }) => [amount, rake])).toEqual([
      [3003, 150],
      [4000, 200],
    ]);
    expect(result.rake).toBe(350);
  });

  const rakes = (rake: HandSetup['rake']) => settleHand(threeWay(rake)).pots.map((pot) => pot.rake);

  it('is capped, side pots giving way first', () => {
    expect(rakes({ percent: 5, cap: 250 })).toEqual([150, 100]);
    expect(rakes({ percent: 5, by: 'pot', cap: 100 })).toEqual([100, 0]);
  });

  it('is of all pots together, from the main pot first, where the room does so', () => {
    expect(rakes({ percent: 5, by: 'hand' })).toEqual([350, 0]);
    expect(rakes({ percent: 5, by: 'hand', cap: 300 })).toEqual([300, 0]);
    expect(rakes({ percent: 60, by: 'hand' })).toEqual([3003, 1198]);
  });

  it('is not of what was returned', () => {
    const hand = playHand(
      allInSetup([1000, 9000], { rake: { percent: 10 } }),
      'a c 3h5d8c Kh 7s',
      CARDS.slice(0, 2),
    );
    expect(settleHand(hand).rake).toBe(200);
  });

  it.each([
    [true, 0],
    [false, 10],
  ])('is taken without a flop, or not: no flop no drop %s', (noFlopNoDrop, rake) => {
    const rule = { percent: 5, noFlopNoDrop };
    expect(settleHand(threeWay(rule, 'f f')).rake).toBe(rake);
    expect(settleHand(threeWay(rule, 'f c k 3h5d8c k b200 f')).rake).toBe(20);
  });

  it('may be what was really taken', () => {
    const hand = threeWay({ percent: 5 });
    expect(settleHand(hand, { rake: 7 }).pots.map(({ rake }) => rake)).toEqual([7, 0]);
    expect(settleHand(hand, { rake: [3, 4] }).pots.map(({ rake }) => rake)).toEqual([3, 4]);
    expect(() => settleHand(hand, { rake: 8000 })).toThrow(
      'a rake of 8000 is more than the 7003 of the pots',
    );
    expect(() => settleHand(hand, { rake: [1] })).toThrow('1 rakes for 2 pots');
    expect(() => settleHand(hand, { rake: 1.5 })).toThrow(
      'the rake is 1.5, which is not a whole number of units',
    );
    expect(() => settleHand(hand, { rake: [2, -1] })).toThrow(
      'the rake of pot 2 is -1, and 0 is the least possible',
    );
    expect(() => settleHand(hand, { rake: [5000, 0] })).toThrow(
      'a rake of 5000 is more than the 3003 of the pots',
    );
  });
});

describe('hands that other programs settled wrongly', () => {
  it('an uncalled river bet with an all-in player behind and a rake', () => {
    // https://github.com/jakub-pronobis/Analyzer/issues/2
    const setup: HandSetup = {
      game: 'omahahi',
      structure: { kind: 'no-limit' },
      smallBlind: 50,
      bigBlind: 100,
      seats: [3184, 32251, 10000, 62316].map((stack) => ({ stack })),
      button: 3,
    };
    const script = 'r900 f c c | Tc2dJc k b1296 c r2284 c c | 4h k k | 9d b4585 f';
    const hand = playHand(setup, script, ['4c2hKd5c', '8cThQc9s']);
    const result = settleHand(hand, { rake: 382 });
    expect(result.returned).toEqual([{ seat: 1, amount: 4585 }]);
    expect(result.pots).toMatchObject([{ amount: 9552, rake: 382 }]);
    expect(result.seats.map(({ net }) => net)).toEqual([-3184, 5986, -3184, 0]);
  });

  it('a pot with one eligible player, which is a refund', () => {
    // A PartyPoker hand of pot-limit Omaha Hi/Lo that printed it as a side pot.
    const setup = allInSetup([3000, 5000, 5000], { smallBlind: 25, bigBlind: 50, decimals: 2 });
    const cards = ['As2dTcTd', null, 'KcKsQdJd'];
    const result = settleHand(playHand(setup, 'r3100 a f 3h5d8c Kh 7s', cards), { rake: 300 });
    expect(result.returned).toEqual([{ seat: 2, amount: 100 }]);
    expect(result.pots).toMatchObject([{ amount: 6050 }]);
    expect(result.seats.map(({ net }) => net)).toEqual([-125, -50, -125]);
  });
});
