/**
 * Holds queries to the errors that they state: `npm run query-errors [seeds] [trials]`, 200 seeds of 20,000
 * trials by default.
 *
 * Statements that can be answered exactly are sampled with many seeds. How far each selector is off, in standard
 * errors that were stated, has to have a standard deviation of 1. Ends with exit code 1 where that of a statement
 * is off by more than a fifth, that of all by more than a tenth, or a mean by more than 4.5 of its standard errors.
 */
import { EquityPool } from '../src/equity/threads/pool.ts';
import { query } from '../src/query/query.ts';

const [seeds = 200, trials = 20_000] = process.argv.slice(2).map(Number);

const KNOWN = `from hero='AsAh2s3h', villain='KsKdQsJd', board='4s5d9c'`;
const RANGES = `from hero='A2KQ:$ds,A3JT:$ss', villain='As2sT9,KsKh92', board='4s7d8cKd'`;
const THREE = `from hero='As2s3K', v='KsKhJT,AdAh2d*', w='9s8s7h6h', board='6s5dKcQh'`;

const STATEMENTS = [
  `select avg(riverEquity(hero)), count(winsLo(hero)), avg(riverEquity(hero) * 2 - 1) ${KNOWN}`,
  `select avg(riverEquity(hero)), count(scoops(villain)) ${KNOWN} where nutLo(hero, turn)`,
  `select count(nutLo(hero, turn)), max(handType(hero, river)) ${KNOWN} where winsHi(villain)`,
  `select avg(riverEquity(hero)), count(quartered(hero)), count(tiesLo(hero)) ${RANGES}`,
  `select avg(riverEquity(hero)), count(scoops(hero)) ${RANGES} where nutLo(hero, turn)`,
  `select avg(riverEquity(villain)) ${RANGES} where not nutLo(hero, river) and winsHi(villain)`,
  `select avg(riverEquity(v)), count(scoops(w)), avg(nutLoOuts(hero, turn)) ${THREE}`,
  `select avg(fractionalRiverEquity(hero)) ${THREE} where handsHaving(bestLo(_)) = 1 and not winsHi(w)`,
];

/** Deviations in standard errors. */
class Deviations {
  count = 0;
  squares = 0;

  tell(z: number): void {
    this.count++;
    this.squares += z ** 2;
  }

  get standardDeviation(): number {
    return Math.sqrt(this.squares / this.count);
  }
}

const pool = new EquityPool();
const all = new Deviations();
let failed = false;
for (const statement of STATEMENTS) {
  const [exact] = (await query(statement, { exact: true, pool })).statements;
  const own = new Deviations();
  const sums = exact.selectors.map(() => ({ off: 0, variance: 0 }));
  for (let seed = 0; seed < seeds; seed++) {
    const [sampled] = (await query(statement, { trials, seed, pool })).statements;
    for (const [i, { value, share, standardError }] of sampled.selectors.entries()) {
      const truth = exact.selectors[i];
      // What was never or always so has an error that bounds it, not one that its samples spread by.
      if (!standardError || share === 0 || share === 1) continue;
      const off = Number(value ?? share) - Number(truth.value ?? truth.share);
      for (const deviations of [own, all]) deviations.tell(off / standardError);
      sums[i].off += off;
      sums[i].variance += standardError ** 2;
    }
  }
  const bias = sums
    .filter(({ variance }) => variance > 0)
    .map(({ off, variance }) => Math.abs(off) / Math.sqrt(variance));
  failed ||= Math.max(...bias) > 4.5 || Math.abs(own.standardDeviation - 1) > 0.2;
  console.log(
    `${own.standardDeviation.toFixed(3)} of ${own.count}, means off by at most ${Math.max(...bias).toFixed(2)}: ${statement}`,
  );
}
await pool.close();
console.log(`all: standard deviation ${all.standardDeviation.toFixed(3)} of ${all.count}`);
process.exitCode = failed || Math.abs(all.standardDeviation - 1) > 0.1 ? 1 : 0;
