import { equity } from '../../src/equity/equity.ts';
import { EquityPool } from '../../src/equity/threads/pool.ts';
import { query } from '../../src/query/query.ts';
import { type Figures, type Section, summary } from '../figures.ts';

const ROUNDS = 9;
const TRIALS = 1_000_000;
/** Before short calls are timed they are compiled. */
const WARM_UP = 30;

const SHARES = `select avg(riverEquity(hero)), count(winsLo(hero)) from hero='AsAh2s3h', villain='*'`;
const FLOP = `select avg(riverEquity(hero)), count(winsLo(hero)), count(nutLo(hero, river)), count(winsHi(villain)),
  histogram(handType(hero, turn)) from hero='AsAh2s3h', villain='KsKdQsJd', board='4s5d9c'`;
const SHOWCASE = `select count(tiesLo(hero)) from hero='A2**', v='*', w='*'
  where nutLo(hero, river) and not (winsHi(hero) or tiesHi(hero))`;

/** How long something takes: milliseconds. */
async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

export const QUERY: Section = {
  name: 'query',
  about: 'Queries on one thread; the first in turns with `equity` on as many trials',
  async *measure(): Figures {
    const pool = new EquityPool({ threads: 1 });
    const ofEquity: number[] = [];
    const ofQuery: number[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const hands = ['AsAh2s3h', '*'];
      const times = [
        await timeOf(() => equity({ hands, trials: TRIALS, pool })),
        await timeOf(() => query(SHARES, { trials: TRIALS, pool })),
      ];
      if (round < 0) continue;
      ofEquity.push(times[0]);
      ofQuery.push(times[1]);
    }
    const trials = `${TRIALS.toLocaleString('en')} trials of AsAh2s3h v any`;
    yield summary(`${trials}, equity`, 'ms', ofEquity);
    const ratios = ofQuery.map((time, round) => time / ofEquity[round]);
    yield {
      ...summary(`${trials}, equity and winsLo`, 'ms', ofQuery),
      ratio: { value: summary('', '', ratios).median, of: 'the time of equity' },
      wanted: { atMost: 3 },
    };
    const flop: number[] = [];
    for (let round = -WARM_UP; round < WARM_UP; round++) {
      const time = await timeOf(() => query(FLOP, { pool }));
      if (round >= 0) flop.push(time);
    }
    yield {
      ...summary('five selectors of two known hands on a flop, exactly', 'ms', flop),
      wanted: { atMost: 5 },
    };
    const showcase: number[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const time = await timeOf(() => query(SHOWCASE, { precision: 0.001, pool }));
      if (round >= 0) showcase.push(time);
    }
    yield {
      ...summary('nut lows shared without the high, to 0.001', 'ms', showcase),
      wanted: { atMost: 2000 },
    };
    await pool.close();
  },
};
