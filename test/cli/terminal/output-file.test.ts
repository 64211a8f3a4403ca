import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { complaint, omaha8, printed, words } from '../fake-io.ts';

const LINE = 'eval AhAd8s9c --board 7s7d5c2hJs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'omaha8-output-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('--output', () => {
  it('writes into a file what is printed without it, and nothing else', async () => {
    const file = join(folder, 'result.txt');
    expect(await printed(`${LINE} --output ${file}`)).toBe('');
    expect(readFileSync(file, 'utf8')).toBe(await printed(LINE));
    expect(readdirSync(folder)).toEqual(['result.txt']);
  });

  it('takes the place of a file, with its rights, where a link leads', async () => {
    const file = join(folder, 'old.json');
    writeFileSync(file, 'old');
    chmodSync(file, 0o640);
    symlinkSync(file, join(folder, 'link'));
    await printed(`${LINE} --json -o ${join(folder, 'link')}`);
    expect(JSON.parse(readFileSync(file, 'utf8')).game).toBe('omaha8');
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder)).toEqual(['link', 'old.json']);
  });

  it('leaves the old file where the input is bad, or the work is interrupted', async () => {
    const file = join(folder, 'old');
    writeFileSync(file, 'old');
    const bad = await omaha8(words(`eval AhAd8s9c --board 7s7d --output ${file}`));
    expect(bad.code).toBe(2);
    const signal = AbortSignal.abort();
    const cut = await omaha8(words(`equity AA KK --trials 1e9 -o ${file}`), { signal });
    expect(cut.code).toBe(130);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['old']);
  });

  it.skipIf(!existsSync('/dev/full'))('says where it cannot write', async () => {
    const { code, stderr } = await omaha8(words(`${LINE} --output /dev/full`));
    expect([code, stderr]).toEqual([
      1,
      'omaha8: cannot write "/dev/full": no space left on device\n',
    ]);
  });

  it.skipIf(process.platform === 'win32')('leaves the old file where the disk is full', () => {
    const file = join(folder, 'old');
    writeFileSync(file, 'old');
    // No file may be larger than a few blocks, which has the same end as a disk with no more of them.
    const line = `ulimit -f 8; "$0" bin/omaha8.js range AA --list --output "$1"`;
    const { status, stderr } = spawnSync('bash', ['-c', line, process.execPath, file], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, `omaha8: cannot write "${file}": file too large\n`]);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['old']);
  });

  it('refuses what can be no file before it does any work', async () => {
    expect(await complaint(`${LINE} --output ${folder}`)).toBe(
      `cannot write "${folder}": it is a folder`,
    );
    expect(await complaint(`${LINE} --output ${folder}/no/such`)).toBe(
      `cannot write "${folder}/no/such": no such file or directory`,
    );
    expect(await complaint(`${LINE} --output ''`)).toBe(
      '--output is empty; it takes the name of a file',
    );
  });
});
