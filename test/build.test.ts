import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Everything that loading a built file loads with it: files of dist/ and packages. */
function loadedWith(entry: string): { files: string[]; packages: string[] } {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const name of staticImports(readFileSync(file, 'utf8'))) {
      if (name.startsWith('.')) files.add(posix.join(posix.dirname(file), name));
      else packages.add(name);
    }
  }
  return { files: [...files], packages: [...packages] };
}

function staticImports(text: string): string[] {
  const { statements } = ts.createSourceFile('a.js', text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const isLink = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    const from = isLink ? statement.moduleSpecifier : undefined;
    return from && ts.isStringLiteral(from) ? [from.text] : [];
  });
}

/** The built files that hold something of a package, which the bundler says in a comment. */
function filesWith(packageName: string, files: readonly string[]): string[] {
  const region = new RegExp(`^//#region .*node_modules/${packageName}/`, 'm');
  return files.filter((file) => region.test(readFileSync(file, 'utf8')));
}

describe('the build', () => {
  it('bundles yargs, and loads it for the help alone', () => {
    const all = readdirSync('dist')
      .filter((name) => name.endsWith('.js'))
      .map((name) => `dist/${name}`);
    expect(filesWith('yargs', all)).not.toEqual([]);
    expect(all.flatMap((file) => loadedWith(file).packages)).not.toContain('yargs');
    expect(filesWith('yargs', loadedWith('dist/cli/main.js').files)).toEqual([]);
  });

  it.each(['eval', 'equity'])('loads no more of Node than omaha8 %s needs', (command) => {
    const main = readFileSync('dist/cli/main.js', 'utf8');
    const file = new RegExp(`import\\("\\.\\./(${command}\\d*\\.js)"\\)`).exec(main)?.[1];
    const { files, packages } = loadedWith(`dist/${file}`);
    expect(files.length).toBeLessThan(14);
    // Each of these takes longer to import than hands to evaluate: a dynamic import, or none, will do.
    const slow = ['node:process', 'node:fs', 'node:fs/promises', 'node:net', 'node:util'];
    expect(packages.filter((name) => slow.includes(name))).toEqual([]);
  });

  it('leaves the emoji tables of string-width out of the command line', () => {
    expect(filesWith('string-width', loadedWith('dist/cli/main.js').files)).toEqual([]);
  });

  it('makes the worker one file, which needs no other beside it', () => {
    expect(loadedWith('dist/worker.js')).toEqual({ files: ['dist/worker.js'], packages: [] });
    expect(readFileSync('dist/worker.js', 'utf8')).not.toMatch(/\bimport\(/);
  });

  it.each(['dist/index.js', 'dist/worker.js'])('keeps the command line out of %s', (entry) => {
    const { files } = loadedWith(entry);
    expect(filesWith('yargs', files)).toEqual([]);
    expect(files.filter((file) => file.startsWith('dist/cli/'))).toEqual([]);
  });

  it('publishes of the evaluator what callers need, not how tables are numbered', () => {
    const types = readFileSync('dist/index.d.ts', 'utf8');
    const declaration = /declare class BoardEvaluator \{[\s\S]*?\n\}/.exec(types)?.[0] ?? '';
    const members = [...declaration.matchAll(/^ {2}(?:get )?(\w+)\(/gm)].map(([, name]) => name);
    expect(members).toEqual(['constructor', 'setBoard', 'high', 'low']);
  });

  it('loads no ordering of hands before one is needed', () => {
    const names = readdirSync('dist').filter((name) => /^omaha(8|hi)-\d-cards-/.test(name));
    expect(names).toHaveLength(8);
    const { files } = loadedWith('dist/index.js');
    expect(files.filter((file) => names.includes(posix.basename(file)))).toEqual([]);
  });

  it.each(['dist/index.js', 'dist/cli/main.js'])('starts no threads by loading %s', (entry) => {
    expect(loadedWith(entry).packages).not.toContain('piscina');
  });
});
