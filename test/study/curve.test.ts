import { describe, expect, it } from 'vitest';
import { equity } from '../../src/equity/equity.ts';
import { type CurveStudy, studyCurve } from '../../src/study/curve.ts';
import type { StudyOptions } from '../../src/study/options.ts';
import { study } from '../../src/study/study.ts';

async function curveOf(options: StudyOptions): Promise<CurveStudy> {
  const curve = await studyCurve({ threads: 1, ...options });
  if (curve === null) throw new Error('no curve');
  return curve;
}

const SPOT = { hands: ['As2dKhQc', 'AhA2*,KK@50'], board: '3h5c8sTd' };

describe('the curve', () => {
  it('has every hand of the range, and the equity now as its mean', async () => {
    for (const options of [SPOT, { ...SPOT, game: 'omahahi' as const }, { ...SPOT, dead: '4c' }]) {
      const curve = await curveOf(options);
      const { players, deals } = await equity({ ...options, threads: 1 });
      expect(curve.method).toBe('exact');
      expect(curve.hands.reduce((sum, hand) => sum + hand.deals, 0)).toBe(deals);
      const halves = curve.hands.reduce(
        (sum, { scoop, threeQuarters, half, quarter }) =>
          sum + 4 * scoop + 3 * threeQuarters + 2 * half + quarter,
        0,
      );
      expect(halves / 4 / deals).toBeCloseTo(players[0].equity, 14);
      expect(curve.equity).toBeCloseTo(players[0].equity, 12);
    }
  });

  it('says of each hand what equity says of it', async () => {
    const { hands } = await curveOf(SPOT);
    const single = hands.filter(({ hand }) => hand !== undefined);
    expect(single.length).toBeGreaterThan(10);
    for (const against of single.filter((_, i) => i % 7 === 0)) {
      const { hand = '', weight: _w, hands: _h, highPart, lowPart, class: _c, ...worth } = against;
      const { players } = await equity({ ...SPOT, hands: [SPOT.hands[0], hand], threads: 1 });
      const [hero] = players;
      expect(worth.equity).toBeCloseTo(hero.equity, 14);
      const parts = hero.shares.map(([high, low, deals]) => {
        const pot = low === null ? 1 : 0.5;
        return { high: high > 0 ? (pot / high) * deals : 0, low: low ? (0.5 / low) * deals : 0 };
      });
      const of = (part: 'high' | 'low') => parts.reduce((sum, one) => sum + one[part], 0) / 40;
      expect(highPart).toBeCloseTo(of('high'), 12);
      expect(lowPart).toBeCloseTo(of('low'), 12);
      // A hand that is played half of the time is in half as many deals.
      const times = worth.deals / 40;
      for (const name of ['scoop', 'threeQuarters', 'half', 'quarter', 'nothing'] as const) {
        expect(worth[name]).toBe(hero[name] * times);
      }
    }
  });

  it('is sorted, and its standings are parts of the range', async () => {
    const curve = await curveOf(SPOT);
    const equities = curve.hands.map((hand) => hand.equity);
    expect(equities).toEqual([...equities].sort((a, b) => b - a));
    const { all, high, low } = curve.points;
    for (const points of [all, high ?? [], low ?? []]) {
      expect(points.map(({ share }) => share)).toEqual(
        Array.from({ length: 21 }, (_, i) => i / 20),
      );
      const values = points.map((point) => point.equity);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
    expect(all[0].equity).toBe(equities.at(-1));
    expect(all.at(-1)?.equity).toBe(equities[0]);
    const weights = curve.hands.reduce((sum, { deals }) => sum + deals, 0);
    const ahead = curve.hands
      .filter((hand) => hand.equity > 0.5 + 1e-9)
      .reduce((sum, { deals }) => sum + deals, 0);
    expect(curve.standing.all.behind).toBeCloseTo(ahead / weights, 12);
    for (const { behind, level, ahead: better } of Object.values(curve.standing)) {
      expect(behind + level + better).toBeCloseTo(1, 12);
    }
  });

  it('says against which kinds of hands one is quartered', async () => {
    const curve = await curveOf(SPOT);
    const { players, deals } = await equity({ ...SPOT, threads: 1 });
    expect(curve.quartered).toBeCloseTo(players[0].quarter / deals, 12);
    const kinds = curve.quarteredBy ?? [];
    const sum = kinds.reduce((all, { share, quartered }) => all + share * quartered, 0);
    expect(sum).toBeCloseTo(curve.quartered ?? 0, 12);
    expect(kinds[0].kind).toBe('A-2');
  });

  it('is of the lowest ranks that the board does not have', async () => {
    const { quarteredBy } = await curveOf({ hands: ['As3dKhQc', 'A3,A2'], board: '2h5c8sTd' });
    expect(quarteredBy?.map(({ kind }) => kind)).not.toContain('A-2');
    expect(quarteredBy?.[0].kind).toBe('A-3');
  });

  it('has no high, low and quarters in a game without a low', async () => {
    const curve = await curveOf({ ...SPOT, game: 'omahahi' });
    expect([curve.quartered, curve.quarteredBy]).toEqual([undefined, undefined]);
    expect([Object.keys(curve.points), Object.keys(curve.standing)]).toEqual([['all'], ['all']]);
  });

  it('is sampled where it is long, each hand with its error', async () => {
    const curve = await curveOf({ hands: ['AsAh2s3h', 'KcKhJ*'], trials: 5000 });
    expect(curve.method).toBe('monte-carlo');
    expect(Math.min(...curve.hands.map((hand) => hand.standardError))).toBeGreaterThan(0);
    const { players } = await equity({ hands: ['AsAh2s3h', 'KcKhJ*'], trials: 100_000 });
    expect(Math.abs(curve.equity - players[0].equity)).toBeLessThan(0.02);
  });

  it('is null with several opponents, and against one hand', async () => {
    for (const hands of [
      ['As2dKhQc', 'AA', 'KK'],
      ['As2dKhQc', 'AhAcKsKd'],
    ]) {
      expect(await studyCurve({ ...SPOT, hands, threads: 1, trials: 100 })).toBeNull();
    }
  });

  it('is on the page from the flop on, and against any hand from the turn on', async () => {
    const has = async (hand: string, board: string) =>
      (await study({ hands: ['As2dKhQc', hand], board, threads: 1, trials: 50 })).curve !==
      undefined;
    expect(await has('AhAcK*', '3h5c8s')).toBe(true);
    expect(await has('AhAcK*', '')).toBe(false);
    expect(await has('*', '3h5c8s')).toBe(false);
  });
});
