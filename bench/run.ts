/**
 * Runs a script of this folder, bundled as the program itself is:
 *
 *     tsx bench/run.ts <script> [arguments]
 *
 * tsx keeps the names of functions by a call for each closure that is made, which slows the loops that
 * make many; figures of a bundle are those of the built program.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const [script, ...rest] = process.argv.slice(2);
/** Each process has its own folder, so that two may run at a time. */
const folder = `${ROOT}node_modules/.cache/omaha8-bench/${script}-${process.pid}`;

/** Figures of whole processes are of dist/, which has to be of the same source. */
spawnSync(process.execPath, ['.ci/build.mjs', '--if-stale'], { cwd: ROOT, stdio: 'inherit' });

await build({
  config: false,
  cwd: ROOT,
  entry: {
    [script]: `bench/${script}.ts`,
    tables: 'bench/tables.ts',
    // The thread that a pool starts lies beside what starts it.
    worker: 'src/equity/worker.ts',
  },
  outDir: folder,
  format: 'esm',
  fixedExtension: false,
  platform: 'node',
  target: 'node20.19',
  dts: false,
  deps: { neverBundle: [/^[^./]/], onlyBundle: false },
  logLevel: 'warn',
});

/** Scripts find the files of the project from its root. */
const { status } = spawnSync(process.execPath, [`${folder}/${script}.js`, ...rest], {
  cwd: ROOT,
  stdio: 'inherit',
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
