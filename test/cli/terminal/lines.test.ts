import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf, readLines } from '../../../src/cli/terminal/lines.ts';
import { collect } from '../collect.ts';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
}

async function linesIn(text: string | Uint8Array, size = 3, longest = 100): Promise<string[]> {
  return collect(readLines(inPieces(Buffer.from(text), size), longest));
}

describe('lines', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\nb', ['a', 'b']],
    ['a\r\nb\r\n', ['a', 'b']],
    ['\n\na\n', ['', '', 'a']],
    ['a\u2028b\rc\n', ['a\u2028b\rc']],
    ['\ufeffa\nb', ['a', 'b']],
  ])('of %j are %j, however they come', async (text, lines) => {
    for (const size of [1, 2, 3, 1000]) expect(await linesIn(text, size)).toEqual(lines);
  });

  it('keep letters whole that come in two pieces', async () => {
    expect(await linesIn('A♠K♥\n10♦', 1)).toEqual(['A♠K♥', '10♦']);
  });

  it('are cut where they are too long, and the next one is whole again', async () => {
    expect(await linesIn('abcdefgh\nij\nklmnop', 2, 3)).toEqual(['abcd', 'ij', 'klmn']);
    expect(await linesIn('abcdefgh\nij\nklmnop', 1000, 3)).toEqual(['abcd', 'ij', 'klmn']);
    expect(await linesIn('abc\n', 2, 3)).toEqual(['abc']);
  });
});

describe('the lines of a file', () => {
  const signal = new AbortController().signal;
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'omaha8-'));
    writeFileSync(join(folder, 'jobs'), 'a\nb\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read from its path', async () => {
    const lines = linesOf(join(folder, 'jobs'), 'jobs', 100, signal);
    expect(await collect(lines)).toEqual(['a', 'b']);
  });

  it.each([
    ['nothing', 'cannot read nothing: no such file or directory'],
    ['', 'cannot read : it is a folder'],
  ])('are an error where there is no file: %s', async (name, message) => {
    const lines = linesOf(join(folder, name), name, 100, signal);
    await expect(collect(lines)).rejects.toThrow(message);
  });

  it('end with an abort, although more might come', async () => {
    const controller = new AbortController();
    const pipe = new PassThrough();
    pipe.write('a\nb');
    const read: string[] = [];
    for await (const line of linesOf(pipe, 'a pipe', 100, controller.signal)) {
      read.push(line);
      controller.abort();
    }
    expect(read).toEqual(['a']);
    expect(pipe.destroyed).toBe(true);
  });
});
