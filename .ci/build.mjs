// Builds dist/. With --if-stale, only when something that goes into it has changed since.
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const INPUTS = ['src', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsdown.config.ts'];
const dist = `${root}dist`;

/** The time in ms at which the newest of a file or a folder's files, at any depth, was changed. */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

/** Whether dist/ is missing or older than what it is built from. */
function isStale() {
  return (
    !existsSync(dist) || Math.max(...INPUTS.map((p) => newest(root + p))) > statSync(dist).mtimeMs
  );
}

/** Builds beside dist/ and then takes its place, so that a program running from it sees no gap. */
async function build() {
  const started = new Date();
  const { build: bundle } = await import('tsdown');
  const fresh = `${root}.dist-${process.pid}`;
  await bundle({ cwd: root, outDir: fresh, logLevel: 'warn' });
  const old = `${fresh}-old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
  utimesSync(dist, started, started);
}

if (!process.argv.includes('--if-stale') || isStale()) await build();
