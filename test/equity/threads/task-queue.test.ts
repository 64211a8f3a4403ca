import { describe, expect, it } from 'vitest';
import { knownHands } from '../../../src/equity/engines/known-hands.ts';
import { parseJob } from '../../../src/equity/read-job.ts';
import { type Task, TaskRunner } from '../../../src/equity/tasks.ts';
import {
  type Caller,
  MOST_BUNDLES,
  TaskQueue,
  ThreadDied,
  type Threads,
} from '../../../src/equity/threads/task-queue.ts';

const job = await parseJob({ hands: ['AsAh2s3h', 'KsKdQsJd'], board: '4s5d9s' });
const wanted: Caller = { engine: knownHands, cancelled: false, beganAt: null };

function taskOf(queue: TaskQueue): Task {
  const assignment = { id: queue.newId(), job, engine: knownHands.name, data: null };
  return { assignment, from: 0, to: 1 };
}

/** Threads of the test's making, which note what they are given. */
class FakeThreads implements Threads {
  readonly bundles: number[] = [];
  closed = false;
  areLeft = true;
  readonly #runner = new TaskRunner();
  readonly #failure: (bundle: number) => Error | null;

  constructor(failure: (bundle: number) => Error | null = () => null) {
    this.#failure = failure;
  }

  async run(tasks: readonly Task[]) {
    this.bundles.push(tasks.length);
    const failure = this.#failure(this.bundles.length);
    if (failure !== null) throw failure;
    return tasks.map((task) => this.#runner.run(task, knownHands));
  }

  async close() {
    this.closed = true;
  }
}

/** Lets in a question of so much work. */
async function begin(queue: TaskQueue, work: number, mostThreads = 2) {
  const place = await queue.enter();
  return { place, ...queue.begin(place, work, 0, mostThreads) };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('a queue of tasks', () => {
  it('does its work here while there is little of it', async () => {
    const threads = new FakeThreads();
    const queue = new TaskQueue(2, async () => threads);
    expect((await begin(queue, 1e6)).threads).toBe(1);
    const { counts } = (await queue.add(taskOf(queue), 1e6, wanted)) as {
      counts: { deals: number };
    };
    expect(counts.deals).toBe(820);
    expect(threads.bundles).toEqual([]);
    await queue.close();
  });

  it('starts threads once much work is under way, and bundles small tasks', async () => {
    const threads = new FakeThreads();
    const queue = new TaskQueue(2, async () => threads);
    const { place, threads: count } = await begin(queue, 1e9);
    expect(count).toBe(2);
    await queue.add(taskOf(queue), 1e6, wanted);
    while (threads.bundles.length < 1) await turn();
    await turn();
    await Promise.all(Array.from({ length: 50 }, () => queue.add(taskOf(queue), 1e6, wanted)));
    // As many bundles of ten as a thread takes; the rest is done here, unless this thread is slow.
    expect(threads.bundles.slice(1, 1 + MOST_BUNDLES)).toEqual(new Array(MOST_BUNDLES).fill(10));
    expect(Math.max(...threads.bundles)).toBe(10);
    place.leave();
    expect((await begin(queue, 1e6)).threads).toBe(1);
    await queue.close();
    expect(threads.closed).toBe(true);
  });

  it('goes on alone where threads cannot be started', async () => {
    for (const start of [
      () => Promise.reject(new Error('no such file')),
      async () => new FakeThreads(() => new ThreadDied('at once')),
    ]) {
      const queue = new TaskQueue(2, start);
      expect((await begin(queue, 1e9)).threads).toBe(2);
      const results = await Promise.all([1, 2, 3].map(() => queue.add(taskOf(queue), 5e8, wanted)));
      expect(results.length).toBe(3);
      expect(queue.threads).toBe(1);
      await queue.close();
    }
  });

  /** A queue whose threads have started: what it is given next is their second bundle. */
  async function started(threads: FakeThreads): Promise<TaskQueue> {
    const queue = new TaskQueue(2, async () => threads);
    await begin(queue, 1e9);
    await queue.add(taskOf(queue), 1e6, wanted);
    while (threads.bundles.length < 1) await turn();
    await turn();
    return queue;
  }

  it('tells whoever asked of an error that a task has, and goes on', async () => {
    const failure = new Error('a fault');
    const threads = new FakeThreads((bundle) => (bundle === 2 ? failure : null));
    const queue = await started(threads);
    await expect(queue.add(taskOf(queue), 5e7, wanted)).rejects.toBe(failure);
    await queue.add(taskOf(queue), 5e7, wanted);
    await queue.close();
  });

  it('has another thread do again what one died of, once', async () => {
    const death = new ThreadDied(new Error('out of memory'));
    const threads = new FakeThreads((bundle) => (bundle === 2 ? death : null));
    const queue = await started(threads);
    await queue.add(taskOf(queue), 5e7, wanted);
    expect(threads.bundles).toEqual([0, 1, 1]);
    await queue.close();
  });

  it('says in one sentence that a second thread died of it, and goes on', async () => {
    const death = new ThreadDied(new Error('out of memory'));
    const threads = new FakeThreads((bundle) => (bundle === 2 || bundle === 3 ? death : null));
    const queue = await started(threads);
    await expect(queue.add(taskOf(queue), 5e7, wanted)).rejects.toMatchObject({
      code: 'thread-died',
      message: 'two threads died at the same task, the last with: out of memory',
    });
    await queue.add(taskOf(queue), 5e7, wanted);
    expect(threads.bundles).toEqual([0, 1, 1, 1]);
    await queue.close();
  });

  it('goes on alone where no thread is left', async () => {
    const threads = new FakeThreads((bundle) =>
      bundle >= 2 ? new ThreadDied('all of them') : null,
    );
    const queue = await started(threads);
    threads.areLeft = false;
    await queue.add(taskOf(queue), 5e7, wanted);
    expect(queue.threads).toBe(1);
    expect(threads.closed).toBe(true);
    await queue.close();
  });

  it('spreads a question over no more threads than it may use', async () => {
    const queue = new TaskQueue(3, async () => new FakeThreads());
    const entries = [];
    for (const most of [1, 2, 3, 256]) entries.push(await begin(queue, 3e8, most));
    expect(entries.map(({ threads, mostTasks }) => [threads, mostTasks])).toEqual([
      [1, 1],
      [2, 2],
      [3, 24],
      [3, 24],
    ]);
    await queue.close();
  });

  it('takes the tasks of an earlier work first, whenever they come', async () => {
    const queue = new TaskQueue(1, async () => new FakeThreads());
    const [first, second] = [taskOf(queue), taskOf(queue)];
    const done: string[] = [];
    const add = (name: string, task: Task) =>
      queue.add(task, 5e7, { ...wanted }).then(() => done.push(name));
    await Promise.all([
      add('first, a', first),
      add('second, a', second),
      add('first, b', first),
      add('second, b', second),
      add('first, c', first),
    ]);
    expect(done).toEqual(['first, a', 'first, b', 'first, c', 'second, a', 'second, b']);
    await queue.close();
  });

  it('notes when the first task of a caller is taken up', async () => {
    const queue = new TaskQueue(1, async () => new FakeThreads());
    const [first, second] = [1, 2].map(
      (): Caller => ({ engine: knownHands, cancelled: false, beganAt: null }),
    );
    await Promise.all([
      queue.add(taskOf(queue), 5e7, first),
      queue.add(taskOf(queue), 5e7, second),
    ]);
    expect(first.beganAt).toBeLessThan(second.beganAt ?? 0);
    await queue.close();
  });

  it('leaves out what is no longer wanted', async () => {
    const queue = new TaskQueue(1, async () => new FakeThreads());
    const caller: Caller = { engine: knownHands, cancelled: false, beganAt: null };
    let settled = false;
    const dropped = queue.add(taskOf(queue), 5e7, caller).then(() => {
      settled = true;
    });
    caller.cancelled = true;
    await queue.add(taskOf(queue), 5e7, wanted);
    expect(settled).toBe(false);
    expect(dropped).toBeInstanceOf(Promise);
    await queue.close();
  });

  it('takes nothing once it is closed, and drops what waits', async () => {
    const queue = new TaskQueue(1, async () => new FakeThreads());
    const waiting = queue.add(taskOf(queue), 5e7, wanted);
    const closing = queue.close();
    await expect(waiting).rejects.toThrow('the pool has been closed');
    await closing;
    await expect(queue.add(taskOf(queue), 5e7, wanted)).rejects.toThrow('the pool has been closed');
    await expect(queue.enter()).rejects.toThrow('the pool has been closed');
  });
});
