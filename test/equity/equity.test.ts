import { availableParallelism } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { type EquityOptions, equity, type Progress } from '../../src/equity/equity.ts';
import { planEquity } from '../../src/equity/plan.ts';
import type { Equity } from '../../src/equity/result.ts';
import { EquityPool } from '../../src/equity/threads/pool.ts';
import { Omaha8Error } from '../../src/text/errors.ts';

/** A result without what no two runs share. */
function counts({ elapsedMs, threads, ...rest }: Equity) {
  expect(elapsedMs).toBeGreaterThan(0);
  expect(threads).toBeGreaterThan(0);
  return rest;
}

async function failure(options: EquityOptions): Promise<Omaha8Error> {
  const error = await equity(options).catch((reason) => reason);
  expect(error).toBeInstanceOf(Omaha8Error);
  return error;
}

describe('equity', () => {
  it('is exact to the last bit and the last count', async () => {
    expect(
      counts(await equity({ hands: ['AsAh2s3h', 'KsKdQsJd'], names: ['Ann', 'Bob'] })),
    ).toEqual({
      game: 'omaha8',
      board: [],
      dead: [],
      method: 'exact',
      deals: 1_086_008,
      lowMade: 605_984,
      seed: null,
      players: [
        {
          seat: 1,
          name: 'Ann',
          hand: 'AsAh2s3h',
          equity: 0.7135490714617203,
          standardError: 0,
          scoop: 703_263,
          highWin: 703_263,
          highTie: 0,
          lowWin: 605_984,
          lowTie: 0,
          threeQuarters: 0,
          half: 143_314,
          quarter: 0,
          other: 0,
          nothing: 239_431,
          shares: [
            [0, null, 239_431],
            [0, 1, 143_314],
            [1, null, 240_593],
            [1, 1, 462_670],
          ],
        },
        {
          seat: 2,
          name: 'Bob',
          hand: 'KsKdQsJd',
          equity: 0.28645092853827964,
          standardError: 0,
          scoop: 239_431,
          highWin: 382_745,
          highTie: 0,
          lowWin: 0,
          lowTie: 0,
          threeQuarters: 0,
          half: 143_314,
          quarter: 0,
          other: 0,
          nothing: 703_263,
          shares: [
            [0, null, 240_593],
            [0, 0, 462_670],
            [1, null, 239_431],
            [1, 0, 143_314],
          ],
        },
      ],
    });
  });

  it('has no lows in Omaha high', async () => {
    const { lowMade, players } = await equity({
      hands: ['As2s3s4s', '*'],
      board: '5s6s7dKdKc',
      game: 'omahahi',
    });
    expect(lowMade).toBe(0);
    for (const { lowWin, lowTie, shares } of players) {
      expect([lowWin, lowTie]).toEqual([0, 0]);
      expect(shares.every(([, low]) => low === null)).toBe(true);
    }
  });

  it('names every share of the pot', async () => {
    // Three tie for the high and two of them for the low: a sixth, and 1/6 + 1/4 twice.
    const { players } = await equity({
      hands: ['QsJsAs2s', 'QhJhAc2c', 'QcJcKdKh'],
      board: 'Td9h8c4d3h',
    });
    expect(players.map(({ other, shares }) => [other, shares])).toEqual([
      [1, [[3, 2, 1]]],
      [1, [[3, 2, 1]]],
      [1, [[3, 0, 1]]],
    ]);
    for (const player of players) {
      const { scoop, threeQuarters, half, quarter, other, nothing } = player;
      expect(scoop + threeQuarters + half + quarter + other + nothing).toBe(1);
    }
  });

  it('gives the same counts on one, two and three threads', async () => {
    const jobs: EquityOptions[] = [
      { hands: ['AsAh2s3h', '*', '*'], trials: 2_500_001 },
      { hands: ['*', '*'], precision: 0.0003, seed: 77 },
      // Fewer cards, so that it takes less long, and long enough to be worth threads.
      { hands: ['AsAh2s3h', '*'], dead: 'KcKdQcQd9s9h9d8c8dTcTdJcJs', exact: true },
    ];
    const pools = [2, 3].map((threads) => new EquityPool({ threads }));
    for (const job of jobs) {
      const one = await equity({ ...job, threads: 1 });
      expect(one.threads).toBe(1);
      for (const pool of pools) {
        const many = await equity({ ...job, pool });
        expect(many.threads).toBe(pool.threads);
        expect(counts(many)).toEqual(counts(one));
      }
    }
    await Promise.all(pools.map((pool) => pool.close()));
  });

  it('samples exactly the trials asked for', async () => {
    for (const trials of [1, 2, 23_999, 24_000, 24_001, 100_003]) {
      const { deals, seed, players, method } = await equity({ hands: ['AsAh2s3h', '*'], trials });
      expect([method, deals, seed]).toEqual(['monte-carlo', trials, 8]);
      for (const { shares } of players) {
        expect(shares.reduce((sum, [, , count]) => sum + count, 0)).toBe(trials);
      }
    }
  });

  it('knows no error of a single board', async () => {
    const { players } = await equity({ hands: ['AsAh2s3h', '*'], trials: 3 });
    expect(players.map(({ standardError }) => standardError)).toEqual([0.5, 0.5]);
  });

  it('samples until every standard error is small enough, and not much longer', async () => {
    for (const precision of [0.004, 0.001, 0.0007]) {
      const { deals, players } = await equity({ hands: ['*', '*', '*'], precision });
      const worst = Math.max(...players.map(({ standardError }) => standardError));
      expect(worst).toBeLessThanOrEqual(precision);
      expect(deals).toBeGreaterThanOrEqual(100_000);
      if (deals > 200_000) expect(worst).toBeGreaterThan(0.9 * precision);
    }
  });

  it('is exact where that fits two seconds, whatever precision is asked for', async () => {
    const method = async (options: EquityOptions) => (await planEquity(options)).method;
    expect(await method({ hands: ['AsAh2s3h', '*'] })).toBe('exact');
    expect(await method({ hands: ['AsAh2s3h', '*'], precision: 0.01 })).toBe('exact');
    expect(await method({ hands: ['AsAh2s3h', 'KsKdQsJd'], trials: 5 })).toBe('monte-carlo');
    expect(await method({ hands: ['*', '*'] })).toBe('monte-carlo');
    expect(await method({ hands: ['AsAh2s3hKd', '*'] })).toBe('monte-carlo');
    expect(await method({ hands: ['AsAh2s3hKd', '*'], exact: true })).toBe('exact');
  });

  it.each<[EquityOptions, string, string]>([
    [{} as never, 'bad-option', 'hands must be an array'],
    [{ hands: 'AsAh2s3h' as never }, 'bad-option', 'hands must be an array'],
    [{ hands: [] }, 'card-count', 'no hand was given'],
    [{ hands: ['AsAh2s3h'] }, 'card-count', 'only one hand was given'],
    [{ hands: Array(12).fill('*') }, 'card-count', '12 hands were given'],
    [{ hands: [['As', 'Ah', '2s'], '*'] }, 'card-count', 'hand 1 has 3 cards'],
    [{ hands: ['*', 'AsAh2s3h4h5h6h'] }, 'card-count', 'hand 2 has 7 cards'],
    [{ hands: ['AsAh2s3h', 'KsKdQsJdTd'] }, 'card-count', 'hand 2 has 5 cards, but hand 1 has 4'],
    [{ hands: ['AsAh2s3h', '*'], cards: 5 }, 'card-count', 'hand 1 has 4 cards, but 5 cards'],
    [{ hands: ['*', '*'], cards: 7 as never }, 'bad-option', 'cards 7 is not 4, 5 or 6'],
    [{ hands: ['AsAh2s3h', '*'], board: '4s5s6s7s8s9s' }, 'card-count', 'the board has 6 cards'],
    [
      { hands: ['AsAh2s3h', '*'], board: 'As' },
      'duplicate-card',
      'As is both in hand 1 and in the board',
    ],
    [
      { hands: ['AsAh2s3h', '*'], board: '4d', dead: '4d' },
      'duplicate-card',
      '4d is both in the board',
    ],
    [{ hands: Array(8).fill('*'), cards: 6 }, 'impossible-deal', 'need 53 cards; the deck has 52'],
    [{ hands: ['*', '*'], game: 'holdem' as never }, 'bad-option', 'unknown game "holdem"'],
    [{ hands: ['*', '*'], exact: true, trials: 5 }, 'bad-option', 'exact and trials cannot go'],
    [{ hands: ['*', '*'], precision: 0.1, trials: 5 }, 'bad-option', 'trials and precision'],
    [{ hands: ['*', '*'], trials: 0 }, 'bad-option', 'trials 0 is not a whole number from 1'],
    [{ hands: ['*', '*'], trials: 1.5 }, 'bad-option', 'trials 1.5 is not'],
    [{ hands: ['*', '*'], precision: 0 }, 'bad-option', 'precision 0 is not a number'],
    [{ hands: ['*', '*'], precision: Number.NaN }, 'bad-option', 'precision NaN'],
    [{ hands: ['*', '*'], seed: -1 }, 'bad-option', 'seed -1 is not'],
    [
      { hands: ['*', '*'], threads: 0 },
      'bad-option',
      'threads 0 is not a whole number from 1 to 256',
    ],
    [{ hands: ['*', '*'], cards: '4' as never }, 'bad-option', 'cards "4" is not 4, 5 or 6'],
    [{ hands: ['*', '*'], names: ['Ann'] }, 'bad-option', 'names: expected 2'],
    [{ hands: ['*', '*'], names: ['Ann', ''] }, 'bad-option', 'name 2 is empty'],
    [{ hands: ['*', '*'], names: 'AB' as never }, 'bad-option', 'names must be an array'],
    [{ hands: ['*', '*'], exact: true }, 'too-large', 'more than 2^53 - 1'],
  ])('refuses %j', async (options, code, message) => {
    const error = await failure(options);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });

  it('says how far it has come, and ends at the whole', async () => {
    const seen: Progress[] = [];
    const onProgress = (progress: Progress) => seen.push(progress);
    const { deals } = await equity({ hands: ['AsAh2s3h', '*'], trials: 2_000_000, onProgress });
    expect(seen.length).toBeGreaterThan(2);
    for (let i = 1; i < seen.length; i++) expect(seen[i].done).toBeGreaterThan(seen[i - 1].done);
    expect(seen.at(-1)).toMatchObject({ method: 'monte-carlo', done: deals, total: deals });
  });

  it('says how much of sampling to a precision is likely to be done', async () => {
    const seen: Progress[] = [];
    const onProgress = (progress: Progress) => seen.push(progress);
    const precision = 0.0005;
    await equity({ hands: ['AsAh2s3h', '*', '*'], precision, threads: 1, onProgress });
    expect(seen.length).toBeGreaterThan(2);
    for (const { done, total, part, standardError } of seen) {
      expect(total).toBeNull();
      if (done < 100_000) expect(part).toBeNull();
      else expect(part).toBe((precision / (standardError ?? 0)) ** 2);
    }
    expect(seen[seen.length - 1].part).toBeGreaterThan(0.5);
    expect(seen[seen.length - 1].part).toBeLessThan(1);
  });

  it('ends sampling with what it has when it is aborted', async () => {
    for (const threads of [1, 2]) {
      const stop = new AbortController();
      const options = { hands: ['*', '*'], trials: 500_000_000, threads };
      const onProgress = () => stop.abort();
      const result = await equity({ ...options, signal: stop.signal, onProgress });
      expect(result.interrupted).toBe(true);
      expect(result.deals).toBeGreaterThan(0);
      expect(result.deals).toBeLessThan(options.trials);
      // What it has are the first trials of the seed.
      const { interrupted, ...whole } = counts(result);
      expect(counts(await equity({ ...options, trials: result.deals }))).toEqual(whole);
    }
  });

  it('gives no part of an enumeration when it is aborted', async () => {
    const stop = new AbortController();
    const error = await failure({
      hands: ['AsAh2s3h', '*', '*'],
      board: '4s5d9s',
      exact: true,
      threads: 1,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(error.code).toBe('aborted');
    expect(error.message).toMatch(/^interrupted after [\d,]+ of \d{1,3}(,\d{3})+ deals/);
    const before = await failure({ hands: ['*', '*'], signal: AbortSignal.abort() });
    expect(before.code).toBe('aborted');
  });
});

describe('a pool', () => {
  const pool = new EquityPool({ threads: 2 });
  afterAll(() => pool.close());

  it('answers many questions at once, each as if it were alone', async () => {
    const jobs: EquityOptions[] = [
      ...Array.from({ length: 20 }, (_, i) => ({
        hands: ['AsAh2s3h', 'KsKdQsJd'],
        board: ['', '4s', '4s5d', '4s5d9c', '4s5d9cTh'][i % 5],
      })),
      { hands: ['AsAh2s3h', '*'], board: '4s5d' },
      { hands: ['*', '*'], trials: 2_400_000 },
      { hands: ['AsAh2s3h', '*'], trials: 777 },
    ];
    const alone = [];
    for (const job of jobs) alone.push(counts(await equity({ ...job, threads: 1 })));
    // Twice: the first time the threads are still starting.
    for (let round = 0; round < 2; round++) {
      const together = await Promise.all(jobs.map((job) => equity({ ...job, pool })));
      expect(together.map(counts)).toEqual(alone);
    }
  });

  it('goes on after a bad question', async () => {
    const [bad, good] = await Promise.allSettled([
      equity({ hands: ['AsAh2s3h', 'AsKdQsJd'], pool }),
      equity({ hands: ['AsAh2s3h', 'KsKdQsJd'], pool }),
    ]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('refuses work once it is closed', async () => {
    const closed = new EquityPool({ threads: 2 });
    await closed.close();
    await closed.close();
    const error = await failure({ hands: ['*', '*'], pool: closed });
    expect([error.code, error.message]).toEqual(['pool-closed', 'the pool has been closed']);
  });

  it.each([1, 2])('gives up all work when it is closed, on %i threads', async (threads) => {
    const closing = new EquityPool({ threads });
    const long = failure({ hands: ['*', '*'], trials: 1_000_000_000, pool: closing });
    const longer = failure({
      hands: ['AsAh2s3h', '*', '*'],
      board: '4s5d9s',
      exact: true,
      pool: closing,
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await closing.close();
    for (const error of await Promise.all([long, longer])) {
      expect([error.code, error.message]).toEqual(['pool-closed', 'the pool has been closed']);
    }
  });

  it('lets timers and signals have their turn between small questions', async () => {
    const stop = new AbortController();
    const single = new EquityPool({ threads: 1 });
    const hands = ['AsAh2s3h', 'KsKdQsJd'];
    const signal = stop.signal;
    const questions = Array.from({ length: 2000 }, () => equity({ hands, signal, pool: single }));
    setTimeout(() => stop.abort(), 50);
    const outcomes = await Promise.allSettled(questions);
    await single.close();
    const answered = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(2000);
  });

  it('has between 1 and 256 threads', () => {
    for (const threads of [0, -1, 1.5, 257, Number.NaN]) {
      expect(() => new EquityPool({ threads })).toThrow(Omaha8Error);
    }
    expect(new EquityPool({ threads: 3 }).threads).toBe(3);
    expect(new EquityPool({ threads: 256 }).threads).toBe(Math.max(4, availableParallelism()));
  });
});
