import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeOhh } from '../../../src/history/ohh/write.ts';
import { replayHand } from '../../../src/history/replay.ts';
import { ALL_IN, POKER_STARS, SAME_HAND, SIDE_POT } from '../../history/hands.ts';
import { HI_LO, logOf } from '../../history/pokernow/log.ts';
import { readOne } from '../../history/tools.ts';
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
    'folder/deep.txt/d.log': SIDE_POT,
    'again.txt': POKER_STARS,
    'folder/.hidden.txt': 'nothing of ours',
    'folder/notes.pdf': 'nothing of ours',
    'folder/LICENSE': 'nothing of ours',
    'named.dat': POKER_STARS,
    'latin9.txt': Buffer.concat([
      singleByte(0xa4),
      Buffer.from('\n\n'),
      Buffer.from(EUROS.replace('#1001', '#1002')),
    ]),
    'windows.txt': singleByte(0x80),
    'damaged.txt': Buffer.from(EUROS).fill(
      0xff,
      EUROS_BYTES.indexOf('Vega'),
      EUROS_BYTES.indexOf('Vega') + 1,
    ),
    'packed.txt': gzipSync(POKER_STARS),
    'binary.txt': Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 2),
    'escape.txt': '\u001b[2Jsomething \u202eelse\n',
    'names.txt': POKER_STARS.replaceAll('Ann', 'A\u001b[31mnn\u0007'),
    'turned\u202e.txt': CUT,
    'cut.txt': new Array(100).fill(CUT).join('\n\n'),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path(name), content);
  symlinkSync(path('folder'), path('folder/deep.txt/loop'));
  symlinkSync(path('nowhere'), path('folder/gone.txt'));
  symlinkSync(path('folder/b.txt'), path('linked.txt'));
  mkdirSync(path('around'));
  symlinkSync(path('around/loop.txt'), path('around/loop.txt'));
  mkdirSync(path('many'));
  for (let i = 0; i < 80; i++) writeFileSync(path(`many/${i}.txt`), 'Some Room 12345\n');
  mkdirSync(path('others'));
  writeFileSync(path('others/a.csv'), 'a,b');
  mkdirSync(path('called-otherwise'));
  const ohh = writeOhh(replayHand(readOne(POKER_STARS)));
  const others = {
    'a.csv': logOf(HI_LO),
    'b.csv': 'name,score\nAnn,5\n',
    'c.json': ohh,
    'd.json': '{ "name": "x" }',
    'e.jsonl': `${ohh}\n${ohh}\n`,
    'f.jsonl': '{"file":"a","line":1}\n',
    'g.ohh': `[\n${ohh}\n]`,
    'h.xml': SAME_HAND.iPoker,
    'i.xml': '<?xml version="1.0"?>\n<feed><title>Hands</title></feed>',
  };
  for (const [name, text] of Object.entries(others))
    writeFileSync(path(`called-otherwise/${name}`), text);
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
  it('with what cannot be looked at is told of', async () => {
    const { code, stdout, stderr } = await replay(['around', 'linked.txt'], '--summary');
    expect(stderr).toMatch(/^omaha8: cannot read around\/loop.txt: too many symbolic links/);
    expect({ code, hands: /1 hand replayed/.test(stdout) }).toEqual({ code: 2, hands: true });
  });

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

  it('has histories too among what others call so as well, if they begin as such', async () => {
    const { code, stdout, stderr } = await replay(['called-otherwise'], '--summary');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/3 hands replayed, .*, 3 repeats left out, 4 other files left alone\n$/);
    const { stdout: hands } = await replay(['called-otherwise'], '--json');
    const names = [...hands.matchAll(/"file":"called-otherwise\/([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(['a.csv', 'c.json', 'e.jsonl', 'e.jsonl', 'g.ohh', 'h.xml']);
  });

  it('reads sessions of XML that are one long line', async () => {
    const [session, hand, end] = SAME_HAND.iPoker
      .replace(/\n\s*/g, '')
      .split(/(?=<game |<\/session>)/);
    const hands = Array.from({ length: 100 }, (_, i) => hand.replace('"1001"', `"${i}"`));
    const text = session + hands.join('') + end;
    expect(text.length).toBeGreaterThan(150_000);
    const { stdout } = await omaha8(['replay', '--summary', '-'], { stdin: [text] });
    expect(stdout).toMatch(/100 hands replayed, no contradiction\n$/);
  });

  it('without histories is an error that says what histories are called', async () => {
    expect(await complaint(`replay ${path('others')}`)).toBe(
      'there are no hands in what was given; 1 file not called .txt, .log, .phh, .phhs or .ohh was left alone',
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
    ['binary.txt', 'cannot read binary.txt: it is not a text file: it has zero bytes'],
    [
      'escape.txt',
      'escape.txt:1: not a hand, or no reader for its site: "\\u001b[2Jsomething \\u{202e}else"',
    ],
  ])('that is no history says what it is: %s', async (name, why) => {
    const { code, stdout, stderr } = await replay([name]);
    expect(code).toBe(2);
    expect(stdout).toBe('0 hands replayed, 1 unreadable\n');
    expect(stderr).toBe(`omaha8: ${why}\n`);
    const json = await replay([name], '--json');
    expect(json).toMatchObject({ code: 2, stderr: '' });
    expect(JSON.parse(json.stdout)).toMatchObject({ file: name, error: expect.any(String) });
  });

  it('that may not be read says so', async ({ skip }) => {
    skip(process.getuid?.() === 0, 'root may read every file');
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
    expect(stdout).toContain('A\\u001b[31mnn\\u0007 bets $1');
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('whose name turns the text is spoken of without that', async () => {
    expect((await replay(['turned\u202e.txt'])).stderr).toBe(
      'omaha8: turned\\u{202e}.txt:15: "Cy: be" is not understood\n',
    );
    const { stdout } = await replay(['turned\u202e.txt'], '--json');
    expect(stdout).not.toContain('\u202e');
    expect(JSON.parse(stdout)).toMatchObject({ file: 'turned\u202e.txt' });
    expect(await complaint(`replay ${path('no\u202e')}`)).toContain('/no\\u{202e}: no such file');
  });

  it.each(['', '--summary', '--json', '--phh'])(
    'with foreign text in it is shown printable, and --json and --phh keep it: %j',
    async (form) => {
      // The marks are letters of the name; the line end is none that a file could hold.
      const name = 'B\u200fo\u009b1m\u202eb\u2066\ufeff\u{e0041}';
      for (const text of Object.values(SAME_HAND)) {
        writeFileSync(path('foreign.txt'), text.replaceAll('Bob', name));
        const { code, stdout, stderr } = await replay(
          ['foreign.txt'],
          ...form.split(' ').filter(Boolean),
        );
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
        expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        if (form === '--json') expect(JSON.parse(stdout).seats[1].name).toBe(name);
        if (form === '--phh')
          expect(readOne(stdout).seats.map((seat) => seat.name)).toContain(name);
      }
    },
  );

  it('that says the same as another adds nothing to totals, and is told none the less', async () => {
    const { stdout } = await replay(['named.dat', 'again.txt'], '--summary');
    expect(stdout).toContain('$: 1 hand, rake $0.20');
    expect(stdout).toMatch(/\n1 hand replayed, no contradiction, 1 repeat left out\n$/);
    const json = await replay(['named.dat', 'again.txt'], '--json');
    expect(json.stdout.trim().split('\n')).toHaveLength(2);
  });

  it('with line separators in amounts costs that hand alone', async () => {
    const bad = SAME_HAND['888poker'].replace('[$0.50]', '[$0\u2028.50]').replace('1001', '7');
    writeFileSync(path('separator.txt'), `${bad}\n${SAME_HAND['888poker']}`);
    const { code, stdout, stderr } = await replay(['separator.txt', 'again.txt'], '--summary');
    expect(code).toBe(2);
    expect(stderr).toBe('omaha8: separator.txt:19: "$0\\u{2028}.50" is not an amount\n');
    expect(stdout).toMatch(/\n2 hands replayed, no contradiction, 1 unreadable\n$/);
  });

  it('that is not there stops everything before it begins', async () => {
    expect(await complaint(`replay ${path('named.dat')} ${path('nowhere.txt')}`)).toBe(
      `cannot read ${path('nowhere.txt')}: no such file or directory`,
    );
  });
});

it('a path that is longer than the system takes is named with the reason', async () => {
  expect(await complaint(`replay ${'long/'.repeat(1000)}a.txt`)).toMatch(
    /^cannot read long\/.*: name too long$/,
  );
});
