import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as library from '../src/index.ts';
import { omaha8, words } from './cli/fake-io.ts';

const READMES = ['README.md', 'src/betting/README.md', 'src/study/README.md'];

function blocks(language: string): string[] {
  return READMES.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
      .filter(([, of]) => of === language)
      .map(([, , text]) => text),
  );
}

/** The time that a run took is the one thing that no two runs share. */
function withoutTime(text: string): string {
  return text.replace(/"elapsedMs":[\d.]+/, '"elapsedMs":0');
}

describe('the examples of the READMEs', () => {
  it.each(blocks('console').map((block) => [block.split('\n', 1)[0].slice(2), block]))(
    'print what it says: %s',
    async (line, block) => {
      const [input, command] = line.includes(' | ') ? line.split(' | ') : ['', line];
      const stdin = input === '' ? [] : [`${words(input)[1]}\n`];
      const { code, stdout, stderr } = await omaha8(words(command).slice(1), { stdin });
      expect(stderr).toBe('');
      expect(code).toBe(0);
      expect(withoutTime(stdout)).toBe(withoutTime(block.slice(line.length + 3)));
    },
  );

  it.each(blocks('ts').map((block) => [block.split('\n')[0], block]))(
    'compute what their comments say: %s',
    async (_, block) => {
      const { body, expected } = recording(block);
      expect(expected.length).toBeGreaterThan(0);
      const run = new Function(
        'record',
        ...Object.keys(library),
        `return (async () => {${body}})()`,
      );
      const computed: unknown[] = [];
      await run((value: unknown) => computed.push(value), ...Object.values(library));
      expect(computed).toEqual(expected);
    },
  );
});

/** A block whose commented expressions are recorded, and the values that the comments promise. */
function recording(block: string): { body: string; expected: unknown[] } {
  const source = ts.createSourceFile('block.ts', block, ts.ScriptTarget.Latest, true);
  const expected: unknown[] = [];
  const lines = source.statements.map((statement) => {
    if (ts.isImportDeclaration(statement)) return '';
    const comment = /^ \/\/ (.*)/.exec(block.slice(statement.end))?.[1];
    if (comment === undefined || !ts.isExpressionStatement(statement)) return statement.getText();
    const value = comment.replace(/ \(.*\)$/, '');
    expected.push(new Function(`return (${value})`)());
    return `record(${statement.expression.getText()});`;
  });
  return { body: lines.join('\n'), expected };
}
