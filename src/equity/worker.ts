/** What a thread of the pool runs; compiled to dist/worker.js, which `pool.ts` names. */
import type { Counted } from './engines/contract.ts';
import { engineNamed } from './engines/list.ts';
import { type Task, TaskRunner } from './tasks.ts';

const runner = new TaskRunner();

export default async function runTasks(tasks: readonly Task[]): Promise<Counted[]> {
  // The results of the bundle before are sent first, or all that a thread has would come back at once.
  await new Promise((resolve) => setImmediate(resolve));
  const results: Counted[] = [];
  for (const task of tasks) {
    results.push(runner.run(task, await engineNamed(task.assignment.engine)));
  }
  return results;
}
