import { type EquityOptions, equity } from '../../src/equity/equity.ts';
import { EquityPool } from '../../src/equity/pool.ts';
import { type Figure, type Section, summary } from '../figures.ts';

const ROUNDS = 7;

const SPOTS = [
  { name: 'AsAh2s3h v any', hands: ['AsAh2s3h', '*'], trials: 6_000_000, most: 0.0002 },
  { name: 'any v any', hands: ['*', '*'], trials: 4_000_000, most: 0.0002 },
  {
    name: 'AsAh2s3h v any, nine-handed',
    hands: ['AsAh2s3h', ...Array<string>(8).fill('*')],
    trials: 1_200_000,
    most: 0.00035,
  },
  { name: 'AsAh2s3h v KsKdQsJd', hands: ['AsAh2s3h', 'KsKdQsJd'], trials: 6_000_000, most: null },
];

/** How long a job takes on its own threads, which are started and stopped: milliseconds. */
async function timeOf(options: EquityOptions): Promise<number> {
  const started = performance.now();
  await equity(options);
  return performance.now() - started;
}

export const MONTE_CARLO: Section = {
  name: 'monte-carlo',
  about: 'Sampling: the standard error of the first seat that a second reaches, on one thread',
  async *measure(): AsyncGenerator<Figure> {
    const pool = new EquityPool({ threads: 1 });
    for (const { name, hands, trials, most } of SPOTS) {
      const errors: number[] = [];
      const speeds: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const { elapsedMs, players } = await equity({ hands, trials, seed: round, pool });
        // An error falls with the square root of the time.
        errors.push(players[0].standardError * Math.sqrt(elapsedMs / 1000));
        speeds.push((1000 * trials) / elapsedMs);
      }
      const against = most === null ? undefined : `at most ${most} wanted`;
      yield { ...summary(`${name}: standard error after a second`, '', errors), against };
      yield summary(`${name}: trials`, 'trials/s', speeds);
    }
    await pool.close();

    const ratios: number[] = [];
    const job = { hands: ['AsAh2s3h', '*'], trials: 60_000_000 };
    for (let round = 0; round < 3; round++) {
      const one = await timeOf({ ...job, threads: 1 });
      ratios.push(one / (await timeOf({ ...job, threads: 2 })));
    }
    const ratio = summary('one thread against two, 60,000,000 trials', 'times as long', ratios);
    yield { ...ratio, against: 'at least 1.8 wanted, start of threads included' };
  },
};
