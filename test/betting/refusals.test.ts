import { describe, expect, it } from 'vitest';
import { applyStep, canApply, explainStep } from '../../src/betting/apply.ts';
import { settleHand } from '../../src/betting/settle-hand.ts';
import { startHand } from '../../src/betting/start.ts';
import type { Step } from '../../src/betting/step.ts';
import { Omaha8Error } from '../../src/text/errors.ts';
import { play, playHand, setupOf, stepOf } from './play.ts';

const HANDS = ['KcKdQdJd', 'As2dTcTd', null];
const start = (decimals = 0) => startHand(setupOf([20000, 20000, 20000], { decimals }));
const hand = (decimals = 0) => applyStep(start(decimals), { kind: 'hole', cards: HANDS });

function codeOf(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Omaha8Error ? error.code : String(error);
  }
}

describe('an action is refused with a sentence', () => {
  it.each([
    ['k', 'a check is not possible: the bet is 200 and 0 of it is in'],
    ['b700', 'there is a bet of 200 already; 700 would be a raise'],
    ['r399', 'a raise to 399 is below the minimum of 400'],
    ['r701', 'a raise to 701 is above the maximum of 700'],
    ['a', 'a raise to 20000 is above the maximum of 700'],
    ['r20001', 'a raise to 20001 is more than the 20000 available'],
  ])('before the flop: %s', (word, sentence) => {
    expect(explainStep(hand(), stepOf(hand(), word))).toBe(sentence);
    expect(codeOf(() => play(hand(), word))).toBe('illegal-action');
  });

  it.each([
    ['c', 'there is nothing to call: the bet is 0'],
    ['r600', 'there is no bet to raise; 600 would be a bet'],
    ['b199', 'a bet of 199 is below the minimum of 200'],
    ['b601', 'a bet of 601 is above the maximum of 600'],
  ])('on the flop: %s', (word, sentence) => {
    const flop = play(hand(), 'c c k 3h5d8c');
    expect(explainStep(flop, stepOf(flop, word))).toBe(sentence);
  });

  it("in the user's unit", () => {
    expect(explainStep(hand(2), stepOf(hand(2), 'r750'))).toBe(
      'a raise to 7.5 is above the maximum of 7',
    );
  });

  it('where it is not whole chips', () => {
    const chips = playHand(setupOf([20000, 20000, 20000], { chip: 25, decimals: 2 }));
    expect(explainStep(chips, stepOf(chips, 'r410'))).toBe(
      'a raise to 4.1 is not a whole number of chips of 0.25',
    );
    const step: Step = { kind: 'raise', seat: 2, to: 450.5 };
    expect(explainStep(hand(), step)).toBe('a raise to 450.5 is not a whole number of units');
    expect(explainStep(hand(), { ...step, to: Number.NaN })).toBe(
      'a raise to NaN is not a whole number of units',
    );
  });

  it('out of turn', () => {
    expect(explainStep(hand(), { kind: 'fold', seat: 0 })).toBe(
      'it is the turn of seat 3, not of seat 1',
    );
    expect(explainStep(hand(), { kind: 'fold', seat: 7 })).toBe(
      'there is no seat 8; seats are 1 to 3',
    );
  });

  it('when there is less than the call', () => {
    const short = playHand(setupOf([20000, 20000, 150]));
    expect(explainStep(short, stepOf(short, 'r400'))).toBe(
      'a raise to 400 is not possible: 150 is left, which is not more than the 200 to call',
    );
    expect(play(short, 'a').seats[2]).toMatchObject({ bet: 150, stack: 0 });
  });

  it('where nobody knows what it is', () => {
    const sentence = (step: unknown) => explainStep(hand(), step as Step);
    expect(sentence({ kind: 'limp', seat: 2 })).toBe('the step "limp" is unknown');
    expect(sentence({ kind: 'toString', seat: 2 })).toBe('the step "toString" is unknown');
    expect(sentence({ kind: {}, seat: 2 })).toBe('the step {} is unknown');
    expect(sentence({ kind: Symbol('fold'), seat: 2 })).toBe('the step Symbol(fold) is unknown');
    expect(sentence({ kind: 'raise', seat: 2, to: '400' })).toBe(
      'a raise to "400" is not a whole number of units',
    );
    expect(sentence({ kind: 'fold' })).toBe(
      'undefined is not the index of a seat, a whole number from 0',
    );
    expect(sentence(null)).toBe('a step is an object, not null');
  });
});

