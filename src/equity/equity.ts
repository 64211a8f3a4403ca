import { type CallMoney, readCall } from '../showdown/call.ts';
import { Omaha8Error } from '../text/errors.ts';
import { type Answering, answeringAlone } from './answering.ts';
import type { Counted, CountingEngine } from './engines/contract.ts';
import type { EquityJob } from './job.ts';
import { type AbortSignalLike, checkEquityOptions, type EquityOptions } from './options.ts';
import { planJob } from './plan.ts';
import { potOddsOf } from './pot-odds.ts';
import { parseJob } from './read-job.ts';
import { describeEquity, type Equity } from './result.ts';
import { bytesIn } from './threads/admission.ts';
import { EquityPool, queueOf } from './threads/pool.ts';
import type { Caller } from './threads/task-queue.ts';

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
  checkEquityOptions(options, 'equity');
  const money = readCall(options);
  return answer(options, money, () => parseJob(options));
}

/**
 * Answers a job that has been read. The cards and the money among the options are not looked at; names are.
 *
 * @throws Omaha8Error as `equity` does
 */
export async function answerJob(
  job: EquityJob,
  options: Omit<EquityOptions, 'hands' | 'board' | 'dead' | 'game' | 'cards'>,
): Promise<Equity> {
  return (await answer(options, null, () => job)).result;
}

async function answer(
  options: Omit<EquityOptions, 'hands'>,
  money: CallMoney | null,
  jobOf: () => EquityJob | Promise<EquityJob>,
): Promise<{ job: EquityJob; result: Equity }> {
  const { pool = new EquityPool({ threads: options.threads }), signal, onProgress } = options;
  const queue = queueOf(pool);
  const place = await queue.enter();
  try {
    const started = performance.now();
    checkNotAborted(signal);
    const job = await jobOf();
    const answering = await answeringOf(job, options);
    checkNotAborted(signal);
    const { method, seed, cost, data } = answering;
    const bytes = bytesIn(job.choices) + bytesIn(data);
    const spread = queue.begin(place, cost, bytes, options.threads ?? pool.threads);
    const callers: Caller<Counted>[] = [];
    const callerFor = (engine: CountingEngine): Caller<Counted> => {
      const caller = { engine, cancelled: false, beganAt: null };
      callers.push(caller);
      return caller;
    };
    const planned = performance.now();
    const run = { job, queue, spread, callerFor, signal, onProgress };
    const { counts, standardErrors, interrupted, each } = await answering.carryOut(run);
    const result = describeEquity(job, counts, standardErrors, options.names, {
      method,
      seed,
      threads: Math.min(spread.threads, queue.threads),
      // Without the time that it waited for other works of the pool.
      elapsedMs: roundedMs(planned - started + performance.now() - (callers[0].beganAt ?? planned)),
      ...(interrupted && { interrupted }),
    });
    const [first] = result.players;
    if (money !== null) first.potOdds = potOddsOf(first, money);
    if (each !== undefined) first.each = each;
    return { job, result };
  } finally {
    place.leave();
    if (options.pool === undefined) await pool.close();
  }
}

/** How a question is answered; what each hand is worth is loaded only where somebody asks. */
async function answeringOf(
  job: EquityJob,
  options: Omit<EquityOptions, 'hands'>,
): Promise<Answering> {
  if (options.each === true) {
    const { answeringWithEach } = await import('./each-hand/answering.ts');
    return answeringWithEach(job, options);
  }
  return answeringAlone(await planJob(job, options));
}

function checkNotAborted(signal: AbortSignalLike | undefined): void {
  if (signal?.aborted) throw new Omaha8Error('aborted', 'interrupted before it began');
}

function roundedMs(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
