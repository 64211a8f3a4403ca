import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type OutlineOption, outline } from '../../../src/cli/reference/outline.ts';
import { complaint } from '../fake-io.ts';
import { hasShell, offered } from './shells.ts';

const cwd = mkdtempSync(join(tmpdir(), 'omaha8-completion-'));
writeFileSync(join(cwd, 'hands.txt'), '');
mkdirSync(join(cwd, 'old'));
afterAll(() => rmSync(cwd, { recursive: true }));

const commands = await outline();

const PATHS = { file: ['hands.txt', 'old'], folder: ['old'] };

function expected({ words, path }: Pick<OutlineOption, 'words' | 'path'>): string[] {
  return [...(path === null ? words : PATHS[path])].sort();
}

/** Every line that is tried, and what has to be offered behind it. */
const CASES: [line: string, words: string[]][] = [
  ['omaha8 e', ['equity', 'eval']],
  ...commands.flatMap(({ name, options, words, path }): [string, string[]][] => [
    [`omaha8 ${name} --`, options.map(({ long }) => long).sort()],
    [`omaha8 ${name} `, expected({ words, path })],
    ...options
      .filter(({ value }) => value !== null)
      .flatMap((option): [string, string[]][] =>
        [option.long, option.short]
          .filter((typed) => typed !== null)
          .map((typed) => [`omaha8 ${name} ${typed} `, expected(option)]),
      ),
  ]),
];

describe.each(['bash', 'zsh', 'fish'] as const)('completion in %s', (shell) => {
  it.skipIf(!hasShell(shell))('offers every command, option, value and file', () => {
    const lines = CASES.map(([line]) => line);
    const found = offered(shell, lines, cwd).map((words) =>
      words.map((word) => word.replace(/[/=]$/, '')),
    );
    // Fish offers flags where nothing else is left, which does no harm.
    const withoutFlags = found.map((words, i) =>
      lines[i].endsWith('--') ? words : words.filter((word) => !word.startsWith('-')),
    );
    expect(Object.fromEntries(lines.map((line, i) => [line, withoutFlags[i]]))).toEqual(
      Object.fromEntries(CASES),
    );
  });
});

describe('completion', () => {
  it.each([
    ['', 'no shell given; write omaha8 completion bash, zsh or fish'],
    ['tcsh', 'the shell "tcsh" is unknown; choose bash, zsh or fish'],
    ['bash zsh', 'completion takes one shell, but zsh follows'],
  ])('of %s is refused', async (shells, message) => {
    expect(await complaint(`completion ${shells}`)).toBe(message);
  });
});
