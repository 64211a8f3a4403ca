/** Has a plan carried out, piece by piece, and adds up what comes back. */
import { Omaha8Error } from '../text/errors.ts';
import { grouped } from '../text/words.ts';
import type { Counted } from './engines/contract.ts';
import type { EquityJob } from './job.ts';
import type { AbortSignalLike, Progress } from './options.ts';
import { type ExactPlan, LEAST_TRIALS, type ReadyPlan, type SamplingPlan } from './plan.ts';
import { SampleSum } from './sample-counts.ts';
import { ShareCounts } from './share-counts.ts';
import type { Assignment } from './tasks.ts';
import type { Caller, Spread, TaskQueue } from './threads/task-queue.ts';

/** A task is cut so that it takes about so long: nanoseconds. */
const TASK_COST = 20e6;

/** A plan on its way. */
interface Run<Plan extends ReadyPlan = ReadyPlan> {
  readonly job: EquityJob;
  readonly plan: Plan;
  readonly queue: TaskQueue;
  /** How its tasks are spread over threads. */
  readonly spread: Spread;
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
      `interrupted after ${grouped(counts.deals)}${all} deals; an unfinished enumeration has no result`,
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
    const part = trials === null ? partOfPrecision(plan, done, standardError) : done / trials;
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

/** How much of sampling to a precision is done, as far as the error tells; null where it does not yet. */
function partOfPrecision(
  { precision }: SamplingPlan,
  done: number,
  standardError: number,
): number | null {
  if (precision === null || done < LEAST_TRIALS) return null;
  return Math.min(1, (precision / standardError) ** 2);
}

/**
 * Has the pieces counted, a few tasks at a time, and yields their results in order, each with the number
 * of pieces that are done with it. Ends early when the signal aborts or the caller has enough; what is
 * then under way is dropped.
 */
async function* inOrder({
  job,
  plan,
  queue,
  spread,
  caller,
  signal,
}: Run): AsyncGenerator<{ result: Counted; to: number }> {
  const { pieces, pieceCost, data } = plan.offer;
  const assignment: Assignment = { id: queue.newId(), job, engine: plan.engine.name, data };
  const piecesPerTask = Math.max(1, Math.floor(TASK_COST / pieceCost));
  const waiting: { promise: Promise<Counted>; to: number }[] = [];
  const abort = new AbortWatch(signal);
  try {
    for (let from = 0; from < pieces || waiting.length > 0; ) {
      while (from < pieces && waiting.length < spread.mostTasks) {
        const to = Math.min(pieces, from + piecesPerTask);
        const promise = queue.add({ assignment, from, to }, (to - from) * pieceCost, caller);
        // A result that is dropped may fail without anybody to tell.
        promise.catch(() => {});
        waiting.push({ promise, to });
        from = to;
      }
      const next = waiting.shift();
      if (next === undefined) return;
      const result = await abort.orResult(next.promise);
      if (result === null) return;
      yield { result, to: next.to };
    }
  } finally {
    caller.cancelled = true;
    abort.stop();
  }
}

/**
 * Waits for results as long as the signal does not abort. `Promise.race` would not do: a promise that is
 * raced again and again, and settles at the end if at all, keeps everything that was raced against it.
 */
class AbortWatch {
  readonly #signal: AbortSignalLike | undefined;
  #giveUp = (): void => {};
  readonly #onAbort = (): void => this.#giveUp();

  constructor(signal: AbortSignalLike | undefined) {
    this.#signal = signal;
    if (signal !== undefined) callbacksOf(signal).add(this.#onAbort);
  }

  /** @returns null where the signal has aborted first */
  orResult<Result>(promise: Promise<Result>): Promise<Result | null> {
    if (this.#signal?.aborted) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      this.#giveUp = () => resolve(null);
      promise.then(resolve, reject);
    });
  }

  stop(): void {
    if (this.#signal !== undefined) callbacksOf(this.#signal).delete(this.#onAbort);
  }
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
