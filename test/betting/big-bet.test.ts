import { describe, expect, it } from 'vitest';
import { explainStep } from '../../src/betting/apply.ts';
import { legalActions } from '../../src/betting/limits.ts';
import { settleHand } from '../../src/betting/settle-hand.ts';
import { play, playHand, setupOf, stepOf } from './play.ts';

const NO_LIMIT = { structure: { kind: 'no-limit' } } as const;

describe('pot limit', () => {
  it('opens for 400 to 700 with blinds of 100 and 200', () => {
    const hand = playHand(setupOf([20000, 20000, 20000, 20000]));
    expect(legalActions(hand)).toEqual({
      seat: 2,
      check: false,
      call: { amount: 200, to: 200 },
      bet: null,
      raise: { min: 400, max: 700 },
    });
  });

  it('lets a bet of 50 into a pot of 100 be raised to 250', () => {
    const setup = setupOf([5000, 5000], { smallBlind: 25, bigBlind: 50 });
    const hand = playHand(setup, 'c k Kd5c3h b50');
    expect(legalActions(hand)?.raise).toEqual({ min: 100, max: 250 });
  });

  it('counts what the raiser has in front of them already', () => {
    const hand = playHand(setupOf([20000, 20000, 20000]), 'r700 r2300');
    // 2300 + the pot of 700 + 2300 + 200 + the 1600 that are missing
    expect(hand.toAct).toBe(1);
    expect(legalActions(hand)?.raise).toEqual({ min: 3900, max: 7600 });
  });

  it.each([
    ['the small blind is short (TDA 54-B)', [50, 20000, 20000], undefined],
    ['the big blind is short (TDA 54-B)', [20000, 120, 20000], undefined],
    ['there is no small blind (TDA 54-B)', [20000, 20000, 20000], [1]],
  ])('opens to 700 although %s', (_, stacks, bigBlindOnly) => {
    const posts = bigBlindOnly?.map((seat) => ({ seat, kind: 'big-blind', amount: 200 }) as const);
    const hand = playHand(setupOf(stacks, posts && { posts }));
    expect(legalActions(hand)?.raise).toEqual({ min: 400, max: 700 });
  });

  it('counts a short straddle as whole before the flop (TDA 54-B)', () => {
    const posts = [
      { seat: 0, kind: 'small-blind', amount: 100 },
      { seat: 1, kind: 'big-blind', amount: 200 },
      { seat: 2, kind: 'straddle', amount: 400 },
    ] as const;
    for (const straddler of [20000, 300]) {
      const hand = playHand(setupOf([20000, 20000, straddler, 20000], { posts }));
      expect(legalActions(hand)?.raise).toEqual({ min: 800, max: 1500 });
    }
  });

  it('counts short blinds for what they are from the flop on', () => {
    const hand = playHand(setupOf([50, 20000, 20000]), 'c k Kd5c3h');
    expect(legalActions(hand)?.bet).toEqual({ min: 200, max: 450 });
  });

  it.each([
    [true, 1000],
    [false, 700],
  ])('counts antes before the flop: %s', (antesInPot, max) => {
    const setup = setupOf([20000, 20000, 20000], {
      structure: { kind: 'pot-limit', antesInPot },
      ante: 100,
    });
    const hand = playHand(setup);
    expect(legalActions(hand)?.raise?.max).toBe(max);
    expect(legalActions(play(hand, 'c c k Kd5c3h'))?.bet?.max).toBe(900);
  });

  it('counts dead blinds and the posts of newcomers', () => {
    const setup = setupOf([20000, 20000, 20000, 20000, 20000], {
      posts: [
        { seat: 0, kind: 'small-blind', amount: 100 },
        { seat: 1, kind: 'big-blind', amount: 200 },
        { seat: 3, kind: 'dead', amount: 100 },
        { seat: 3, kind: 'post', amount: 200 },
      ],
    });
    const hand = playHand(setup);
    expect(legalActions(hand)?.raise).toEqual({ min: 400, max: 1000 });
    expect(legalActions(play(hand, 'f'))).toEqual({
      seat: 3,
      check: true,
      call: null,
      bet: null,
      raise: { min: 400, max: 800 },
    });
  });

  it('never has a maximum below the minimum', () => {
    const setup = setupOf([5000, 5000], { structure: { kind: 'pot-limit', minBet: 1000 } });
    expect(legalActions(playHand(setup, 'c k Kd5c3h'))?.bet).toEqual({ min: 1000, max: 1000 });
  });

  it('is bounded by the stack', () => {
    const hand = playHand(setupOf([20000, 20000, 500]));
    expect(legalActions(hand)?.raise).toEqual({ min: 400, max: 500 });
    expect(explainStep(hand, stepOf(hand, 'r600'))).toBe(
      'a raise to 600 is more than the 500 available',
    );
  });

  it('allows all-in for less than the minimum raise', () => {
    const hand = playHand(setupOf([20000, 20000, 300]));
    expect(legalActions(hand)?.raise).toEqual({ min: 300, max: 300 });
  });
});

