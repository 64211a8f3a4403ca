/** The built package in other people's bundles: for a browser, and for Node. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import * as esbuild from 'esbuild';
import * as vite from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Equity, Evaluation, Showdown } from '../src/index.ts';

const ROOT = process.cwd();

/** An application with this package and those that it depends on, and one without the latter. */
let app: string;

beforeAll(() => {
  app = realpathSync(mkdtempSync(join(tmpdir(), 'omaha8-bundles-')));
  mkdirSync(join(app, 'node_modules'));
  symlinkSync(ROOT, join(app, 'node_modules/omaha8'), 'dir');
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

const BROWSER = `
  import { EquityPool, equity, evaluate, showdown } from 'omaha8';
  globalThis.answers = (async () => {
    const pool = new EquityPool({ threads: 2 });
    const hands = ['AsAh2s3h', 'KsKdQsJd'];
    return {
      evaluated: evaluate('AhAd8s9c', '7s7d5c2hJs'),
      shown: showdown({ hands: ['AhAd8s9c', '4h4d3sKc'], board: '7s7d5c2hJs', pot: 100 }),
      exact: await equity({ hands, pool }),
      sampled: await equity({ hands: [...hands, '*'], trials: 200_000 }),
      ranges: await equity({ hands: ['A2:$ds', '10%'], board: '7h5c2d', trials: 100_000 }),
      poolThreads: pool.threads,
    };
  })().then(JSON.stringify);
`;

interface Answers {
  evaluated: Evaluation;
  shown: Showdown;
  exact: Equity;
  sampled: Equity;
  ranges: Equity;
  poolThreads: number;
}

/** What a page and its workers have besides JavaScript itself, and of that what the library asks for. */
const PAGE = { performance, setTimeout, MessageChannel, atob };

/** Runs a script where there is nothing of Node. */
async function answersIn(script: string, globals: object): Promise<Answers> {
  const page = vm.createContext({ ...globals });
  // A page of a plain server has no memory that threads could share.
  vm.runInContext('delete globalThis.SharedArrayBuffer; delete globalThis.Atomics;', page);
  const missing = ['process', 'Buffer', 'setImmediate', 'require', 'SharedArrayBuffer'];
  for (const name of missing) expect(vm.runInContext(`typeof ${name}`, page)).toBe('undefined');
  vm.runInContext(script, page);
  return JSON.parse(await page.answers);
}

async function esbuildForBrowser(): Promise<string> {
  const { outputFiles, warnings } = await esbuild.build({
    stdin: { contents: BROWSER, resolveDir: app },
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
    // There are no threads to be found by it.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  expect(warnings).toEqual([]);
  return outputFiles[0].text;
}

async function viteForBrowser(): Promise<string> {
  const entry = join(app, 'entry.js');
  writeFileSync(entry, BROWSER);
  const outDir = join(app, 'vite');
  await vite.build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'app', fileName: () => 'app.js' },
    },
  });
  return readFileSync(join(outDir, 'app.js'), 'utf8');
}

describe('a bundle for a browser', () => {
  let inNode: Answers | undefined;

  it.each([
    ['esbuild', 'a page', esbuildForBrowser, PAGE],
    ['vite', 'a page', viteForBrowser, PAGE],
    ['esbuild', 'an engine without messages', esbuildForBrowser, { performance, setTimeout, atob }],
  ])(
    'of %s answers in %s as Node does, on one thread',
    async (_bundler, _where, bundle, globals) => {
      const inPage = await answersIn(await bundle(), globals);
      inNode ??= answersOfNode();
      expect(inPage.poolThreads).toBe(1);
      expect(inPage.evaluated).toEqual(inNode.evaluated);
      expect(inPage.shown).toEqual(inNode.shown);
      expect(inPage.exact.players[0].equity).toBe(0.7135490714617203);
      for (const name of ['exact', 'sampled', 'ranges'] as const) {
        expect(inPage[name].players).toEqual(inNode[name].players);
        expect(inPage[name].threads).toBe(1);
      }
    },
  );

  it('loads no ordering of hands before a percentage is asked for', async () => {
    const { metafile } = await esbuild.build({
      stdin: { contents: BROWSER, resolveDir: app },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'browser',
      outdir: join(app, 'split'),
      metafile: true,
      logLevel: 'silent',
    });
    const first = new Set(['split/stdin.js']);
    const outputs = Object.entries(metafile.outputs).map(
      ([path, output]) => [path.slice(path.indexOf('split/')), output] as const,
    );
    const byPath = new Map(outputs);
    for (const path of first) {
      for (const { path: other, kind } of byPath.get(path)?.imports ?? []) {
        if (kind === 'import-statement') first.add(other.slice(other.indexOf('split/')));
      }
    }
    expect([...byPath.keys()].filter((path) => path.includes('-players'))).toHaveLength(8);
    expect([...first].filter((path) => path.includes('-players'))).toEqual([]);
  });
});

function answersOfNode(): Answers {
  const script = join(app, 'in-node.mjs');
  writeFileSync(script, `${BROWSER}\nconsole.log(await globalThis.answers);`);
  return JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }));
}

/** Enough trials that threads are worth starting. */
const NODE = `
  import { EquityPool, equity } from 'omaha8';
  (async () => {
    const pool = new EquityPool({ threads: 2 });
    const { threads, players } = await equity({
      hands: ['AsAh2s3h', 'KsKdQsJd', '*'],
      trials: 3_000_000,
      pool,
    });
    console.log(JSON.stringify({ threads, poolThreads: pool.threads, equity: players[0].equity }));
    await pool.close();
  })();
`;

/** Bundles for Node and runs the bundle in a folder of its own. */
async function nodeAnswers(
  format: 'esm' | 'cjs',
  beside: readonly ('worker' | 'piscina')[],
): Promise<{ threads: number; poolThreads: number; equity: number }> {
  const folder = mkdtempSync(join(app, `${format}-`));
  mkdirSync(join(folder, 'node_modules'));
  const type = format === 'esm' ? 'module' : 'commonjs';
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type }));
  if (beside.includes('worker')) copyFileSync('dist/worker.js', join(folder, 'worker.js'));
  if (beside.includes('piscina')) {
    symlinkSync(join(ROOT, 'node_modules/piscina'), join(folder, 'node_modules/piscina'), 'dir');
  }
  const outfile = join(folder, 'app.js');
  await esbuild.build({
    stdin: { contents: NODE, resolveDir: app },
    bundle: true,
    format,
    platform: 'node',
    outfile,
    logLevel: 'silent',
  });
  return JSON.parse(execFileSync(process.execPath, [outfile], { encoding: 'utf8' }));
}

describe('a bundle for Node', () => {
  let whole: Awaited<ReturnType<typeof nodeAnswers>>;
  beforeAll(async () => {
    whole = await nodeAnswers('esm', ['worker', 'piscina']);
  });

  it('works on as many threads with worker.js and piscina beside it', () => {
    const { threads, poolThreads } = whole;
    expect([threads, poolThreads]).toEqual([2, 2]);
  });

  it.each([
    ['esm', 'worker.js and piscina', []],
    ['esm', 'worker.js', ['piscina']],
    ['esm', 'piscina', ['worker']],
    ['cjs', 'a URL of its own', ['worker', 'piscina']],
  ] as const)('of format %s, without %s, says that it works on one', async (format, _, beside) => {
    const one = await nodeAnswers(format, beside);
    expect([one.threads, one.poolThreads]).toEqual([1, 1]);
    expect(one.equity).toBe(whole.equity);
  });
});
