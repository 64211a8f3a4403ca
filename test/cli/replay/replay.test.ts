import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_IN, POKER_STARS, SAME_HAND } from '../../history/hands.ts';
import { complaint, omaha8 } from '../fake-io.ts';

const WRONG = POKER_STARS.replace('Ann collected $1.93', 'Ann collected $1.83').replace(
  'Cy collected $0.96',
  'Cy collected $1.06',
);
const CUT = POKER_STARS.replace('Cy: bets $0.50', 'Cy: be');
const OTHER_GAME = POKER_STARS.replace('Omaha Hi/Lo Pot Limit', "Hold'em No Limit");

const folder = mkdtempSync(join(tmpdir(), 'omaha8-replay-'));
const path = (name: string) => join(folder, name);

beforeAll(() => {
  const files: Record<string, string | Uint8Array> = {
    'one.txt': POKER_STARS,
    'all-in.txt': ALL_IN,
    'wrong.txt': WRONG,
    'cut.txt': CUT,
    'other.txt': OTHER_GAME,
    'empty.txt': '\n',
    'strange.txt': 'Some Room 12345\nSeat 1\n',
    'utf-16.txt': Buffer.from(`\ufeff${SAME_HAND.Winamax}`, 'utf16le'),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path(name), text);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a replay of files in the folder; their path is taken out of what it writes. */
async function replay(names: readonly string[], ...options: string[]) {
  const argv = ['replay', ...names.map((name) => (name === '-' ? name : path(name))), ...options];
  const { code, stdout, stderr } = await omaha8(argv, { stdin: [POKER_STARS] });
  const short = (text: string) => text.replaceAll(`${folder}/`, '');
  return { code, stdout: short(stdout), stderr: short(stderr) };
}

async function jsonOf(...names: string[]) {
  const { stdout, ...rest } = await replay(names, '--json');
  const lines = stdout.split('\n').filter(Boolean);
  return { ...rest, hands: lines.map((line) => JSON.parse(line)) };
}

describe('omaha8 replay', () => {
  it('tells a hand street by street, and who won what and why', async () => {
    expect(await replay(['one.txt'])).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "",
        "stdout": "PokerStars hand 1001, pot-limit Omaha Hi/Lo $0.05/$0.10, Vega II, 2020/02/03
        4:05:06 ET
      one.txt:1
        Seat 2  Ann     $10  As 3d 9h 9d  button
        Seat 4  Bob  $12.50
        Seat 5  Cy       $8  Ah 3c Kd Jd
      Before the flop
        Bob posts the small blind of $0.05, Cy posts the big blind of $0.10, Ann
          raises to $0.35, Bob calls $0.30, Cy calls $0.25
      Flop  2h 5d Ks, pot $1.05
        Bob checks, Cy bets $0.50, Ann calls $0.50, Bob folds
      Turn  2h 5d Ks 9c, pot $2.05
        Cy checks, Ann checks
      River  2h 5d Ks 9c 7s, pot $2.05
        Cy checks, Ann bets $1, Cy calls $1
      Showdown
        Ann shows As 3d 9h 9d, Cy shows Ah 3c Kd Jd
      Pot $4.05 less $0.20 rake: $1.93 high, $1.92 low
        Ann gets three quarters, $2.89: the high with Three Nines; the low with
          7-5-3-2-A, shared with Cy
        Cy is quartered for $0.96: the low with 7-5-3-2-A, shared with Ann
        Odd chip to Ann, because $3.85 does not halve into whole chips: the odd chip
          goes to the high
      Legal, and paid as the rules say

      1 hand replayed, no contradiction
      ",
      }
    `);
  });

  it('says what an all-in was worth', async () => {
    expect((await replay(['all-in.txt'])).stdout).toMatchInlineSnapshot(`
      "PokerStars hand 4004, pot-limit five-card Omaha Hi/Lo $1/$2, Vega II, 2020/02/03
        4:05:06 ET
      all-in.txt:1
        Seat 1  Ann  $20  Js Ts 7c 4h 4s  button
        Seat 3  Bob  $15  Ad 2d Kd 5d 5c
      Before the flop
        Ann posts the small blind of $1, Bob posts the big blind of $2, Ann raises to
          $4, Bob calls $2
      Flop  3c 7d Jh, pot $8
        Bob bets $8, Ann raises to $16 all-in, Bob calls $3 all-in
      Turn  3c 7d Jh 8s, pot $30
      River  3c 7d Jh 8s 9c, pot $30
      Showdown
        Bob shows Ad 2d Kd 5d 5c, Ann shows Js Ts 7c 4h 4s
      $5 that nobody called goes back to Ann
      Pot $30 less $1 rake: $14.50 high, $14.50 low
        Ann gets half, $14.50: the high with Jack-high straight
        Bob gets half, $14.50: the low with 8-7-3-2-A
      All-in on the flop: equity, exact over every board that could come
        Player  Equity  Expected     Got
        Ann     51.42%    -$0.09  -$0.50
        Bob     48.58%    -$0.91  -$0.50
      Legal, and paid as the rules say

      1 hand replayed, no contradiction
      "
    `);
  });

  it('exits with 3 where a hand contradicts the rules, and says where', async () => {
    const { code, stdout } = await replay(['wrong.txt', 'cut.txt']);
    expect(code).toBe(3);
    expect(stdout).toContain(
      'Contradiction in line 28: pot $4.05: Ann got $2.79, the rules pay $2.89; Cy got\n  $1.06, the rules pay $0.96',
    );
    expect(stdout).toMatch(/\n1 hand replayed, 1 with a contradiction, 1 unreadable\n$/);
  });

  it('exits with 2 where a hand cannot be read, and names the file and the line', async () => {
    const { code, stdout, stderr } = await replay(['cut.txt', 'one.txt']);
    expect(code).toBe(2);
    expect(stderr).toBe('omaha8: cut.txt:15: "Cy: be" is not understood\n');
    expect(stdout).toContain('1 hand replayed, no contradiction, 1 unreadable');
  });

  it('refuses a file of a site that it does not know', async () => {
    const { code, stdout, stderr } = await replay(['strange.txt']);
    expect(code).toBe(2);
    expect(stdout).toBe('0 hands replayed, 1 unreadable\n');
    expect(stderr).toBe(
      'omaha8: strange.txt:1: not a hand, or no reader for its site: "Some Room 12345"\n',
    );
  });

  it('counts hands of other games, which are no fault', async () => {
    expect(await replay(['other.txt'])).toEqual({
      code: 0,
      stdout: '0 hands replayed, 1 of other games or cancelled\n',
      stderr: '',
    });
  });

  it('reads standard input, and files in UTF-16', async () => {
    expect((await replay(['-'], '--summary')).stdout).toContain(
      'standard input\n  line 1  PokerStars 1001',
    );
    expect((await replay(['utf-16.txt'], '--summary')).stdout).toContain('Ann +€1.04');
  });
});

describe('omaha8 replay --json', () => {
  it('prints one object a hand', async () => {
    const { code, hands } = await jsonOf('one.txt', 'all-in.txt');
    expect(code).toBe(0);
    expect(hands[0]).toMatchObject({
      file: 'one.txt',
      line: 1,
      id: '1001',
      game: 'omaha8',
      structure: 'pot-limit',
      bigBlind: 0.1,
      button: 1,
      rake: 0.2,
      returned: [],
      allIn: null,
      legal: true,
      contradictions: [],
    });
    expect(hands[0].seats[2]).toEqual({
      seat: 3,
      number: 5,
      name: 'Cy',
      stack: 8,
      hole: ['Ah', '3c', 'Kd', 'Jd'],
      put: 1.85,
      paid: 0.96,
      net: -0.89,
    });
    expect(hands[0].pots[0].boards[0]).toMatchObject({
      high: { amount: 1.93, winners: [1] },
      low: { amount: 1.92, winners: [1, 3] },
    });
    expect(hands[1].allIn).toMatchObject({ board: ['3c', '7d', 'Jh'] });
  });

  it('values an all-in so that what is expected adds up to what is not raked', async () => {
    const { hands } = await jsonOf('all-in.txt');
    const { players } = hands[0].allIn;
    const sum = (key: string) =>
      players.reduce((total: number, player: Record<string, number>) => total + player[key], 0);
    expect(sum('share')).toBeCloseTo(1, 12);
    expect(players[0].equities[0] + players[1].equities[0]).toBeCloseTo(1, 12);
    expect(sum('expected')).toBeCloseTo(-1, 12);
    expect(sum('actual')).toBe(-1);
    expect(JSON.stringify(players)).not.toMatch(/"expected":-?\d+\.\d{9}/);
  });

  it('prints what was left out and what could not be read in its place', async () => {
    const { code, hands, stderr } = await jsonOf('other.txt', 'cut.txt', 'one.txt');
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
    expect(hands[0]).toEqual({ file: 'other.txt', line: 1, skipped: 'it is not an Omaha game' });
    expect(hands[1]).toEqual({ file: 'cut.txt', line: 15, error: '"Cy: be" is not understood' });
    expect(hands[2].id).toBe('1001');
  });

  it('says what contradicts the rules, with the line', async () => {
    const { code, hands } = await jsonOf('wrong.txt');
    expect(code).toBe(3);
    expect(hands[0].contradictions).toMatchObject([{ kind: 'payment', line: 28 }]);
  });
});

describe('omaha8 replay --phh', () => {
  it('prints one hand as a document, several as sections, and reads them again', async () => {
    const one = await replay(['one.txt'], '--phh');
    expect(one.stdout).toMatch(/^variant = "PO\/8"\n/);
    const two = await replay(['one.txt', 'all-in.txt'], '--phh');
    expect(two.stdout.match(/^\[\d\]$/gm)).toEqual(['[1]', '[2]']);
    for (const { stdout } of [one, two]) {
      const again = await omaha8(['replay', '-'], { stdin: [stdout] });
      expect(again).toMatchObject({ code: 0, stderr: '' });
      expect(again.stdout).toContain('Ann gets three quarters, $2.89');
    }
  });
});

describe('a bad command line', () => {
  it.each([
    ['replay', 'no file given; write omaha8 replay <file or folder>'],
    ['replay no-such-file', 'cannot read no-such-file: no such file or directory'],
    [`replay ${path('one.txt')} --json --phh`, 'give either --json or --phh, not both'],
    [`replay ${path('one.txt')} --sumary`, 'unknown option --sumary; did you mean --summary?'],
    [`replay ${path('empty.txt')} --json`, 'there are no hands in what was given'],
  ])('%s', async (line, sentence) => {
    expect(await complaint(line)).toBe(sentence);
  });
});