describe('minimum raises', () => {
  it('are as high as the last full one', () => {
    const hand = playHand(setupOf([50000, 50000, 50000], NO_LIMIT), 'r1000');
    expect(legalActions(hand)?.raise).toEqual({ min: 1800, max: 50000 });
    expect(legalActions(play(hand, 'r2500'))?.raise?.min).toBe(4000);
  });

  it('begin anew on each street with the big blind', () => {
    const hand = playHand(setupOf([50000, 50000], NO_LIMIT), 'r1000 c Kd5c3h');
    expect(legalActions(hand)?.bet).toEqual({ min: 200, max: 49000 });
  });

  it('add to an all-in bet that is short of the smallest bet', () => {
    const hand = playHand(setupOf([320, 5000, 5000], NO_LIMIT), 'c c k Kd5c3h b120');
    expect(legalActions(hand)?.raise?.min).toBe(320);
  });

  it('start from the straddle', () => {
    const setup = setupOf([5000, 5000, 5000, 5000], {
      ...NO_LIMIT,
      posts: [
        { seat: 0, kind: 'small-blind', amount: 100 },
        { seat: 1, kind: 'big-blind', amount: 200 },
        { seat: 2, kind: 'straddle', amount: 400 },
      ],
    });
    const hand = playHand(setup);
    expect(legalActions(hand)).toMatchObject({ seat: 3, raise: { min: 800, max: 5000 } });
    // The straddle acts last and may raise.
    expect(legalActions(play(hand, 'c c c'))).toMatchObject({
      seat: 2,
      check: true,
      raise: { min: 800 },
    });
  });
});

