/** The errors that samples state, against how far answers of many seeds lie from the exact one. */
import { describe, expect, it } from 'vitest';
import { query } from '../../src/query/query.ts';

const SEEDS = 25;

async function scores(select: string, rest: string): Promise<number[]> {
  const run = async (options: object) => {
    const { statements } = await query(`select ${select} ${rest}`, { threads: 1, ...options });
    const [{ value, share, standardError }] = statements[0].selectors;
    return { value: (value ?? share) as number, error: standardError as number };
  };
  const exact = await run({ exact: true });
  const all: number[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    const { value, error } = await run({ trials: 1000, seed });
    all.push((value - exact.value) / error);
  }
  return all;
}

describe('the standard error of a sampled query', () => {
  it.each([
    ['avg(riverEquity(h))', "from h='AsAh2s3h', v='KsKdQsJd', board='4c9d'"],
    ['count(winsLo(h))', "from h='AsAh2s3h', v='KK', board='4c9d7s'"],
    ['avg(riverEquity(v))', "from h='As2h9c3h', v='A2', board='4c9d7s' where winsHi(v)"],
    ['avg(fiveCardHiHandNumber(h, river))', "from h='AsAh2s3h', board='4c9d7s'"],
  ])('of %s %s is what many seeds have', async (select, rest) => {
    const z = await scores(select, rest);
    const square = z.reduce((sum, score) => sum + score ** 2, 0) / SEEDS;
    // Of 25 squared standard normal numbers the mean lies outside this once in 10,000 times.
    expect(square).toBeGreaterThan(0.25);
    expect(square).toBeLessThan(2.5);
  });
});
