import { describe, expect, it } from 'vitest';
import { applyStep, explainStep } from '../../src/betting/apply.ts';
import { legalActions } from '../../src/betting/limits.ts';
import { potSize } from '../../src/betting/pots.ts';
import { settleHand } from '../../src/betting/settle-hand.ts';
import { startHand } from '../../src/betting/start.ts';
import type { HandState } from '../../src/betting/state.ts';
import { parseCards } from '../../src/cards/text.ts';
import { betting } from '../../src/index.ts';
import { play, playHand, setupOf, stepOf } from './play.ts';

const DEEP = [20000, 20000, 20000];

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

describe('a hand', () => {
  it('runs as its documentation says', () => {
    let hand = betting.startHand({
      game: 'omaha8',
      structure: { kind: 'pot-limit' },
      smallBlind: 100,
      bigBlind: 200,
      seats: [{ stack: 20000 }, { stack: 20000 }, { stack: 20000 }],
      button: 0,
    });
    hand = betting.applyStep(hand, { kind: 'hole', cards: ['AsAh2s3h', null, null] });
    expect(betting.legalActions(hand)).toEqual({
      seat: 0,
      check: false,
      call: { amount: 200, to: 200 },
      bet: null,
      raise: { min: 400, max: 700 },
    });
    expect(betting.explainStep(hand, { kind: 'raise', seat: 0, to: 800 })).toBe(
      'a raise to 800 is above the maximum of 700',
    );
    expect(betting.canApply(hand, { kind: 'raise', seat: 0, to: 800 })).toBe(false);
    expect(betting.canApply(hand, { kind: 'raise', seat: 0, to: 700 })).toBe(true);
    hand = play(hand, 'r700 c f Kd5c4h k b1000 f');
    expect(hand).toMatchObject({ phase: 'over', toAct: null });
    expect(betting.settleHand(hand)).toMatchObject({
      returned: [{ seat: 0, amount: 1000 }],
      seats: [{ net: 900 }, { net: -700 }, { net: -200 }],
    });
  });

  it('goes from phase to phase and street to street', () => {
    let hand = startHand(setupOf(DEEP));
    const seen: string[] = [];
    const script = [
      'f',
      'c',
      'k',
      'Kd5c3h',
      'k',
      'k',
      '9s',
      'k',
      'b200',
      'c',
      '2c',
      'k',
      'k',
      'show',
    ];
    const words = [...script, 'muck'];
    const look = ({ phase, street, toAct }: HandState) => seen.push(`${phase} ${street} ${toAct}`);
    look(hand);
    hand = applyStep(hand, { kind: 'hole', cards: [] });
    look(hand);
    // The cards of who shows have to be known by then.
    for (const word of words) {
      const step = stepOf(hand, word);
      hand = applyStep(hand, step.kind === 'show' ? { ...step, cards: 'AsAh2s3d' } : step);
      look(hand);
    }
    expect(seen).toEqual([
      'hole 0 null',
      'betting 0 2',
      'betting 0 0',
      'betting 0 1',
      'board 0 null',
      'betting 1 0',
      'betting 1 1',
      'board 1 null',
      'betting 2 0',
      'betting 2 1',
      'betting 2 0',
      'board 2 null',
      'betting 3 0',
      'betting 3 1',
      'showdown 3 0',
      'showdown 3 1',
      'over 3 null',
    ]);
    expect(settleHand(hand).seats.map(({ net }) => net)).toEqual([400, -400, 0]);
  });

  it('is never changed by a step', () => {
    const words = 'r700 c f burn Kd5c3h k b1400 c burn 9s k k 2c b1000 c'.split(' ');
    words.reduce(
      (hand, word) => freeze(applyStep(hand, stepOf(hand, word))),
      freeze(playHand(freeze(setupOf(DEEP)))),
    );
  });

  it('goes through JSON at any time', () => {
    const words = 'r700 c f Kd5c3h k a c run2 9s 1:8s'.split(' ');
    const hole = ['AsAh2s3d', '8c8d4c5d', null];
    words.reduce(
      (hand, word) => {
        const copy = JSON.parse(JSON.stringify(hand)) as HandState;
        expect(copy).toEqual(hand);
        const step = stepOf(copy, word);
        expect(applyStep(copy, step)).toEqual(applyStep(hand, step));
        return applyStep(copy, step);
      },
      playHand(setupOf([2000, 2000, 20000], { structure: { kind: 'no-limit' } }), '', hole),
    );
  });

  it('takes cards as text and as ids', () => {
    const hole = ['AsAh2s3h', parseCards('KdKcQdQc'), null];
    const hand = applyStep(startHand(setupOf(DEEP)), { kind: 'hole', cards: hole });
    expect(hand.seats.map((seat) => seat.hole)).toEqual([
      parseCards('AsAh2s3h'),
      parseCards('KdKcQdQc'),
      null,
    ]);
  });

  it('is played with five and six hole cards', () => {
    const five = playHand(setupOf(DEEP, { holeCount: 5 }), '', ['AsAh2s3h4c']);
    expect(five.seats[0].hole).toHaveLength(5);
    const six = playHand(setupOf(DEEP, { holeCount: 6 }), '', [null, 'AsAh2s3h4c9d']);
    expect(six.seats[1].hole).toHaveLength(6);
  });

  it('remembers burnt cards', () => {
    const dealt = playHand(setupOf(DEEP), 'c c k');
    const hand = applyStep(dealt, { kind: 'burn', card: '7c' });
    expect(hand.burns).toEqual(parseCards('7c'));
    expect(explainStep(hand, { kind: 'board', cards: '7cKd5c' })).toBe(
      '7c is both in the burnt cards and in the board',
    );
    expect(play(hand, 'Kd5c3h k k k burn 9s k k k burn 2c').burns).toHaveLength(3);
  });
});

