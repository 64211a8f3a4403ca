import { onLaterTurn, SLICE } from '../../loop/turns.ts';
import { Omaha8Error } from '../../text/errors.ts';
import type { Counted, CountingEngine } from '../engines/contract.ts';
import { type Task, TaskRunner } from '../tasks.ts';
import { Admission, type Place } from './admission.ts';

/** Threads that do bundles of tasks. */
export interface Threads {
  /** Whether any of them is alive: one that dies is replaced, if another can be started. */
  readonly areLeft: boolean;
  /** Rejects with `ThreadDied` where the thread that had the bundle is no more. */
  run(tasks: readonly Task[]): Promise<Counted[]>;
  close(): Promise<void>;
}

/** A thread died of something while it had tasks. */
export class ThreadDied extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The caller that asks for the tasks of one plan. */
export interface Caller {
  /** What counts them. */
  readonly engine: CountingEngine;
  /** Its tasks are no longer wanted. */
  cancelled: boolean;
  /** When the first of its tasks was taken up, as `performance.now()` tells it. */
  beganAt: number | null;
}

/** How a question is spread over threads. */
export interface Spread {
  /** How many of them work on it. */
  readonly threads: number;
  /** How many of its tasks may wait or be under way. */
  readonly mostTasks: number;
}

interface WaitingTask {
  task: Task;
  /** About how long it takes: nanoseconds. */
  cost: number;
  caller: Caller;
  /** Whether a thread died that had it. */
  hasFailed: boolean;
  resolve: (result: Counted) => void;
  reject: (reason: unknown) => void;
}

/** Starting threads takes some 120 ms: with less work under way, in nanoseconds, it is not worth it. */
const WORTH_THREADS = 400e6;

/** Tasks are sent to a thread in bundles of about so much work, and with less at hand not at all. */
const BUNDLE_COST = 10e6;

/** Bundles that a thread has at a time, so that it need not wait while a slice lasts here. */
export const MOST_BUNDLES = 3;

/** Tasks that are under way or waiting, for each thread: enough to go on with while one builds its tables. */
const TASKS_PER_THREAD = 8;

/**
 * Tasks that wait for the calling thread or, once there is enough work under way to make it worth it,
 * for other threads beside it. Which of them does a task changes nothing about its result. The tasks of
 * an earlier work come first, so that results come in the order in which they were asked for.
 */
