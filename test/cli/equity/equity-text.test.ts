import { describe, expect, it } from 'vitest';
import { equityText as textOf } from '../../../src/cli/equity/equity-text.ts';
import { percentage } from '../../../src/cli/terminal/percentage.ts';
import { styleFor } from '../../../src/cli/terminal/style.ts';
import type { Equity, PlayerEquity } from '../../../src/equity/result.ts';

const PLAIN = styleFor({ write: () => true, once: () => undefined }, {});

function player(seat: number, fields: Partial<PlayerEquity>): PlayerEquity {
  const none = {
    scoop: 0,
    highWin: 0,
    highTie: 0,
    lowWin: 0,
    lowTie: 0,
    threeQuarters: 0,
    half: 0,
  };
  return {
    seat,
    hand: '*',
    equity: 0.5,
    standardError: 0,
    ...none,
    quarter: 0,
    other: 0,
    nothing: 0,
    shares: [],
    ...fields,
  };
}

function result(players: PlayerEquity[], fields: Partial<Equity> = {}): Equity {
  return {
    game: 'omaha8',
    board: [],
    dead: [],
    method: 'monte-carlo',
    deals: 1000,
    lowMade: 500,
    seed: 8,
    threads: 1,
    elapsedMs: 1,
    players,
    ...fields,
  };
}

/** The text of a result in which every hand is as it looks. */
function equityText(result: Equity, ...rest: [style: typeof PLAIN, width: number, note?: string]) {
  const kinds = result.players.map(({ hand }) => (hand === '*' ? 'any' : 'known'));
  return textOf({ result, kinds }, ...rest);
}

describe('a part of the deals in percent', () => {
  it.each([
    [0, 1000, '0%'],
    [1, 3, '33.33%'],
    [1000, 1000, '100%'],
    [1, 1_000_000, '<0.01%'],
    [50, 1_000_000, '0.01%'],
    [999_999, 1_000_000, '>99.99%'],
    [1, 1, '100%'],
  ])('%i of %i is %s', (count, deals, text) => {
    expect(percentage(count, deals)).toBe(text);
  });
});

const THREE = [
  player(1, {
    hand: 'AsAh2s3h',
    equity: 0.58571,
    standardError: 0.00401,
    scoop: 426,
    highWin: 496,
    highTie: 9,
    lowWin: 423,
    lowTie: 43,
    threeQuarters: 25,
    half: 273,
    quarter: 18,
    other: 1,
    nothing: 257,
  }),
  player(2, { equity: 0.2058, standardError: 0.00283, lowTie: 23, half: 151, nothing: 849 }),
  player(3, { equity: 0.2085, standardError: 0.00282, scoop: 1, highWin: 1, nothing: 999 }),
];

