/** What a thread of the pool runs; compiled to dist/worker.js, which `node-threads.ts` names. */
import { onLaterTurn } from '../../loop/turns.ts';
import type { Counted } from '../engines/contract.ts';
import { engineNamed } from '../engines/list.ts';
import { type Task, TaskRunner } from '../tasks.ts';

/** An error that a task throws is a result too: only the death of the thread rejects. */
export type BundleResult = { results: Counted[] } | { error: unknown };

const runner = new TaskRunner();

export default async function runTasks(tasks: readonly Task[]): Promise<BundleResult> {
  // The results of the bundle before are sent first, or all that a thread has would come back at once.
  await new Promise<void>(onLaterTurn);
  try {
    const results: Counted[] = [];
    for (const task of tasks) {
      results.push(runner.run(task, await engineNamed(task.assignment.engine)));
    }
    return { results };
  } catch (error) {
    return { error };
  }
}
