import { Omaha8Error } from '../text/errors.ts';
import type { Counted, Engine } from './engines/contract.ts';
import { type Task, TaskRunner } from './tasks.ts';

/** Threads that do bundles of tasks. */
export interface Threads {
  run(tasks: readonly Task[]): Promise<Counted[]>;
  close(): Promise<void>;
}

/** Whoever asks for the tasks of one plan. */
export interface Caller {
  /** What counts them. */
  readonly engine: Engine;
  /** Its tasks are no longer wanted. */
  cancelled: boolean;
  /** When the first of its tasks was taken up, as `performance.now()` tells it. */
  beganAt: number | null;
}

interface WaitingTask {
  task: Task;
  /** About how long it takes: nanoseconds. */
  work: number;
  caller: Caller;
  resolve: (result: Counted) => void;
  reject: (reason: unknown) => void;
}

/** Starting threads takes some 120 ms: with less work under way, in nanoseconds, it is not worth it. */
const WORTH_THREADS = 400e6;

/** Tasks are sent to a thread in bundles of about so much work, and with less at hand not at all. */
const BUNDLE_WORK = 10e6;

/** Bundles that a thread has at a time, so that it need not wait while a slice lasts here. */
export const MOST_BUNDLES = 3;

/** For how long the calling thread works before signals, timers and input have their turn: milliseconds. */
const SLICE = 10;

/**
 * Tasks that wait for the calling thread or, once there is enough work under way to make it worth it,
 * for other threads beside it. Which of them does a task changes nothing about its result. The tasks of
 * an earlier work come first, so that results come in the order in which they were asked for.
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
  /** Until the other threads answer they get no work. */
  #ready = false;
  #bundlesAway = 0;
  #scheduled = false;
  /** How much longer the calling thread may work in this turn of the event loop: milliseconds. */
  #sliceLeft = SLICE;
  #closed = false;

  /**
   * @param threadCount   the calling thread among them
   * @param startThreads  starts the others
   */
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
   * @throws Omaha8Error `pool-closed` when the queue has been closed
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
   * Puts a task in the queue, after those of its own and of earlier works.
   *
   * @param work  about how long it takes: nanoseconds
   * @returns its result; never settles once the caller has cancelled
   */
  add(task: Task, work: number, caller: Caller): Promise<Counted> {
    if (this.#closed) return Promise.reject(closedError());
    return new Promise((resolve, reject) => {
      this.#insert({ task, work, caller, resolve, reject });
      // A single small task need not wait for the next turn of the event loop, unless it is kept busy.
      const isSmall = this.#waiting.length === 1 && work < BUNDLE_WORK;
      if (isSmall && !this.#ready) this.#workHere();
      else this.#schedule();
    });
  }

  /** Gives up all work: what waits or is under way rejects with `pool-closed`. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(closedError());
    await this.#started?.close();
    await this.#starting;
  }

  #insert(waiting: WaitingTask): void {
    let at = this.#waiting.length;
    while (at > 0 && this.#waiting[at - 1].task.assignment.id > waiting.task.assignment.id) at--;
    this.#waiting.splice(at, 0, waiting);
    this.#waitingWork += waiting.work;
  }

  #schedule(): void {
    const isSpent = this.#sliceLeft <= 0;
    if (this.#scheduled || (this.#waiting.length === 0 && !isSpent)) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#sliceLeft = SLICE;
      if (this.#ready && !this.#isLittleWork()) this.#sendBundles();
      this.#workHere();
    });
  }

  /** Whether what there is to do is done sooner here than sent away. */
  #isLittleWork(): boolean {
    return this.#bundlesAway === 0 && this.#waitingWork < BUNDLE_WORK;
  }

  /** Fills the other threads; each bundle that comes back asks for more. */
  #sendBundles(): void {
    const room = (this.#threadCount - 1) * MOST_BUNDLES;
    while (this.#bundlesAway < room && this.#waiting.length > 0) this.#send(this.#takeBundle());
  }

  #workHere(): void {
    while (this.#sliceLeft > 0) {
      const next = this.#take();
      if (next === undefined) break;
      const started = performance.now();
      try {
        next.resolve(this.#runner.run(next.task, next.caller.engine));
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
      if (next.caller.cancelled) continue;
      next.caller.beganAt ??= performance.now();
      return next;
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
   * Starts the other threads and waits until each of them answers: tasks that it was sent sooner would hold
   * up those after them. Where they cannot be started the calling thread goes on alone.
   */
  async #start(): Promise<void> {
    try {
      const threads = await this.#startThreads();
      if (this.#closed) return await threads.close();
      this.#started = threads;
      await Promise.all(Array.from({ length: this.#threadCount - 1 }, () => threads.run([])));
      this.#ready = true;
    } catch {
      await this.#started?.close();
      this.#started = null;
    }
  }
}

function closedError(cause?: unknown): Omaha8Error {
  return new Omaha8Error('pool-closed', 'the pool has been closed', { cause });
}
