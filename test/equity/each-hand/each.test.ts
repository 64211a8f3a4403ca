import { describe, expect, it } from 'vitest';
import { EachSum, partsOf } from '../../../src/equity/each-hand/each-counts.ts';
import { singleHands } from '../../../src/equity/each-hand/hand-groups.ts';
import { handListOf } from '../../../src/equity/each-hand/hands-of-job.ts';
import { planEach } from '../../../src/equity/each-hand/plan.ts';
import { eachOnBoards } from '../../../src/equity/engines/each-on-boards.ts';
import { type EquityOptions, equity } from '../../../src/equity/equity.ts';
import { parseJob } from '../../../src/equity/read-job.ts';
import type { HandEquity } from '../../../src/equity/result.ts';
import { Dealer } from '../../deals.ts';
import { listTable } from '../random-tables.ts';

async function eachOf(options: EquityOptions) {
  const result = await equity({ ...options, each: true, threads: 1 });
  return { result, each: result.players[0].each as HandEquity[] };
}

const sumOf = (each: readonly HandEquity[], of: (row: HandEquity) => number) =>
  each.reduce((sum, row) => sum + of(row), 0);

/** Standard errors are honest where these are spread like a normal variable. */
function spreadOf(zs: readonly number[]) {
  const mean = zs.reduce((sum, z) => sum + z, 0) / zs.length;
  return {
    mean,
    deviation: Math.sqrt(zs.reduce((sum, z) => sum + (z - mean) ** 2, 0) / zs.length),
  };
}

describe('each hand, exactly', () => {
  it.each<EquityOptions>([
    { hands: ['AA23', 'KK,A2@50'], board: '7h5c2dKs9c' },
    { hands: ['AA23:$ds@40,KKQQ:$ds', '*'], board: '7h5c2dKs9c', game: 'omahahi' },
    { hands: ['AA23:$ds,KKQQ:$ds@10', 'A2:$ss'], board: '7h5c2dKs', dead: 'Ah' },
    { hands: ['AsAh2s3h', 'KK'], board: '7h5c2dKs9c' },
    { hands: ['A2345', 'AAKK'], board: '7h5c2dKs9c', cards: 5 },
  ])('is worth what its equity says, and all of them what the range is: %j', async (options) => {
    const { result, each } = await eachOf(options);
    expect(result.method).toBe('exact');
    const [player] = result.players;
    const { each: _, ...alone } = player;
    const { players } = await equity({ ...options, exact: true });
    expect(alone).toEqual(players[0]);
    expect(result.players[1]).toEqual(players[1]);
    expect(sumOf(each, ({ deals }) => deals)).toBe(result.deals);
    const mean = sumOf(each, (row) => row.deals * row.equity) / result.deals;
    expect(mean).toBeCloseTo(player.equity, 12);
    for (const count of ['scoop', 'half', 'quarter', 'highWin', 'lowTie', 'nothing'] as const) {
      expect(sumOf(each, (row) => row[count])).toBe(player[count]);
    }
    for (const row of each) {
      expect(row.highPart + row.lowPart).toBe(row.equity);
      expect(row.standardError).toBe(0);
      const { scoop, threeQuarters, half, quarter, other, nothing } = row;
      expect(scoop + threeQuarters + half + quarter + other + nothing).toBe(row.deals);
    }
    expect(each.map((row) => row.equity)).toEqual(
      each.map((row) => row.equity).sort((a, b) => b - a),
    );
    for (const row of [each[0], each[each.length - 1]]) {
      const [, ...others] = options.hands;
      const asked = await equity({
        ...options,
        hands: [row.hand as string, ...others],
        exact: true,
      });
      expect(row.equity).toBe(asked.players[0].equity);
    }
  });

  it('has the weights of a range, the hands that are played most at 1', async () => {
    const { each } = await eachOf({
      hands: ['AsAh2s3h@80,KsKhQsJh@20', '*'],
      board: '7h5c2dTs9c',
    });
    expect(each.map(({ hand, weight, hands }) => [hand, weight, hands])).toEqual([
      ['AsAh3h2s', 1, 1],
      ['KsKhQsJh', 0.25, 1],
    ]);
  });

  it('puts many hands together where they differ only in suits, and those before the flop', async () => {
    const { each } = await eachOf({ hands: ['20%', 'AA'], board: '7h5c2dTs9c' });
    expect(sumOf(each, ({ hands }) => hands)).toBeGreaterThan(20_000);
    expect(each.length).toBeLessThan(4000);
    const { each: classes } = await eachOf({ hands: ['AA23', '*', 'KsKhQsJh'], trials: 1200 });
    // A pair of aces in two suits, and the suits of the others beside them.
    expect(sumOf(classes, ({ hands }) => hands)).toBe(96);
    expect(classes.every((row) => row.hand === undefined && row.class !== undefined)).toBe(true);
  });

  it('takes more players where nobody else has a range, and six cards', async () => {
    for (const options of [
      { hands: ['AsAh2s3h,KsKdQsJd', '4c4d5c5d', '9c9dTcTd'], board: '7h6c2d' },
      {
        hands: ['AsAh2s3h4s5h,KsKdQsJdTs9d', '*'],
        board: '7h6c2dQhQd',
        cards: 6 as const,
        exact: true,
      },
    ]) {
      const { each } = await eachOf(options);
      for (const { hand, equity: worth, scoop, deals } of each) {
        const hands = [hand as string, ...options.hands.slice(1)];
        const alone = await equity({ ...options, hands });
        expect([worth, scoop, deals]).toEqual([
          alone.players[0].equity,
          alone.players[0].scoop,
          alone.deals,
        ]);
      }
    }
  });

  it('refuses to count what it would take forever to', async () => {
    const asked = eachOf({ hands: ['AA', 'KK', 'QQ'], board: '7h5c2d', exact: true });
    await expect(asked).rejects.toThrow('each hand is counted exactly between two players');
    await expect(equity({ hands: ['AA', 'KK'], each: 1 as never })).rejects.toThrow('each');
  });
});

