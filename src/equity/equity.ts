import { Omaha8Error } from '../text/errors.ts';
import type { EquityJob } from './job.ts';
import { checkEquityOptions, type EquityOptions } from './options.ts';
import { planJob } from './plan.ts';
import { EquityPool, queueOf } from './pool.ts';
import { parseJob } from './read-job.ts';
import { describeEquity, type Equity } from './result.ts';
import { carryOut } from './run.ts';
import type { Caller } from './task-queue.ts';

export type { AbortSignalLike, EquityOptions, Progress } from './options.ts';

/**
 * Works out what each hand is worth against the others.
 *
 * Exact where that takes about two seconds on one thread, otherwise sampled to a standard error of
 * 0.0005 with a fixed seed; `exact`, `trials`, `precision` and `seed` ask for something else. The
 * counts do not depend on the number of threads.
 *
 * When `signal` aborts, sampling ends with the trials that it has and `interrupted: true`; an
 * enumeration, a part of which would be biased, rejects.
 *
 * @throws Omaha8Error naming what is wrong with the cards or the options (`bad-card`,
 *   `duplicate-card`, `card-count`, `bad-option`, `impossible-deal`, `too-large`), `aborted`, or
 *   `pool-closed`
 *
 * @example
 *     const { players } = await equity({ hands: ['AsAh2s3h', 'KsKdQsJd'] });
 *     players[0].equity // 0.7135490714617203
 */
export async function equity(options: EquityOptions): Promise<Equity> {
  return (await answerQuestion(options)).result;
}

/** The same, with what was asked: the result alone does not tell a range from a hand but by its text. */
export async function answerQuestion(
  options: EquityOptions,
): Promise<{ job: EquityJob; result: Equity }> {
  const started = performance.now();
  checkEquityOptions(options, 'equity');
  const job = await parseJob(options);
  const plan = await planJob(job, options);
  if (options.signal?.aborted) throw new Omaha8Error('aborted', 'interrupted before it began');
  const pool = options.pool ?? new EquityPool({ threads: options.threads });
  const queue = queueOf(pool);
  const threads = queue.beginWork(plan.cost);
  const caller: Caller = { engine: plan.engine, cancelled: false, beganAt: null };
  const planned = performance.now();
  try {
    const { signal, onProgress } = options;
    const run = { job, plan, queue, threads, caller, signal, onProgress };
    const { counts, standardErrors, interrupted } = await carryOut(run);
    const result = describeEquity(job, counts, standardErrors, options.names, {
      method: plan.method,
      seed: plan.seed,
      threads,
      // Without the time that it waited for other works of the pool.
      elapsedMs: roundedMs(planned - started + performance.now() - (caller.beganAt ?? planned)),
      ...(interrupted && { interrupted }),
    });
    return { job, result };
  } finally {
    queue.endWork(plan.cost);
    if (options.pool === undefined) await pool.close();
  }
}

function roundedMs(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
