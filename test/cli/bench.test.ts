import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measure } from '../../src/cli/terminal/stopwatch.ts';
import { complaint, printed } from './fake-io.ts';
import { allFields, documented } from './json-fields.ts';

describe('a stopwatch', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives units of work a second, and the spread of its rounds after the first', async () => {
    // The round that warms up, then five of 10 ms or more: calls of 100, 5, 8, 4, 10 and 2 ms.
    const durations = [100, 5, 5, 8, 8, 4, 4, 4, 10, 2, 2, 2, 2, 2];
    const work = async () => {
      vi.advanceTimersByTime(durations.shift() ?? Number.NaN);
      return 10;
    };
    expect(await measure(work, 60)).toEqual({ slowest: 1000, median: 2000, fastest: 5000 });
    expect(durations).toEqual([]);
  });
});

describe('omaha8 bench', () => {
  it('measures the evaluator, exact boards, and trials by threads', async () => {
    const report = await printed('bench --seconds 1 --json');
    expect(allFields([report])).toEqual(new Set(documented('omaha8 bench')[0]));
    const { results, threads } = JSON.parse(report);
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
    for (const [, rate] of rates) expect(rate).toBeGreaterThan(0);
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
