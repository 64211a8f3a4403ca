import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../src/cli/terminal/layout.ts';
import { ALL_IN, POKER_STARS, RUN_TWICE, SAME_HAND, SIDE_POT } from '../../history/hands.ts';
import { withoutLines } from '../../history/tools.ts';
import { omaha8 } from '../fake-io.ts';

const WRONG = POKER_STARS.replace('1001', '1002')
  .replace('Ann collected $1.93', 'Ann collected $1.83')
  .replace('Cy collected $0.96', 'Cy collected $1.06');
const OTHER_GAME = POKER_STARS.replace('Omaha Hi/Lo Pot Limit', "Hold'em No Limit");
const TOURNAMENT = POKER_STARS.replace(
  /: {2}Omaha Hi\/Lo Pot Limit.*? - /,
  ': Tournament #77, $1+$0.10 USD Omaha Hi/Lo Pot Limit - Level I (5/10) - ',
)
  .replaceAll('$1.93', '$2.03')
  .replaceAll('$0.96', '$1.01')
  .replace('$2.89', '$3.04')
  .replace('Rake $0.20', 'Rake 0')
  .replace(/\$(\d+)\.(\d\d)/g, (_, whole, cents) => String(100 * Number(whole) + Number(cents)))
  .replace('$10 in', '1000 in')
  .replace(/\$1$/gm, '100');

async function summaryOf(hands: readonly string[], setting = {}): Promise<string> {
  const stdin = [hands.join('\n\n')];
  return (await omaha8(['replay', '-', '--summary'], { stdin, ...setting })).stdout;
}

/** The totals of every player in a column, as numbers. */
function column(text: string, index: number): number[] {
  const rows = text.split('\n').filter((line) => /^ {2}(?:Ann|Bob|Cy) /.test(line));
  return rows.map((row) =>
    Number(
      row
        .trim()
        .split(/ +/)
        [index]?.replace(/[^\d.-]/g, '') ?? 0,
    ),
  );
}

function sum(amounts: readonly number[]): number {
  return Number(amounts.reduce((total, amount) => total + amount, 0).toFixed(6));
}

