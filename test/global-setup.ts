import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';

/**
 * Builds dist/ if it is stale: tests start the built program, and threads run the built worker. Chooses
 * the seed of this run, another each time unless `SEED` has it.
 */
export function setup(project: TestProject): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-stale'], {
    stdio: 'inherit',
  });
  const seed = process.env.SEED ?? `${randomInt(2 ** 31)}`;
  process.env.SEED = seed;
  project.vitest.logger.log(`Random properties begin with SEED=${seed}`);
}
