import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fileSource } from '../../../src/cli/terminal/input.ts';
import type { ByteSource } from '../../../src/cli/terminal/io.ts';

const folder = mkdtempSync(join(tmpdir(), 'omaha8-input-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function textOf(source: ByteSource): Promise<string> {
  let text = '';
  for await (const bytes of source) text += Buffer.from(bytes).toString();
  return text;
}

/** Waits until something that has been started is under way. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('the bytes of a file', () => {
  it('are those of the file', async () => {
    const path = join(folder, 'jobs.txt');
    writeFileSync(path, 'some jobs');
    expect(await textOf(fileSource(path))).toBe('some jobs');
  });

  it('say what is wrong with a path that cannot be read', async () => {
    await expect(textOf(fileSource(join(folder, 'none.txt')))).rejects.toThrow('ENOENT');
    await expect(textOf(fileSource(folder))).rejects.toThrow('EISDIR');
  });
});

describe('a pipe with a name', () => {
  const path = join(folder, 'pipe');
  const isMade = spawnSync('mkfifo', [path]).status === 0;

  beforeEach(({ skip }) => skip(!isMade, 'mkfifo makes none here'));

  it('is read to its end', async () => {
    const text = textOf(fileSource(path));
    const writer = await open(path, 'w');
    await writer.write('line by line');
    await writer.close();
    expect(await text).toBe('line by line');
  });

  it('can be given up while nobody has opened the other end', async () => {
    const source = fileSource(path);
    const text = textOf(source).catch(() => 'given up');
    await turn();
    source.destroy?.();
    expect(['', 'given up']).toContain(await text);
  });

  it('can be given up while somebody who has opened the other end is silent', async () => {
    const source = fileSource(path);
    const text = textOf(source).catch(() => 'given up');
    const writer = await open(path, 'w');
    await turn();
    source.destroy?.();
    expect(['', 'given up']).toContain(await text);
    await writer.close();
  });
});
