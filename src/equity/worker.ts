/** What a thread of the pool runs; compiled to dist/worker.js, which `pool.ts` names. */
import { createTaskRunner, type Task, type TaskResult } from './task.ts';

const runTask = createTaskRunner();

export default function runTasks(tasks: readonly Task[]): TaskResult[] {
  return tasks.map(runTask);
}
