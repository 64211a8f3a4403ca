import { defineConfig } from 'vitest/config';

const MINUTES = 60_000;

/** They put other modules in the place of some of src/, which files that share a process cannot. */
const ALONE = ['test/games/new-row.test.ts'];

const EVERYWHERE = {
  setupFiles: 'test/setup.ts',
  // A slow machine is no failure: the limits only end what hangs.
  testTimeout: 5 * MINUTES,
  hookTimeout: 5 * MINUTES,
};

export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    maxWorkers: '100%',
    reporters: ['default', './test/left-out.ts', ...(process.env.CI ? ['json'] : [])],
    outputFile: { json: '.vitest/results.json' },
    projects: [
      {
        test: {
          ...EVERYWHERE,
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: ALONE,
          // Files share a process, one after another: to start one for each takes as long as most of them.
          isolate: false,
        },
      },
      { test: { ...EVERYWHERE, name: 'alone', include: ALONE } },
    ],
  },
});
