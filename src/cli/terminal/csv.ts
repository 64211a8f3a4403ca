import { stringify } from 'csv-stringify/sync';

/** A row by the names of its columns. Cards and seats are lists; what a row does not have is an empty cell. */
export type CsvRow = Readonly<Record<string, unknown>>;

function cell(value: unknown): string | number {
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'number') return value;
  return value === undefined || value === null ? '' : String(value);
}

/** So many rows are put into text at a time. */
const BATCH = 4096;

/** The same as `csvText`, bit by bit: of any number of rows. */
export function* csvTexts(columns: readonly string[], rows: Iterable<CsvRow>): Generator<string> {
  yield stringify([[...columns]]);
  let batch: (string | number)[][] = [];
  for (const row of rows) {
    batch.push(columns.map((column) => cell(row[column])));
    if (batch.length < BATCH) continue;
    yield stringify(batch);
    batch = [];
  }
  if (batch.length > 0) yield stringify(batch);
}

/**
 * Rows as comma-separated values (RFC 4180), below a line of names.
 *
 * @param columns  those that are written, in this order; a row may have more
 */
export function csvText(columns: readonly string[], rows: readonly CsvRow[]): string {
  return [...csvTexts(columns, rows)].join('');
}
