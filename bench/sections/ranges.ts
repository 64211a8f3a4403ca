import { type EquityOptions, equity } from '../../src/equity/equity.ts';
import { EquityPool } from '../../src/equity/threads/pool.ts';
import { type Figures, type Section, summary } from '../figures.ts';

const ROUNDS = 5;

interface Spot extends EquityOptions {
  name: string;
  /** The most that is wanted: milliseconds. */
  most?: number;
}

const FULL_TABLE = Array<string>(9).fill('15%');

const SPOTS: Spot[] = [
  { name: 'A2:$ds v 15%', hands: ['A2:$ds', '15%'], most: 2000 },
  { name: 'AA v KK on a flop of two suits', hands: ['AA', 'KK'], board: 'wwx', most: 2000 },
  { name: 'AA@50,KK v A2 on a river, exact', hands: ['AA@50,KK', 'A2'], board: '7s8h5cKdQs' },
  { name: 'AsAh2s3h v KK:$ds on a flop, exact', hands: ['AsAh2s3h', 'KK:$ds'], board: '7s8h5c' },
  { name: '15% six times', hands: FULL_TABLE.slice(0, 6) },
  { name: '15% nine times', hands: FULL_TABLE },
];

export const RANGES: Section = {
  name: 'ranges',
  about: 'Ranges, read and answered to the default precision or exactly, on one thread',
  async *measure(): Figures {
    const pool = new EquityPool({ threads: 1 });
    for (const { name, most, ...question } of SPOTS) {
      const times: number[] = [];
      // The first round, which compiles, is not counted.
      for (let round = -1; round < ROUNDS; round++) {
        const started = performance.now();
        await equity({ ...question, pool });
        if (round >= 0) times.push(performance.now() - started);
      }
      yield {
        ...summary(name, 'ms', times),
        ...(most !== undefined && { wanted: { atMost: most } }),
      };
    }
    await pool.close();
  },
};
