/**
 * Runs a script of this folder, bundled as the program itself is:
 *
 *     tsx bench/run.ts <script> [arguments]
 *
 * tsx keeps the names of functions by a call for each closure that is made: the 60 combinations take
 * twice as long through it. Figures of a bundle are those of the built program.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const [script, ...rest] = process.argv.slice(2);
/** Each process has its own folder, so that two may run at a time. */
const folder = `${ROOT}node_modules/.cache/omaha8-bench/${script}-${process.pid}`;

await build({
  config: false,
  cwd: ROOT,
  entry: {
    [script]: `bench/${script}.ts`,
    tables: 'bench/tables.ts',
    // The thread that a pool starts lies beside what starts it.
    worker: 'src/worker.ts',
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

/** Whole processes are of a copy of the program, which stays the same when dist/ is built meanwhile. */
spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-stale'], {
  cwd: ROOT,
  stdio: ['ignore', 2, 2],
});
for (const part of ['package.json', 'bin', 'dist']) {
  cpSync(ROOT + part, `${folder}/${part}`, { recursive: true });
}

/** Scripts find the files of the project from its root. */
const { status } = spawnSync(process.execPath, [`${folder}/${script}.js`, ...rest], {
  cwd: ROOT,
  stdio: 'inherit',
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
