import { describe, expect, it } from 'vitest';
import { measure } from '../../src/cli/stopwatch.ts';
import { complaint, printed } from './fake-io.ts';

describe('a stopwatch', () => {
  it('gives units of work a second, and the spread of its rounds', async () => {
    const work = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return 10;
    };
    const { slowest, median, fastest } = await measure(work, 60);
    expect(slowest).toBeLessThanOrEqual(median);
    expect(median).toBeLessThanOrEqual(fastest);
    // A timer of 5 ms may fire late, but hardly early.
    expect(fastest).toBeLessThan(10 / 0.002);
    expect(slowest).toBeGreaterThan(0);
  });
});

describe('omaha8 bench', () => {
  it('measures the evaluator, exact boards, and trials by threads', async () => {
    const { results, threads } = JSON.parse(await printed('bench --seconds 1 --json'));
    const rates = results.map((result: { name: string; perSecond: { median: number } }) => [
      result.name,
      result.perSecond.median,
    ]);
    expect(rates.slice(0, 6).map(([name]: string[]) => name)).toEqual([
      'Reference (60 combinations), high and low',
      'Evaluator, high',
      'Evaluator, low',
      'Evaluator, high and low',
      'Exact, AsAh2s3h v KsKdQsJd',
      'Monte Carlo, AsAh2s3h v any, 1 thread',
    ]);
    for (const [, rate] of rates) expect(rate).toBeGreaterThan(1000);
    expect(results[results.length - 1].threads).toBe(threads);
  });

  it.each([
    ['--seconds 0', '--seconds "0" is not a whole number from 1 to 3600'],
    ['--seconds x', '--seconds "x" is not a whole number from 1 to 3600'],
    ['AsAh2s3h', 'bench takes no hands; "AsAh2s3h" is one too many'],
    ['--trials 5', 'unknown option --trials'],
  ])('%s: %s', async (line, sentence) => {
    expect(await complaint(`bench ${line}`)).toBe(sentence);
  });
});
