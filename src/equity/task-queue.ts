import { Omaha8Error } from '../cards/errors.ts';
import { type Task, type TaskResult, TaskRunner } from './work.ts';

/** Threads that do bundles of tasks. */
export interface Threads {
  run(tasks: readonly Task[]): Promise<TaskResult[]>;
  close(): Promise<void>;
}

/** Says when its tasks are no longer wanted. */
export interface Caller {
  cancelled: boolean;
}

interface WaitingTask {
  task: Task;
  /** About how long it takes: nanoseconds. */
  work: number;
  caller: Caller;
  resolve: (result: TaskResult) => void;
  reject: (reason: unknown) => void;
}

/** Starting threads takes some 120 ms: with less work under way, in nanoseconds, it is not worth it. */
const WORTH_THREADS = 400e6;

/** Tasks are sent to a thread in bundles of about so much work, and with less at hand not at all. */
const BUNDLE_WORK = 10e6;

/** Bundles that a thread has, besides the one it works on, so that it need not wait. */
const BUNDLES_AHEAD = 1;

/** Threads warm up on the first task unless it is longer than this. */
const LONGEST_WARM_UP = 100e6;

/** For how long the calling thread works before signals, timers and input have their turn: milliseconds. */
const SLICE = 10;

/**
 * Tasks that wait for the calling thread or, once there is enough work under way to make it worth it,
 * for other threads. Which of them does a task changes nothing about its result.
 */
export class TaskQueue {
  readonly #threadCount: number;
  readonly #startThreads: () => Promise<Threads>;
  readonly #runner = new TaskRunner();
  readonly #waiting: WaitingTask[] = [];
  #waitingWork = 0;
  #workUnderWay = 0;
  #lastId = 0;
  #starting: Promise<void> | null = null;
  #started: Threads | null = null;
  /** Until the threads have warmed up the calling thread does the work. */
  #warm = false;
  #bundlesAway = 0;
  #scheduled = false;
  /** How much longer the calling thread may work in this turn of the event loop: milliseconds. */
  #sliceLeft = SLICE;
  #closed = false;

  constructor(threadCount: number, startThreads: () => Promise<Threads>) {
    this.#threadCount = threadCount;
    this.#startThreads = startThreads;
  }

  /** A number for a work that no other work of this queue has. */
  newId(): number {
    return ++this.#lastId;
  }

  /**
   * Tells the queue of work to come, in nanoseconds on one thread; `endWork` tells that it is done.
   *
   * @returns on how many threads it will be done
   * @throws Omaha8Error `aborted` when the queue has been closed
   */
  beginWork(work: number): number {
    if (this.#closed) throw closedError();
    this.#workUnderWay += work;
    if (this.#threadCount === 1 || this.#workUnderWay < WORTH_THREADS) return 1;
    this.#starting ??= this.#start();
    return this.#threadCount;
  }

  endWork(work: number): void {
    this.#workUnderWay -= work;
  }

  /**
   * Puts a task at the end of the queue.
   *
   * @param work  about how long it takes: nanoseconds
   * @returns its result; never settles once the caller has cancelled
   */
  add(task: Task, work: number, caller: Caller): Promise<TaskResult> {
    if (this.#closed) return Promise.reject(closedError());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, work, caller, resolve, reject });
      this.#waitingWork += work;
      // A single small task need not wait for the next turn of the event loop, unless it is kept busy.
      const isSmall = this.#waiting.length === 1 && work < BUNDLE_WORK;
      if (isSmall && !this.#warm) this.#workHere();
      else this.#schedule();
    });
  }

  /** Gives up all work: what waits or is under way rejects with `aborted`. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(closedError());
    await this.#started?.close();
    await this.#starting;
  }

  #schedule(): void {
    const isSpent = this.#sliceLeft <= 0;
    if (this.#scheduled || (this.#waiting.length === 0 && !isSpent)) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#sliceLeft = SLICE;
      if (this.#warm && !this.#isLittleWork()) this.#sendBundles();
      else this.#workHere();
    });
  }

  /** Whether what there is to do is done sooner here than sent away. */
  #isLittleWork(): boolean {
    return this.#bundlesAway === 0 && this.#waitingWork < BUNDLE_WORK;
  }

  /** Fills the threads; each bundle that comes back asks for more. */
  #sendBundles(): void {
    const room = this.#threadCount * (1 + BUNDLES_AHEAD);
    while (this.#bundlesAway < room && this.#waiting.length > 0) this.#send(this.#takeBundle());
  }

  #workHere(): void {
    while (this.#sliceLeft > 0) {
      const next = this.#take();
      if (next === undefined) break;
      const started = performance.now();
      try {
        next.resolve(this.#runner.run(next.task));
      } catch (error) {
        next.reject(error);
      }
      this.#sliceLeft -= performance.now() - started;
    }
    this.#schedule();
  }

  /** The next task that is still wanted. */
  #take(): WaitingTask | undefined {
    for (;;) {
      const next = this.#waiting.shift();
      if (next === undefined) return undefined;
      this.#waitingWork = this.#waiting.length === 0 ? 0 : this.#waitingWork - next.work;
      if (!next.caller.cancelled) return next;
    }
  }

  #takeBundle(): WaitingTask[] {
    const bundle: WaitingTask[] = [];
    for (let work = 0; work < BUNDLE_WORK; ) {
      const next = this.#take();
      if (next === undefined) break;
      bundle.push(next);
      work += next.work;
    }
    return bundle;
  }

  async #send(bundle: readonly WaitingTask[]): Promise<void> {
    if (this.#started === null || bundle.length === 0) return;
    this.#bundlesAway++;
    try {
      const results = await this.#started.run(bundle.map(({ task }) => task));
      bundle.forEach(({ resolve }, i) => {
        resolve(results[i]);
      });
    } catch (error) {
      for (const { reject } of bundle) reject(this.#closed ? closedError(error) : error);
    } finally {
      this.#bundlesAway--;
      this.#schedule();
    }
  }

  /**
   * Starts the threads and lets each of them do a first task, to build its tables and compile its loops
   * by; the results are dropped. Where they cannot be started the calling thread goes on alone.
   */
  async #start(): Promise<void> {
    try {
      const threads = await this.#startThreads();
      if (this.#closed) return await threads.close();
      this.#started = threads;
      const first = this.#waiting.find(({ work }) => work <= LONGEST_WARM_UP);
      const tasks = first === undefined ? [] : [first.task];
      await Promise.all(Array.from({ length: this.#threadCount }, () => threads.run(tasks)));
      this.#warm = true;
    } catch {
      await this.#started?.close();
      this.#started = null;
    }
  }
}

function closedError(cause?: unknown): Omaha8Error {
  return new Omaha8Error('aborted', 'the pool has been closed', { cause });
}
