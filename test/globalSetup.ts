import { execFileSync } from 'node:child_process';

/** Builds dist/ if it is stale: tests start the built program, and threads run the built worker. */
export function setup(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-stale'], {
    stdio: 'inherit',
  });
}
