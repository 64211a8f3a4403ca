import { Omaha8Error } from '../text/errors.ts';
import { grouped } from '../text/words.ts';
import type { EquityJob } from './job.ts';
import { CHUNK_TRIALS } from './monte-carlo.ts';
import { type AbortSignalLike, checkEquityOptions, type EquityOptions } from './options.ts';
import { LEAST_TRIALS, planJob } from './plan.ts';
import type { ReadyPlan } from './planning.ts';
import { EquityPool, queueOf } from './pool.ts';
import { parseJob } from './read-job.ts';
import { describeEquity, type Equity } from './result.ts';
import { SampleSum } from './sample-counts.ts';
import { ShareCounts } from './share-counts.ts';
import type { Caller, TaskQueue } from './task-queue.ts';
import type { TaskResult, Work } from './work.ts';

export type { AbortSignalLike, EquityOptions, Progress } from './options.ts';

/** A task is cut so that it takes about so long: nanoseconds. */
const TASK_WORK = 20e6;

/** Tasks that are under way or waiting, for each thread: enough to go on with while one builds its tables. */
const TASKS_PER_THREAD = 8;

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
  const plan = planJob(job, options);
  if (options.signal?.aborted) throw new Omaha8Error('aborted', 'interrupted before it began');
  const pool = options.pool ?? new EquityPool({ threads: options.threads });
  const queue = queueOf(pool);
  const threads = queue.beginWork(plan.work);
  const caller: Caller = { cancelled: false, beganAt: null };
  const planned = performance.now();
  const answer = plan.method === 'exact' ? enumerate : sample;
  try {
    const { signal, onProgress } = options;
    const run: Run = { job, plan, queue, threads, caller, signal, onProgress };
    const { counts, standardErrors, interrupted } = await answer(run);
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
    queue.endWork(plan.work);
    if (options.pool === undefined) await pool.close();
  }
}

function roundedMs(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

/** A job on its way. */
interface Run extends Pick<EquityOptions, 'signal' | 'onProgress'> {
  job: EquityJob;
  plan: ReadyPlan;
  queue: TaskQueue;
  threads: number;
  caller: Caller;
}

interface Outcome {
  counts: ShareCounts;
  standardErrors: readonly number[];
  interrupted?: true;
}

async function enumerate(run: Run): Promise<Outcome> {
  const { job, plan, signal, onProgress } = run;
  const counts = new ShareCounts(job.hands.length);
  const { pieces, combinations, deals: total } = plan;
  const work: Work = { method: 'exact', job, combinations, id: run.queue.newId() };
  let piecesDone = 0;
  for await (const { result, to } of inOrder(run, work, pieces, plan.work / pieces)) {
    if (result.method === 'exact') counts.merge(result.counts);
    piecesDone = to;
    const part = to / pieces;
    onProgress?.({ method: 'exact', done: counts.deals, total, part, standardError: null });
  }
  if (signal?.aborted && piecesDone < pieces) {
    const all = total === null ? '' : ` of ${grouped(total)}`;
    throw new Omaha8Error(
      'aborted',
      `interrupted after ${grouped(counts.deals)}${all} deals; part of an enumeration says nothing`,
    );
  }
  return { counts, standardErrors: job.hands.map(() => 0) };
}

async function sample(run: Run): Promise<Outcome> {
  const { job, plan, signal, onProgress } = run;
  const sum = new SampleSum(job.hands.length);
  const trials = plan.deals;
  const id = run.queue.newId();
  const work: Work = { method: 'monte-carlo', job, id, seed: plan.seed ?? 0, trials };
  const chunks = trials === null ? Number.POSITIVE_INFINITY : Math.ceil(trials / CHUNK_TRIALS);
  const isPrecise = (): boolean =>
    plan.precision !== null &&
    sum.counts.deals >= LEAST_TRIALS &&
    Math.max(...sum.standardErrors()) <= plan.precision;
  const chunkWork = CHUNK_TRIALS * plan.trialWork;
  results: for await (const { result } of inOrder(run, work, chunks, chunkWork)) {
    if (result.method !== 'monte-carlo') continue;
    for (const chunk of result.chunks) {
      sum.merge(chunk);
      if (isPrecise()) break results;
    }
    const standardError = Math.max(...sum.standardErrors());
    const done = sum.counts.deals;
    const part = trials === null ? null : done / trials;
    onProgress?.({ method: 'monte-carlo', done, total: trials, part, standardError });
  }
  const interrupted = signal?.aborted === true && sum.counts.deals !== trials && !isPrecise();
  if (interrupted && sum.counts.deals === 0) {
    throw new Omaha8Error('aborted', 'interrupted before the first trials were counted');
  }
  return {
    counts: sum.counts,
    standardErrors: sum.standardErrors(),
    ...(interrupted && { interrupted }),
  };
}

/**
 * Has the pieces of a work done, a few tasks at a time, and yields their results in order, each with the
 * number of pieces that are done with it. Ends early
 * when the signal aborts or the caller has enough; what is then under way is dropped.
 */
async function* inOrder(
  { queue, threads, caller, signal }: Run,
  work: Work,
  pieces: number,
  pieceWork: number,
): AsyncGenerator<{ result: TaskResult; to: number }> {
  const piecesPerTask = Math.max(1, Math.floor(TASK_WORK / pieceWork));
  const window = threads === 1 ? 1 : threads * TASKS_PER_THREAD;
  const waiting: { promise: Promise<TaskResult>; to: number }[] = [];
  const abort = abortOf(signal);
  try {
    for (let from = 0; from < pieces || waiting.length > 0; ) {
      while (from < pieces && waiting.length < window) {
        const to = Math.min(pieces, from + piecesPerTask);
        const promise = queue.add({ work, from, to }, (to - from) * pieceWork, caller);
        // A result that is dropped may fail without anybody to tell.
        promise.catch(() => {});
        waiting.push({ promise, to });
        from = to;
      }
      const next = waiting.shift();
      const result = await Promise.race([next?.promise, abort.aborted]);
      if (next === undefined || result === undefined) return;
      yield { result, to: next.to };
    }
  } finally {
    caller.cancelled = true;
    abort.stopListening();
  }
}

/** A promise that settles, to undefined, when the signal aborts. */
function abortOf(signal: AbortSignalLike | undefined): {
  aborted: Promise<undefined>;
  stopListening: () => void;
} {
  let stopListening = (): void => {};
  const aborted = new Promise<undefined>((resolve) => {
    if (signal === undefined) return;
    const callbacks = callbacksOf(signal);
    const onAbort = (): void => resolve(undefined);
    callbacks.add(onAbort);
    stopListening = () => callbacks.delete(onAbort);
  });
  return { aborted, stopListening };
}

const CALLBACKS = new WeakMap<AbortSignalLike, Set<() => void>>();

/** Hundreds of questions may share a signal, which warns of more than ten listeners: they share one. */
function callbacksOf(signal: AbortSignalLike): Set<() => void> {
  let callbacks = CALLBACKS.get(signal);
  if (callbacks === undefined) {
    const created = new Set<() => void>();
    signal.addEventListener('abort', () => {
      for (const callback of created) callback();
    });
    CALLBACKS.set(signal, created);
    callbacks = created;
  }
  return callbacks;
}