describe('the table of equities', () => {
  it('comes in two parts on 80 columns', () => {
    expect(equityText(result(THREE), PLAIN, 80)).toMatchInlineSnapshot(`
      "Monte Carlo: 1,000 trials, seed 8; a low is made in 50.00% of them

                                Std     Win    Tie     Win    Tie
      Seat  Hand      Equity  error    high   high     low    low
         1  AsAh2s3h  58.57%  0.40%  49.60%  0.90%  42.30%  4.30%
         2  any       20.58%  0.28%      0%     0%      0%  2.30%
         3  any       20.85%  0.28%   0.10%     0%      0%     0%

      Share of the pot:
      Seat  Hand       Scoop    3/4     1/2    1/4  Other  Nothing
         1  AsAh2s3h  42.60%  2.50%  27.30%  1.80%  0.10%   25.70%
         2  any           0%     0%  15.10%     0%     0%   84.90%
         3  any        0.10%     0%      0%     0%     0%   99.90%
      "
    `);
  });

  it('comes in one where there is room', () => {
    expect(equityText(result(THREE), PLAIN, 120)).toMatchInlineSnapshot(`
      "Monte Carlo: 1,000 trials, seed 8; a low is made in 50.00% of them

                                Std     Win    Tie     Win    Tie
      Seat  Hand      Equity  error    high   high     low    low   Scoop    3/4     1/2    1/4  Other  Nothing
         1  AsAh2s3h  58.57%  0.40%  49.60%  0.90%  42.30%  4.30%  42.60%  2.50%  27.30%  1.80%  0.10%   25.70%
         2  any       20.58%  0.28%      0%     0%      0%  2.30%      0%     0%  15.10%     0%     0%   84.90%
         3  any       20.85%  0.28%   0.10%     0%      0%     0%   0.10%     0%      0%     0%     0%   99.90%
      "
    `);
  });

  it('says that its trials were cut short', () => {
    const [head] = equityText(result(THREE, { interrupted: true }), PLAIN, 80).split('\n');
    expect(head).toBe(
      'Monte Carlo: 1,000 trials, seed 8 (interrupted); a low is made in 50.00% of them',
    );
  });

  it('breaks the lines above it too', () => {
    const dead = Array.from({ length: 40 }, () => 'As');
    const fields = { interrupted: true, dead, deals: 1e9, seed: Number.MAX_SAFE_INTEGER } as const;
    const lines = equityText(result(THREE, fields), PLAIN, 80).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines[0]).toMatch(/^Dead {3}As As /);
    expect(lines[1]).toMatch(/^ {7}As As /);
  });

  it.each([
    [0.0123, '50.00%   1.23%'],
    [0.0005, '50.00%   0.050%'],
    [0.00027, '50.00%   0.027%'],
    [0.00004, '50.000%  0.0040%'],
    [0, '50.00%   0.00%'],
  ])('has the decimals that a standard error of %d leaves meaning to', (standardError, cells) => {
    const text = equityText(
      result([player(1, { standardError }), player(2, { standardError })]),
      PLAIN,
      80,
    );
    expect(text.replaceAll(/ +/g, ' ')).toContain(`any ${cells.replaceAll(/ +/g, ' ')} `);
  });

  it('has a column for other shares only where there are some', () => {
    const two = [player(1, {}), player(2, {})];
    expect(equityText(result(two), PLAIN, 120)).not.toContain('Other');
    expect(equityText(result([...two, player(3, { other: 1 })]), PLAIN, 120)).toContain('Other');
  });

  it.each<[Partial<Equity>, string]>([
    [{ board: ['7h', '5c', '2d', '9s', 'Ts'] }, 'Exact: the board is complete; a low is made'],
    [{ board: ['7h', '5c', '2d'], lowMade: 0 }, 'Exact: the only deal; no low is made'],
    [{ method: 'monte-carlo' }, 'Monte Carlo: 1 trial, seed 8; a low is made'],
    [
      { method: 'monte-carlo', deals: 1200, lowMade: 0 },
      'Monte Carlo: 1,200 trials, seed 8; a low is made in 0% of them',
    ],
    [{ game: 'omahahi', board: ['7h', '5c', '2d', '9s', 'Ts'] }, 'Exact: the board is complete'],
  ])('speaks of one deal as one: %j', (fields, sentence) => {
    const text = equityText(
      result([player(1, { hand: 'AsAh2s3h' }), player(2, { hand: 'KsKdQsJd' })], {
        method: 'exact',
        deals: 1,
        lowMade: 1,
        ...fields,
      }),
      PLAIN,
      80,
    );
    expect(text.split('\n')).toContain(sentence);
  });

  it.each([60, 50, 40])('comes in parts that fit %i columns', (width) => {
    const lines = equityText(result(THREE), PLAIN, width).split('\n');
    expect(lines.filter((line) => line.length > width)).toEqual([]);
    const words = lines.join(' ').match(/\S+/g) ?? [];
    for (const cell of ['58.57%', '49.60%', '4.30%', '42.60%', '25.70%', 'Share']) {
      expect(words).toContain(cell);
    }
  });

  it('says what has no effect above the table', () => {
    const [, note] = equityText(result(THREE), PLAIN, 80, 'Nothing to see here.').split('\n');
    expect(note).toBe('Nothing to see here.');
  });

  it('shortens a long hand', () => {
    const text = equityText(result([player(1, { hand: 'x'.repeat(100) })]), PLAIN, 80);
    expect(text).toContain(` ${'x'.repeat(23)}… `);
  });
});
