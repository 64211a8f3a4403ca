/** What a thread of the pool runs; compiled to dist/worker.js, which `pool.ts` names. */
import { loadChoiceEngine } from './choices/load.ts';
import { type Task, TaskRunner } from './work.ts';

const runner = new TaskRunner();

export default async function runTasks(tasks: readonly Task[]) {
  // The results of the bundle before are sent first, or all that a thread has would come back at once.
  await new Promise((resolve) => setImmediate(resolve));
  if (tasks.some(({ work }) => work.job.choices.length > 0)) await loadChoiceEngine();
  return tasks.map((task) => runner.run(task));
}
