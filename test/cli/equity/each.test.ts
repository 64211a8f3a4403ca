import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../src/cli/terminal/layout.ts';
import type { HandEquity } from '../../../src/index.ts';
import { complaint, omaha8, printed } from '../fake-io.ts';

const RIVER = '--board 7h5c2dKs9c';

describe('omaha8 equity --each', () => {
  it('lists the hands of seat 1 below the table, those worth the same together', async () => {
    const text = await printed(`equity A3KK,8s8d7s7d,QsJsTs9s@50 AA,KQ ${RIVER} --each`);
    const [, each] = text.split(/\n\n(?=Each )/);
    expect(each).toMatchInlineSnapshot(`
      "Each of the 50 hands of seat 1, best first; those that are worth the same on one
      line:
      Hand      Hands  Weight  Equity   High    Low  Scoop   3/4    1/2  1/4  Nothing
      AcKdKc3c     48      48   97.2%  49.0%  48.2%  90.9%  7.0%   2.1%   0%       0%
      8s8d7s7d      1       1   79.4%  79.4%     0%  63.9%    0%  31.0%   0%     5.1%
      QsJsTs9s      1    0.50      0%     0%     0%     0%    0%     0%   0%     100%
      "
    `);
  });

  it('shows the best and the worst of many, within the width', async () => {
    for (const columns of [80, 120]) {
      const { stdout } = await omaha8(['equity', '10%', 'A2', ...RIVER.split(' '), '--each'], {
        columns,
      });
      const lines = stdout.split('\n');
      expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(columns);
      expect(lines.length).toBeLessThan(45);
      expect(stdout).toMatch(/^… \d+ more rows; --csv or --json has every hand$/m);
    }
  });

  it('has all of them in JSON and in CSV', async () => {
    const asked = `equity AA23,KsKhQsJh 15% ${RIVER} --each`;
    const each: HandEquity[] = JSON.parse(await printed(`${asked} --json`)).players[0].each;
    const [names, ...lines] = (await printed(`${asked} --csv`)).trim().split('\n');
    expect(names).toMatch(/^hand,hands,weight,deals,equity,/);
    expect(lines).toHaveLength(each.length);
    expect(lines.map((line) => line.split(',')[0])).toEqual(each.map(({ hand }) => hand));
    expect(lines.map((line) => Number(line.split(',')[4]))).toEqual(
      each.map(({ equity }) => equity),
    );
  });

  it('has columns of a high-only game, and errors where it samples', async () => {
    const high = await printed(`equity AA23:$ds KK ${RIVER} --each --game omahahi`);
    expect(high).toMatch(/\nHand +Hands +Equity +Win +Tie +Lose\n/);
    const sampled = await printed('equity AA23:$ds KK A2 --each --trials 5000');
    expect(sampled).toMatch(/± is one standard error/);
    expect(sampled).toMatch(/\nHand +Hands +Equity +± +High +Low +Scoop/);
  });

  it('refuses what does not go with it', async () => {
    expect(await complaint('equity AA KK --each --csv --json')).toMatch(/cannot be given together/);
    expect(await complaint('equity --input - --each --csv')).toMatch(/leave out --each/);
    expect(await complaint('equity AA KK QQ --each --exact')).toMatch(/leave out exact to sample/);
  });
});