describe('each hand, sampled', () => {
  it('has errors by hand that are those of many seeds', async () => {
    const hands = [listTable(new Dealer(3), 1, 6).hands[0], '*'];
    const question = { hands, board: '7h5c2d' };
    const { each: exact } = await eachOf({ ...question, exact: true });
    const truth = new Map(exact.map((row) => [row.hand, row.equity]));
    const zs: number[] = [];
    for (let seed = 1; seed <= 40; seed++) {
      const { each } = await eachOf({ ...question, trials: 4000, seed });
      expect(each).toHaveLength(exact.length);
      for (const { hand, equity: worth, standardError } of each) {
        zs.push((worth - (truth.get(hand) as number)) / standardError);
      }
    }
    const { mean, deviation } = spreadOf(zs);
    expect(Math.abs(mean)).toBeLessThan(0.25);
    expect(Math.abs(deviation - 1)).toBeLessThan(0.15);
  });

  it('has errors by board that are those of many seeds, and none when all boards are drawn', async () => {
    const job = await parseJob({ hands: ['A234:$ds,KKQQ:$ds', 'AA23'], board: '7h5c2d' });
    const hands = handListOf(job, 0);
    const groups = singleHands(hands);
    const sample = (seed: number, boards: number) => {
      const offer = eachOnBoards.offer(job, {
        exact: false,
        budget: 1,
        trials: null,
        method: 'monte-carlo',
        precision: 0.02,
        groups,
        seed,
      });
      if (offer === null) throw new Error('not offered');
      expect(offer.pieces).toBe(1176);
      const sum = new EachSum(groups.count, 2);
      sum.merge(eachOnBoards.counter(job, offer.data).count(0, boards).each);
      return sum;
    };
    const all = sample(0, 1176);
    const truth = Array.from(groups.of, (group) => all.rows(group)).map((rows) =>
      rows.length === 0 ? null : partsOf(rows).equity,
    );
    const zs: number[] = [];
    for (let seed = 1; seed <= 40; seed++) {
      const sum = sample(seed, 300);
      for (let hand = 0; hand < hands.count; hand += 5) {
        const worth = truth[hand];
        if (worth === null) continue;
        const error = sum.standardError(hand) * Math.sqrt(1 - 300 / 1176);
        zs.push((partsOf(sum.rows(hand)).equity - worth) / error);
      }
    }
    const { mean, deviation } = spreadOf(zs);
    expect(Math.abs(mean)).toBeLessThan(0.4);
    expect(Math.abs(deviation - 1)).toBeLessThan(0.2);
  });

  it('is the same on any number of threads', async () => {
    const question = { hands: ['AA23:$ds', 'A2', '*'], each: true, trials: 24_000 };
    const [one, two] = await Promise.all([1, 2].map((threads) => equity({ ...question, threads })));
    expect(two.players[0].each).toEqual(one.players[0].each);
  });
});

it('is planned as what takes least', async () => {
  for (const [hands, board, options, method, engine] of [
    [['30%', '*'], '7h5c2dKs', {}, 'exact', 'each-on-boards'],
    [['30%', '30%'], '7h5c2d', { precision: 0.003 }, 'monte-carlo', 'each-on-boards'],
    [['30%', '*'], '7h5c2d', {}, 'monte-carlo', 'hand-by-hand'],
    [['AA23:$ds', 'KKQQ:$ds'], '7h5c2d', {}, 'exact', 'each-on-boards'],
    [['AsAh2s3h,KsKhQsJh', '*'], '7h5c2d', {}, 'exact', 'hand-by-hand'],
    [['AA', '*', '*'], '7h5c2d', {}, 'monte-carlo', 'hand-by-hand'],
  ] as const) {
    const plan = await planEach(await parseJob({ hands, board }), options);
    expect([plan.method, plan.engine.name]).toEqual([method, engine]);
  }
});
