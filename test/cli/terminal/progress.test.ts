import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProgressLine, progressText } from '../../../src/cli/terminal/progress.ts';

describe('a line of progress', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Shows texts, one each second, and gives back what was written. */
  function show(
    texts: readonly string[],
    stderr: object,
    env: Record<string, string> = {},
  ): string {
    let written = '';
    const write = (text: string) => {
      written += text;
      return true;
    };
    const line = new ProgressLine({
      stderr: { write, once: () => undefined, ...stderr },
      env,
    });
    for (const text of texts) {
      vi.advanceTimersByTime(1000);
      line.show(() => text);
    }
    line.clear();
    return written;
  }

  it('is plain text, written over and over, and gone at the end', () => {
    expect(show(['longer', 'short'], { isTTY: true })).toBe('\rlonger\rshort \r     \r');
  });

  it('is for terminals only', () => {
    expect(show(['text'], {})).toBe('');
    expect(show(['text'], { isTTY: false })).toBe('');
    expect(show(['text'], { isTTY: true }, { TERM: 'dumb' })).toBe('');
  });

  it('stays on one line of the terminal', () => {
    expect(show(['0123456789'], { isTTY: true, columns: 8 })).toBe('\r0123456\r       \r');
  });

  it('does not show for work that is soon over, nor too often', () => {
    const written: string[] = [];
    const write = (text: string) => written.push(text) > 0;
    const line = new ProgressLine({
      stderr: { write, once: () => undefined, isTTY: true },
      env: {},
    });
    for (let ms = 0; ms < 1000; ms += 10) {
      vi.advanceTimersByTime(10);
      line.show(() => String(ms));
    }
    expect(written).toHaveLength(7);
  });
});

describe('progress in words', () => {
  it.each([
    [
      {
        method: 'exact',
        done: 250_000,
        total: 1_000_000,
        part: 0.25,
        standardError: null,
      } as const,
      3000,
      'exact: 25% of 1,000,000 deals, 9 s left',
    ],
    [
      {
        method: 'monte-carlo',
        done: 3_200_000,
        total: null,
        part: null,
        standardError: 0.00081,
      } as const,
      3000,
      'Monte Carlo: 3,200,000 trials, ±0.081%',
    ],
    [
      {
        method: 'monte-carlo',
        done: 3_200_000,
        total: null,
        part: 0.25,
        standardError: 0.001,
      } as const,
      30_000,
      'Monte Carlo: 25%, 3,200,000 trials, ±0.100%, 1 min 30 s left',
    ],
    [
      {
        method: 'monte-carlo',
        done: 100,
        total: 100_000,
        part: 0.001,
        standardError: 0.01,
      } as const,
      1000,
      'Monte Carlo: 0% of 100,000 trials, ±1.000%, 16 min 39 s left',
    ],
    [
      { method: 'exact', done: 1, total: 10_001, part: 1 / 10_001, standardError: null } as const,
      1000,
      'exact: 0% of 10,001 deals, 2 h 46 min left',
    ],
    [
      { method: 'exact', done: 1, total: 61, part: 1 / 61, standardError: null } as const,
      999,
      'exact: 1% of 61 deals, 1 min 0 s left',
    ],
    [
      { method: 'exact', done: 0, total: 100, part: 0, standardError: null } as const,
      1000,
      'exact: 0% of 100 deals',
    ],
    [
      { method: 'exact', done: 1_234_567, total: null, part: 0.5, standardError: null } as const,
      2000,
      'exact: 50%, 1,234,567 deals, 2 s left',
    ],
  ])('%j', (progress, elapsed, text) => {
    expect(progressText(progress, elapsed)).toBe(text);
  });
});
