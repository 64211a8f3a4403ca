import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { randomDeals } from '../../src/cards/random-deals.ts';
import { formatCards } from '../../src/cards/text.ts';
import { cardsOf } from '../deals.ts';
import { type Figures, type Section, summary } from '../figures.ts';
import { PROGRAM } from '../processes.ts';

const ROUNDS = 3;
/** Wanted of each thread, each second. */
const JOBS_PER_THREAD = 600;

/** Runs jobs through the program. @returns milliseconds, its start included */
async function timeBatch(lines: string, count: number, threads: number): Promise<number> {
  const started = performance.now();
  const args = [PROGRAM, 'equity', '--input', '-', '--threads', String(threads)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let answers = 0;
  child.stdout.on('data', (bytes: Buffer) => {
    for (const byte of bytes) if (byte === 10) answers++;
  });
  child.stdin.end(lines);
  const [code] = await once(child, 'close');
  if (code !== 0 || answers !== count) throw new Error(`exit code ${code}, ${answers} answers`);
  return performance.now() - started;
}

export const BATCH: Section = {
  name: 'batch',
  about: 'Different heads-up jobs before the flop through `omaha8 equity --input`, start included',
  async *measure(full): Figures {
    const count = full ? 100_000 : 20_000;
    const deals = randomDeals(count, 8, 3);
    const lines = Array.from({ length: count }, (_, id) => {
      const cards = cardsOf(deals, id, 8);
      const hands = [formatCards(cards.slice(0, 4)), formatCards(cards.slice(4))];
      return `${JSON.stringify({ id, hands })}\n`;
    }).join('');
    const medians: number[] = [];
    for (let threads = 1; threads <= Math.min(4, availableParallelism()); threads *= 2) {
      const speeds: number[] = [];
      for (let round = 0; round < (full ? 1 : ROUNDS); round++) {
        speeds.push((1000 * count) / (await timeBatch(lines, count, threads)));
      }
      const on = threads === 1 ? 'one thread' : `${threads} threads`;
      const figure = summary(`${count.toLocaleString('en')} jobs, ${on}`, 'jobs/s', speeds);
      medians.push(figure.median);
      const wantedMedian = { atLeast: JOBS_PER_THREAD * threads };
      const ratio = { value: figure.median / medians[0], of: "one thread's speed" };
      yield { ...figure, wantedMedian, ...(threads > 1 && { ratio }) };
    }
  },
};
