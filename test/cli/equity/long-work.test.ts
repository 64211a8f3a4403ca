import { describe, expect, it } from 'vitest';
import { LongWork } from '../../../src/cli/equity/long-work.ts';
import type { Progress } from '../../../src/equity/equity.ts';

/** Sampling to a precision, of which so much is done. */
function sampled(part: number | null): Progress {
  return { method: 'monte-carlo', done: 120_000, total: null, part, standardError: 0.001 };
}

describe('long work', () => {
  it.each([
    [0.1, 'about 20 seconds in all; --precision 0.005 takes a few seconds'],
    [2 / 55, 'about a minute in all; --precision 0.005 takes a few seconds'],
    [0.002, 'about 17 minutes in all; --precision 0.005 takes 10 seconds'],
    [0.0005, 'about an hour in all; --precision 0.005 takes 40 seconds'],
    [0.0001, 'about 6 hours in all; --precision 0.005 takes 3 minutes'],
  ])('is told how long it takes: %s done after two seconds', (part, told) => {
    const work = new LongWork();
    expect(work.note(sampled(null), 1000)).toBeNull();
    expect(work.note(sampled(part), 1999)).toBeNull();
    expect(work.note(sampled(part), 2000)).toBe(
      `sampling to a standard error of 0.0005 takes ${told}`,
    );
    expect(work.note(sampled(part), 3000)).toBeNull();
  });

  it('is told after the first trials that say how long', () => {
    const work = new LongWork();
    expect(work.note(sampled(null), 9000)).toBeNull();
    expect(work.note(sampled(0.5), 9500)).toContain('about 20 seconds');
  });

  it.each([
    ['what is soon done', sampled(0.25)],
    ['a number of trials', { ...sampled(0.01), total: 10 ** 9 }],
    ['an enumeration', { ...sampled(0.01), method: 'exact' as const }],
  ])('is not %s', (_, progress) => {
    const work = new LongWork();
    expect(work.note(progress, 2000)).toBeNull();
    expect(work.note(progress, 4000)).toBeNull();
  });
});
