import { query } from '../../query/query.ts';
import type { QueryResult } from '../../query/result.ts';
import { badOption } from '../../text/errors.ts';
import { printableJson } from '../../text/printable.ts';
import { quoted } from '../../text/words.ts';
import { defineCommand } from '../arguments/command.ts';
import { formOptions, type OutputForm, readOutputForm } from '../arguments/output-form.ts';
import { JOB_OPTIONS, readJobOptions } from '../equity/job-options.ts';
import { LongWork } from '../equity/long-work.ts';
import type { ByteSource } from '../terminal/io.ts';
import { EXIT, type Io, widthOf, writeAll, writeNote } from '../terminal/io.ts';
import { ProgressLine, progressText } from '../terminal/progress.ts';
import { styleFor } from '../terminal/style.ts';
import { functionsText } from './functions-text.ts';
import { answerGrid } from './grid.ts';
import { COLUMNS, queryRows } from './query-csv.ts';
import { statementText } from './query-text.ts';

const { exact, trials, precision, seed } = JOB_OPTIONS;

/** More than this is no query. */
const MOST_LETTERS = 1_000_000;

/** The text of a file, or of standard input. */
async function readText(path: string, { stdin }: Io): Promise<string> {
  const { fileSource } = await import('../terminal/input.ts');
  const { causeOf } = await import('../terminal/system-error.ts');
  const source: ByteSource = path === '-' ? stdin : fileSource(path);
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const bytes of source) {
      text += decoder.decode(bytes, { stream: true });
      if (text.length > MOST_LETTERS) throw badOption(`${quoted(path)} is too long for a query`);
    }
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      typeof error.code === 'string' &&
      'errno' in error
    ) {
      throw badOption(`cannot read ${quoted(path)}: ${causeOf(error)}`);
    }
    throw error;
  }
  return text + decoder.decode();
}

/** Where the query is: an argument, a file, or standard input; one of them. */
async function queryText(
  positionals: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<string> {
  const [text, ...more] = positionals;
  if (more.length > 0) {
    throw badOption(
      `query takes one query, but ${quoted(more[0])} follows it; put the whole query in quotes`,
    );
  }
  if (text !== undefined && file !== undefined) {
    throw badOption(`--file ${quoted(file)} is given, and the query ${quoted(text)} as well`);
  }
  if (file !== undefined) return readText(file, io);
  if (text === '-') return readText('-', io);
  if (text !== undefined) return text;
  throw badOption(
    `no query given; write omaha8 query "select avg(riverEquity(hero)) from hero='A2', villain='*'"`,
  );
}

export const command = defineCommand({
  usage: 'omaha8 query "select …" [options]',
  about:
    'Any question about deals, in PQL: select what to work out, from whose hands and which board, where a condition ' +
    "holds. Selectors are avg, count, max, min and histogram; players are named and have ranges, such as hero='A2:$ds'. " +
    'Several statements have ; between them. Exact where that takes about two seconds at most, else sampled.',
  options: {
    file: { help: 'FILE that has the query, or - for standard input', path: 'file' },
    grid: {
      help: 'FILE.csv of a query with gaps and of what fills them: see the README of queries; prints the table with the answers',
      path: 'file',
    },
    functions: { flag: true, help: 'list all functions, with their types and what they mean' },
    exact,
    trials,
    precision,
    seed,
    threads: { help: 'COUNT of threads, such as 2 (default: as many as the machine runs at once)' },
    ...formOptions(COLUMNS, 'answer, or each value of a histogram'),
  },
  examples: [
    `omaha8 query "select avg(riverEquity(hero)) from hero='AsAh2s3h', villain='*'"`,
    `omaha8 query "select histogram(handType(hero, river)) from hero='A2'"`,
    'omaha8 query --functions',
  ],
  async run(positionals, { file, grid, functions, json, csv, fields, ...texts }, io) {
    const width = widthOf(io.stdout);
    if (functions && (json || csv))
      throw badOption('--functions is text alone: the library has it as data');
    if (functions) {
      await writeAll(io.stdout, functionsText(width));
      return EXIT.ok;
    }
    const form = readOutputForm({ json, csv, fields }, COLUMNS);
    const { exact, trials, precision, seed, threads } = readJobOptions(texts);
    const method = { exact, trials, precision, seed, threads };
    const progress = new ProgressLine(io);
    const longWork = new LongWork();
    const options = {
      ...method,
      signal: io.interrupt(true),
      onHint: (hint: string) => writeNote(io, hint),
      onProgress: (state: Parameters<typeof progressText>[0]) => {
        const { elapsed } = progress;
        const note = precision === undefined ? longWork.note(state, elapsed) : null;
        if (note !== null) {
          progress.clear();
          writeNote(io, note);
        }
        progress.show(() => progressText(state, elapsed));
      },
    };
    try {
      if (grid !== undefined) {
        if (positionals.length > 0 || file !== undefined) {
          throw badOption('--grid has its query in the file; no other can be given');
        }
        if (json || csv)
          throw badOption(
            '--grid is answered with the same table, which is CSV: leave out --json and --csv',
          );
        const table = await answerGrid(await readText(grid, io), options);
        progress.clear();
        await writeAll(io.stdout, table);
        return EXIT.ok;
      }
      const result = await query(await queryText(positionals, file, io), options);
      progress.clear();
      await writeAll(io.stdout, await textOf(result, form, io));
      return result.statements.some(({ interrupted }) => interrupted) ? EXIT.interrupted : EXIT.ok;
    } finally {
      progress.clear();
    }
  },
});

async function textOf(result: QueryResult, form: OutputForm, { stdout, env }: Io): Promise<string> {
  if (form === 'json') return `${printableJson(JSON.stringify(result))}\n`;
  if (form !== 'text') {
    const { csvText } = await import('../terminal/csv.ts');
    return csvText(form.columns, queryRows(result));
  }
  const style = styleFor(stdout, env);
  return result.statements
    .map((statement) => statementText(statement, style, widthOf(stdout)))
    .join('\n');
}
