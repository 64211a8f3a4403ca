import { describe, expect, it } from 'vitest';
import { explainStep } from '../../src/betting/apply.ts';
import { legalActions } from '../../src/betting/limits.ts';
import type { LimitStructure } from '../../src/betting/setup.ts';
import { play, playHand, setupOf, stepOf } from './play.ts';

/** Limit 200-400, three raises after a bet unless changed. */
function limit(stacks: readonly number[], change: Partial<LimitStructure> = {}) {
  return setupOf(stacks, {
    structure: { kind: 'limit', smallBet: 200, bigBet: 400, ...change },
  });
}

const DEEP = [50000, 50000, 50000];

describe('fixed limit', () => {
  it('bets the small bet before the flop and on it, the big bet on turn and river', () => {
    let hand = playHand(limit(DEEP));
    expect(legalActions(hand)?.raise).toEqual({ min: 400, max: 400 });
    hand = play(hand, 'c c k Kd5c3h');
    expect(legalActions(hand)?.bet).toEqual({ min: 200, max: 200 });
    hand = play(hand, 'k k k 9s');
    expect(legalActions(hand)?.bet).toEqual({ min: 400, max: 400 });
    hand = play(hand, 'b400 r800 f c 2c');
    expect(legalActions(hand)?.bet).toEqual({ min: 400, max: 400 });
  });

  it('refuses every other amount with both numbers', () => {
    const hand = playHand(limit(DEEP));
    expect(explainStep(hand, stepOf(hand, 'r300'))).toBe(
      'a raise to 300 is below the minimum of 400',
    );
    expect(explainStep(hand, stepOf(hand, 'r600'))).toBe(
      'a raise to 600 is above the maximum of 400',
    );
  });

  it('counts a straddle as a raise', () => {
    const setup = {
      ...limit([...DEEP, 50000]),
      posts: [
        { seat: 0, kind: 'small-blind', amount: 100 },
        { seat: 1, kind: 'big-blind', amount: 200 },
        { seat: 2, kind: 'straddle', amount: 400 },
      ] as const,
    };
    const hand = playHand(setup);
    expect(legalActions(hand)).toMatchObject({ seat: 3, raise: { min: 600, max: 600 } });
    expect(legalActions(play(hand, 'r600 r800'))?.raise).toBeNull();
  });
});

describe('the cap of raises', () => {
  it('RROP: is a bet and three raises, the big blind being the bet', () => {
    const hand = playHand(limit(DEEP), 'r400 r600 r800');
    expect(legalActions(hand)).toMatchObject({ call: { to: 800 }, raise: null });
    expect(explainStep(hand, stepOf(hand, 'r1000'))).toBe(
      'a raise to 1000 is not possible: a bet and 3 raises are the most in one round, and there ' +
        'have been 3 raises',
    );
  });

  it('WSOP: is a bet and four raises as an option', () => {
    const hand = playHand(limit(DEEP, { raises: 4 }), 'r400 r600 r800');
    expect(legalActions(hand)?.raise).toEqual({ min: 1000, max: 1000 });
    expect(legalActions(play(hand, 'r1000'))?.raise).toBeNull();
  });

  it('may be none', () => {
    const script = [400, 600, 800, 1000, 1200, 1400, 1600].map((to) => `r${to}`).join(' ');
    const hand = playHand(limit(DEEP, { raises: null }), script);
    expect(legalActions(hand)?.raise).toEqual({ min: 1800, max: 1800 });
  });

  it('begins anew on each street', () => {
    const hand = playHand(limit(DEEP), 'r400 r600 r800 c c Kd5c3h b200 r400 r600');
    expect(legalActions(hand)?.raise).toEqual({ min: 800, max: 800 });
    expect(legalActions(play(hand, 'r800'))?.raise).toBeNull();
  });

  it('holds heads-up too unless the room lifts it', () => {
    const hand = playHand(limit([50000, 50000]), 'r400 r600 r800');
    expect(legalActions(hand)?.raise).toBeNull();
  });

  it('RROP: is lifted heads-up as an option', () => {
    const hand = playHand(limit(DEEP, { uncappedHeadsUp: true }), 'f r400 r600 r800');
    expect(legalActions(hand)?.raise).toEqual({ min: 1000, max: 1000 });
  });

  it('RROP: stays where it was reached before the others folded', () => {
    const hand = playHand(limit(DEEP, { uncappedHeadsUp: true }), 'r400 r600 r800 f');
    expect(legalActions(hand)).toMatchObject({ seat: 0, raise: null });
  });
});

describe('a short all-in at limit', () => {
  it('RROP: of 15 in a round of 20 is a full bet, and raised to 35', () => {
    const setup = setupOf([35, 500, 500], {
      structure: { kind: 'limit', smallBet: 20, bigBet: 40 },
      smallBlind: 10,
      bigBlind: 20,
    });
    const hand = playHand(setup, 'c c k Kd5c3h b15');
    expect(legalActions(hand)?.raise).toEqual({ min: 35, max: 35 });
  });

  it('of less than half a bet may be completed', () => {
    const hand = playHand(limit([280, 5000, 5000]), 'c c k Kd5c3h b80');
    expect(legalActions(hand)?.raise).toEqual({ min: 200, max: 200 });
    expect(legalActions(play(hand, 'r200'))?.raise).toEqual({ min: 400, max: 400 });
  });

  it('TDA 47-B: raising by less than half a bet opens nothing to who has acted', () => {
    const hand = playHand(limit([5000, 490, 5000]), 'c c k Kd5c3h b200 a c');
    expect(legalActions(hand)).toMatchObject({ seat: 0, call: { to: 290 }, raise: null });
    expect(explainStep(hand, stepOf(hand, 'r400'))).toBe(
      'a raise to 400 is not possible: the betting is not open to another raise: it has gone up ' +
        'by 90 since, and 100 would open it',
    );
  });

  it('raising by less than half a bet may be completed, and that opens the betting', () => {
    const hand = playHand(limit([5000, 490, 5000]), 'c c k Kd5c3h b200 a');
    expect(legalActions(hand)?.raise).toEqual({ min: 400, max: 400 });
    expect(legalActions(play(hand, 'r400'))).toMatchObject({ seat: 0, raise: { min: 600 } });
  });

  it('TDA 47-B: raising by half a bet opens the betting', () => {
    const hand = playHand(limit([5000, 500, 5000]), 'c c k Kd5c3h b200 a c');
    expect(legalActions(hand)).toMatchObject({ seat: 0, raise: { min: 500, max: 500 } });
  });

  it('counts towards the cap from half a bet on only', () => {
    const half = playHand(limit([900, 5000, 5000]), 'c c k Kd5c3h b200 r400 r600 a');
    expect(half.round).toMatchObject({ currentBet: 700, wagers: 4, capped: true });
    const raise = playHand(limit([5000, 5000, 700]), 'c c k Kd5c3h b200 r400 a');
    expect(raise.round).toMatchObject({ currentBet: 500, wagers: 3, capped: false });
    const under = playHand(limit([5000, 5000, 690]), 'c c k Kd5c3h b200 r400 a');
    expect(under.round).toMatchObject({ currentBet: 490, wagers: 2, capped: false });
  });
});
