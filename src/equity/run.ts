/** Has a plan carried out, piece by piece, and adds up what comes back. */
import { Omaha8Error } from '../text/errors.ts';
import { grouped } from '../text/words.ts';
import type { Counted } from './engines/contract.ts';
import type { EquityJob } from './job.ts';
import type { AbortSignalLike, Progress } from './options.ts';
import { type ExactPlan, LEAST_TRIALS, type ReadyPlan, type SamplingPlan } from './plan.ts';
import { SampleSum } from './sample-counts.ts';
import { ShareCounts } from './share-counts.ts';
import type { Caller, TaskQueue } from './task-queue.ts';
import type { Assignment } from './tasks.ts';

/** A task is cut so that it takes about so long: nanoseconds. */
const TASK_COST = 20e6;

/** Tasks that are under way or waiting, for each thread: enough to go on with while one builds its tables. */
const TASKS_PER_THREAD = 8;

/** A plan on its way. */
interface Run<Plan extends ReadyPlan = ReadyPlan> {
  readonly job: EquityJob;
  readonly plan: Plan;
  readonly queue: TaskQueue;
  /** On how many threads its tasks are done. */
  readonly threads: number;
  readonly caller: Caller;
  readonly signal: AbortSignalLike | undefined;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

interface Outcome {
  counts: ShareCounts;
  standardErrors: readonly number[];
  interrupted?: true;
}

/**
 * Carries a plan out.
 *
 * @throws Omaha8Error `aborted` where the signal aborted too soon for any answer, or `pool-closed`
 */
export function carryOut(run: Run): Promise<Outcome> {
  const { plan } = run;
  return plan.method === 'exact' ? enumerate({ ...run, plan }) : sample({ ...run, plan });
}

async function enumerate(run: Run<ExactPlan>): Promise<Outcome> {
  const { job, plan, signal, onProgress } = run;
  const counts = new ShareCounts(job.hands.length);
  const { deals: total } = plan;
  const { pieces } = plan.offer;
  let piecesDone = 0;
  for await (const { result, to } of inOrder(run)) {
    if ('counts' in result) counts.merge(result.counts);
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

async function sample(run: Run<SamplingPlan>): Promise<Outcome> {
  const { job, plan, signal, onProgress } = run;
  const sum = new SampleSum(job.hands.length);
  const trials = plan.deals;
  const isPrecise = (): boolean =>
    plan.precision !== null &&
    sum.counts.deals >= LEAST_TRIALS &&
    Math.max(...sum.standardErrors()) <= plan.precision;
  results: for await (const { result } of inOrder(run)) {
    if (!('samples' in result)) continue;
    for (const sample of result.samples) {
      sum.merge(sample);
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
 * Has the pieces counted, a few tasks at a time, and yields their results in order, each with the number
 * of pieces that are done with it. Ends early when the signal aborts or whoever asks has enough; what is
 * then under way is dropped.
 */
async function* inOrder({
  job,
  plan,
  queue,
  threads,
  caller,
  signal,
}: Run): AsyncGenerator<{ result: Counted; to: number }> {
  const { pieces, pieceCost, data } = plan.offer;
  const assignment: Assignment = { id: queue.newId(), job, engine: plan.engine.name, data };
  const piecesPerTask = Math.max(1, Math.floor(TASK_COST / pieceCost));
  const window = threads === 1 ? 1 : threads * TASKS_PER_THREAD;
  const waiting: { promise: Promise<Counted>; to: number }[] = [];
  const abort = abortOf(signal);
  try {
    for (let from = 0; from < pieces || waiting.length > 0; ) {
      while (from < pieces && waiting.length < window) {
        const to = Math.min(pieces, from + piecesPerTask);
        const promise = queue.add({ assignment, from, to }, (to - from) * pieceCost, caller);
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
