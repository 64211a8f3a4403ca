/** The answers of a query as CSV: a line for each selector, or for each row of a histogram. */
import { stringify } from 'csv-stringify/sync';
import type { QueryResult, SelectorResult } from '../../query/result.ts';

const COLUMNS = [
  'statement',
  'name',
  'value',
  'standardError',
  'count',
  'share',
  'deals',
  'kept',
  'method',
];

export function csvOf({ statements }: QueryResult): string {
  const lines = statements.flatMap(({ selectors, deals, kept, method }, i) =>
    selectors.flatMap(rowsOf).map((row) => ({ statement: i + 1, deals, kept, method, ...row })),
  );
  return stringify(lines, { header: true, columns: COLUMNS });
}

function rowsOf({ name, value, standardError, count, share, histogram }: SelectorResult): object[] {
  if (histogram !== undefined) return histogram.map((row) => ({ name, ...row }));
  return [{ name, value, standardError, count, share }];
}
