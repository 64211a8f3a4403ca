import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equity } from '../../src/equity/equity.ts';
import type { EquityOptions } from '../../src/equity/options.ts';

/** A turn with outcomes of every kind. */
const TURN: EquityOptions = {
  hands: ['AsAh2s3h', 'Ad2dKsKd'],
  board: '4c5sKh9d',
  threads: 1,
};

async function oddsOf(options: Partial<EquityOptions>) {
  const { players, deals } = await equity({ ...TURN, ...options });
  const { potOdds, ...player } = players[0];
  if (potOdds === undefined) throw new Error('no pot odds');
  return { odds: potOdds, player, deals };
}

describe('pot odds', () => {
  it('are those of the first player, and of nobody where there is no call', async () => {
    const { players } = await equity({ ...TURN, pot: 120, call: 40 });
    expect(players.map(({ potOdds }) => potOdds !== undefined)).toEqual([true, false]);
    const plain = await equity(TURN);
    expect(plain.players[0].potOdds).toBeUndefined();
  });

  it('are what the shares of every deal come to', async () => {
    const money = fc.record({
      more: fc.integer({ min: 0, max: 500 }),
      call: fc.integer({ min: 1, max: 500 }),
      percent: fc.integer({ min: 0, max: 20 }),
      cap: fc.integer({ min: 0, max: 20 }),
    });
    const property = fc.asyncProperty(money, async ({ more, call, percent, cap }) => {
      // The bet that is called is in the pot.
      const pot = call + more;
      const { odds, player, deals } = await oddsOf({ pot, call, rake: `${percent}%,cap=${cap}` });
      const rake = Math.min(cap, Math.floor(((pot + call) * percent) / 100));
      const won = pot + call - rake;
      expect(odds).toMatchObject({ pot, call, rake, standardError: 0 });
      expect(odds.equityNeeded).toBe(call / won);
      let back = 0;
      const counts = { less: 0, same: 0, more: 0 };
      for (const [high, low, count] of player.shares) {
        // In twelfths of the pot, of which a half, a third and a quarter of a half are whole.
        const part = low === null ? high && 1 / high : (high && 0.5 / high) + (low && 0.5 / low);
        back += part * won * count;
        const more = Math.sign(Math.round(part * 12) * won - call * 12);
        counts[more < 0 ? 'less' : more > 0 ? 'more' : 'same'] += count;
      }
      expect(odds).toMatchObject(counts);
      expect(odds.expectedValue).toBeCloseTo(back / deals - call, 9);
    });
    await fc.assert(property, { numRuns: 50 });
  });

  it.each([
    ['no rake', undefined],
    ['an amount', '3'],
    ['a percentage', '5%'],
    ['a cap that is reached', '5%,cap=2'],
    ['a cap that is far', '5%,cap=500'],
  ])('break even at a call that wins nothing on average, with %s', async (_, rake) => {
    const { odds } = await oddsOf({ pot: 120, call: 40, rake });
    const call = (odds.breakEvenCall ?? Number.NaN).toFixed(4);
    const { odds: even } = await oddsOf({ pot: 120, call, rake, chip: '0.0001' });
    expect(even.expectedValue).toBeCloseTo(0, 3);
  });

  it('have no largest call where the whole pot is sure, and none where nothing is', async () => {
    const board = 'AcAd2h9s2s';
    const sure = await oddsOf({ hands: ['AsAh2c3h', 'KsKdQsJd'], board, pot: 10, call: 3 });
    expect(sure.odds).toMatchObject({ breakEvenCall: null, expectedValue: 10, less: 0, more: 1 });
    const lost = await oddsOf({ hands: ['KsKdQsJd', 'AsAh2c3h'], board, pot: 10, call: 3 });
    expect(lost.odds).toMatchObject({ breakEvenCall: 0, expectedValue: -3, less: 1, more: 0 });
  });

  it('have the error of the equity where that is sampled', async () => {
    const { odds, player } = await oddsOf({ trials: 1000, pot: '7.5', call: '2.5', chip: '0.5' });
    expect(player.standardError).toBeGreaterThan(0);
    expect(odds.standardError).toBeCloseTo(10 * player.standardError, 12);
  });

  it.each([
    [{ pot: 120 }, 'pot is given without call; pot odds need a pot and a call'],
    [{ call: 40 }, 'call is given without pot; pot odds need a pot and a call'],
    [{ rake: '5%' }, 'rake is given without pot; pot odds need a pot and a call'],
    [
      { pot: 10, call: 50 },
      'the call of 50 is more than the pot of 10, which has the bet in it that is called',
    ],
    [{ pot: 10, call: 0 }, 'call 0 costs nothing; it must be above 0'],
    [{ pot: 10, call: 'x' }, 'call "x" is not an amount; write digits, like 20 or 7.75'],
    [
      { pot: 7.75, call: 1 },
      'pot 7.75 is not a whole number of chips of 1; a chip of 0.25 would do',
    ],
    [{ pot: 10, call: 5, rake: 20 }, 'rake 20 is more than the pots, 15'],
    [{ pot: 10, call: 5, rake: '100%' }, 'the rake takes the whole pot of 15'],
  ])('are refused for %j', async (money, message) => {
    await expect(equity({ ...TURN, ...money })).rejects.toThrow(message);
  });
});