describe('a step out of its phase is refused with what the hand waits for', () => {
  const over = () => play(hand(), 'f f');
  const river = () => play(hand(), 'c c k 3h5d8c k k k Kh k k k 7s');
  it.each([
    [start, 'fold', 'a fold', 'the hand waits for the hole cards'],
    [hand, 'hole', 'a deal of hole cards', 'the hand waits for seat 3 to act before the flop'],
    [river, 'board', 'a card on the board', 'the hand waits for seat 1 to act on the river'],
    [() => play(hand(), 'c c k'), 'check', 'a check', 'the hand waits for cards on the board'],
    [
      () => play(river(), 'k k k'),
      'run',
      'a second board',
      'the hand waits for seat 1 to show or muck',
    ],
    [over, 'show', 'a show', 'the hand is over'],
  ] as const)('%#', (state, kind, name, waits) => {
    const step = { kind, seat: 0, cards: [], card: null, times: 2 } as unknown as Step;
    expect(explainStep(state(), step)).toBe(`${name} is not possible now: ${waits}`);
  });

  it('and a hand that is on is not settled', () => {
    expect(() => settleHand(river())).toThrow(
      'the hand cannot be settled: it waits for seat 1 to act on the river',
    );
    expect(codeOf(() => settleHand(start()))).toBe('illegal-action');
  });
});

describe('a dealing is refused with a sentence', () => {
  const flop = () => play(hand(), 'c c k');
  it.each<[Step, string]>([
    [{ kind: 'board', cards: '3h5d' }, 'the flop is 3 cards, not 2'],
    [{ kind: 'board', cards: '3h5dAs' }, 'As is both in the hand of seat 2 and in the board'],
    [{ kind: 'board', cards: '3h5d3h' }, '3h is twice in the board'],
    [{ kind: 'board', cards: '3h5dXx' }, '"Xx" in the board is not a card'],
    [{ kind: 'board', cards: '3h5d8c', board: 1 }, 'there is no board 2; there is one'],
    [
      { kind: 'board', cards: '3h5d8c', board: '0' as unknown as number },
      '"0" is not the index of a board, a whole number from 0',
    ],
    [{ kind: 'burn', card: 'KcKh' }, 'one card is burnt at a time, not 2'],
    [{ kind: 'burn', card: 'Kc' }, 'Kc is both in the hand of seat 1 and in the burnt cards'],
    [{ kind: 'run', times: 2 }, 'the rest can be run several times only when betting is over'],
  ])('before the flop: %j', (step, sentence) => {
    expect(explainStep(flop(), step)).toContain(sentence);
  });

  it('of the turn and the river', () => {
    const turn = play(flop(), '3h5d8c k k k');
    expect(explainStep(turn, stepOf(turn, '9s9d'))).toBe('the turn is 1 card, not 2');
    const river = play(turn, '9s k k k');
    expect(explainStep(river, stepOf(river, '2c3c'))).toBe('the river is 1 card, not 2');
  });

  it('of a second burnt card for one street', () => {
    expect(explainStep(play(flop(), 'burn'), { kind: 'burn', card: null })).toBe(
      'a card has been burnt for this street already; one is the most',
    );
  });

  it('of a second burnt card for one street when it is run twice', () => {
    const setup = setupOf([2000, 2000], { structure: { kind: 'no-limit' } });
    const twice = playHand(setup, 'c k burn 3h5d8c a c run2 burn');
    expect(canApply(twice, { kind: 'burn', card: null })).toBe(false);
    expect(canApply(play(twice, '1:9s'), { kind: 'burn', card: null })).toBe(true);
  });

  it('of a board that is whole, of a second run, of too many', () => {
    const allIn = playHand(setupOf([2000, 2000], { structure: { kind: 'no-limit' } }), 'a c');
    const twice = play(allIn, 'run2 3h5d8c 9s 2c');
    expect(explainStep(twice, stepOf(twice, 'Kh'))).toBe(
      'board 1 has 5 cards already, and 5 are all',
    );
    expect(explainStep(twice, { kind: 'run', times: 2 })).toBe('it is run 2 times already');
    expect(explainStep(allIn, { kind: 'run', times: 9 })).toBe('it can be run 2 to 4 times, not 9');
    expect(play(twice, 'burn burn').burns).toHaveLength(2);
  });

  it.each<[readonly (string | null)[], string]>([
    [['KcKd'], 'the hand of seat 1 has 2 cards; in this game it has 4'],
    [['KcKdQdJd', 'KcAdAsAh'], 'Kc is both in the hand of seat 1 and in the hand of seat 2'],
    [[null, null, null, null], 'hole cards for 4 seats, and there are 3'],
    [
      'KcKdQdJd' as unknown as string[],
      'hole cards are given as an array, one entry for each seat',
    ],
  ])('of hole cards %j', (cards, sentence) => {
    expect(explainStep(start(), { kind: 'hole', cards })).toBe(sentence);
  });

  it('of hole cards for a seat that is not dealt in', () => {
    const seats = [{ stack: 900 }, { stack: 900 }, { stack: 900, dealtIn: false }];
    const state = startHand(setupOf([], { seats, button: 1 }));
    expect(explainStep(state, { kind: 'hole', cards: [null, null, 'KcKdQdJd'] })).toBe(
      'seat 3 is not dealt in and gets no cards',
    );
  });
});