describe('short all-ins', () => {
  /** Five limp for 500; on the flop A bets 500, B raises to 1000, C calls, D and E are all-in. */
  const fiveWay = () =>
    playHand(
      setupOf([50000, 50000, 50000, 1800, 2200], { ...NO_LIMIT, smallBlind: 250, bigBlind: 500 }),
      'c c c c k | Kd5c3h b500 r1000 c a a',
    );

  it('WSOP-T 96a: 500, 1000, 1000, 1300, 1700 let B and C raise to at least 2200', () => {
    const hand = play(fiveWay(), 'f');
    expect(legalActions(hand)).toMatchObject({ seat: 1, raise: { min: 2200, max: 49500 } });
    expect(legalActions(play(hand, 'c'))).toMatchObject({ seat: 2, raise: { min: 2200 } });
  });

  it('TDA 47: do not open the betting to who has acted and faces less than a full raise', () => {
    const setup = setupOf([50000, 50000, 1300], NO_LIMIT);
    const hand = playHand(setup, 'c c k Kd5c3h b800 c a');
    expect(legalActions(hand)).toEqual({
      seat: 0,
      check: false,
      call: { amount: 300, to: 1100 },
      bet: null,
      raise: null,
    });
    expect(explainStep(hand, stepOf(hand, 'r5000'))).toBe(
      'a raise to 5000 is not possible: the betting is not open to another raise: it has gone up ' +
        'by 300 since, and 800 would open it',
    );
  });

  it('TDA 47: open it where several add up to a full raise, to whom they do', () => {
    const setup = setupOf([50000, 700, 50000, 850, 50000], NO_LIMIT);
    // A bets 300, B is all-in for 500, C calls, D is all-in for 650, E calls.
    const hand = playHand(setup, 'c c c c k Kd5c3h b300 a c a c');
    expect(legalActions(hand)).toMatchObject({ seat: 0, raise: { min: 950 } });
    expect(legalActions(play(hand, 'c'))).toMatchObject({
      seat: 2,
      call: { to: 650 },
      raise: null,
    });
  });

  it('TDA 47: leave the betting open to who has not acted yet', () => {
    const setup = setupOf([50000, 1300, 50000], NO_LIMIT);
    const hand = playHand(setup, 'c c k Kd5c3h b800 a');
    expect(legalActions(hand)).toMatchObject({ seat: 2, raise: { min: 1900 } });
  });

  it('do not open it to who has checked', () => {
    const setup = setupOf([50000, 300, 50000], NO_LIMIT);
    const hand = playHand(setup, 'c c k Kd5c3h k b100 c');
    expect(legalActions(hand)).toMatchObject({ seat: 0, call: { to: 100 }, raise: null });
  });

  it('end the betting when nobody could call', () => {
    const hand = playHand(setupOf([50000, 50000, 900], NO_LIMIT), 'a c f');
    expect(hand).toMatchObject({ phase: 'board', toAct: null });
    const alone = playHand(setupOf([50000, 900], { ...NO_LIMIT, button: 1 }), 'a');
    expect(legalActions(alone)).toMatchObject({ call: { to: 900 }, raise: null });
    expect(explainStep(alone, stepOf(alone, 'r1800'))).toBe(
      'a raise to 1800 is not possible: everybody else is all-in, so nobody could call a raise',
    );
  });

  it('need no answer from who has matched them', () => {
    const hand = playHand(setupOf([50000, 80], { ...NO_LIMIT, button: 0 }));
    expect(hand).toMatchObject({ phase: 'board', toAct: null });
  });

  it('that fall short of the big blind are called for all of it', () => {
    const hand = playHand(setupOf([50000, 80, 50000], NO_LIMIT));
    expect(legalActions(hand)).toMatchObject({ seat: 2, call: { to: 200 } });
  });
});

describe('a pot that the house splashes', () => {
  const setup = setupOf([50000, 50000, 50000], { splash: 1000 });

  it('may be raised by that much more', () => {
    const plain = legalActions(playHand({ ...setup, splash: 0 }))?.raise?.max ?? 0;
    expect(legalActions(playHand(setup))?.raise?.max).toBe(plain + 1000);
  });

  it('is won by whoever is left, and nobody has put it in', () => {
    const state = play(playHand(setup), 'f f');
    const { pots, seats } = settleHand(state);
    expect(pots).toMatchObject([{ amount: 1200 }]);
    expect(seats.map(({ paid, net }) => [paid, net])).toEqual([
      [100, -100],
      [100, 1100],
      [0, 0],
    ]);
  });
});

describe('a cap on the hand', () => {
  it('puts what is above it out of play', () => {
    const setup = setupOf([50000, 50000], { ...NO_LIMIT, handCap: 3000 });
    const hand = playHand(setup);
    expect(legalActions(hand)?.raise).toEqual({ min: 400, max: 3000 });
    expect(play(hand, 'a c')).toMatchObject({
      phase: 'board',
      seats: [
        { stack: 0, reserve: 47000 },
        { stack: 0, reserve: 47000 },
      ],
    });
  });
});
