/**
 * Exact counts of queries. Those of nut lows, outs and equities were counted for this project deal by deal;
 * the last one is the showcase of ProPokerTools' Odds Oracle, whose own sample gave 0.0992 +- 0.0011.
 */
import { describe, expect, it } from 'vitest';
import { query } from '../../src/query/query.ts';
import type { SelectorResult } from '../../src/query/result.ts';

async function ask(text: string, options = {}): Promise<readonly SelectorResult[]> {
  const { statements } = await query(text, { threads: 1, ...options });
  return statements.flatMap(({ selectors }) => selectors);
}

const FLOPS = 17_296;
const TURNS = 194_580;
const RIVERS = 1_712_304;

describe('the lows of a hand', () => {
  it.each([
    ['boardAllowsMadeLo', 'As2dKhQc', 2936, 78_804, 1_057_824],
    ['madeLo', 'As2dKhQc', 1280, 40_320, 625_344],
    ['nutLo', 'As2dKhQc', 1280, 33_024, 424_512],
    ['nutLo', 'As2d3hKc', 2080, 55_632, 738_648],
    ['nutLo', '2s3d4h5c', 984, 29_188, 432_644],
    ['nutLo', '7s8dKhQc', 0, 0, 0],
  ])('%s of %s are so many by street', async (name, hand, flops, turns, rivers) => {
    const call = (street: string) =>
      name === 'boardAllowsMadeLo' ? `${name}(${street})` : `${name}(hero, ${street})`;
    const statements = ['flop', 'turn', 'river'].map(
      (street) => `select count(${call(street)}) from hero='${hand}'`,
    );
    const [flop, turn, river] = await ask(statements.join(';'));
    expect([flop.share, turn.share]).toEqual([flops / FLOPS, turns / TURNS]);
    expect([river.count, river.share]).toEqual([rivers, rivers / RIVERS]);
  });

  it('keep the nut low on 765 of 990 run-outs', async () => {
    const [kept] = await ask(
      "select count(nutLo(hero, river)) from hero='As2dKhQc', board='3h5c8s'",
    );
    expect(kept.count).toBe(765);
  });
});

describe('showdowns', () => {
  it('of two hands are exact', async () => {
    const [share, scoops, lows] = await ask(
      "select avg(riverEquity(hero)), count(scoops(hero)), count(winsLo(hero)) from hero='AsAh2s3h', v='KsKdQsJd'",
    );
    expect(share.value).toBe(0.7135490714617203);
    expect([scoops.count, lows.count]).toEqual([703_263, 605_984]);
  });

  it('of a hand against any are exact', async () => {
    const [share, ties, threeQuarters, quarters] = await ask(
      "select avg(riverEquity(hero)), count(tiesLo(hero)), count(threeQuartered(hero)), count(quartered(hero)) from hero='As2dKhQc', v='*'",
    );
    expect(share.value).toBe(0.5621933055955093);
    expect([ties.count, threeQuarters.count, quarters.count]).toEqual([
      5_302_612_416, 2_497_340_832, 3_369_098_242,
    ]);
  });

  it('of other hands are those of public examples', async () => {
    const [quads] = await ask("select avg(riverEquity(v)) from h='5s4h3d2c', v='6s6h6d6c'");
    expect(quads.value).toBeCloseTo(0.54037, 5);
    const both = await ask(
      "select avg(riverEquity(h)), avg(riverEquity(v)) from h='As2h3d4c', v='8s9hTdJc', board='7s6h5d'",
    );
    expect(both.map(({ value }) => value)).toEqual([0.5, 0.5]);
  });

  it('of a nut low without a high are shared as the original says', async () => {
    const [ties] = await ask(
      "select count(tiesLo(hero)) from hero='A2**', v='*', w='*' where nutLo(hero, river) and not (winsHi(hero) or tiesHi(hero))",
      { precision: 0.002 },
    );
    expect(Math.abs((ties.share as number) - 0.0992)).toBeLessThan(4 * (0.0011 + 0.002));
    expect(ties.standardError).toBeLessThanOrEqual(0.002);
  });
});

describe('outs to the nuts', () => {
  it.each([
    ['AsKs7h2c', '5s9dTc', 0],
    ['AsKsQdJc', 'Ts9s2h', 13],
    ['AsAhKdQc', 'Ad7s2c', 27],
    ['TsTh4d4c', 'KhTd2s', 1],
  ])('of %s on %s', async (hand, board, outs) => {
    const [found] = await ask(
      `select avg(nutHiOuts(hero, flop)) from game='omahahi', hero='${hand}', board='${board}'`,
    );
    expect(found.value).toBe(outs);
  });
});

describe('deals', () => {
  it('are the same counts on any number of threads', async () => {
    const text =
      "select avg(riverEquity(h)), histogram(handType(h, turn)) from h='A2', v='KK' where madeLo(h, river)";
    const run = async (threads: number) => ask(text, { threads, trials: 150_000 });
    expect(await run(2)).toEqual(await run(1));
  });

  it('that are counted in several orders come to the same as boards do', async () => {
    const [river, both] = await ask(
      "select count(nutLo(h, river)) from h='As2dKhQc', board='3h5c'; select count(nutLo(h, river) and boardLoCardCount(flop) >= 0 and boardLoCardCount(turn) >= 0) from h='As2dKhQc', board='3h5c'",
    );
    expect(both.count).toBe(river.count);
  });

  it('are weighted as ranges are', async () => {
    const [share] = await ask(
      "select avg(riverEquity(h)) from h='AsAh2s3h', v='KK@50,A3:$ds', board='4s5d9cKh'",
    );
    expect((share.value as number).toFixed(5)).toBe('0.53542');
  });

  it('that cannot be are refused', async () => {
    const never = ask(
      "select avg(riverEquity(h)) from h='AsAh2s3h', v='KK', board='4c5d6h7s' where handType(h, river) < highcard",
    );
    await expect(never).rejects.toThrow(/true of none/);
    const noDeal = ask(
      "select count(madeLo(h, river)) from h='As2d3h4c', board='Ad5c6h7s8s' where not madeLo(h, river)",
    );
    await expect(noDeal).rejects.toThrow('where is true of none of the 1 deals that there are');
  });
});
