import { describe, expect, it } from 'vitest';
import { ALL_IN, POKER_STARS, RUN_TWICE, SAME_HAND, SIDE_POT } from '../../history/hands.ts';
import { withoutLines } from '../../history/tools.ts';
import { omaha8 } from '../fake-io.ts';

const HANDS: Readonly<Record<string, string>> = {
  ...SAME_HAND,
  'all-in': ALL_IN,
  'run twice': RUN_TWICE,
  'side pot': SIDE_POT,
};

async function textOf(hand: string, ...options: string[]): Promise<string> {
  return (await omaha8(['replay', '-', ...options], { stdin: [hand] })).stdout;
}

/** What is told of the play: from the first street to the showdown. */
function playIn(text: string): string {
  return /^Before the flop\n(.*?)^Showdown/ms.exec(text)?.[1] ?? '';
}

describe('the text of a hand', () => {
  it.each(Object.keys(HANDS))('tells the same play of a PHH document: %s', async (name) => {
    const phh = await textOf(HANDS[name], '--phh');
    const play = playIn(await textOf(HANDS[name]));
    expect(play).toMatch(/Bob (?:calls|bets).*Turn/s);
    expect(playIn(await textOf(phh))).toBe(play);
    const manyLines = phh.replace(/^actions = .*$/m, (line) => line.replaceAll('", "', '",\n"'));
    expect(playIn(await textOf(manyLines))).toBe(play);
  });

  it.each(Object.keys(HANDS))('has no blank lines within: %s', async (name) => {
    const [hand] = (await textOf(HANDS[name])).split('\n\n1 hand replayed');
    expect(hand.split('\n')).not.toContain('');
  });

  it('names both boards', async () => {
    const play = playIn(await textOf(RUN_TWICE));
    expect(play.match(/^(?:Turn|River).*$/gm)).toEqual([
      'Turn  2c 7d Jh Jc, pot $30',
      'River  2c 7d Jh Jc 3s, pot $30',
      'Turn, board 2  2c 7d Jh 9d, pot $30',
      'River, board 2  2c 7d Jh 9d Qd, pot $30',
    ]);
  });

  it('has the equity of every pot, and says which cards could not come', async () => {
    const known = SIDE_POT.replace(
      '*** HOLE CARDS ***',
      '*** HOLE CARDS ***\nDealt to Dee [2c 3c 4c 5c]',
    )
      .replace('Seat 3: Cy', 'Seat 6: Dee ($30 in chips)\nSeat 3: Cy')
      .replace('Ann: raises', 'Dee: folds\nAnn: raises');
    const text = await textOf(known);
    expect(/^All-in .*?(?=^Legal)/ms.exec(text)?.[0]).toMatchInlineSnapshot(`
      "All-in before the flop: equity, exact over every board that could come
        Player  Main pot  Side pot  Expected      Got
        Ann       44.02%    52.87%    +$2.30   -$3.60
        Bob       22.96%              -$3.13  +$16.60
        Cy        33.02%    47.13%    -$1.17     -$15
        Known cards of folded hands cannot come: 2c 3c 4c 5c
      "
    `);
  });

  it('does not speak of a low where nobody else shows a hand', async () => {
    const hidden = withoutLines(POKER_STARS, 'Dealt to')
      .replace(/Cy: shows.*/, 'Cy: mucks hand')
      .replace(/showed \[Ah.*/, 'mucked')
      .replace('Ann collected $0.96', 'Ann collected $1.92')
      .replace(/Cy collected.*\n/, '');
    expect(await textOf(hidden)).toContain(
      'Pot $4.05 less $0.20 rake\n  Ann takes $3.85: nobody else shows a hand\n',
    );
  });

  it('says that everybody else has folded', async () => {
    const folded = POKER_STARS.replace(
      /Cy: calls \$1\n.*/s,
      'Cy: folds\nAnn collected $2.05 from pot\n',
    );
    expect(await textOf(folded)).toContain(
      '$1 that nobody called goes back to Ann\nPot $2.05\n  Ann takes $2.05: everybody else has folded\n',
    );
  });
});
