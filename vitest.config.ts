import { defineConfig } from 'vitest/config';

const MINUTES = 60_000;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/globalSetup.ts',
    maxWorkers: '100%',
    // A slow machine is no failure: the limits only end what hangs.
    testTimeout: 5 * MINUTES,
    hookTimeout: 5 * MINUTES,
    reporters: process.env.CI ? ['default', 'json'] : ['default'],
    outputFile: { json: '.vitest/results.json' },
  },
});
