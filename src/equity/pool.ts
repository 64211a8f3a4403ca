import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import { Omaha8Error } from '../cards/errors.ts';
import { createTaskRunner, type Task, type TaskResult } from './task.ts';

/** More threads than this are a mistake. */
const MOST_THREADS = 1024;

/** Starting threads takes some 120 ms: below so much work in all, in nanoseconds, it is not worth it. */
const WORTH_THREADS = 400e6;

/** Tasks below so much work are sent to a thread together, up to this sum. */
const BUNDLE_WORK = 10e6;

/** The compiled worker lies beside the compiled library; a program that runs from src/ finds it in dist/. */
const WORKER = import.meta.url.endsWith('.ts') ? '../../dist/worker.js' : './worker.js';

interface WaitingTask {
  task: Task;
  resolve: (result: TaskResult) => void;
  reject: (reason: unknown) => void;
}

/**
 * Threads for equity, that may be kept for many calls: `equity({ …, pool })`. They start when the work
 * that the pool was given is worth it; until then it is done on the calling thread. What is computed
 * does not depend on them.
 *
 * Close the pool when it is no longer needed.
 */
export class EquityPool {
  /** How many threads there are once they have started. */
  readonly threads: number;
  readonly #runHere = createTaskRunner();
  /** The threads, from the moment they are worth starting. */
  #starting: Promise<Piscina> | null = null;
  /** The same once they have warmed up: until then the calling thread does the work. */
  #piscina: Piscina | null = null;
  #warmingUp: Promise<void> | null = null;
  #startFailure: unknown = null;
  #closed = false;
  #expectedWork = 0;
  /** Settles when the calling thread may do the next task. */
  #turn: Promise<void> = Promise.resolve();
  #bundle: WaitingTask[] = [];
  #bundleWork = 0;

  /**
   * @param threads  1 … 1024, by default as many as the machine runs at a time
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
  }

  /**
   * Tells the pool of work to come, in nanoseconds on one thread, and starts the threads if they are
   * worth it by now.
   *
   * @returns on how many threads the work will be done
   * @throws Omaha8Error `bad-option` when the pool has been closed
   */
  expect(work: number): number {
    if (this.#closed) throw new Omaha8Error('bad-option', 'this pool has been closed');
    this.#expectedWork += work;
    if (this.threads === 1 || this.#expectedWork < WORTH_THREADS) return 1;
    this.#starting ??= startPiscina(this.threads);
    return this.threads;
  }

  /** Gives every thread a first task to build its tables and compile its loops by; the results are dropped. */
  async #warmUp(starting: Promise<Piscina>, task: Task): Promise<void> {
    try {
      const piscina = await starting;
      await Promise.all(Array.from({ length: this.threads }, () => piscina.run([task])));
      this.#piscina = piscina;
    } catch (error) {
      if (!this.#closed) this.#startFailure = error;
    }
  }

  /**
   * Does a task, on a thread if there are any by now.
   *
   * @param work  about how long it takes: nanoseconds
   */
  async run(task: Task, work: number): Promise<TaskResult> {
    if (this.#piscina === null && (work >= BUNDLE_WORK || this.#starting !== null)) {
      // One after another, and between them signals, timers and the threads have their turn.
      this.#turn = this.#turn.then(() => new Promise((resolve) => setImmediate(resolve)));
      await this.#turn;
    }
    if (this.#starting !== null) this.#warmingUp ??= this.#warmUp(this.#starting, task);
    if (this.#startFailure !== null) throw this.#startFailure;
    return this.#piscina === null ? this.#runHere(task) : this.#send(this.#piscina, task, work);
  }

  /** Sends a task to a thread, small ones together with those that come soon after. */
  #send(piscina: Piscina, task: Task, work: number): Promise<TaskResult> {
    return new Promise((resolve, reject) => {
      if (this.#bundle.length === 0) setImmediate(() => this.#sendBundle(piscina));
      this.#bundle.push({ task, resolve, reject });
      this.#bundleWork += work;
      if (this.#bundleWork >= BUNDLE_WORK) this.#sendBundle(piscina);
    });
  }

  async #sendBundle(piscina: Piscina): Promise<void> {
    const bundle = this.#bundle;
    if (bundle.length === 0) return;
    this.#bundle = [];
    this.#bundleWork = 0;
    try {
      const results: TaskResult[] = await piscina.run(bundle.map(({ task }) => task));
      bundle.forEach(({ resolve }, i) => {
        resolve(results[i]);
      });
    } catch (error) {
      for (const { reject } of bundle) reject(error);
    }
  }

  /** Stops the threads; work that is under way is given up and its calls reject. */
  async close(): Promise<void> {
    this.#closed = true;
    await (await this.#starting)?.destroy();
  }
}

/** Imported only when needed: it takes as long to load as all the rest. */
async function startPiscina(threads: number): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL(WORKER, import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
}
