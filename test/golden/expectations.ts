/** What the library's results, and the program's JSON, have to say about a golden fact. */
import { expect } from 'vitest';
import type { Equity, Evaluation, Showdown } from '../../src/index.ts';
import {
  countsOf,
  highOfFive,
  highValue,
  lowOfFive,
  lowValue,
  readCards,
} from '../reference/index.ts';
import type { EquityCase, EvaluateCase } from './cases.ts';
import { shortHigh, shortLow } from './short-forms.ts';
import type { ShowdownCase } from './showdowns.ts';

const OUTCOMES: Record<string, string> = {
  1: 'scoop',
  '3/4': 'three-quarters',
  '1/2': 'half',
  '1/4': 'quarter',
  '1/6': 'sixth',
  0: 'nothing',
};

export function expectEvaluation(actual: Evaluation, { input, expected }: EvaluateCase): void {
  const hole = textsOf(input.hole);
  const board = textsOf(input.board);
  expect(actual).toMatchObject({ game: 'omaha8', hole, board });
  expectHigh(actual.high, hole, board, expected.high);
  expectLow(actual.low, hole, board, expected.low);
}

/** `AsKd` as `['As', 'Kd']`. */
function textsOf(cards: string): string[] {
  return cards.match(/../g) ?? [];
}

/** Two hole cards and three of the board, five in all. */
function expectPlays(made: NonNullable<Evaluation['low']>, hole: string[], board: string[]): void {
  expect(made.cards.toSorted()).toEqual([...made.hole, ...made.board].toSorted());
  expect(new Set(made.cards).size).toBe(5);
  expect(made.hole).toHaveLength(2);
  expect(hole).toEqual(expect.arrayContaining(made.hole));
  expect(board).toEqual(expect.arrayContaining(made.board));
}

/** The cards that are said to play make the high of the fact, and its value and category say so too. */
function expectHigh(high: Evaluation['high'], hole: string[], board: string[], fact: string): void {
  expectPlays(high, hole, board);
  const made = highOfFive(readCards(high.cards.join('')));
  expect(shortHigh(made)).toBe(fact);
  expect(high).toMatchObject({ category: made.category, value: highValue(made) });
}

function expectLow(
  low: Evaluation['low'],
  hole: string[],
  board: string[],
  fact: string | null,
): void {
  if (low === null) {
    expect(fact).toBeNull();
    return;
  }
  expectPlays(low, hole, board);
  const made = lowOfFive(readCards(low.cards.join('')));
  expect(shortLow(made)).toBe(fact);
  expect(low.value).toBe(made && lowValue(made));
  expect(low.name).toBe(fact);
}

export function expectShowdown(actual: Showdown, { input, expected }: ShowdownCase): void {
  const { highs, lows, highWinners, lowWinners, shares, pots, payouts } = expected;
  const board = textsOf(input.board);
  const seats = input.hands.map((_, i) => i + 1);
  expect(actual.players.map(({ seat }) => seat)).toEqual(seats);
  expect(actual.players.map(({ folded }) => folded)).toEqual(input.hands.map((h) => h === null));
  for (const [i, { high, low }] of actual.players.entries()) {
    const hole = textsOf(input.hands[i] ?? '');
    if (highs) expectHigh(high as Evaluation['high'], hole, board, highs[i]);
    if (lows) expectLow(low, hole, board, lows[i]);
  }
  if (highWinners && lowWinners) {
    expect(actual.lowMade).toBe(lowWinners.length > 0);
    expect(actual.players.map(({ highResult }) => highResult)).toEqual(
      seats.map((seat) => result(seat, highWinners)),
    );
    expect(actual.players.map(({ lowResult }) => lowResult)).toEqual(
      seats.map((seat) => (lows?.[seat - 1] === null ? 'none' : result(seat, lowWinners))),
    );
  }
  if (shares) {
    expect(actual.players.map(({ share }) => share)).toEqual(shares);
    expect(actual.players.map(({ outcome }) => outcome)).toEqual(
      shares.map((share) => OUTCOMES[share]),
    );
  }
  if (pots) {
    const paid = (pot: Showdown['pots'][number]) =>
      seats.map((seat) => pot.payouts.find((payout) => payout.seat === seat)?.amount ?? 0);
    expect(
      actual.pots.map((pot) => ({ amount: pot.amount, eligible: pot.eligible, paid: paid(pot) })),
    ).toEqual(pots);
  }
  if (payouts) {
    const returned = (seat: number) => actual.returned.find((r) => r.seat === seat)?.amount ?? 0;
    expect(actual.players.map(({ seat, amount }) => (amount ?? 0) + returned(seat))).toEqual(
      payouts,
    );
  }
}

function result(seat: number, winners: readonly number[]): string {
  if (!winners.includes(seat)) return 'lose';
  return winners.length === 1 ? 'win' : 'tie';
}

export function expectEquity(actual: Equity, { expected }: EquityCase): void {
  const { deals, lowMade, players } = expected;
  expect(actual).toMatchObject({ method: 'exact', deals, lowMade });
  for (const [i, { equity, ...counts }] of players.entries()) {
    const player = actual.players[i];
    expect(player).toMatchObject({ seat: i + 1, standardError: 0, ...counts });
    // Every count follows from the rows of shares, and so does the equity, exactly.
    const { equity: exact, ...all } = countsOf(player.shares, deals);
    expect(player).toMatchObject(all);
    expect(exact.join('/')).toBe(equity);
    expect(player.equity).toBe(exact[0] / exact[1]);
  }
  expect(actual.players).toHaveLength(players.length);
}
