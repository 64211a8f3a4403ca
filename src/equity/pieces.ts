/** Has the pieces of a plan counted, on whatever threads there are, and gives back what comes in their order. */
import type { Offer } from './engines/contract.ts';
import type { EquityJob } from './job.ts';
import type { AbortSignalLike } from './options.ts';
import type { Assignment } from './tasks.ts';
import type { Caller, Spread, TaskQueue } from './threads/task-queue.ts';

/** A task is cut so that it takes about so long: nanoseconds. */
const TASK_COST = 20e6;

/** What is to be counted, and by whom. */
export interface Work<Result> {
  readonly job: EquityJob;
  readonly offer: Pick<Offer<unknown>, 'pieces' | 'pieceCost' | 'data'>;
  readonly queue: TaskQueue;
  /** How its tasks are spread over threads. */
  readonly spread: Spread;
  readonly caller: Caller<Result>;
  readonly signal: AbortSignalLike | undefined;
}

/**
 * Has the pieces counted, a few tasks at a time, and yields their results in order, each with the number
 * of pieces that are done with it. Ends early when the signal aborts or the caller has enough; what is
 * then under way is dropped.
 */
export async function* inOrder<Result>({
  job,
  offer,
  queue,
  spread,
  caller,
  signal,
}: Work<Result>): AsyncGenerator<{ result: Result; to: number }> {
  const { pieces, pieceCost, data } = offer;
  const assignment: Assignment = { id: queue.newId(), job, engine: caller.engine.name, data };
  const piecesPerTask = Math.max(1, Math.floor(TASK_COST / pieceCost));
  const waiting: { promise: Promise<Result>; to: number }[] = [];
  const abort = new AbortWatch(signal);
  try {
    for (let from = 0; from < pieces || waiting.length > 0; ) {
      while (from < pieces && waiting.length < spread.mostTasks) {
        const to = Math.min(pieces, from + piecesPerTask);
        const promise = queue.add<Result>(
          { assignment, from, to },
          (to - from) * pieceCost,
          caller,
        );
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
