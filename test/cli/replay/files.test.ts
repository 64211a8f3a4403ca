import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_IN, POKER_STARS } from '../../history/hands.ts';
import { complaint, omaha8 } from '../fake-io.ts';

const CUT = POKER_STARS.replace('Cy: bets $0.50', 'Cy: be');

/** The same hand in euros, with a player whose name is not plain ASCII. */
const EUROS = POKER_STARS.replaceAll('$', '€').replaceAll('Ann', 'Zoë');

const EUROS_BYTES = Buffer.from(EUROS);

/** The same with one byte a letter, where the euro sign is such a byte. */
function singleByte(euro: number): Buffer {
  return Buffer.from(EUROS.replaceAll('€', String.fromCharCode(euro)), 'latin1');
}

const folder = mkdtempSync(join(tmpdir(), 'omaha8-replay-'));
const path = (name: string) => join(folder, name);

beforeAll(() => {
  mkdirSync(path('folder/deep.txt'), { recursive: true });
  const files: Record<string, string | Uint8Array> = {
    'folder/b.txt': POKER_STARS,
    'folder/deep.txt/c.TXT': ALL_IN,
    'folder/deep.txt/d.log': POKER_STARS,
    'folder/.hidden.txt': 'nothing of ours',
    'folder/notes.pdf': 'nothing of ours',
    'folder/LICENSE': 'nothing of ours',
    'named.dat': POKER_STARS,
    'latin9.txt': Buffer.concat([singleByte(0xa4), Buffer.from('\n\n'), Buffer.from(EUROS)]),
    'windows.txt': singleByte(0x80),
    'damaged.txt': Buffer.from(EUROS).fill(
      0xff,
      EUROS_BYTES.indexOf('Vega'),
      EUROS_BYTES.indexOf('Vega') + 1,
    ),
    'packed.txt': gzipSync(POKER_STARS),
    'binary.txt': Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 2),
    'escape.txt': '\u001b[2Jsomething else\n',
    'names.txt': POKER_STARS.replaceAll('Ann', 'A\u001b[31mnn\u0007'),
    'cut.txt': new Array(100).fill(CUT).join('\n\n'),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path(name), content);
  symlinkSync(path('folder'), path('folder/deep.txt/loop'));
  symlinkSync(path('nowhere'), path('folder/gone.txt'));
  symlinkSync(path('folder/b.txt'), path('linked.txt'));
  mkdirSync(path('many'));
  for (let i = 0; i < 80; i++) writeFileSync(path(`many/${i}.txt`), 'Some Room 12345\n');
  mkdirSync(path('others'));
  writeFileSync(path('others/a.csv'), 'a,b');
  mkdirSync(path('mixed'));
  writeFileSync(path('mixed/a.txt'), gzipSync(POKER_STARS));
  writeFileSync(path('mixed/b.txt'), POKER_STARS);
});

afterAll(() => rmSync(folder, { recursive: true }));

async function replay(names: readonly string[], ...options: string[]) {
  const { code, stdout, stderr } = await omaha8(['replay', ...names.map(path), ...options]);
  const short = (text: string) => text.replaceAll(`${folder}/`, '');
  return { code, stdout: short(stdout), stderr: short(stderr) };
}

describe('a folder', () => {
  it('is read by name, deep ones too, each once, and without what is no history', async () => {
    const { code, stdout, stderr } = await replay(['folder'], '--summary');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.match(/^folder\S+/gm)).toEqual([
      'folder/b.txt',
      'folder/deep.txt/c.TXT',
      'folder/deep.txt/d.log',
    ]);
    expect(stdout).toMatch(/3 hands replayed, no contradiction, 3 other files left alone\n$/);
  });

  it('without histories is an error that says what histories are called', async () => {
    expect(await complaint(`replay ${path('others')}`)).toBe(
      'there are no hands in what was given; 1 file not called .txt, .log, .phh or .phhs was left alone',
    );
  });

  it('is read on where one file of it cannot be', async () => {
    const { code, stdout, stderr } = await replay(['mixed'], '--summary');
    expect(code).toBe(2);
    expect(stderr).toBe(
      'omaha8: cannot read mixed/a.txt: it is packed with gzip: unpack it first\n',
    );
    expect(stdout).toMatch(/1 hand replayed, no contradiction, 1 unreadable\n$/);
  });

  it('full of what nobody can read does not flood standard error', async () => {
    const { code, stderr } = await replay(['many']);
    expect(code).toBe(2);
    const lines = stderr.trim().split('\n');
    expect(lines).toHaveLength(51);
    expect(lines[50]).toBe('omaha8: 30 more complaints are left out');
  });
});

describe('a file', () => {
  it('that is named is read whatever it is called', async () => {
    expect(await replay(['named.dat', 'linked.txt'], '--summary')).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  it('of many unreadable hands is complained of a handful of times, and then they are counted', async () => {
    const { code, stdout, stderr } = await replay(['cut.txt']);
    expect(code).toBe(2);
    expect(stdout).toBe('0 hands replayed, 100 unreadable\n');
    expect(stderr.trim().split('\n').slice(4)).toEqual([
      expect.stringMatching(/^omaha8: cut\.txt:\d+: "Cy: be" is not understood$/),
      'omaha8: cut.txt: 95 more hands could not be read',
    ]);
  });

  it.each([
    ['packed.txt', 'cannot read packed.txt: it is packed with gzip: unpack it first'],
    ['binary.txt', 'cannot read binary.txt: it is no text: it has zero bytes'],
    ['escape.txt', 'escape.txt:1: no reader for this site, or no hand: "\ufffd[2Jsomething else"'],
  ])('that is no history says what it is: %s', async (name, why) => {
    const { code, stdout, stderr } = await replay([name]);
    expect(code).toBe(2);
    expect(stdout).toBe('0 hands replayed, 1 unreadable\n');
    expect(stderr).toBe(`omaha8: ${why}\n`);
    const json = await replay([name], '--json');
    expect(json).toMatchObject({ code: 2, stderr: '' });
    expect(JSON.parse(json.stdout)).toMatchObject({ file: name, error: expect.any(String) });
  });

  it.runIf(process.getuid?.() !== 0)('that may not be read says so', async () => {
    writeFileSync(path('secret.txt'), POKER_STARS);
    chmodSync(path('secret.txt'), 0o000);
    expect((await replay(['secret.txt', 'linked.txt'])).stderr).toBe(
      'omaha8: cannot read secret.txt: permission denied\n',
    );
  });

  it.each([
    ['latin9.txt', 2],
    ['windows.txt', 1],
    ['damaged.txt', 1],
  ])('keeps its euros and names whatever its encoding: %s', async (name, hands) => {
    const { code, stdout } = await replay([name], '--json');
    const read = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(read).toHaveLength(hands);
    for (const { currency, seats } of read) {
      expect(currency).toBe('€');
      expect(seats[0].name).toBe('Zoë');
    }
    expect(code).toBe(0);
  });

  it('cannot command the terminal', async () => {
    const { code, stdout } = await replay(['names.txt']);
    expect(code).toBe(0);
    expect(stdout).toContain('A\ufffd[31mnn\ufffd bets $1');
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('that is not there stops everything before it begins', async () => {
    expect(await complaint(`replay ${path('named.dat')} ${path('nowhere.txt')}`)).toBe(
      `cannot read ${path('nowhere.txt')}: no such file or directory`,
    );
  });
});
