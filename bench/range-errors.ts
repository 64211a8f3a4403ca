/**
 * Holds the sampling of ranges to its word: `npm run range-errors [tables] [seeds] [first]`, 200 tables and
 * 200 seeds by default, from the first table on; later ones may follow in another run.
 *
 * Random tables of 3 to 11 players, from wide ranges to short lists of hands, are sampled with many seeds each.
 * How far equities are off, in standard errors that were stated, has to have a standard deviation of 1; it is
 * taken from the exact equities where these are known, else from the mean over the seeds. Ends with exit
 * code 1 where it is off by more than a tenth, or a mean is off by more than 4.5 of its standard errors.
 */
import { planDraws } from '../src/equity/choices/drawer.ts';
import { CHUNK_TRIALS } from '../src/equity/engines/chunks.ts';
import { ChoiceSampler } from '../src/equity/engines/range-sampling.ts';
import { equity } from '../src/equity/equity.ts';
import { planJob } from '../src/equity/plan.ts';
import { parseJob } from '../src/equity/read-job.ts';
import { SampleSum } from '../src/equity/sample-counts.ts';
import { Omaha8Error } from '../src/text/errors.ts';
import { Dealer } from '../test/deals.ts';
import { randomTable, type Table } from '../test/equity/random-tables.ts';

const [tables = 200, seeds = 200, first = 1] = process.argv.slice(2).map(Number);
const dealer = new Dealer(11);

/** Deviations in standard errors: how many, and the sum of their squares. */
interface Tally {
  count: number;
  squares: number;
}

const all: Tally = { count: 0, squares: 0 };
/** By kind of table, by number of players and by way to draw. */
const byClass = new Map<string, Tally>();
let failures = 0;

function tell(tally: Tally, z: number): void {
  tally.count++;
  tally.squares += z ** 2;
}

function tallyOf(name: string): Tally {
  const tally = byClass.get(name) ?? { count: 0, squares: 0 };
  byClass.set(name, tally);
  return tally;
}

async function exactEquities(hands: readonly string[]): Promise<number[] | null> {
  const job = await parseJob({ hands });
  if ((await planJob(job, {})).method !== 'exact') return null;
  return (await equity({ hands, threads: 1 })).players.map((player) => player.equity);
}

async function hold({ kind, hands }: Table): Promise<string> {
  const job = await parseJob({ hands });
  const draws = planDraws(job);
  if (draws instanceof Omaha8Error) return `cannot be sampled: ${draws.message}`;
  const exact = await exactEquities(hands);
  const runs = Array.from({ length: seeds }, (_, seed) => {
    const sum = new SampleSum(hands.length);
    sum.merge(new ChoiceSampler(job, seed, draws).deal(0, CHUNK_TRIALS).plain());
    return {
      equities: hands.map((_, seat) => sum.counts.equity(seat)),
      errors: sum.standardErrors(),
    };
  });
  const way = draws.way === 'rejection' ? 'rejection' : `${draws.particles} together`;
  const classes = [kind, `${hands.length} players`, way].map(tallyOf);
  let most = 0;
  const table: Tally = { count: 0, squares: 0 };
  for (const seat of hands.keys()) {
    const mean = runs.reduce((sum, run) => sum + run.equities[seat], 0) / seeds;
    const centre = exact?.[seat] ?? mean;
    // The mean over the seeds lies nearer to each than the truth does.
    const spread = exact === null ? Math.sqrt(seeds / (seeds - 1)) : 1;
    for (const { equities, errors } of runs) {
      const z = ((equities[seat] - centre) / errors[seat]) * spread;
      if (errors[seat] === 0) continue;
      for (const tally of [table, ...classes, all]) tell(tally, z);
    }
    const error = Math.sqrt(runs.reduce((sum, run) => sum + run.errors[seat] ** 2, 0)) / seeds;
    if (exact !== null && error > 0) most = Math.max(most, Math.abs(mean - exact[seat]) / error);
  }
  if (most > 4.5) failures++;
  const bias = exact === null ? '' : `, means off by at most ${most.toFixed(2)}`;
  return `${way}: deviation ${Math.sqrt(table.squares / table.count).toFixed(3)}${bias}`;
}

for (let i = 1; i < first + tables; i++) {
  const table = randomTable(dealer);
  if (i < first) continue;
  const text = `${table.hands.length} players, ${table.kind}`;
  try {
    console.log(`${i} ${text}: ${await hold(table)}`);
  } catch (error) {
    if (!(error instanceof Omaha8Error)) throw error;
    console.log(`${i} ${text}: ${error.message.slice(0, 120)}`);
  }
}
for (const [name, { count, squares }] of [...byClass, ['all', all] as const]) {
  console.log(`${name}: standard deviation ${Math.sqrt(squares / count).toFixed(3)} of ${count}`);
}
const deviation = Math.sqrt(all.squares / all.count);
process.exitCode = failures > 0 || Math.abs(deviation - 1) > 0.1 ? 1 : 0;
