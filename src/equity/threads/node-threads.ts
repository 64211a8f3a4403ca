/** Threads of Node. Where there is no Node there are none: nothing here is asked for by a static import. */
import type * as piscina from 'piscina';
import type { Assignment, BundleResult, Task } from '../tasks.ts';
import { MOST_BUNDLES, ThreadDied, type Threads } from './task-queue.ts';

/** Node itself, if this is it: its modules are asked for at run time, so that bundlers leave them alone. */
function node(): NodeJS.Process | undefined {
  const { process } = globalThis as { process?: NodeJS.Process };
  return process?.getBuiltinModule === undefined ? undefined : process;
}

/** Threads beyond what the machine runs at a time only take turns: few machines are that small. */
const ALWAYS_ALLOWED = 4;

/** How many threads a pool has unless it is told, and at the most; one where there is no Node. */
export function threadsOfMachine(): { usual: number; most: number } {
  const usual = node()?.getBuiltinModule('node:os').availableParallelism();
  if (usual === undefined) return { usual: 1, most: 1 };
  return { usual, most: Math.max(usual, ALWAYS_ALLOWED) };
}

/** The compiled worker lies beside the compiled library; a program that runs from src/ finds it in dist/. */
function workerAt(here: string): string {
  const path = here.endsWith('.ts') ? '../../../dist/worker.js' : './worker.js';
  return new URL(path, here).href;
}

/**
 * Piscina is loaded only when needed: it takes as long as all the rest.
 *
 * @throws where there is no Node, or Piscina is not installed
 */
export async function startThreads(count: number): Promise<Threads> {
  const here = import.meta.url;
  const load = node()?.getBuiltinModule('node:module').createRequire(here);
  if (load === undefined) throw new Error('there is no Node');
  const { Piscina } = load('piscina') as typeof piscina;
  return new NodeThreads(
    new Piscina({
      filename: workerAt(here),
      minThreads: count,
      maxThreads: count,
      idleTimeout: Number.POSITIVE_INFINITY,
      concurrentTasksPerWorker: MOST_BUNDLES,
    }),
  );
}

class NodeThreads implements Threads {
  readonly #pool: piscina.Piscina;
  /** Of the bundles that are away. */
  readonly #reject = new Set<(reason: unknown) => void>();
  readonly #shared = new WeakMap<Assignment, Assignment>();

  constructor(pool: piscina.Piscina) {
    this.#pool = pool;
    // A thread that dies rejects its bundles; unheard, the event would end the program besides.
    pool.on('error', () => {});
    // Threads that die as soon as they are started are not started again: then nobody takes the bundles.
    pool.on('workerDestroy', () => queueMicrotask(() => this.#rejectIfNoneAreLeft()));
  }

  get areLeft(): boolean {
    return this.#pool.threads.length > 0;
  }

  run(tasks: readonly Task[]): ReturnType<Threads['run']> {
    const shared = tasks.map((task) => ({ ...task, assignment: this.#share(task.assignment) }));
    return new Promise((resolve, reject) => {
      this.#reject.add(reject);
      this.#pool
        .run(shared)
        .then(
          (result: BundleResult) =>
            'results' in result ? resolve(result.results) : reject(result.error),
          (error) => reject(new ThreadDied(error)),
        )
        .finally(() => this.#reject.delete(reject));
    });
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /** The same assignment with its large arrays in memory that all threads share; the others are copied. */
  #share(assignment: Assignment): Assignment {
    const known = this.#shared.get(assignment);
    if (known !== undefined) return known;
    const shared = inSharedMemory(assignment);
    this.#shared.set(assignment, shared);
    return shared;
  }

  #rejectIfNoneAreLeft(): void {
    if (this.areLeft) return;
    for (const reject of this.#reject) reject(new ThreadDied(new Error('no thread is left')));
  }
}

/** Copying fewer bytes for each bundle costs less than memory of its own. */
const WORTH_SHARING = 4096;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/**
 * Plain data with its large arrays of numbers in shared memory. Only what goes to other threads is put there:
 * the collector of garbage does not count shared memory, and leaves much of it lying about.
 */
function inSharedMemory<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (ArrayBuffer.isView(data)) {
    const numbers = data as unknown as Numbers;
    if (numbers.byteLength < WORTH_SHARING) return data;
    const Kind = numbers.constructor as new (memory: SharedArrayBuffer) => Numbers;
    const shared = new Kind(new SharedArrayBuffer(numbers.byteLength));
    shared.set(numbers);
    return shared as Data;
  }
  if (Array.isArray(data)) return data.map(inSharedMemory) as Data;
  const entries = Object.entries(data).map(([key, value]) => [key, inSharedMemory(value)]);
  return Object.fromEntries(entries) as Data;
}