describe('the turn', () => {
  it('begins left of the big blind, then left of the button', () => {
    const hand = playHand(setupOf([9000, 9000, 9000, 9000], { button: 1 }));
    expect(hand.toAct).toBe(0);
    expect(play(hand, 'c c c k Kd5c3h').toAct).toBe(2);
    expect(play(hand, 'c c f k Kd5c3h').toAct).toBe(3);
  });

  it('is the button first before the flop heads-up, who has the small blind, and last after it', () => {
    const hand = playHand(setupOf([9000, 9000], { button: 0 }));
    expect(hand.seats.map(({ bet }) => bet)).toEqual([100, 200]);
    expect(hand.toAct).toBe(0);
    expect(play(hand, 'c k Kd5c3h').toAct).toBe(1);
  });

  it('leaves the big blind the option to raise', () => {
    const hand = playHand(setupOf(DEEP), 'c c');
    expect(legalActions(hand)).toEqual({
      seat: 1,
      check: true,
      call: null,
      bet: null,
      raise: { min: 400, max: 800 },
    });
    expect(play(hand, 'k').phase).toBe('board');
  });

  it('passes seats that are not dealt in, and knows a button there', () => {
    const seats = [
      { stack: 5000 },
      { stack: 0, dealtIn: false },
      { stack: 5000 },
      { stack: 5000, dealtIn: false },
      { stack: 5000 },
    ];
    const hand = playHand(setupOf([], { seats, button: 3 }));
    expect(hand.seats.map(({ bet }) => bet)).toEqual([200, 0, 0, 0, 100]);
    expect(hand.toAct).toBe(2);
  });

  it('heads-up without a button in play begins left of it', () => {
    const seats = [{ stack: 5000 }, { stack: 5000 }, { stack: 5000, dealtIn: false }];
    const hand = playHand(setupOf([], { seats, button: 2 }));
    expect(hand.seats.map(({ bet }) => bet)).toEqual([100, 200, 0]);
    expect(hand.toAct).toBe(0);
  });

  it('begins where the room says', () => {
    expect(playHand(setupOf([9000, 9000, 9000, 9000], { firstToAct: 3 })).toAct).toBe(3);
  });

  it('begins left of the last of several straddles', () => {
    const posts = [
      { seat: 0, kind: 'small-blind', amount: 100 },
      { seat: 1, kind: 'big-blind', amount: 200 },
      { seat: 2, kind: 'straddle', amount: 400 },
      { seat: 3, kind: 'straddle', amount: 800 },
    ] as const;
    const hand = playHand(setupOf([9000, 9000, 9000, 9000, 9000], { posts }));
    expect(legalActions(hand)).toMatchObject({ seat: 4, raise: { min: 1600, max: 3100 } });
  });

  it('begins left of the small blind where no big blind was posted, of the button where none was', () => {
    const small = { seat: 0, kind: 'small-blind', amount: 100 } as const;
    expect(playHand(setupOf([900, 900, 900, 900], { posts: [small] })).toAct).toBe(1);
    expect(playHand(setupOf([900, 900, 900, 900], { posts: [], button: 1 })).toAct).toBe(2);
  });

  it('passes who is disconnected, who stays in for what they have put in', () => {
    const hand = playHand(setupOf(DEEP, { structure: { kind: 'no-limit' } }), 'r700 c d');
    expect(hand.seats[1]).toMatchObject({ stack: 0, reserve: 19800, paid: 200, folded: false });
    expect(hand.phase).toBe('board');
    expect(play(hand, 'Kd5c3h k').toAct).toBe(2);
  });

  it("is nobody's when all are in with their blinds", () => {
    const hand = playHand(setupOf([100, 150, 200]), 'a');
    expect(hand).toMatchObject({ phase: 'board', toAct: null });
  });
});

