import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../src/cli/terminal/layout.ts';
import { complaint, omaha8, printed, words } from '../fake-io.ts';

describe('omaha8 equity', () => {
  it('prints what hands are worth, and how', async () => {
    expect(await printed('equity AsAh2s3h KsKdQsJd')).toMatchInlineSnapshot(`
      "Exact: all 1,086,008 boards; a low is made in 55.80% of them

                                  Win   Tie     Win  Tie
      Seat  Hand       Equity    high  high     low  low
         1  AsAh2s3h  71.355%  64.76%    0%  55.80%   0%
         2  KsKdQsJd  28.645%  35.24%    0%      0%   0%

      Share of the pot:
      Seat  Hand       Scoop  3/4     1/2  1/4  Nothing
         1  AsAh2s3h  64.76%   0%  13.20%   0%   22.05%
         2  KsKdQsJd  22.05%   0%  13.20%   0%   64.76%
      "
    `);
  });

  it('shows board, dead cards and names, and deals of unknown hands', async () => {
    const line = "equity AsAh2s3h '*' --board 7h5c2dTs --dead KcKd --names Ann,Bob";
    expect(await printed(line)).toMatchInlineSnapshot(`
      "Board  7h 5c 2d Ts
      Dead   Kc Kd
      Exact: all 4,253,340 deals; a low is made in 100% of them

                                  Win    Tie     Win    Tie
      Name  Hand       Equity    high   high     low    low
      Ann   AsAh2s3h  78.101%  60.34%  0.91%  93.18%  4.46%
      Bob   any       21.899%  38.75%  0.91%   2.36%  4.46%

      Share of the pot:
      Name  Hand       Scoop    3/4     1/2    1/4  Nothing
      Ann   AsAh2s3h  56.17%  3.73%  37.85%  0.83%    1.42%
      Bob   any        1.42%  0.83%  37.85%  3.73%   56.17%
      "
    `);
  });

  it('shows standard errors, seed and trials where it sampled', async () => {
    const text = await printed("equity AsAh2s3h '*' '*' --trials 20000 --seed 1");
    expect(text).toMatch(
      /^Monte Carlo: 20,000 trials, seed 1; a low is made in 5\d\.\d\d% of them\n/,
    );
    expect(text).toMatch(/^ {3}1 {2}AsAh2s3h {2}5\d\.\d\d% {2}0\.\d\d% /m);
  });

  it('has win, tie and lose in a game of highs only', async () => {
    const line = 'equity AsAh2s3h KsKdQsJd --game omahahi --board 7h5c2d';
    expect(await printed(line)).toMatchInlineSnapshot(`
      "Board  7h 5c 2d
      Exact: all 820 boards

      Seat  Hand       Equity     Win  Tie    Lose
         1  AsAh2s3h  85.610%  85.61%   0%  14.39%
         2  KsKdQsJd  14.390%  14.39%   0%  85.61%
      "
    `);
  });

  it('fits 80 columns with long names, six hole cards and standard errors', async () => {
    const line =
      "equity AsAh2s3hKd5d KsKcQsJd9d9c '*' --trials 1000 --names 'Bartholomew the Elder,王王王王王王王王王王,Bob'";
    const text = await printed(line);
    expect(Math.max(...text.split('\n').map(columnsOf))).toBeLessThanOrEqual(80);
    expect(text).toContain('Bartholomew the…');
  });

  it('prints the same every time', async () => {
    const line = "equity AsAh2s3h '*' '*' --trials 50000";
    expect(await printed(line)).toBe(await printed(line));
    expect(await printed(`${line} --threads 2`)).toBe(await printed(`${line} --threads 1`));
  });

  it('prints one JSON document', async () => {
    const text = await printed('equity AsAh2s3h KsKdQsJd --json --names Ann,Bob');
    expect(text).toMatch(/^\{[^\n]+\}\n$/);
    const result = JSON.parse(text);
    expect(result).toMatchObject({
      method: 'exact',
      deals: 1_086_008,
      lowMade: 605_984,
      seed: null,
    });
    expect(result.players[0]).toMatchObject({ name: 'Ann', equity: 0.7135490714617203 });
  });

  it('obeys --cards for hands that may be any', async () => {
    const text = await printed("equity '*' '*' --cards 5 --trials 1000 --json");
    expect(JSON.parse(text).players).toHaveLength(2);
    expect(await complaint("equity AsAh2s3h '*' --cards 5")).toMatch(/hand 1 has 4 cards/);
  });

  it('sets equities off on a terminal, but not where the user wants no colour', async () => {
    const line = 'equity AsAh2s3h KsKdQsJd --board 7h5c2d';
    const [colourful, sober] = [
      await printed(line, { tty: true }),
      await printed(line, { tty: true, env: { NO_COLOR: '1' } }),
    ];
    expect(colourful).toContain('\u001b[1m');
    expect(sober).toBe(await printed(line));
  });
});

