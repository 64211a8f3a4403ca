import { describe, expect, it } from 'vitest';
import {
  bestHigh,
  bestLow,
  enumerateEquity,
  playersOn,
  shares,
  splitPot,
  splitPots,
  winnersAmong,
} from '../reference/index.ts';
import { EQUITY_CASES, EVALUATE_CASES } from './cases.ts';
import { MATCH_UPS } from './equity.ts';
import { shortHigh, shortLow } from './short-forms.ts';
import { SHOWDOWN_CASES, type ShowdownCase } from './showdowns.ts';

/** Before the flop the reference would need minutes. */
const POSTFLOP = [...MATCH_UPS, ...EQUITY_CASES].filter(({ input }) => input.board !== '');

describe('the reference on golden facts', () => {
  it.each(EVALUATE_CASES)('evaluates $id: $symptom', ({ input: { hole, board }, expected }) => {
    expect(shortHigh(bestHigh(hole, board))).toBe(expected.high);
    expect(shortLow(bestLow(hole, board))).toBe(expected.low);
  });

  it.each(SHOWDOWN_CASES.filter(({ expected }) => expected.highs))(
    'judges $id: $symptom',
    ({ input: { board, hands }, expected }) => {
      const players = playersOn(board, hands);
      const winners = winnersAmong(players, 'omaha8');
      expect(players.map(({ high }) => shortHigh(high))).toEqual(expected.highs);
      expect(players.map(({ low }) => shortLow(low))).toEqual(expected.lows);
      expect(winners).toEqual({ high: expected.highWinners, low: expected.lowWinners });
      const known = hands.filter((hand) => hand !== null);
      expect(shares(known, board).map(([n, d]) => (d === 1 ? `${n}` : `${n}/${d}`))).toEqual(
        expected.shares,
      );
    },
  );

  it.each(SHOWDOWN_CASES.filter(({ expected }) => expected.payouts))(
    'pays $id: $symptom',
    (fact) => {
      const chip = fact.input.chip ?? 1;
      const chips = (amount: number) => Math.round(amount / chip);
      const { payouts, pots } = settle(fact, chips);
      expect(payouts).toEqual(fact.expected.payouts?.map(chips));
      if (fact.expected.pots) {
        expect(pots).toEqual(
          fact.expected.pots.map(({ amount, eligible, paid }) => ({
            amount: chips(amount),
            eligible,
            paid: paid.map(chips),
          })),
        );
      }
    },
  );

  it.each(POSTFLOP)('counts $id: $symptom', ({ input, expected }) => {
    const { hands, board, dead, game } = input;
    const { deals, lowMade, players } = enumerateEquity(hands, board, dead, game);
    expect({ deals, lowMade }).toEqual({ deals: expected.deals, lowMade: expected.lowMade });
    expect(
      players.map(({ equity, ...counts }) => ({ ...counts, equity: equity.join('/') })),
    ).toMatchObject(expected.players);
  });
});

/** What each seat takes back, and the pots where there are bets, in chips. */
function settle({ input }: ShowdownCase, chips: (amount: number) => number) {
  const { board, hands, pot = 0, bets, rake = 0 } = input;
  if (bets === undefined) {
    const order = hands.map((_, i) => i + 1);
    const winners = winnersAmong(playersOn(board, hands), 'omaha8');
    const payouts = hands.map(() => 0);
    for (const [seat, paid] of splitPot(chips(pot) - chips(rake), winners, order, 'wsop')) {
      payouts[seat - 1] += paid;
    }
    return { payouts, pots: [] };
  }
  const settled = splitPots({ board, hands, bets: bets.map(chips), rake: chips(rake) });
  const payouts = settled.amounts.map((amount, i) => amount + settled.returned[i]);
  const pots = settled.pots.map(({ amount, eligible, paid }) => ({ amount, eligible, paid }));
  return { payouts, pots };
}
