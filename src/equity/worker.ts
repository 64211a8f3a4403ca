/** What a thread of the pool runs; compiled to dist/worker.js, which `pool.ts` names. */
import { type Task, TaskRunner } from './work.ts';

const runner = new TaskRunner();

export default function runTasks(tasks: readonly Task[]) {
  return tasks.map((task) => runner.run(task));
}