describe('omaha8 equity interrupted', () => {
  const aborted = () => AbortSignal.abort();

  it('prints no part of an enumeration', async () => {
    const line = words('equity AsAh2s3h KsKdQsJd --exact');
    const { code, stdout, stderr } = await omaha8(line, { signal: aborted() });
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toBe('omaha8: interrupted before it began\n');
  });

  it('prints the trials that it has', async () => {
    const controller = new AbortController();
    const line = words("equity AsAh2s3h '*' --trials 1000000000 --threads 1");
    setTimeout(() => controller.abort(), 200);
    const { code, stdout, stderr } = await omaha8(line, { signal: controller.signal });
    expect({ code, stderr }).toEqual({ code: 130, stderr: '' });
    expect(stdout).toMatch(/^Monte Carlo: [\d,]+ trials, seed 8 \(interrupted\); a low/);
  });
});

describe('omaha8 equity refuses', () => {
  it.each([
    ['', 'no hands given; write omaha8 equity <hand> <hand>'],
    ['AsAh2s3h', "only one hand was given; equity needs at least two ('*' is any hand)"],
    ['AsAh2s3h KsKd2sJd', '2s is both in hand 1 and in hand 2'],
    ['AsAh2s3h KsKdQsKs', 'Ks is twice in hand 2'],
    ['AsAh2s3h KsKdQsJd --board 7h5cAs', 'As is both in hand 1 and in the board'],
    ['AsAh2s3h KsKdQsJd --dead 7h7h', '7h is twice in the dead cards'],
    ['AsAh2s3h KsKdQsJd --board 7h5c2d --dead 5c', '5c is both in the board and in the dead cards'],
    ['AsAh2s3h4h5h6h KsKdQsJd', expect.stringMatching(/^hand 1 has 7 cards/)],
    ['AsAh2s3h KsKdQsJdTd', expect.stringMatching(/^hand 2 has 5 cards, but hand 1 has 4 cards/)],
    ['AsAh2s3h KsKdQsJd --board 7h5c2d9s9h9d', 'the board has 6 cards; it can have 5 at most'],
    [
      "--cards 6 '*' '*' '*' '*' '*' '*' '*' '*'",
      expect.stringMatching(/need 53 cards; the deck has 52$/),
    ],
    [`${"'*' ".repeat(12)}`, '12 hands were given; equity takes at most 11'],
    ["AsAh2s2f '*'", 'invalid suit f in card "2f" in hand 1; suits are s, h, d, c'],
    ["1hAh2s2c '*'", expect.stringMatching(/^invalid rank 1 in card "1h" in hand 1/)],
    ['2233 1e3', expect.stringMatching(/^hand 2 "1e3": unexpected "1" at character 1; /)],
    [
      "'' '*'",
      "hand 1 is empty; any hand is '*' or random (a shell eats $ds unless it is in single quotes)",
    ],
    ['AA any', '"any" in hand 2 is not a hand; any hand is \'*\' or random'],
    [
      'A2: KK',
      'hand 1 "A2:": ends at character 4; expected a hand such as AA, A2 or $ds (a shell eats $ds unless it is in single quotes)',
    ],
    ['AA,A2f KK', expect.stringMatching(/^hand 1 "AA,A2f": unexpected "f" at character 6; /)],
    ['AA KK --board wwxx?', expect.stringMatching(/^the board "wwxx\?": unexpected "\?"/)],
    ['AA KK --board 15%', expect.stringMatching(/^the board "15%": /)],
    ['AA KK --dead AAQQ:', expect.stringMatching(/^the dead cards "AAQQ:": ends at character 6/)],
    ['AA!A KK', 'hand 1 "AA!A" is empty: no cards match'],
    ['AsA KsK AsQ', 'no deal is possible: hand 1 "AsA" and hand 3 "AsQ" both need As'],
    ['AsAh2s3h KsKdQsJd --exact --trials 100', '--exact and --trials cannot be given together'],
    ['AsAh2s3h KsKdQsJd --trials 0', '--trials "0" is not a whole number, 1 or more'],
    ['AsAh2s3h KsKdQsJd --seed -1', '--seed "-1" is not a whole number, 0 or more'],
    ['AsAh2s3h KsKdQsJd --threads 1.5', '--threads "1.5" is not a whole number from 1 to 256'],
    ['AsAh2s3h KsKdQsJd --precision 1.5', 'precision 1.5 is not a number from 0.000001 to 1'],
    ["AsAh2s3h KsKdQsJd --names 'Ann,'", 'name 2 is empty'],
    [
      'AsAh2s3h KsKdQsJd --precision -1',
      expect.stringMatching(/^--precision "-1" is not a number/),
    ],
    [
      'AsAh2s3h --input jobs.jsonl',
      '--input takes the hands from its lines; "AsAh2s3h" is given as well',
    ],
    ["--input ''", '--input is empty; it takes the name of a file, or -'],
    ['AsAh2s3h * --timing', '--timing goes with --input; --json always has the time'],
  ])('%s: %s', async (line, sentence) => {
    expect(await complaint(`equity ${line}`)).toEqual(sentence);
  });

  it('a star that the shell has turned into names of files, with a hint', async () => {
    expect(await complaint('equity AsAh2s3h LICENSE package.json')).toMatch(
      /^hand 2 "LICENSE".* \(a \* for any hand must be in quotes: '\*'\)$/,
    );
  });

  it('10h is read, though', async () => {
    expect(await printed("equity 10hAh2s3h '*' --board 7h5c2dKs")).toContain('ThAh2s3h');
  });
});
