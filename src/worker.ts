/** What a thread of a pool runs; compiled to dist/worker.js, which `equity/threads/node-threads.ts` names. */
import { engineNamed } from './equity/engines/list.ts';
import { type BundleResult, type CounterMaker, type Task, TaskRunner } from './equity/tasks.ts';
import { onLaterTurn } from './loop/turns.ts';
import { queryCounter } from './query/counter.ts';
import { dealCounter } from './study/deal-counter.ts';

const runner = new TaskRunner();

export default async function runTasks(tasks: readonly Task[]): Promise<BundleResult> {
  // The results of the bundle before are sent first, or all that a thread has would come back at once.
  await new Promise<void>(onLaterTurn);
  try {
    const results: unknown[] = [];
    for (const task of tasks) results.push(runner.run(task, await makerOf(task)));
    return { results };
  } catch (error) {
    return { error };
  }
}

async function makerOf({ assignment }: Task): Promise<CounterMaker> {
  const counters = [queryCounter, dealCounter];
  return counters.find(({ name }) => name === assignment.engine) ?? engineNamed(assignment.engine);
}
