import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readNeeds, sourceFiles } from './source.ts';

/** The rooms of src/ from the ground up: each may import from those before it, besides itself. */
const ORDER = [
  'loop',
  'text',
  'math',
  'cards',
  'games',
  'tables',
  'evaluator',
  'showdown',
  'ranges',
  'equity',
  'query',
  'study',
  'betting',
  'history',
  'worker.ts',
  'index.ts',
  'cli',
] as const;

/** Rooms further down that a room does without all the same. */
const DOES_WITHOUT: Record<string, readonly string[]> = {
  math: ['text'],
  betting: ['ranges', 'equity', 'query', 'study'],
  history: ['ranges', 'query', 'study'],
};

/** Which rooms of src/ each room may import from, besides itself. */
const ROOMS: Record<string, readonly string[]> = Object.fromEntries(
  ORDER.map((room, i) => [
    room,
    ORDER.slice(0, i).filter((other) => !DOES_WITHOUT[room]?.includes(other)),
  ]),
);

/** Where packages may be imported outside cli/, which may import what it likes. */
const PACKAGES: Record<string, readonly string[]> = {
  piscina: ['src/equity/threads/node-threads.ts'],
  htmlparser2: ['src/history/xml/xml-hands.ts'],
  'smol-toml': ['src/history/phh/read.ts', 'src/history/phh/write.ts'],
};

const GLOBALS_OF_CLI = ['process', 'console'];

/** Asks whether it runs in Node, and has modules of Node only if so. */
const ASKS_FOR_NODE = 'src/equity/threads/node-threads.ts';

function roomOf(file: string): string | undefined {
  return file.match(/^src\/([^/]+)/)?.[1];
}

/** One sentence for every import or global that a file may not have. */
function violations(file: string, text: string): string[] {
  const room = roomOf(file);
  const isReference = file.startsWith('test/reference/');
  if (!isReference && !(room && room in ROOMS)) return [`${file} is in no known room`];
  const { imports, globals } = readNeeds(file, text, GLOBALS_OF_CLI);
  const forbidden = imports.filter((name) => {
    if (name.startsWith('.')) {
      const target = roomOf(posix.join(posix.dirname(file), name));
      if (isReference) return target !== undefined;
      return target !== room && !(target && ROOMS[room as string]?.includes(target));
    }
    if (isReference) return name === 'omaha8';
    if (room === 'cli') return name === 'piscina' || name === 'omaha8';
    return !PACKAGES[name]?.includes(file);
  });
  const found = forbidden.map((name) => `${file} imports ${name}`);
  if (room && room !== 'cli' && file !== ASKS_FOR_NODE)
    found.push(...globals.map((name) => `${file} uses ${name}`));
  return found;
}

describe('the direction of imports', () => {
  it.each([...sourceFiles('src'), ...sourceFiles('test/reference')])('is kept by %s', (file) => {
    expect(violations(file, readFileSync(file, 'utf8'))).toEqual([]);
  });
});

describe('the check of imports', () => {
  it.each([
    ['src/showdown/a.ts', "import { choose } from '../math/choose.ts';"],
    ['src/showdown/a.ts', "import type { Pot } from './pots.ts';"],
    ['src/history/a.ts', "import { act } from '../betting/hand.ts';"],
    ['src/index.ts', "export { equity } from './equity/equity.ts';"],
    ['src/equity/threads/node-threads.ts', "import type { Piscina } from 'piscina';"],
    ['src/cli/main.ts', "import yargs from 'yargs'; import 'node:fs'; process.exitCode = 2;"],
    ['src/equity/job.ts', '// process and console\nworker.process({ process: 1 }, "console");'],
    ['test/reference/high.ts', "import { compare } from './ranks.ts';"],
  ])('lets %s have: %s', (file, text) => {
    expect(violations(file, text)).toEqual([]);
  });

  it.each([
    ['src/math/a.ts', "import { rankOf } from '../cards/card.ts';", 'imports ../cards/card.ts'],
    [
      'src/cards/a.ts',
      "import type { High } from '../evaluator/a.ts';",
      'imports ../evaluator/a.ts',
    ],
    ['src/cards/a.ts', "let a: import('../evaluator/a.ts').High;", 'imports ../evaluator/a.ts'],
    ['src/cards/a.ts', "export * from '../evaluator/a.ts';", 'imports ../evaluator/a.ts'],
    [
      'src/tables/a.ts',
      "await import('../equity/threads/pool.ts');",
      'imports ../equity/threads/pool.ts',
    ],
    [
      'src/tables/a.ts',
      'await import(`../equity/threads/pool.ts`);',
      'imports ../equity/threads/pool.ts',
    ],
    ['src/math/a.ts', "import '../text/words.ts';", 'imports ../text/words.ts'],
    ['src/equity/a.ts', "import '../history/replay.ts';", 'imports ../history/replay.ts'],
    ['src/ranges/a.ts', "import '../betting/hand.ts';", 'imports ../betting/hand.ts'],
    ['src/betting/a.ts', "import '../history/parse.ts';", 'imports ../history/parse.ts'],
    ['src/equity/a.ts', "import '../index.ts';", 'imports ../index.ts'],
    ['src/equity/a.ts', "import '../cli/main.ts';", 'imports ../cli/main.ts'],
    [
      'src/equity/a.ts',
      "import '../../test/reference/high.ts';",
      'imports ../../test/reference/high.ts',
    ],
    ['src/equity/a.ts', "import { Piscina } from 'piscina';", 'imports piscina'],
    ['src/worker.ts', "import { threadId } from 'piscina';", 'imports piscina'],
    ['src/equity/threads/pool.ts', "import yargs from 'yargs';", 'imports yargs'],
    ['src/equity/a.ts', "import 'node:os';", 'imports node:os'],
    ['src/equity/threads/pool.ts', "import 'node:fs';", 'imports node:fs'],
    ['src/index.ts', "import yargs from 'yargs';", 'imports yargs'],
    ['src/equity/a.ts', "process.stdout.write('');", 'uses process'],
    ['src/equity/a.ts', 'globalThis.process.exit();', 'uses process'],
    ['src/evaluator/a.ts', 'console.log(1);', 'uses console'],
    ['src/cli/a.ts', "import 'piscina';", 'imports piscina'],
    ['src/kitchen/a.ts', '', 'is in no known room'],
    ['src/other.ts', '', 'is in no known room'],
    [
      'test/reference/a.ts',
      "import '../../src/math/choose.ts';",
      'imports ../../src/math/choose.ts',
    ],
    ['test/reference/a.ts', "import 'omaha8';", 'imports omaha8'],
  ])('stops %s with: %s', (file, text, complaint) => {
    expect(violations(file, text)).toEqual([`${file} ${complaint}`]);
  });
});
