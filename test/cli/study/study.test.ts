import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../src/cli/terminal/layout.ts';
import { omaha8, printed } from '../fake-io.ts';
import { allFields, documented } from '../json-fields.ts';

const RIVER = 'study AsAh2s3h KsKdQsJd --board 7h5c2dKcTs --threads 1';
const TURN = "study As2dKhQc 'AhA2*,KK@50' --board 3h5c8sTd --threads 1";

/** The same against few hands, which is quick before the flop, too. */
const FEW = "study As2dKhQc 'AhAc2c9c,AhKcQdJd,KsKd9c9d@50' --board 3h5c8sTd --threads 1";

async function complaint(argv: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await omaha8(['study', '--threads', '1', ...argv]);
  expect([code, stdout]).toEqual([2, '']);
  return stderr;
}

describe('omaha8 study', () => {
  it('prints a page of all that applies', async () => {
    expect(await printed(RIVER)).toMatchInlineSnapshot(`
      "AsAh2s3h against KsKdQsJd
      Board  7h 5c 2d Kc Ts

      Now
        Equity 50.000% = high 0% + low 50.000%  (exact, the only deal)
        Half 100%, nothing 0%

      Street by street
        Street   Board       Equity   High    Low  Scoop  3/4    1/2  1/4  Nothing
        Preflop              71.35%  43.5%  27.9%  64.8%   0%  13.2%   0%    22.0%
        Flop     7h5c2d      92.80%  42.8%  50.0%  85.6%   0%  14.4%   0%       0%
        Turn     7h5c2dKc    57.50%   7.5%  50.0%  15.0%   0%  85.0%   0%       0%
        River    7h5c2dKcTs  50.00%     0%  50.0%     0%   0%   100%   0%       0%

      What it makes (on this board)
                            River
        Pair                 100%
        The nut high           0%
        A low                100%
        The nut low          100%
        The second nut low     0%
        Nobody else has the nut low when it has it
      "
    `);
  });

  it('prints a map of next cards, and what kinds they are of', async () => {
    const text = await printed(`${TURN} --only cards`);
    expect(text).toMatchInlineSnapshot(`
      "As2dKhQc against AhA2*,KK@50
      Board  3h 5c 8s Td

      Now
        Equity 51.657% = high 6.695% + low 44.962%  (exact, all 119,000 deals)
        Scoop 11.70%, three quarters 0.56%, half 71.50%, a quarter 15.15%, nothing
          1.09%

      Next cards: the equity after each, in percent
           A   K   Q   J   T   9   8   7   6   5   4   3   2
        s  ·  41H 46H 46H 46H 46H  ·  46H 46H 46H 89S 46H 41C
        h 86C  ·  46H 46H 46H 46H 46H 46H 46H 46H 89S  ·  41C
        d 79C 41H 46H 46H  ·  46H 46H 46H 46H 46H 89S 46H  ·
        c 79C 41H  ·  46H 46H 46H 46H 46H 46H  ·  89S 46H 41C
        S scoop card (4), H half (34), C counterfeit (6)
        Best   4c 89.5% (+37.8%), 4d 89.5% (+37.8%), 4h 89.5% (+37.8%), 4s 89.5%
          (+37.8%), Ah 85.5% (+33.9%)
        Worst  2s 40.6% (-11.0%), 2h 40.6% (-11.0%), 2c 40.6% (-11.0%), Ks 40.8%
          (-10.8%), Kd 40.8% (-10.8%)
        The mean of all 44 cards, each as often as it comes, is the equity now:
          51.657%
      "
    `);
  });

  it('says how far each kind of flop may be off', async () => {
    const text = await printed("study As2dKhQc 'AA' '*' '*' --trials 500 --only cards --threads 1");
    expect(text).toMatch(/^As2dKhQc against AA, any hand × 2\n/);
    expect(text).toMatch(/\n {2}By ranks +Flops +Of all +Equity +Change +±\n/);
    expect(text).toMatch(/\n {2}Rainbow +[\d,]+ +[\d.]+% +[\d.]+% +[-+\d.]+% +\d\.\d%\n/);
  });

  it('speaks of wins where there is no low', async () => {
    const text = await printed('study AsKsQdJd TcTh9c9h --game plo --board Ad7s2c --only streets');
    expect(text).toContain('  Win 77.80%, nothing 22.20%\n');
    expect(text).toMatch(/\n {2}Street +Board +Equity +Win +Share +Nothing\n/);
  });

  it.each([40, 80, 120])('fits %d columns, in every section', async (columns) => {
    for (const line of [
      `${FEW} --pot 120 --call 40 --rake 5%,cap=3`,
      "study AsAh2s3h 'KK:$ds' '*' --trials 2000",
      'study AsAhKsJd QcQdJhTh --game plo --board Ad7s2c',
    ]) {
      const text = await printed(line, { columns });
      expect(text.split('\n').filter((one) => columnsOf(one) > columns)).toEqual([]);
    }
  });

  it('keeps to the sections that are asked for', async () => {
    const keys = async (only: string) =>
      Object.keys(JSON.parse(await printed(`${FEW} --only ${only} --json`))).slice(4);
    expect(await keys('streets')).toEqual(['now', 'streets']);
    expect(await keys('cards,makes')).toEqual(['now', 'nextCards', 'makes']);
    expect(await keys('curve')).toEqual(['now', 'curve']);
  });

  it('documents every field of its JSON', async () => {
    const outputs = [
      await printed(`${FEW} --names A,B --pot 120 --call 40 --dead 6c --json`),
      await printed(`${TURN} --only curve --json`),
      await printed('study As2dKhQc AhAcKsKd --trials 500 --json'),
      await printed('study As2dKhQc AA --board wwx --dead KK --trials 500 --only makes --json'),
    ];
    expect(allFields(outputs)).toEqual(new Set(documented('omaha8 study')[0]));
  });

  it('prints CSV with the same columns in every line', async () => {
    const [heads, ...lines] = (await printed(`${FEW} --pot 120 --call 40 --csv`))
      .trimEnd()
      .split('\n');
    const columns = heads.split(',');
    expect(columns.slice(0, 5)).toEqual(['section', 'row', 'method', 'deals', 'equity']);
    for (const line of lines) expect(line.split(',')).toHaveLength(columns.length);
    const sections = new Set(lines.map((line) => line.split(',', 1)[0]));
    expect([...sections].join(', ')).toBe(
      'now, pot odds, streets, over the river, cards, makes, standing, curve points, quartered by, curve',
    );
    expect(
      lines.some((line) => line.startsWith('pot odds,equityNeeded,') && line.endsWith(',0.25')),
    ).toBe(true);
    const before = await printed('study AsAh2s3h KsKdQsJd --trials 500 --only cards --csv');
    expect(before).toMatch(/\nflops,[2-9TJQKA]-[2-9TJQKA]-[2-9TJQKA],monte-carlo,,0\./);
    expect(before).toContain('\nflops,"two-tone, your suit",monte-carlo,');
    const study = JSON.parse(await printed(`${FEW} --json`));
    const card = lines.find((line) => line.startsWith('cards,')) ?? '';
    const [best] = study.nextCards;
    expect(card).toContain(`cards,${best.card},exact,${best.deals},${best.equity},0,`);
  });

  it('says why a section is missing that was asked for', async () => {
    const { stderr } = await omaha8([...RIVER.split(' '), '--only', 'cards,curve']);
    expect(stderr).toBe(
      'omaha8: note: no card is known to come next: the board is complete, or given by a pattern\n' +
        'omaha8: note: a curve needs one opponent who has a range, or any hand\n',
    );
  });

  it.each([
    [[], "no hands given; write omaha8 study <hand> '*' --board <cards>"],
    [['As2dKhQc', '*', '--only', 'card'], '--only "card" is unknown; did you mean cards?'],
    [['As2dKhQc', '*', '--json', '--csv'], '--csv and --json cannot be given together'],
    [['As2dKhQc', '*', '--pot', '4'], 'pot is given without call; pot odds need a pot and a call'],
    [['As2dKhQc', 'As*'], 'hand 2 "As*" has'],
    [['As2dKhQc', '*', '--board', 'As5c8s'], 'As is both in hand 1 and in the board'],
  ])('complains about %j', async (argv, message) => {
    expect(await complaint(argv)).toContain(message);
  });
});
