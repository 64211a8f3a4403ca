import { spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DirectOutput } from '../../../src/cli/terminal/direct-output.ts';

const folder = mkdtempSync(join(tmpdir(), 'omaha8-output-'));
const path = join(folder, 'output');

afterAll(() => rmSync(folder, { recursive: true }));

const noStream = (): NodeJS.WriteStream => {
  throw new Error('no stream is needed');
};

describe('output to a file', () => {
  it('is written as it comes, whatever its letters', () => {
    const fd = openSync(path, 'w');
    const output = new DirectOutput(fd, noStream, (error) => {
      throw error;
    });
    const texts = ['♠ ½ é\n', '', 'x'.repeat(100_000)];
    expect(texts.map((text) => output.write(text))).toEqual([true, true, true]);
    closeSync(fd);
    expect(readFileSync(path, 'utf8')).toBe(texts.join(''));
  });

  it('that cannot be written is told of', () => {
    writeFileSync(path, '');
    const fd = openSync(path, 'r');
    const codes: unknown[] = [];
    new DirectOutput(fd, noStream, ({ code }) => codes.push(code)).write('lost');
    closeSync(fd);
    expect(codes).toEqual(['EBADF']);
  });

  it('suits a file, and nothing that is closed', ({ skip }) => {
    skip(process.platform === 'win32', 'Windows has pipes of another kind');
    const fd = openSync(path, 'a');
    expect(DirectOutput.suits(fd)).toBe(true);
    closeSync(fd);
    expect(DirectOutput.suits(1_000_000)).toBe(false);
  });
});

describe('output to a pipe that nobody empties', () => {
  it('goes on as a stream, from the very byte', ({ skip }) => {
    const pipe = join(folder, 'pipe');
    skip(spawnSync('mkfifo', [pipe]).status !== 0, 'mkfifo makes none here');
    const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    const streamed: Buffer[] = [];
    const stream = {
      write: (bytes: string | Uint8Array) => streamed.push(Buffer.from(bytes)) === 0,
      once: (event: string) => event,
    } as unknown as NodeJS.WriteStream;
    const output = new DirectOutput(fd, () => stream, noStream);
    const long = '♠½'.repeat(100_000);
    expect([output.write(long), output.write('and more')]).toEqual([false, false]);
    expect(output.once('drain', () => {})).toBe('drain');
    const piped = Buffer.alloc(1_000_000);
    const size = readSync(fd, piped);
    closeSync(fd);
    expect(size).toBeGreaterThan(0);
    expect(Buffer.concat([piped.subarray(0, size), ...streamed]).toString()).toBe(
      `${long}and more`,
    );
  });
});
