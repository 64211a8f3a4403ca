/** `omaha8 equity --input`: many jobs, one JSON object per line, one result a line. */

import { equity } from '../../equity/equity.ts';
import type { Equity } from '../../equity/result.ts';
import { EquityPool } from '../../equity/threads/pool.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { printable, printableJson } from '../../text/printable.ts';
import type { OutputForm } from '../arguments/output-form.ts';
import { EXIT, type Io, writeAll, writeNote } from '../terminal/io.ts';
import { counted, grouped } from '../terminal/layout.ts';
import { linesOf } from '../terminal/lines.ts';
import { ProgressLine } from '../terminal/progress.ts';
import { playerRows } from './equity-csv.ts';
import { resultsInOrder } from './in-order.ts';
import { errorLine, isBlankLine, LONGEST_LINE, readLine, resultLine } from './job-line.ts';
import { type JobOptions, readJob } from './job-options.ts';

/**
 * Lines that are worked on or wait for an earlier one to be printed: enough to make threads worth it. How
 * far jobs are read ahead is up to the pool, which knows what their ranges take.
 */
const AT_ONCE = { lines: 512, characters: 4_000_000 };

/** What a line came to: a string to print, or nothing because of an interrupt. */
type Answer =
  | { text: string; end: 'done' | 'failed' | 'cut short'; complaint?: string }
  | 'blank'
  | 'interrupted';

interface Line {
  /** From 1. */
  number: number;
  text: string;
}

async function* numbered(lines: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of lines) yield { number: ++number, text };
}

/** An id in a cell: a string without its quotes, anything else as the line has it. */
function idText(id: string | null): string {
  const value: unknown = id === null ? '' : JSON.parse(id);
  return typeof value === 'string' ? value : (id ?? '');
}

/** How the jobs of a batch are run. */
export interface BatchOptions {
  /** What jobs do not say themselves; its `threads` are those of all jobs together. */
  defaults: JobOptions;
  /** Whether results say how they came about: on how many threads, and in which time. */
  timing: boolean;
  /** Lines of JSON, or of one CSV. */
  form: OutputForm;
}

/**
 * Runs the jobs of a file or of standard input.
 *
 * @param input  a path, or `-` for standard input
 * @returns the exit code: bad input if any line failed
 * @throws Omaha8Error `bad-option` where the input cannot be read or has no jobs
 */
export async function runBatch(
  input: string,
  { defaults, timing, form }: BatchOptions,
  io: Io,
): Promise<number> {
  const name = input === '-' ? 'standard input' : input;
  const signal = io.interrupt(true);
  const lines = linesOf(input === '-' ? io.stdin : input, name, LONGEST_LINE, signal);
  const progress = new ProgressLine(io);
  const pool = new EquityPool({ threads: defaults.threads });

  const columns = typeof form === 'object' ? form.columns : null;
  const csvTexts = columns === null ? null : (await import('../terminal/csv.ts')).csvTexts;
  const resultText = (id: string | null, result: Equity): string => {
    if (columns === null || csvTexts === null)
      return `${printableJson(resultLine(id, result, timing))}\n`;
    const rows = playerRows(result).map((row) => ({ id: idText(id), ...row }));
    const [, ...lines] = csvTexts(columns, rows);
    return lines.join('');
  };

  const answer = async ({ number, text }: Line): Promise<Answer> => {
    if (isBlankLine(text)) return 'blank';
    let id: string | null = null;
    try {
      const line = readLine(text);
      id = line.id;
      const { hands, options } = readJob(line.value, defaults);
      const result = await equity({
        ...options,
        hands,
        pool,
        signal,
        onHint: (hint) => {
          progress.clear();
          writeNote(io, `line ${number}: ${hint}`);
        },
      });
      const end = result.interrupted ? 'cut short' : 'done';
      return { text: resultText(id, result), end };
    } catch (error) {
      if (!(error instanceof Omaha8Error)) throw error;
      if (error.code === 'aborted') return 'interrupted';
      if (csvTexts === null)
        return { text: `${printableJson(errorLine(id, number, error.message))}\n`, end: 'failed' };
      const complaint = `${name}, line ${number}: ${printable(error.message)}`;
      return { text: '', end: 'failed', complaint };
    }
  };

  if (columns !== null && csvTexts !== null)
    await writeAll(io.stdout, [...csvTexts(columns, [])].join(''));
  let done = 0;
  let failed = false;
  const results = resultsInOrder(numbered(lines), answer, (running, { text }) => {
    const held = running.reduce((sum, line) => sum + line.text.length, text.length);
    return running.length < AT_ONCE.lines && held <= AT_ONCE.characters;
  });
  try {
    for await (const result of results) {
      if (result === 'blank') continue;
      if (result === 'interrupted') break;
      if (result.end !== 'cut short') done++;
      failed ||= result.end === 'failed';
      if (result.complaint !== undefined) {
        progress.clear();
        io.stderr.write(`omaha8: ${result.complaint}\n`);
      }
      if (result.text !== '') await writeAll(io.stdout, result.text);
      if (!io.stdout.isTTY) progress.show(() => `${grouped(done)} jobs done`);
    }
  } finally {
    progress.clear();
    // Whatever ended the work: an input that may still bring more would keep the process alive.
    if (input === '-') io.stdin.destroy?.();
    await pool.close();
  }
  if (signal.aborted) {
    io.stderr.write(`omaha8: interrupted after ${counted(done, 'job')}\n`);
    return EXIT.interrupted;
  }
  if (done === 0) throw new Omaha8Error('bad-option', `${name} has no jobs in it`);
  return failed ? EXIT.badInput : EXIT.ok;
}
