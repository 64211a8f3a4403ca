import { type EquityOptions, equity } from '../../src/equity/equity.ts';
import { EquityPool } from '../../src/equity/threads/pool.ts';
import { type Figures, type Section, summary } from '../figures.ts';

const ROUNDS = 7;

/** Trials enough for about half a second. */
const SPOTS = [
  { name: 'AsAh2s3h v any', hands: ['AsAh2s3h', '*'], trials: 6_000_000, most: 0.0002 },
  { name: 'any v any', hands: ['*', '*'], trials: 4_000_000, most: 0.0002 },
  {
    name: 'AsAh2s3h v eight of any',
    hands: ['AsAh2s3h', ...Array<string>(8).fill('*')],
    trials: 1_200_000,
    most: 0.00035,
  },
  { name: 'AsAh2s3h v KsKdQsJd', hands: ['AsAh2s3h', 'KsKdQsJd'], trials: 6_000_000 },
];

/** Some seconds of work for one thread. */
const LONG_JOB = { hands: ['AsAh2s3h', '*'], trials: 60_000_000 };
const LONG_ROUNDS = 3;

/** How long a job takes on its own threads, which are started and stopped: milliseconds. */
async function timeOf(options: EquityOptions): Promise<number> {
  const started = performance.now();
  await equity(options);
  return performance.now() - started;
}

async function* threads(): Figures {
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 0; round < LONG_ROUNDS; round++) {
    one.push(await timeOf({ ...LONG_JOB, threads: 1 }));
    two.push(await timeOf({ ...LONG_JOB, threads: 2 }));
  }
  const ratios = one.map((time, round) => time / two[round]);
  const { median } = summary('', '', ratios);
  const trials = `${LONG_JOB.trials.toLocaleString('en')} trials`;
  yield summary(`${trials} v any, one thread`, 'ms', one);
  yield {
    ...summary(`${trials} v any, two threads and their start`, 'ms', two),
    ratio: { value: median, of: "one thread's speed" },
    wanted: { atLeast: 1.8 },
  };
}

export const MONTE_CARLO: Section = {
  name: 'monte-carlo',
  about: 'Sampling: the standard error of the first seat that a second on one thread reaches',
  async *measure(): Figures {
    const pool = new EquityPool({ threads: 1 });
    for (const { name, hands, trials, most } of SPOTS) {
      const errors: number[] = [];
      const speeds: number[] = [];
      // The first round, which compiles, is not counted.
      for (let round = -1; round < ROUNDS; round++) {
        const { elapsedMs, players } = await equity({ hands, trials, seed: round + 1, pool });
        if (round < 0) continue;
        // An error falls with the square root of the time.
        errors.push(players[0].standardError * Math.sqrt(elapsedMs / 1000));
        speeds.push((1000 * trials) / elapsedMs);
      }
      yield {
        ...summary(`${name}: standard error after a second`, '', errors),
        ...(most !== undefined && { wanted: { atMost: most } }),
      };
      yield summary(`${name}: trials`, 'trials/s', speeds);
    }
    await pool.close();
    yield* threads();
  },
};
