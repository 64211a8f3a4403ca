/**
 * Builds dist/ from src/: `npm run build`. With --if-stale, only if something that goes into it has
 * changed since.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InlineConfig, Rolldown } from 'tsdown';

const root = fileURLToPath(new URL('../', import.meta.url));
const DIST = `${root}dist`;
const VERSION: string = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version;
const INPUTS = [
  'src',
  'scripts/build.ts',
  'scripts/licences.ts',
  'scripts/schemas.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Code that several entries need goes into a file for each of these groups, the first that it fits. To
 * find and open a file takes as long as to load a few thousand lines of it, so the command line shall
 * need few. What reads files is left out of them: it brings in much of Node, and few commands need it.
 */
const SHARED_FILES: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'ground',
    test: /[\\/]src[\\/]((text|math|cards|games)[\\/].*|tables[\\/]stored)(?<!\.d)\.ts$/,
    priority: 4,
  },
  {
    name: 'values',
    test: /[\\/]src[\\/](tables|evaluator|showdown)[\\/].*(?<!\.d)\.ts$/,
    priority: 3,
  },
  {
    name: 'counting',
    test: /[\\/]src[\\/]equity[\\/](?!choices|threads[\\/]worker|.*range-).*(?<!\.d)\.ts$/,
    priority: 2,
  },
  {
    name: 'terminal',
    test: /[\\/]src[\\/]cli[\\/]((arguments|terminal)[\\/](?!csv|input|lines|missing-command|output-file)|equity[\\/](job-options|equity-text))/,
    priority: 1,
  },
];

if (!process.argv.includes('--if-stale') || isStale()) await build();

/** Builds beside dist/ and then takes its place, so that a program running from it sees no gap. */
async function build(): Promise<void> {
  const started = new Date();
  const fresh = `${root}.dist-${process.pid}`;
  const old = `${fresh}-old`;
  try {
    await bundle(fresh);
    writeFileSync(`${fresh}/tables.bin`, await firstTables());
    writeFileSync(
      `${fresh}/build.json`,
      `${JSON.stringify({ version: VERSION, commit: commit() })}\n`,
    );
    await writeReference(fresh);
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(fresh, DIST);
    utimesSync(DIST, started, started);
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  }
}

async function bundle(outDir: string): Promise<void> {
  // Both take half a second to load, which a build that is not needed shall not take.
  const [tsdown, { licences }] = await Promise.all([import('tsdown'), import('./licences.ts')]);
  const common: InlineConfig = {
    config: false,
    cwd: root,
    outDir,
    hash: false,
    format: 'esm',
    fixedExtension: false,
    platform: 'node',
    target: 'node20.19',
    logLevel: 'warn',
    // How long each plugin took says nothing about the result.
    checks: { pluginTimings: false },
  };
  // What the library and the command line share goes into chunks beside index.js, so that
  // `new URL('./worker.js', import.meta.url)` is right in each.
  await tsdown.build({
    ...common,
    entry: { index: 'src/index.ts', 'cli/main': 'src/cli/main.ts' },
    dts: { entry: 'src/index.ts' },
    outputOptions: { codeSplitting: { groups: SHARED_FILES } },
    deps: {
      // Loading yargs as one file is several times as quick as loading its 46. Piscina starts a
      // worker.js of its own, so it has to stay a package.
      alwaysBundle: [/./],
      neverBundle: ['piscina', /^@modelcontextprotocol\//],
      onlyBundle: false,
    },
    // Yargs and cliui measure their columns with string-width, whose regular expression for emoji
    // and segmenter take as long to build (25 ms) as all the rest of the command line.
    alias: { 'string-width': fileURLToPath(import.meta.resolve('fast-string-width')) },
    plugins: [licences('THIRD-PARTY-LICENCES.txt'), withoutBareImports()],
  });
  // The thread that the pool starts is one file, which can be put beside somebody else's bundle.
  await tsdown.build({
    ...common,
    entry: { worker: 'src/worker.ts' },
    clean: false,
    dts: false,
    outputOptions: { codeSplitting: false },
  });
}

/** The tables that an exact answer with known hands needs, which the command line would else wait for. */
async function firstTables(): Promise<Uint8Array> {
  const [{ equity }, { storedTables }] = await Promise.all([
    import('../src/equity/equity.ts'),
    import('../src/tables/stored.ts'),
  ]);
  await equity({ hands: ['AsAh2s3h', 'KsKdQsJd'], threads: 1 });
  return storedTables();
}

/** The commit that is built; null outside a repository of its own, as in a package that was unpacked. */
function commit(): string | null {
  if (!existsSync(`${root}.git`)) return null;
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
}

/** Completion scripts and the manual page from the tables of the commands, schemas from the types of their JSON. */
async function writeReference(outDir: string): Promise<void> {
  const [{ referenceFiles }, { schemas }] = await Promise.all([
    import('../src/cli/reference/scripts.ts'),
    import('./schemas.ts'),
  ]);
  for (const folder of ['completions', 'schemas']) mkdirSync(`${outDir}/${folder}`);
  for (const [name, text] of Object.entries(await referenceFiles(VERSION))) {
    writeFileSync(`${outDir}/${name}`, text);
  }
  for (const [name, schema] of Object.entries(schemas(root))) {
    writeFileSync(`${outDir}/schemas/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`);
  }
}

/**
 * Drops imports of nothing, which are left where all that was imported has been written in place. No module
 * here does anything by being loaded; but a bundler for browsers stumbles over `import "node:module"`, and
 * warns of the others.
 */
function withoutBareImports(): Rolldown.Plugin {
  return {
    name: 'without-bare-imports',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/^import "[^"]+";\n/gm, '');
      }
    },
  };
}

function isStale(): boolean {
  return !existsSync(DIST) || Math.max(...INPUTS.map(changedAt)) > statSync(DIST).mtimeMs;
}

/** When a file, or anything in a folder at any depth, was last changed, in ms. */
function changedAt(path: string): number {
  const stat = statSync(root + path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    stat.mtimeMs,
    ...readdirSync(root + path).map((name) => changedAt(`${path}/${name}`)),
  );
}
