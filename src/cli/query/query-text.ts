/** The answers of a query as tables. */
import { largestOf } from '../../math/largest.ts';
import type { HistogramRow, SelectorResult, StatementResult } from '../../query/result.ts';
import { printable } from '../../text/printable.ts';
import { aligned, columnsOf, counted, grouped, shortened, wrapped } from '../terminal/layout.ts';
import { percentage } from '../terminal/percentage.ts';
import type { Style } from '../terminal/style.ts';

/** Of a longer name of a selector the end is left out: `as` gives it another. */
const LONGEST_NAME = 40;

/** Digits of a mean that is exact. */
const EXACT_DIGITS = 6;

/** One statement: how it was answered, a line for each selector, then the histograms. */
export function statementText(statement: StatementResult, style: Style, width: number): string {
  const rows = statement.selectors.filter(({ histogram }) => histogram === undefined);
  const histograms = statement.selectors.flatMap(({ name, histogram }) =>
    histogram === undefined
      ? []
      : ['', ...histogramLines(name, histogram, statement, style, width)],
  );
  const table = rows.length === 0 ? [] : ['', ...tableLines(rows, statement, style, width)];
  return [wrapped(heading(statement), width, '  '), ...table, ...histograms, ''].join('\n');
}

function heading({ method, deals, kept, seed, interrupted }: StatementResult): string {
  const all = deals === 1 ? 'the one deal' : `all ${counted(deals, 'deal')}`;
  const what = method === 'exact' ? all : counted(deals, 'random deal');
  const where =
    kept === deals ? '' : `; where is true of ${rounded(kept)} (${percentage(kept, deals)})`;
  const how = method === 'exact' ? 'Exact' : 'Monte Carlo';
  const from = seed === null ? '' : `, seed ${seed}`;
  return `${interrupted ? 'Interrupted. ' : ''}${how}: ${what}${from}${where}`;
}

/** A number of deals. On a street before the river it may not be whole. */
function rounded(deals: number): string {
  return grouped(Math.round(deals));
}

function tableLines(
  selectors: readonly SelectorResult[],
  { method, kept }: StatementResult,
  style: Style,
  width: number,
): string[] {
  const columns = [
    { heading: 'Value', cell: valueCell },
    { heading: 'Share', cell: (one: SelectorResult) => shareCell(one, kept) },
    ...(method === 'exact' ? [] : [{ heading: 'Std error', cell: errorCell }]),
    {
      heading: 'Deals',
      cell: ({ count }: SelectorResult) => (count === undefined ? '' : rounded(count)),
    },
  ].filter(({ cell }) => selectors.some((one) => cell(one) !== ''));
  const longest = Math.max(0, Math.min(LONGEST_NAME, width - 40));
  const [head, ...lines] = aligned(
    [
      ['', ...columns.map(({ heading }) => heading)],
      ...selectors.map((one) => [
        shortened(printable(one.name), longest),
        ...columns.map(({ cell }) => cell(one)),
      ]),
    ],
    ['left', ...columns.map(() => 'right' as const)],
  );
  return [style.faint(head), ...lines];
}

function valueCell({ value, standardError }: SelectorResult): string {
  if (value === undefined) return '';
  if (value === null) return 'none';
  if (typeof value === 'string') return printable(value);
  return numberText(value, standardError ?? 0);
}

/** As many decimals as the error leaves meaning to. */
function numberText(value: number, error: number): string {
  if (Number.isInteger(value)) return value < 0 ? `-${grouped(-value)}` : grouped(value);
  if (error === 0) return String(Number(value.toFixed(EXACT_DIGITS)));
  return value.toFixed(Math.max(2, Math.min(EXACT_DIGITS, Math.ceil(-Math.log10(error)))));
}

function shareCell({ count, share }: SelectorResult, kept: number): string {
  return count === undefined || share === undefined ? '' : percentage(share * kept, kept);
}

function errorCell({ selector, standardError }: SelectorResult): string {
  if (standardError === undefined) return '';
  if (standardError === null) return 'unknown';
  const [scale, sign] = selector === 'count' ? [100, '%'] : [1, ''];
  const error = scale * standardError;
  if (error < 1e-8) return `0${sign}`;
  const digits = error > 0 ? Math.max(2, Math.ceil(-Math.log10(error)) + 1) : 0;
  return `${error.toFixed(Math.min(8, digits))}${sign}`;
}

function histogramLines(
  name: string,
  rows: readonly HistogramRow[],
  { kept }: StatementResult,
  style: Style,
  width: number,
): string[] {
  const cells = rows.map(({ value, count, share }) => [
    `  ${value === null ? 'none' : typeof value === 'string' ? printable(value) : numberText(value, 0)}`,
    percentage(share * kept, kept),
    rounded(count),
  ]);
  const lines = aligned([['  Value', 'Share', 'Deals'], ...cells], ['left', 'right', 'right']);
  const widest = largestOf(lines.map(columnsOf));
  const most = largestOf(rows.map(({ share }) => share));
  const room = Math.min(30, width - widest - 2);
  const bars = rows.map(({ share }) =>
    '#'.repeat(room > 5 ? Math.round((room * share) / most) : 0),
  );
  const [head, ...body] = lines;
  return [
    wrapped(printable(name), width),
    style.faint(head),
    ...body.map((line, i) => `${line.padEnd(widest)}  ${bars[i]}`.trimEnd()),
  ];
}
