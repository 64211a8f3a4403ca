import { availableParallelism } from 'node:os';
import { checkNumber, checkOptions } from '../text/check.ts';
import { MOST_BUNDLES, TaskQueue, type Threads } from './task-queue.ts';

/** More threads than this are a mistake. */
export const MOST_THREADS = 256;

/** Threads beyond what the machine runs at a time only take turns: few machines are that small. */
const ALWAYS_ALLOWED = 4;

/** The compiled worker lies beside the compiled library; a program that runs from src/ finds it in dist/. */
const WORKER = import.meta.url.endsWith('.ts') ? '../../dist/worker.js' : './worker.js';

interface PoolOptions {
  threads?: number | undefined;
}

/** @throws Omaha8Error `bad-option` unless it is a number of threads or not given */
export function checkThreads(threads: unknown): void {
  checkNumber(threads, 'threads', { least: 1, most: MOST_THREADS, whole: true });
}

/** The queue of a pool, which only `equity` uses. */
export let queueOf: (pool: EquityPool) => TaskQueue;

/**
 * Threads that may be kept for many calls: `equity({ …, pool })`. The calling thread is one of them, and
 * has its turn for events every 10 ms; the others start when there is enough work under way to make it
 * worth it. What is computed does not depend on them.
 *
 * Close the pool when it is no longer needed: its threads keep a program from ending.
 */
export class EquityPool {
  static {
    queueOf = (pool) => pool.#queue;
  }

  /** How many threads there are once they have started, the calling one among them. */
  readonly threads: number;
  readonly #queue: TaskQueue;

  /**
   * @param threads  1 … 256, by default as many as the machine runs at a time; more than that, and more
   *   than four, are not used
   * @throws Omaha8Error `bad-option`
   */
  constructor(options: PoolOptions = {}) {
    checkOptions<PoolOptions>(options, 'EquityPool', { threads: true });
    checkThreads(options.threads);
    const { threads = availableParallelism() } = options;
    this.threads = Math.min(threads, Math.max(availableParallelism(), ALWAYS_ALLOWED));
    this.#queue = new TaskQueue(this.threads, () => startThreads(this.threads - 1));
  }

  /** Stops the threads. Work that is under way is given up: its calls reject with `pool-closed`. */
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
    concurrentTasksPerWorker: MOST_BUNDLES,
  });
  // A thread that fails rejects its task; unheard, the event would end the program besides.
  piscina.on('error', () => {});
  return {
    run: (tasks) => piscina.run(tasks),
    close: () => piscina.destroy(),
  };
}
