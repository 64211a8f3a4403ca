import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { formatCards } from '../../src/cards/text.ts';
import { cardsOf, randomDeals } from '../deals.ts';
import { type Figure, type Section, summary } from '../figures.ts';
import { PROGRAM } from '../processes.ts';

/** Runs jobs through the program. @returns milliseconds, its start included */
async function timeBatch(lines: string, threads: number): Promise<number> {
  const started = performance.now();
  const args = [PROGRAM, 'equity', '--input', '-', '--threads', String(threads)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdout.resume();
  child.stdin.end(lines);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the batch ended with exit code ${code}`);
  return performance.now() - started;
}

export const BATCH: Section = {
  name: 'batch',
  about: 'Different heads-up jobs before the flop through `omaha8 equity --input`',
  async *measure(full): AsyncGenerator<Figure> {
    const count = full ? 100_000 : 5000;
    const deals = randomDeals(count, 8, 3);
    const lines = Array.from({ length: count }, (_, id) => {
      const cards = cardsOf(deals, id, 8);
      const hands = [formatCards(cards.slice(0, 4)), formatCards(cards.slice(4))];
      return `${JSON.stringify({ id, hands })}\n`;
    }).join('');
    for (const threads of [1, 2]) {
      const speeds: number[] = [];
      for (let round = 0; round < (full ? 1 : 3); round++) {
        speeds.push((1000 * count) / (await timeBatch(lines, threads)));
      }
      const name = `${count} jobs, ${threads === 1 ? 'one thread' : 'two threads'}`;
      yield { ...summary(name, 'jobs/s', speeds), against: `at least ${600 * threads} wanted` };
    }
  },
};
