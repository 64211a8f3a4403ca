import { checkNumber, checkOptions } from '../../text/check.ts';
import { startThreads, threadsOfMachine } from './node-threads.ts';
import { TaskQueue } from './task-queue.ts';

/** More threads than this are a mistake. */
export const MOST_THREADS = 256;

interface PoolOptions {
  threads?: number | undefined;
}

/** @throws Omaha8Error `bad-option` unless it is a number of threads or not given */
export function checkThreads(threads: unknown): void {
  checkNumber(threads, 'threads', { least: 1, most: MOST_THREADS, whole: true });
}

/** Kept apart from the pools themselves: only `equity` uses them. */
const QUEUES = new WeakMap<EquityPool, TaskQueue>();

/** The queue of a pool's tasks. */
export function queueOf(pool: EquityPool): TaskQueue {
  return QUEUES.get(pool) as TaskQueue;
}

/**
 * Threads that may be kept for many calls: `equity({ …, pool })`. The calling thread is one of them, and
 * has its turn for events every 10 ms; the others start when there is enough work under way to make it
 * worth it. What is computed does not depend on them. Calls at the same time are read one after another,
 * no further ahead than their ranges take 16 MB and their work some hundred milliseconds, so that any number of
 * them may be made at once.
 *
 * Close the pool when it is no longer needed: its threads keep a program from ending.
 */
export class EquityPool {
  /**
   * @param threads  1 … 256, by default as many as the machine runs at a time; more than that, and more
   *   than four, are not used, and none but the calling one where there is no Node
   * @throws Omaha8Error `bad-option`
   */
  constructor(options: PoolOptions = {}) {
    checkOptions<PoolOptions>(options, 'EquityPool', { threads: true });
    checkThreads(options.threads);
    const { usual, most } = threadsOfMachine();
    const { threads = usual } = options;
    const count = Math.min(threads, most);
    QUEUES.set(this, new TaskQueue(count, () => startThreads(count - 1)));
  }

  /**
   * How many threads there are once they have started, the calling one among them; 1 from when it turns
   * out that no others can be started.
   */
  get threads(): number {
    return queueOf(this).threads;
  }

  /** Stops the threads. Work that is under way is given up: its calls reject with `pool-closed`. */
  close(): Promise<void> {
    return queueOf(this).close();
  }
}