export class TaskQueue {
  #threadCount: number;
  readonly #startThreads: () => Promise<Threads>;
  readonly #runner = new TaskRunner();
  readonly #waiting: WaitingTask[] = [];
  readonly #admission: Admission;
  #waitingCost = 0;
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
    this.#admission = new Admission(threadCount * WORTH_THREADS);
  }

  /** On how many threads work is done; 1 once it has turned out that others cannot be started. */
  get threads(): number {
    return this.#threadCount;
  }

  /** A number for a work that no other work of this queue has. */
  newId(): number {
    return ++this.#lastId;
  }

  /**
   * Waits until a question may be read: after those before it, and when there is room for what it holds.
   *
   * @returns its place, to be left at the end whatever happens
   * @throws Omaha8Error `pool-closed`
   */
  enter(): Promise<Place> {
    return this.#closed ? Promise.reject(closedError()) : this.#admission.enter();
  }

  /**
   * Tells the queue of work to come.
   *
   * @param cost         about how long it takes on one thread: nanoseconds
   * @param bytes        the memory of its ranges
   * @param mostThreads  how many threads it may be spread over
   * @throws Omaha8Error `pool-closed` when the queue has been closed
   */
  begin(place: Place, cost: number, bytes: number, mostThreads: number): Spread {
    if (this.#closed) throw closedError();
    place.begin(cost, bytes);
    if (Math.min(this.#threadCount, mostThreads) === 1 || this.#admission.cost < WORTH_THREADS) {
      return { threads: 1, mostTasks: 1 };
    }
    this.#starting ??= this.#start();
    return mostThreads < this.#threadCount
      ? { threads: mostThreads, mostTasks: mostThreads }
      : { threads: this.#threadCount, mostTasks: this.#threadCount * TASKS_PER_THREAD };
  }

  /**
   * Puts a task in the queue, after those of its own and of earlier works.
   *
   * @param cost  about how long it takes: nanoseconds
   * @returns its result; never settles once the caller has cancelled
   */
  add(task: Task, cost: number, caller: Caller): Promise<Counted> {
    if (this.#closed) return Promise.reject(closedError());
    return new Promise((resolve, reject) => {
      this.#insert({ task, cost, caller, hasFailed: false, resolve, reject });
      // A single small task need not wait for the next turn of the event loop, unless it is kept busy.
      const isSmall = this.#waiting.length === 1 && cost < BUNDLE_COST;
      if (isSmall && !this.#ready) this.#workHere();
      else this.#schedule();
    });
  }

  /** Gives up all work: what waits or is under way rejects with `pool-closed`. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#admission.close(closedError());
    for (const { reject } of this.#waiting.splice(0)) reject(closedError());
    await this.#started?.close();
    await this.#starting;
  }

  #insert(waiting: WaitingTask): void {
    let at = this.#waiting.length;
    while (at > 0 && this.#waiting[at - 1].task.assignment.id > waiting.task.assignment.id) at--;
    this.#waiting.splice(at, 0, waiting);
    this.#waitingCost += waiting.cost;
  }

  #schedule(): void {
    const isSpent = this.#sliceLeft <= 0;
    if (this.#scheduled || (this.#waiting.length === 0 && !isSpent)) return;
    this.#scheduled = true;
    onLaterTurn(() => {
      this.#scheduled = false;
      this.#sliceLeft = SLICE;
      if (this.#ready && !this.#isLittleWork()) this.#sendBundles();
      this.#workHere();
    });
  }

  /** Whether what there is to do is done sooner here than sent away. */
  #isLittleWork(): boolean {
    return this.#bundlesAway === 0 && this.#waitingCost < BUNDLE_COST;
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
      this.#waitingCost = this.#waiting.length === 0 ? 0 : this.#waitingCost - next.cost;
      if (next.caller.cancelled) continue;
      next.caller.beganAt ??= performance.now();
      return next;
    }
  }

  #takeBundle(): WaitingTask[] {
    const bundle: WaitingTask[] = [];
    for (let cost = 0; cost < BUNDLE_COST; ) {
      const next = this.#take();
      if (next === undefined) break;
      bundle.push(next);
      cost += next.cost;
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
      this.#onFailure(bundle, error);
    } finally {
      this.#bundlesAway--;
      this.#schedule();
    }
  }

  /**
   * What a thread had that died is done again by another, once: not here, for it may be what it died of.
   * Where no thread is left the calling thread goes on alone.
   */
  #onFailure(bundle: readonly WaitingTask[], error: unknown): void {
    if (this.#closed || !(error instanceof ThreadDied)) {
      rejectAll(bundle, this.#closed ? closedError(error) : error);
      return;
    }
    if (this.#started?.areLeft === false) this.#goOnAlone();
    const wanted = bundle.filter(({ caller }) => !caller.cancelled);
    if (this.#started === null) {
      for (const waiting of wanted) this.#insert(waiting);
    } else if (wanted.some(({ hasFailed }) => hasFailed)) {
      rejectAll(wanted, diedTwice(error));
    } else {
      void this.#send(wanted.map((waiting) => ({ ...waiting, hasFailed: true })));
    }
  }

  #goOnAlone(): void {
    this.#ready = false;
    this.#threadCount = 1;
    // Nothing is lost by a thread that does not end.
    this.#started?.close().catch(() => {});
    this.#started = null;
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
      this.#goOnAlone();
    }
  }
}

function rejectAll(bundle: readonly WaitingTask[], reason: unknown): void {
  for (const { reject } of bundle) reject(reason);
}

function diedTwice(error: ThreadDied): Omaha8Error {
  const message = `two threads died at the same task, the last with: ${error.message}`;
  return new Omaha8Error('thread-died', message, { cause: error });
}

function closedError(cause?: unknown): Omaha8Error {
  return new Omaha8Error('pool-closed', 'the pool has been closed', { cause });
}