describe('omaha8 replay --summary', () => {
  it('prints a line a hand, and totals by player', async () => {
    const text = await summaryOf([POKER_STARS, WRONG, OTHER_GAME, ALL_IN]);
    expect(text).toMatchInlineSnapshot(`
      "standard input
        line 1    PokerStars 1001  pot $4.05  Ann +$1.04
        line 39   PokerStars 1002  pot $4.05
          Contradiction in line 66: pot $4.05: Ann got $2.79, the rules pay $2.89; Cy got $1.06, the rules pay $0.96
        line 115  PokerStars 4004  pot $30    split: Ann -$0.50, Bob -$0.50

      $: 2 hands, rake $1.20
        Player  Hands     Net  All-ins  All-in luck
        Ann         2  +$0.54        1       -$0.41
        Bob         2  -$0.85        1       +$0.41
        Cy          1  -$0.89

      Left out of these totals: 1 hand with a contradiction
      All-in luck: what was won less what the equity was worth when nobody could bet any more, in hands whose cards are all known; it adds up to 0 over all players

      3 hands replayed, 1 with a contradiction, 1 of other games or cancelled
      "
    `);
  });

  it('has totals that add up: what players win and the rake, and all-in luck', async () => {
    const text = await summaryOf([POKER_STARS, WRONG, ALL_IN, RUN_TWICE, SIDE_POT]);
    const rake = Number(/rake \$([\d.]+)/.exec(text)?.[1]);
    expect(rake).toBeGreaterThan(0);
    expect(sum(column(text, 2))).toBe(-rake);
    expect(column(text, 4)).toHaveLength(3);
    expect(sum(column(text, 4))).toBe(0);
  });

  it('counts a hand whose winner hides his cards', async () => {
    const hidden = withoutLines(POKER_STARS, 'Dealt to')
      .replace(/Cy: shows.*/, 'Cy: mucks hand')
      .replace(/showed \[Ah.*/, 'mucked');
    const text = await summaryOf([hidden]);
    expect(text).toContain('$: 1 hand, rake $0.20');
    expect(column(text, 2)).toEqual([1.04, -0.35, -0.89]);
    expect(text).toContain('not settled  Ann +$1.04');
    expect(text).toContain('Note: Cy was paid, but the cards are not shown');
  });

  it('adds nothing up that is played for something else', async () => {
    const text = await summaryOf([
      POKER_STARS,
      SAME_HAND.Winamax,
      TOURNAMENT,
      TOURNAMENT.replace('#77', '#78'),
      POKER_STARS.replaceAll('$', '').replace(' USD', ''),
    ]);
    expect(text.match(/^.*: 1 hand\b/gm)).toEqual([
      '$: 1 hand',
      '€: 1 hand',
      'Tournament 77: 1 hand',
      'Tournament 78: 1 hand',
      'Chips: 1 hand',
    ]);
  });

  it.each([
    [ALL_IN, 'split: Ann -$0.50, Bob -$0.50'],
    [ALL_IN.replaceAll('14.50', '15').replace('Rake $1', 'Rake $0'), 'even split'],
    [
      POKER_STARS.replace(
        /Ann: raises.*/s,
        'Ann: folds\nBob: folds\nCy collected $0.10 from pot\n',
      ),
      'Cy +$0.05',
    ],
  ])('says what became of the pot: %#', async (hand, outcome) => {
    expect(await summaryOf([hand])).toMatch(
      new RegExp(`  ${outcome.replace(/[$+]/g, '\\$&')}$`, 'm'),
    );
  });

  it.each([60, 80, 120])('fits into %i columns of a terminal', async (columns) => {
    const long = (text: string) =>
      text.replaceAll('Ann', 'Anastasia of the Long Table').replaceAll('Bob', 'Bartholomew');
    const text = await summaryOf([POKER_STARS, WRONG, RUN_TWICE, ALL_IN].map(long), {
      tty: true,
      columns,
    });
    expect(Math.max(...text.split('\n').map(columnsOf))).toBeLessThanOrEqual(columns);
  });

  it('breaks no lines into a pipe', async () => {
    const names = 'Anastasia of the Long Table'.repeat(10);
    const text = await summaryOf([WRONG.replaceAll('Ann', names), RUN_TWICE]);
    expect(text).toMatch(/^ {4}Contradiction in line 28: .*the rules pay \$0\.96$/m);
  });

  it('takes a hand that comes again only once, and says so', async () => {
    const other = POKER_STARS.replace(/Dealt to Cy .*/, 'Dealt to Bob [2c 2d 4c 4d]');
    const text = await summaryOf([POKER_STARS, ALL_IN, WRONG, POKER_STARS, other]);
    expect(text).toContain('$: 2 hands, rake $1.20');
    expect(text).toMatch(/\n3 hands replayed, 1 with a contradiction, 2 repeats left out\n$/);
  });

  it('says that it was interrupted, and what it has by then', async () => {
    const controller = new AbortController();
    async function* pipe() {
      yield Buffer.from(`${POKER_STARS}\n\n${ALL_IN}\n\n`);
      controller.abort();
    }
    const { code, stdout, stderr } = await omaha8(['replay', '-', '--summary'], {
      stdin: pipe(),
      signal: controller.signal,
    });
    expect({ code, stderr }).toEqual({ code: 130, stderr: '' });
    expect(stdout).toContain('$: 1 hand so far, rake $0.20');
    expect(stdout).toMatch(/\nInterrupted: 1 hand replayed so far, no contradiction\n$/);
  });

  it.each(['--json', '--phh'])(
    'says of an interrupted %s on standard error that there is more',
    async (form) => {
      const signal = AbortSignal.abort();
      const { code, stderr } = await omaha8(['replay', '-', form], { stdin: [], signal });
      expect(code).toBe(130);
      expect(stderr).toBe('omaha8: Interrupted: 0 hands replayed so far\n');
    },
  );
});
