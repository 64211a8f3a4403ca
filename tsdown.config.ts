import { existsSync } from 'node:fs';
import { defineConfig } from 'tsdown';

const WORKER = 'src/equity/worker.ts';

export default defineConfig({
  // The library, the thread that its pool starts, and the command line; what they share is in chunks
  // beside index.js, so that `new URL('./worker.js', import.meta.url)` finds the worker from any.
  entry: {
    index: 'src/index.ts',
    ...(existsSync(WORKER) && { worker: WORKER }),
    'cli/main': 'src/cli/main.ts',
  },
  format: 'esm',
  fixedExtension: false,
  platform: 'node',
  target: 'node20.19',
  dts: { entry: 'src/index.ts' },
  deps: {
    // Reading one file is several times as quick as reading the 46 of yargs. Piscina starts its own
    // worker.js and so has to stay a package.
    alwaysBundle: [/./],
    neverBundle: ['piscina'],
    onlyBundle: false,
  },
});
