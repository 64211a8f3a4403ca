/**
 * Which parts of the library run where there is no Node, such as in a browser: all but the command line
 * and the threads. They import nothing but each other, and name no global that only Node has, nor one that
 * a page may lack, unless they have asked whether it is there.
 */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readNeeds, sourceFiles } from './source.ts';

/** What may need Node. */
const NEEDS_NODE = ['src/cli/', 'src/equity/threads/node-threads.ts', 'src/worker.ts'];

/** Packages that are plain JavaScript themselves; they are part of the built files. */
const PLAIN_PACKAGES = ['htmlparser2', 'smol-toml'];

const GLOBALS = [
  // Of Node alone.
  'process',
  'Buffer',
  'setImmediate',
  'clearImmediate',
  'global',
  'require',
  '__dirname',
  '__filename',
  // A page has them only if its server sends certain headers.
  'SharedArrayBuffer',
  'Atomics',
  // By it one could name any of the others.
  'globalThis',
];

function isFree(file: string): boolean {
  return !NEEDS_NODE.some((path) => file.startsWith(path));
}

/** One sentence for everything that a file may not ask for. */
function violations(file: string, text: string): string[] {
  const { imports, unguarded } = readNeeds(file, text, GLOBALS);
  const isAllowed = (name: string) =>
    name.startsWith('.')
      ? isFree(posix.join(posix.dirname(file), name)) || isThreadsOfPool(file, name)
      : PLAIN_PACKAGES.includes(name);
  return [
    ...imports.filter((name) => !isAllowed(name)).map((name) => `imports ${name}`),
    ...unguarded.map((name) => `uses ${name}`),
  ];
}

/** The pool asks for threads, and has one only where there are none. */
function isThreadsOfPool(file: string, name: string): boolean {
  return file === 'src/equity/threads/pool.ts' && name === './node-threads.ts';
}

describe('the library, where there is no Node,', () => {
  const files = sourceFiles('src');

  it('is nearly all there is', () => {
    const rooms = new Set(files.filter(isFree).map((file) => file.split('/')[1]));
    for (const room of ['cards', 'games', 'tables', 'evaluator', 'showdown', 'ranges', 'equity']) {
      expect(rooms).toContain(room);
    }
    for (const room of ['betting', 'history', 'index.ts']) expect(rooms).toContain(room);
    expect(rooms).not.toContain('cli');
    for (const path of NEEDS_NODE) expect(files.some((file) => file.startsWith(path))).toBe(true);
  });

  it.each(files.filter(isFree))('has all that %s asks for', (file) => {
    expect(violations(file, readFileSync(file, 'utf8'))).toEqual([]);
  });
});

describe('the check', () => {
  it.each([
    "import { rankOf } from '../cards/card.ts';",
    "import { parse } from 'smol-toml';",
    "if (typeof setImmediate === 'function') setImmediate(go);",
    "const buffer = typeof SharedArrayBuffer === 'function' ? new SharedArrayBuffer(8) : [];",
    'function of(buffer: SharedArrayBuffer): void {}',
    'job.process({ process: 1, Buffer: 2 });',
    '// process, Buffer and node:fs',
    'performance.now(); setTimeout(go, 0); new TextDecoder();',
  ])('lets be: %s', (text) => {
    expect(violations('src/equity/a.ts', text)).toEqual([]);
  });

  it.each([
    ["import fs from 'node:fs';", 'imports node:fs'],
    ["import type { Stats } from 'node:fs';", 'imports node:fs'],
    ["import fs from 'fs';", 'imports fs'],
    ["await import('node:os');", 'imports node:os'],
    ["export * from 'piscina';", 'imports piscina'],
    ["import { x } from '../cli/run.ts';", 'imports ../cli/run.ts'],
    ["import { x } from './threads/node-threads.ts';", 'imports ./threads/node-threads.ts'],
    ['process.exit(1);', 'uses process'],
    ["Buffer.from('a');", 'uses Buffer'],
    ['setImmediate(go);', 'uses setImmediate'],
    ["if (typeof setTimeout === 'function') setImmediate(go);", 'uses setImmediate'],
    ["if (typeof setImmediate === 'function') go(); else setImmediate(go);", 'uses setImmediate'],
    ['new SharedArrayBuffer(8);', 'uses SharedArrayBuffer'],
    ['const all = x instanceof SharedArrayBuffer;', 'uses SharedArrayBuffer'],
    ["require('fs');", 'uses require'],
    ["globalThis['process'];", 'uses globalThis'],
    ['const { process } = globalThis;', 'uses process'],
  ])('stops: %s', (text, complaint) => {
    expect(violations('src/equity/a.ts', text)).toContain(complaint);
  });
});
