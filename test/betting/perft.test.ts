/**
 * Perft: how many sequences of n actions the rules allow from given stacks, counted by the machine and
 * by an enumeration that shares nothing with it but the rules. Bets and raises are the least, the pot
 * and all-in; blinds are 1 and 2.
 */
import { describe, expect, it } from 'vitest';
import { applyStep } from '../../src/betting/apply.ts';
import { legalActions } from '../../src/betting/limits.ts';
import { potSize } from '../../src/betting/pots.ts';
import type { Structure } from '../../src/betting/setup.ts';
import type { HandState } from '../../src/betting/state.ts';
import type { Step } from '../../src/betting/step.ts';
import { playHand, setupOf } from './play.ts';

type Kind = Structure['kind'];

/** Deals until somebody has to act; which cards does not matter. */
function dealOn(state: HandState): HandState {
  if (state.phase !== 'board') return state;
  const cards = { 0: '2c2d2h', 3: '3c', 4: '4c' }[state.boards[0].length] as string;
  return dealOn(applyStep(state, { kind: 'board', cards }));
}

function countByMachine(state: HandState, depth: number): number {
  if (depth === 0) return 1;
  const hand = dealOn(state);
  const legal = legalActions(hand);
  if (legal === null) return 0;
  const { seat } = legal;
  const { stack, bet } = hand.seats[seat];
  const { currentBet, missingBlinds } = hand.round;
  const pot = 2 * currentBet - bet + potSize(hand) + missingBlinds;
  const { min, max } = legal.bet ?? legal.raise ?? { min: 1, max: 0 };
  const tos = [...new Set([min, pot, bet + stack])].filter((to) => to >= min && to <= max);
  const steps: Step[] = [
    { kind: 'fold', seat },
    { kind: legal.check ? 'check' : 'call', seat },
    ...tos.map((to): Step => ({ kind: legal.bet ? 'bet' : 'raise', seat, to })),
  ];
  return steps.reduce((sum, step) => sum + countByMachine(applyStep(hand, step), depth - 1), 0);
}

/** A player by position from left of the button. */
interface Player {
  behind: number;
  bet: number;
  /** The bet when they last acted in this round; -1 before that. */
  seen: number;
  out: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function countByRules(kind: Kind, stacks: readonly number[], depth: number): number {
  const blinds = stacks.map((stack, i) =>
    Math.min(stack, (stacks.length === 2 ? [2, 1] : [1, 2])[i] ?? 0),
  );
  const seated = stacks.map((stack, i): Player => {
    return { behind: stack - blinds[i], bet: blinds[i], seen: -1, out: false };
  });
  const beforeFlop = { street: 0, level: 2, whole: 2, step: 2, raises: 0, pot: 3 - sum(blinds) };
  return count(seated, beforeFlop, stacks.length === 2 ? 1 : 2, depth);

  function count(all: Player[], round: typeof beforeFlop, from: number, left: number): number {
    if (left === 0) return 1;
    const live = all.filter(({ out }) => !out);
    if (live.length === 1) return 0;
    const rich = live.filter(({ behind }) => behind > 0);
    const matched = (me: Player) => live.every((other) => other === me || other.bet <= me.bet);
    const decides = (me: Player) =>
      rich.includes(me) &&
      (me.seen < 0 || me.bet < round.level) &&
      (rich.length > 1 || !matched(me));
    const turn = all.map((_, i) => (from + i) % all.length).find((i) => decides(all[i]));
    if (turn === undefined) {
      if (round.street === 3 || rich.length < 2) return 0;
      const paid = sum(all.map(({ bet }) => bet)) + (round.street > 0 ? round.pot : 0);
      const next = { street: round.street + 1, level: 0, whole: 0, step: 2, raises: -1, pot: paid };
      return count(
        all.map((player) => ({ ...player, bet: 0, seen: -1 })),
        next,
        0,
        left,
      );
    }
    const me = all[turn];
    const after = (change: Partial<Player>, changed: Partial<typeof round> = {}) =>
      count(all.with(turn, { ...me, ...change }), { ...round, ...changed }, turn + 1, left - 1);
    const owed = Math.max(0, round.level - me.bet);
    const paid = Math.min(owed, me.behind);
    const passive =
      after({ out: true }) +
      after({ behind: me.behind - paid, bet: me.bet + paid, seen: round.level });

    const limit = kind === 'limit' ? (round.street < 2 ? 2 : 4) : 0;
    const opening = limit > 0 ? limit / 2 : round.step;
    const closed = me.seen >= 0 && round.level - me.seen < opening;
    if (closed || me.behind <= owed || rich.length === 1) return passive;
    if (limit > 0 && round.raises === 3) return passive;
    const allIn = me.bet + me.behind;
    const least = Math.min(allIn, limit > 0 ? round.whole + limit : round.level + round.step);
    const pot = round.level + owed + round.pot + sum(all.map(({ bet }) => bet));
    const most = { limit: least, 'pot-limit': pot, 'no-limit': allIn }[kind];
    const sizes = [...new Set([least, pot, allIn])].filter(
      (to) => to >= least && to <= Math.min(most, allIn),
    );
    const active = sizes.map((to) => {
      const whole = limit > 0 ? to - round.whole >= limit / 2 : to - round.level >= round.step;
      const counted = { whole: to, step: to - round.level, raises: round.raises + 1 };
      return after(
        { behind: allIn - to, bet: to, seen: to },
        { level: to, ...(whole ? counted : {}) },
      );
    });
    return passive + sum(active);
  }
}

function structureOf(kind: Kind): Structure {
  return kind === 'limit' ? { kind, smallBet: 2, bigBet: 4 } : { kind };
}

describe('the number of legal sequences of 1, 2, 3 … actions', () => {
  it.each<[Kind, number[], number[]]>([
    ['limit', [100, 100], [3, 6, 12, 23, 44, 87, 172, 338, 616, 1017]],
    ['limit', [100, 100, 100], [3, 9, 24, 59, 133, 288, 625, 1355, 2905, 6004]],
    ['limit', [9, 30, 13, 6], [3, 9, 27, 77, 199, 445, 972, 2002, 3961, 7358]],
    ['pot-limit', [100, 100], [4, 12, 36, 108, 316, 879, 2308, 5778, 13616, 29403]],
    ['pot-limit', [40, 100, 21], [4, 16, 60, 188, 596, 1663, 3951, 9164, 20556]],
    ['pot-limit', [1, 17, 30, 8], [4, 15, 56, 175, 379, 754, 1475, 2793, 5080]],
    ['no-limit', [60, 100], [5, 17, 51, 146, 404, 1032, 2443, 5603, 12059]],
    ['no-limit', [40, 100, 21], [5, 23, 98, 275, 783, 2162, 5037, 11358, 25094]],
    ['no-limit', [7, 30, 11, 5], [5, 15, 50, 222, 561, 1107, 2146, 3965, 6976]],
  ])('at %s with stacks of %j', (kind, stacks, counts) => {
    const setup = setupOf(stacks, { structure: structureOf(kind), smallBlind: 1, bigBlind: 2 });
    const start = playHand(setup);
    const depths = counts.map((_, i) => i + 1);
    const byMachine = depths.map((depth) => countByMachine(start, depth));
    expect(byMachine).toEqual(depths.map((depth) => countByRules(kind, stacks, depth)));
    expect(byMachine).toEqual(counts);
  });
});
