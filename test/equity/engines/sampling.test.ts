import { describe, expect, it } from 'vitest';
import { deckWithout } from '../../../src/cards/card.ts';
import { formatCards, parseCards } from '../../../src/cards/text.ts';
import { CHUNK_TRIALS } from '../../../src/equity/engines/chunks.ts';
import { HandSampler } from '../../../src/equity/engines/sampling.ts';
import { equity } from '../../../src/equity/equity.ts';
import { parseJob } from '../../../src/equity/read-job.ts';
import { SampleSum } from '../../../src/equity/sample-counts.ts';
import { effort } from '../../effort.ts';
import { MATCH_UPS } from '../../golden/equity.ts';

async function sampled(
  hands: string[],
  board: string,
  seed: number,
  chunks: number,
  trials = CHUNK_TRIALS,
): Promise<SampleSum> {
  const sampler = new HandSampler(await parseJob({ hands, board }), seed);
  const sum = new SampleSum(hands.length);
  for (let chunk = 0; chunk < chunks; chunk++) sum.merge(sampler.deal(chunk, trials));
  return sum;
}

/** In each of very many runs: enough for blocks of trials that share a board. */
const TRIALS = effort(CHUNK_TRIALS / 5, CHUNK_TRIALS);

describe('sampling', () => {
  it.each(MATCH_UPS)('comes within four standard errors of exact: $symptom', async ({ input }) => {
    const { hands, board, dead } = input;
    const trials = 200_000;
    const exact = await equity({ hands, board, dead, exact: true });
    const sample = await equity({ hands, board, dead, trials });
    expect(sample.deals).toBe(trials);
    const share = (high: number, low: number | null): number => {
      const highShare = high === 0 ? 0 : 1 / high;
      return low === null ? highShare : (highShare + (low === 0 ? 0 : 1 / low)) / 2;
    };
    exact.players.forEach(({ equity: mean, shares }, player) => {
      const variance = shares.reduce(
        (sum, [high, low, deals]) => sum + (deals / exact.deals) * (share(high, low) - mean) ** 2,
        0,
      );
      const off = Math.abs(sample.players[player].equity - mean);
      expect(off).toBeLessThanOrEqual(4 * Math.sqrt(variance / trials));
    });
    const lowMade = exact.lowMade / exact.deals;
    expect(Math.abs(sample.lowMade / trials - lowMade)).toBeLessThanOrEqual(
      4 * Math.sqrt((lowMade * (1 - lowMade)) / trials),
    );
  });

  it('comes within four standard errors of exact for hands that may be any', async () => {
    // Two hands that may be any, of a short deck: of the whole one they are 10 billion deals.
    const live = parseCards('As2d3c9h3h5h7hJdKcAc2c4d6s8hKsKdQsQh4c');
    const dead = formatCards(deckWithout(live));
    for (const cards of [
      { hands: ['AsAh2s3h', '*'], board: '4s5d9s' },
      { hands: ['*', 'As2d3c9h', '*'], board: '3h5h7hJdKc', dead },
      { hands: ['AsAh2s3hKd', '*'], board: '4s5d9sQcTh' },
    ]) {
      const exact = await equity({ ...cards, exact: true });
      const sample = await equity({ ...cards, trials: 200_000 });
      sample.players.forEach((player, seat) => {
        const off = Math.abs(player.equity - exact.players[seat].equity);
        expect(off).toBeLessThanOrEqual(4 * player.standardError);
      });
    }
  });

  // Trials on one board are correlated; an error worked out from trials alone would be too small.
  it.each([
    [['AsAh2s3h', '*'], ''],
    [['*', '*'], ''],
    [['*', '*', '*', '*'], '4s5d9s'],
    [['AsAh2s3h', 'KsKdQsJd'], ''],
  ])('states the error that 200 seeds really have: %s on "%s"', async (hands, board) => {
    const runs = await Promise.all(
      Array.from({ length: 200 }, (_, seed) => sampled(hands, board, seed, 1, TRIALS)),
    );
    for (const player of hands.keys()) {
      const equities = runs.map(({ counts }) => counts.equity(player));
      const mean = equities.reduce((sum, value) => sum + value) / runs.length;
      const spread = Math.sqrt(
        equities.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (runs.length - 1),
      );
      const errors = runs.map((run) => run.standardErrors()[player]);
      const stated = errors.reduce((sum, error) => sum + error) / runs.length;
      // The spread of 200 runs is itself off by 5 % in a standard deviation: four of them.
      expect(spread / stated).toBeGreaterThan(0.8);
      expect(spread / stated).toBeLessThan(1.2);
    }
  });

  it('deals a chunk alike, whatever was dealt before', async () => {
    const job = await parseJob({ hands: ['AsAh2s3h', '*', '*'], board: '4s5d9s' });
    const fresh = new HandSampler(job, 9).deal(3, 5000);
    const used = new HandSampler(job, 9);
    used.deal(0, 24_000);
    used.deal(17, 999);
    expect(used.deal(3, 5000)).toEqual(fresh);
    expect(used.deal(4, 5000)).not.toEqual(fresh);
    expect(new HandSampler(job, 10).deal(3, 5000)).not.toEqual(fresh);
  });

  it('gives hands that may be any the same chances', async () => {
    const sum = await sampled(Array(6).fill('*'), '', 3, 20);
    const errors = sum.standardErrors();
    for (let player = 0; player < 6; player++) {
      expect(Math.abs(sum.counts.equity(player) - 1 / 6)).toBeLessThan(4 * errors[player]);
    }
  });
});
