/** The lines of `omaha8 query --csv`: one for each selector, or for each row of a histogram. */
import type { QueryResult, SelectorResult } from '../../query/result.ts';
import type { CsvRow } from '../terminal/csv.ts';

export const COLUMNS = [
  'statement',
  'name',
  'value',
  'standardError',
  'count',
  'share',
  'deals',
  'kept',
  'method',
] as const;

export function queryRows({ statements }: QueryResult): CsvRow[] {
  return statements.flatMap(({ selectors, deals, kept, method }, i) =>
    selectors.flatMap(rowsOf).map((row) => ({ statement: i + 1, deals, kept, method, ...row })),
  );
}

function rowsOf({ name, value, standardError, count, share, histogram }: SelectorResult): object[] {
  if (histogram !== undefined) return histogram.map((row) => ({ name, ...row }));
  return [{ name, value, standardError, count, share }];
}
