import { defineConfig } from 'vitest/config';

const MINUTES = 60_000;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    // Files share a process, one after another: to start one for each takes as long as most of them.
    isolate: false,
    maxWorkers: '100%',
    // A slow machine is no failure: the limits only end what hangs.
    testTimeout: 5 * MINUTES,
    hookTimeout: 5 * MINUTES,
    reporters: ['default', './test/left-out.ts', ...(process.env.CI ? ['json'] : [])],
    outputFile: { json: '.vitest/results.json' },
  },
});
