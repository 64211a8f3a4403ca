import { describe, expect, it } from 'vitest';
import { equity } from '../../src/equity/equity.ts';
import { studyFlops } from '../../src/study/flops.ts';
import type { StudyOptions } from '../../src/study/options.ts';
import { studyStreets } from '../../src/study/streets.ts';

async function flopsOf(options: StudyOptions) {
  const flops = await studyFlops({ threads: 1, ...options });
  if (flops === null) throw new Error('no flop comes');
  return flops;
}

const HANDS = ['AsAh2s3h', 'KsKdQsJd'];

/** Without fours, eights, nines and tens there are 28 cards left, and 98,280 boards. */
const SPOT = { hands: HANDS, dead: '4c4d4h4s8c8d8h8s9c9d9h9sTcTdThTs', threads: 1 };

/** Asked once, for several tests. */
const exactly = flopsOf(SPOT);

describe('flops', () => {
  it('have the equity now as their mean, and each kind that of its flops', async () => {
    const flops = await exactly;
    const { players, deals } = await equity(SPOT);
    expect(flops).toMatchObject({ method: 'exact', deals, standardError: 0 });
    expect(flops.equity).toBeCloseTo(players[0].equity, 14);
    for (const kinds of [flops.byRanks, flops.bySuits]) {
      expect(kinds.reduce((sum, kind) => sum + kind.flops, 0)).toBe(3276);
      expect(kinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
      const mean = kinds.reduce((sum, kind) => sum + kind.share * kind.equity, 0);
      expect(mean).toBeCloseTo(flops.equity, 12);
      const equities = kinds.map((kind) => kind.equity);
      expect(equities).toEqual([...equities].sort((a, b) => b - a));
    }
    const kind = (name: string) => flops.byRanks.find((one) => one.kind === name);
    for (const [name, boards] of [
      ['2-2-2', ['2c2d2h']],
      ['A-A-2', ['AcAd2c', 'AcAd2d', 'AcAd2h']],
      ['K-K-Q', ['KcKhQc', 'KcKhQd', 'KcKhQh']],
    ] as const) {
      const each = await Promise.all(boards.map((board) => equity({ ...SPOT, board })));
      const mean = each.reduce((sum, one) => sum + one.players[0].equity, 0) / boards.length;
      expect(kind(name)).toMatchObject({ flops: boards.length, standardError: 0 });
      expect(kind(name)?.equity).toBeCloseTo(mean, 14);
      expect(kind(name)?.change).toBeCloseTo(mean - players[0].equity, 14);
    }
  });

  it('of one suit are in it whether the hand has two of that suit', async () => {
    // Of each suit nine cards are not dead, less those that are held.
    const { bySuits } = await exactly;
    const flops = Object.fromEntries(bySuits.map(({ kind, flops: count }) => [kind, count]));
    const of = { c: 9, d: 7, h: 7, s: 5 };
    const three = (n: number) => (n * (n - 1) * (n - 2)) / 6;
    expect(flops['monotone, your suit']).toBe(three(of.h) + three(of.s));
    expect(flops['monotone, not your suit']).toBe(three(of.c) + three(of.d));
    const two = (n: number) => ((n * (n - 1)) / 2) * (28 - n);
    expect(flops['two-tone, your suit']).toBe(two(of.h) + two(of.s));
    expect(flops['two-tone, not your suit']).toBe(two(of.c) + two(of.d));
  });

  it('are those that begin with the cards that have come', async () => {
    const flops = await flopsOf({ ...SPOT, board: '7h' });
    const { players } = await equity({ ...SPOT, board: '7h' });
    expect(flops.equity).toBeCloseTo(players[0].equity, 14);
    expect(flops.byRanks.reduce((sum, kind) => sum + kind.flops, 0)).toBe((27 * 26) / 2);
    const sevens = flops.byRanks.find(({ kind }) => kind === '7-7-7');
    const each = await Promise.all(
      ['7h7c7d', '7h7c7s', '7h7d7s'].map((board) => equity({ ...SPOT, board })),
    );
    const mean = each.reduce((sum, one) => sum + one.players[0].equity, 0) / 3;
    expect(sevens?.equity).toBeCloseTo(mean, 14);
  });

  it('are sampled with errors as large as samples deviate', async () => {
    const exact = await exactly;
    const scores: number[] = [];
    for (let seed = 1; seed <= 8; seed++) {
      const sampled = await flopsOf({ ...SPOT, trials: 10_000, seed });
      expect(sampled).toMatchObject({ method: 'monte-carlo', deals: 10_000, seed });
      expect(sampled.standardError).toBeGreaterThan(0);
      for (const kinds of ['byRanks', 'bySuits'] as const) {
        for (const { kind, share, equity: mean, standardError } of sampled[kinds]) {
          // Of what is seen now and then only, the error can but be guessed at.
          if (share * 10_000 < 50) continue;
          const known = exact[kinds].find((one) => one.kind === kind)?.equity ?? 0;
          scores.push((mean - known) / standardError);
        }
      }
    }
    expect(scores.length).toBeGreaterThan(500);
    const spread = Math.sqrt(scores.reduce((sum, z) => sum + z * z, 0) / scores.length);
    // Kinds of one sample are correlated: far fewer scores than there are would be independent.
    expect(spread).toBeGreaterThan(0.8);
    expect(spread).toBeLessThan(1.2);
  });

  it('never have an error of nothing where they are sampled', async () => {
    const { byRanks, bySuits } = await flopsOf({ ...SPOT, trials: 20 });
    for (const { standardError } of [...byRanks, ...bySuits]) {
      expect(standardError).toBeGreaterThan(0);
    }
  });

  it('are null once the flop has come, and with a pattern in its place', async () => {
    for (const board of ['5c5d7s', 'wwx']) {
      expect(await studyFlops({ ...SPOT, board })).toBeNull();
    }
  });
});

describe('the spread over the flops', () => {
  it('is that of all flops', async () => {
    const [{ next }] = await studyStreets(SPOT);
    expect(next).toMatchObject({ over: 'flop', method: 'exact', standardError: 0 });
    const flops = await exactly;
    expect(next?.quantiles[0].equity).toBeLessThanOrEqual(flops.byRanks.at(-1)?.equity ?? 0);
    expect(next?.histogram.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 12);
    // The mean from twenty bars is right to half a bar.
    const mean = next?.histogram.reduce((sum, part, i) => sum + part * (i / 20 + 0.025), 0) ?? 0;
    expect(Math.abs(mean - flops.equity)).toBeLessThan(0.025);
  });
});
