/**
 * Many queries in a table, in the form of the original: the first row has `#QUERY#` and the names of columns, such
 * as `#HAND#`; the second the query, in which those names stand for gaps; every other row what fills them. The
 * answer is the same table with `!ERRORS!`, `!TRIALS!` and a column for every selector added.
 */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type QueryOptions, query } from '../../query/query.ts';
import type { SelectorResult } from '../../query/result.ts';
import { badOption, Omaha8Error } from '../../text/errors.ts';
import { quoted } from '../../text/words.ts';

const QUERY_COLUMN = '#QUERY#';

/** @throws Omaha8Error `bad-option` where it is no such table; a row that cannot be answered says why in it */
export async function answerGrid(text: string, options: QueryOptions): Promise<string> {
  const [header, queryRow, ...rows] = readTable(text);
  if (header?.[0]?.trim().toUpperCase() !== QUERY_COLUMN) {
    throw badOption(`the grid must begin with a row whose first cell is ${QUERY_COLUMN}`);
  }
  const template = queryRow?.[0]?.trim() ?? '';
  if (template === '')
    throw badOption('the second row of the grid must have the query in its first cell');
  const gaps = header.slice(1).map((name) => name.trim());
  const bad = gaps.find((name) => !/^#[^#]+#$/.test(name));
  if (bad !== undefined)
    throw badOption(`${quoted(bad)} is no column of the grid; write it as #NAME#`);
  const twice = gaps.find((gap, i) => gaps.indexOf(gap) < i);
  if (twice !== undefined) throw badOption(`the grid has two columns called ${quoted(twice)}`);
  const open = /#[^#\s']+#/g.exec(
    gaps.reduce((text, gap) => text.replaceAll(gap, ''), template),
  )?.[0];
  if (open !== undefined)
    throw badOption(`the query has ${quoted(open)}, and no column of the grid is called so`);
  const answers: Answer[] = [];
  for (const row of rows)
    answers.push(await answerRow(fill(template, gaps, row.slice(1)), options));
  const names = [
    ...new Set(answers.flatMap(({ selectors }) => selectors.map(({ name }) => name.toUpperCase()))),
  ];
  return stringify([
    [...header, '!ERRORS!', '!TRIALS!', ...names],
    [...queryRow],
    ...rows.map((row, i) => {
      const { error, trials, selectors } = answers[i];
      const padding = Array<string>(Math.max(0, header.length - row.length)).fill('');
      const cells = names.map((name) =>
        cellOf(selectors.find((one) => one.name.toUpperCase() === name)),
      );
      return [...row, ...padding, error, trials, ...cells];
    }),
  ]);
}

function readTable(text: string): string[][] {
  try {
    return parse(text, { relax_column_count: true, skip_empty_lines: true, bom: true });
  } catch (error) {
    const hint = /^"?#QUERY#"?;/i.test(text.trimStart())
      ? '; its columns have to have commas between them'
      : '';
    throw badOption(
      `the grid is not CSV: ${error instanceof Error ? error.message : error}${hint}`,
    );
  }
}

function fill(template: string, gaps: readonly string[], values: readonly string[]): string {
  return gaps.reduce((text, gap, i) => text.replaceAll(gap, values[i] ?? ''), template);
}

interface Answer {
  readonly error: string;
  readonly trials: number | '';
  readonly selectors: readonly SelectorResult[];
}

async function answerRow(text: string, options: QueryOptions): Promise<Answer> {
  try {
    const { statements } = await query(text, options);
    const selectors = statements.flatMap((statement) => statement.selectors);
    const names = selectors.map(({ name }) => name.toUpperCase());
    const same = selectors.find(({ name }, i) => names.indexOf(name.toUpperCase()) < i);
    if (same !== undefined) {
      const error = `two answers are called ${quoted(same.name)}; give one of them another name with as`;
      return { error, trials: '', selectors: [] };
    }
    return { error: '', trials: statements[0].kept, selectors };
  } catch (error) {
    if (!(error instanceof Omaha8Error) || error.code === 'aborted') throw error;
    return { error: error.message.split('\n')[0], trials: '', selectors: [] };
  }
}

function cellOf(result: SelectorResult | undefined): string | number {
  if (result === undefined) return '';
  if (result.histogram !== undefined) {
    return result.histogram.map(({ value, count }) => `${value}: ${count}`).join('; ');
  }
  return result.value ?? result.share ?? '';
}
