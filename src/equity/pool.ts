import { availableParallelism } from 'node:os';
import { Omaha8Error } from '../cards/errors.ts';
import { TaskQueue, type Threads } from './task-queue.ts';

/** More threads than this are a mistake. */
export const MOST_THREADS = 256;

/** The compiled worker lies beside the compiled library; a program that runs from src/ finds it in dist/. */
const WORKER = import.meta.url.endsWith('.ts') ? '../../dist/worker.js' : './worker.js';

/** The queue of a pool, which only `equity` uses. */
export let queueOf: (pool: EquityPool) => TaskQueue;

/**
 * Threads that may be kept for many calls: `equity({ …, pool })`. They start when there is enough work
 * under way to make it worth it; until then, and where they cannot be started, it is done on the calling
 * thread. What is computed does not depend on them.
 *
 * Close the pool when it is no longer needed: its threads keep a program from ending.
 */
export class EquityPool {
  static {
    queueOf = (pool) => pool.#queue;
  }

  /** How many threads there are once they have started. */
  readonly threads: number;
  readonly #queue: TaskQueue;

  /**
   * @param threads  1 … 256, by default as many as the machine runs at a time
   * @throws Omaha8Error `bad-option`
   */
  constructor({ threads = availableParallelism() }: { threads?: number | undefined } = {}) {
    if (!Number.isInteger(threads) || threads < 1 || threads > MOST_THREADS) {
      throw new Omaha8Error(
        'bad-option',
        `cannot use ${threads} threads; give a whole number from 1 to ${MOST_THREADS}`,
      );
    }
    this.threads = threads;
    this.#queue = new TaskQueue(threads, () => startThreads(threads));
  }

  /** Stops the threads. Work that is under way is given up: its calls reject with `aborted`. */
  close(): Promise<void> {
    return this.#queue.close();
  }
}

/** Piscina is imported only when needed: it takes as long to load as all the rest. */
async function startThreads(count: number): Promise<Threads> {
  const { Piscina } = await import('piscina');
  const piscina = new Piscina({
    filename: new URL(WORKER, import.meta.url).href,
    minThreads: count,
    maxThreads: count,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  // A thread that fails rejects its task; unheard, the event would end the program besides.
  piscina.on('error', () => {});
  return {
    run: (tasks) => piscina.run(tasks),
    close: () => piscina.destroy(),
  };
}
