import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../src/cli/terminal/layout.ts';
import { omaha8, printed, words } from '../fake-io.ts';

/** What a good command line says on standard error, and the first lines that it prints. */
async function noted(line: string): Promise<{ notes: string[]; lines: string[] }> {
  const { code, stdout, stderr } = await omaha8(words(line));
  expect(code).toBe(0);
  return { notes: stderr.split('\n').filter(Boolean), lines: stdout.split('\n') };
}

describe('omaha8 equity of ranges', () => {
  it('counts combinations of hands and boards', async () => {
    expect(await printed("equity 'A2:$ds' KsKdQsJd --board 7h5c2dTs9c")).toMatchInlineSnapshot(`
      "Board  7h 5c 2d Ts 9c
      Exact: all 1,191 combinations of hands and boards; a low is made in 67.00% of
        them

                                  Win    Tie     Win  Tie
      Seat  Hand       Equity    high   high     low  low
         1  A2:$ds    80.437%  64.82%  0.17%  67.00%   0%
         2  KsKdQsJd  19.563%  35.01%  0.17%      0%   0%

      Share of the pot:
      Seat  Hand       Scoop  3/4     1/2  1/4  Nothing
         1  A2:$ds    64.82%   0%  31.23%   0%    3.95%
         2  KsKdQsJd   3.95%   0%  31.23%   0%   64.82%
      "
    `);
  });

  it('says where hands count by their weights', async () => {
    const line = "equity 'A23@50,A34' 'KK' --board 7h5c2dTs9c";
    expect((await printed(line)).split('\n')[1]).toMatchInlineSnapshot(
      `"Exact: all 29,661,760 combinations of hands and boards, each as often as its"`,
    );
  });

  it('names boards and dead cards by pattern', async () => {
    const line = "equity AsAh2s3h 'KsKdQJ' --board wwx --dead QQ --trials 24000";
    expect(await printed(line)).toMatchInlineSnapshot(`
      "Board  wwx, any that matches
      Dead   QQ, any that match
      Monte Carlo: 24,000 trials, seed 8; a low is made in 60.85% of them

                                Std     Win   Tie     Win  Tie
      Seat  Hand      Equity  error    high  high     low  low
         1  AsAh2s3h  76.60%  0.25%  70.81%    0%  60.85%   0%
         2  KsKdQJ    23.40%  0.25%  29.19%    0%      0%   0%

      Share of the pot:
      Seat  Hand       Scoop  3/4     1/2  1/4  Nothing
         1  AsAh2s3h  70.81%   0%  11.57%   0%   17.61%
         2  KsKdQJ    17.61%   0%  11.57%   0%   70.81%
      "
    `);
  });

  it('shortens long expressions, on any width', async () => {
    const range = 'AA,KK@50,(A2,A3,A4):$ds!AAA,QQ-99,JT98+';
    for (const columns of [40, 60, 80, 120]) {
      const line = `equity '${range}' '15%' --board '$L$L$L' --trials 100`;
      const text = await printed(line, { columns });
      expect(Math.max(...text.split('\n').map(columnsOf))).toBeLessThanOrEqual(columns);
      expect(text).toContain('Board  $L$L$L, any that matches\n');
    }
  });

  it('gives ranges and patterns back in the JSON', async () => {
    const line = "equity 'AA' 'A2 : $ds' --board wwx --dead QQ --trials 100 --json";
    expect(JSON.parse(await printed(line))).toMatchObject({
      board: [],
      boardPattern: 'wwx',
      dead: [],
      deadPattern: 'QQ',
      players: [{ hand: 'AA' }, { hand: 'A2:$ds' }],
    });
  });

  it.each([
    [
      'AAxx KK',
      'hand 1: x in AAxx is one suit, the same for every x, not any card; write AA or AA**',
    ],
    [
      "'[A-5]' KK",
      'hand 1: A-5 runs from the ace down: A K Q J T 9 8 7 6 5; for a low ace write $W or [A,2,3,4,5]',
    ],
    ['AsAh2s KK', 'hand 1: "AsAh2s" names 3 of 4 cards; the other one may be anything'],
    ['KK AsAh --cards 5', 'hand 2: "AsAh" names 2 of 5 cards; the other 3 may be anything'],
    [
      'As,Ah KK',
      'hand 1: "As,Ah" is every hand with one of these cards; a hand with all of them is AsAh',
    ],
    ['xxxx AA', 'hand 1: "xxxx" is cards of one suit, not any hand; any hand is \'*\' or random'],
    ['AA KK --board Axx', expect.stringMatching(/^the board: x in Axx is one suit/)],
  ])('notes what may not be meant: %s', async (line, note) => {
    const { notes, lines } = await noted(`equity ${line} --trials 100`);
    expect(notes.map((text) => text.replace('omaha8: note: ', ''))).toEqual([note]);
    expect(lines.some((text) => text.startsWith('Monte Carlo: 100 trials'))).toBe(true);
  });

  it('notes cards that spaces have made hands of their own', async () => {
    const { notes } = await noted('equity As Ah 2s 3h --trials 100');
    expect(notes).toHaveLength(5);
    expect(notes[4]).toBe(
      "omaha8: note: cards with spaces between them need quotes: 'As Ah 2s 3h'",
    );
  });

  it('reads hands with commas between them as a range', async () => {
    const text = await printed("equity 'AsAh2s3h,AsAd2s3d' KsKdQsJs --board 7h5c2dTs9c");
    expect(text).toContain('Exact: all 2 combinations of hands and boards');
  });

  it('reads ranges in jobs, and notes the line of a slip', async () => {
    const stdin = [
      '{"hands": ["A2:$ds", "KK"], "board": "7h5c2dTs9c"}\n',
      '\n',
      '{"hands": ["AAxx", "KK"], "board": "wwx", "dead": "QQ", "trials": 100}\n',
      '{"hands": ["AA", "AsA", "AsK"]}\n',
    ];
    const { code, stdout, stderr } = await omaha8(['equity', '--input', '-'], { stdin });
    const [first, second, third] = stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    expect(code).toBe(2);
    expect(first).toMatchObject({ method: 'exact', players: [{ hand: 'A2:$ds' }, { hand: 'KK' }] });
    expect(second).toMatchObject({ boardPattern: 'wwx', deadPattern: 'QQ', deals: 100 });
    expect(third).toEqual({
      line: 4,
      error: 'no deal is possible: hand 2 "AsA" and hand 3 "AsK" both need As',
    });
    expect(stderr).toMatch(/^omaha8: note: line 3: hand 1: x in AAxx is one suit, [^\n]*\n$/);
  });
});
