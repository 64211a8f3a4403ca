/** `omaha8 equity --input`: many jobs, one JSON object a line, one result a line. */

import { equity } from '../../equity/equity.ts';
import { EquityPool } from '../../equity/threads/pool.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { printableJson } from '../../text/printable.ts';
import { EXIT, type Io, writeAll, writeNote } from '../terminal/io.ts';
import { counted, grouped } from '../terminal/layout.ts';
import { linesOf } from '../terminal/lines.ts';
import { ProgressLine } from '../terminal/progress.ts';
import { resultsInOrder } from './in-order.ts';
import { errorLine, isBlankLine, LONGEST_LINE, readJobLine, resultLine } from './job-line.ts';
import type { JobOptions } from './job-options.ts';

/** Jobs that are worked on or wait for an earlier one to be printed; enough to make threads worth it. */
const JOBS_AT_ONCE = 512;

/** What a line came to: a text to print, or nothing because of an interrupt. */
type Answer = { text: string; end: 'done' | 'failed' | 'cut short' } | 'blank' | 'interrupted';

async function* numbered(
  lines: AsyncIterable<string>,
): AsyncGenerator<{ line: number; text: string }> {
  let line = 0;
  for await (const text of lines) yield { line: ++line, text };
}

/**
 * Runs the jobs of a file or of standard input.
 *
 * @param input     a path, or `-` for standard input
 * @param defaults  the options of the command line
 * @returns the exit code: bad input if any line failed
 * @throws Omaha8Error `bad-option` where the input cannot be read or has no jobs
 */
export async function runBatch(input: string, defaults: JobOptions, io: Io): Promise<number> {
  const name = input === '-' ? 'standard input' : input;
  const signal = io.interrupt();
  const lines = linesOf(input === '-' ? io.stdin : input, name, LONGEST_LINE, signal);
  const progress = new ProgressLine(io);
  /** By number of threads, those of the defaults among them: jobs that ask for the same share a pool. */
  const pools = new Map<number | undefined, EquityPool>();
  const poolOf = (threads: number | undefined): EquityPool => {
    const pool = pools.get(threads) ?? new EquityPool({ threads });
    pools.set(threads, pool);
    return pool;
  };

  const answer = async ({ line, text }: { line: number; text: string }): Promise<Answer> => {
    if (isBlankLine(text)) return 'blank';
    try {
      const { hands, options, id } = readJobLine(text, defaults);
      const result = await equity({
        ...options,
        hands,
        pool: poolOf(options.threads),
        signal,
        onHint: (hint) => {
          progress.clear();
          writeNote(io, `line ${line}: ${hint}`);
        },
      });
      return { text: resultLine(id, result), end: result.interrupted ? 'cut short' : 'done' };
    } catch (error) {
      if (!(error instanceof Omaha8Error)) throw error;
      if (error.code === 'aborted') return 'interrupted';
      return { text: errorLine(line, error.message), end: 'failed' };
    }
  };

  let done = 0;
  let failed = false;
  try {
    for await (const result of resultsInOrder(numbered(lines), JOBS_AT_ONCE, answer)) {
      if (result === 'blank') continue;
      if (result === 'interrupted') break;
      if (result.end !== 'cut short') done++;
      failed ||= result.end === 'failed';
      await writeAll(io.stdout, `${printableJson(result.text)}\n`);
      if (!io.stdout.isTTY) progress.show(() => `${grouped(done)} jobs done`);
    }
  } finally {
    progress.clear();
    // Whatever ended the work: an input that may still bring more would keep the process alive.
    if (input === '-') io.stdin.destroy?.();
    await Promise.all([...pools.values()].map((pool) => pool.close()));
  }
  if (signal.aborted) {
    io.stderr.write(`omaha8: interrupted after ${counted(done, 'job')}\n`);
    return EXIT.interrupted;
  }
  if (done === 0) throw new Omaha8Error('bad-option', `${name} has no jobs in it`);
  return failed ? EXIT.badInput : EXIT.ok;
}