describe('what is posted', () => {
  it('are antes by all who are dealt in, then the blinds', () => {
    const hand = startHand(setupOf([5000, 5000, 15], { ante: 20 }));
    expect(hand.seats.map(({ ante, bet, stack }) => [ante, bet, stack])).toEqual([
      [20, 100, 4880],
      [20, 200, 4780],
      [15, 0, 0],
    ]);
    expect(potSize(hand)).toBe(355);
  });

  it('comes in the order given, as far as the stack goes', () => {
    const hand = startHand(
      setupOf([5000, 250, 5000], {
        posts: [
          { seat: 0, kind: 'small-blind', amount: 100 },
          { seat: 1, kind: 'ante', amount: 100 },
          { seat: 1, kind: 'big-blind', amount: 200 },
        ],
      }),
    );
    expect(hand.seats[1]).toMatchObject({ ante: 100, bet: 150, stack: 0 });
    expect(hand.round).toMatchObject({ currentBet: 200, missingBlinds: 50 });
  });

  it('may come from who is not dealt in, and stays in the pot', () => {
    const seats = [{ stack: 5000 }, { stack: 5000 }, { stack: 5000, dealtIn: false }];
    const posts = [
      { seat: 0, kind: 'small-blind', amount: 100 },
      { seat: 1, kind: 'big-blind', amount: 200 },
      { seat: 2, kind: 'dead', amount: 100 },
    ] as const;
    const hand = playHand(setupOf([], { seats, posts, button: 1 }), 'f');
    expect(settleHand(hand).seats.map(({ net }) => net)).toEqual([-100, 200, -100]);
  });

  it('may be nothing at all: then the first bet is open', () => {
    const hand = playHand(
      setupOf(DEEP, {
        smallBlind: 0,
        bigBlind: 0,
        ante: 100,
        structure: { kind: 'pot-limit', minBet: 100 },
      }),
    );
    expect(legalActions(hand)).toEqual({
      seat: 0,
      check: true,
      call: null,
      bet: { min: 100, max: 300 },
      raise: null,
    });
  });
});
