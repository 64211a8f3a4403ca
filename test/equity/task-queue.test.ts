import { describe, expect, it } from 'vitest';
import { knownHands } from '../../src/equity/engines/known-hands.ts';
import { parseJob } from '../../src/equity/read-job.ts';
import { type Caller, MOST_BUNDLES, TaskQueue, type Threads } from '../../src/equity/task-queue.ts';
import { type Task, TaskRunner } from '../../src/equity/tasks.ts';

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
  readonly #runner = new TaskRunner();
  readonly #fails: (bundle: number) => boolean;

  constructor(fails: (bundle: number) => boolean = () => false) {
    this.#fails = fails;
  }

  async run(tasks: readonly Task[]) {
    this.bundles.push(tasks.length);
    if (this.#fails(this.bundles.length)) throw new Error('a thread died');
    return tasks.map((task) => this.#runner.run(task, knownHands));
  }

  async close() {
    this.closed = true;
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('a queue of tasks', () => {
  it('does its work here while there is little of it', async () => {
    const threads = new FakeThreads();
    const queue = new TaskQueue(2, async () => threads);
    expect(queue.beginWork(1e6)).toBe(1);
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
    expect(queue.beginWork(1e9)).toBe(2);
    await queue.add(taskOf(queue), 1e6, wanted);
    while (threads.bundles.length < 1) await turn();
    await turn();
    await Promise.all(Array.from({ length: 50 }, () => queue.add(taskOf(queue), 1e6, wanted)));
    // As many bundles of ten as a thread takes; the rest is done here, unless this thread is slow.
    expect(threads.bundles.slice(1, 1 + MOST_BUNDLES)).toEqual(new Array(MOST_BUNDLES).fill(10));
    expect(Math.max(...threads.bundles)).toBe(10);
    queue.endWork(1e9);
    expect(queue.beginWork(1e6)).toBe(1);
    await queue.close();
    expect(threads.closed).toBe(true);
  });

  it('goes on alone where threads cannot be started', async () => {
    for (const start of [
      () => Promise.reject(new Error('no such file')),
      async () => new FakeThreads(() => true),
    ]) {
      const queue = new TaskQueue(2, start);
      queue.beginWork(1e9);
      const results = await Promise.all([1, 2, 3].map(() => queue.add(taskOf(queue), 5e8, wanted)));
      expect(results.length).toBe(3);
      await queue.close();
    }
  });

  it('tells whoever asked when a thread fails, and goes on', async () => {
    const threads = new FakeThreads((bundle) => bundle === 2);
    const queue = new TaskQueue(2, async () => threads);
    queue.beginWork(1e9);
    await queue.add(taskOf(queue), 1e6, wanted);
    while (threads.bundles.length < 1) await turn();
    await turn();
    await expect(queue.add(taskOf(queue), 5e7, wanted)).rejects.toThrow('a thread died');
    await queue.add(taskOf(queue), 5e7, wanted);
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
    expect(() => queue.beginWork(1)).toThrow('the pool has been closed');
  });
});
