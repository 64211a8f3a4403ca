// Builds dist/ from src/. With --if-stale, only if something that goes into it has changed since;
// with --if-installed, only if the development dependencies are there (npm install --omit=dev).
//
// In spite of its name `prepublish` is what npm runs after `npm ci` and `npm install` in this folder, and
// nowhere else. `prepare` would do as well, but npm warns of it wherever the packed package is installed.
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const DIST = `${root}dist`;
const INPUTS = ['src', '.ci/build.mjs', '.ci/licences.mjs', 'package-lock.json', 'tsconfig.json'];

const asked = (flag) => process.argv.includes(flag);

if (asked('--if-installed') && !existsSync(`${root}node_modules/tsdown`)) {
  console.error('omaha8 is not built: install its development dependencies, then npm run build');
} else if (!asked('--if-stale') || isStale()) {
  await build();
}

/** Builds beside dist/ and then takes its place, so that a program running from it sees no gap. */
async function build() {
  const started = new Date();
  const fresh = `${root}.dist-${process.pid}`;
  const old = `${fresh}-old`;
  try {
    await bundle(fresh);
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(fresh, DIST);
    utimesSync(DIST, started, started);
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  }
}

async function bundle(outDir) {
  const [tsdown, { licences }] = await Promise.all([import('tsdown'), import('./licences.mjs')]);
  await tsdown.build({
    config: false,
    cwd: root,
    // The library, the thread that its pool starts, and the command line. What they share goes into
    // chunks beside index.js, so that `new URL('./worker.js', import.meta.url)` is right in each.
    entry: {
      index: 'src/index.ts',
      worker: 'src/equity/threads/worker.ts',
      'cli/main': 'src/cli/main.ts',
    },
    outDir,
    format: 'esm',
    fixedExtension: false,
    platform: 'node',
    target: 'node20.19',
    dts: { entry: 'src/index.ts' },
    deps: {
      // Loading yargs as one file is several times as quick as loading its 46. Piscina starts a
      // worker.js of its own, so it has to stay a package.
      alwaysBundle: [/./],
      neverBundle: ['piscina'],
      onlyBundle: false,
    },
    // Yargs and cliui measure their columns with string-width, whose regular expression for emoji
    // and segmenter take as long to build (25 ms) as all the rest of the command line.
    alias: { 'string-width': fileURLToPath(import.meta.resolve('fast-string-width')) },
    plugins: [licences('THIRD-PARTY-LICENCES.txt')],
    logLevel: 'warn',
    // How long each plugin took says nothing about the result.
    checks: { pluginTimings: false },
  });
}

function isStale() {
  return !existsSync(DIST) || Math.max(...INPUTS.map(changedAt)) > statSync(DIST).mtimeMs;
}

/** When a file, or anything in a folder at any depth, was last changed, in ms. */
function changedAt(path) {
  const stat = statSync(root + path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    stat.mtimeMs,
    ...readdirSync(root + path).map((name) => changedAt(`${path}/${name}`)),
  );
}
