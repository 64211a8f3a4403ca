/** In which form a command prints its result: text for people, one JSON document, or one table as CSV. */
import { badOption } from '../../text/errors.ts';
import { didYouMean } from '../../text/suggest.ts';
import { listed, quoted } from '../../text/words.ts';
import type { OptionSpecs } from './command.ts';
import { COMMON_OPTIONS, readList } from './options.ts';

/**
 * @param columns  of the CSV, which are documented
 * @param rows     what a line of it is
 */
export function formOptions<const Columns extends readonly string[]>(
  columns: Columns,
  rows: string,
) {
  return {
    json: COMMON_OPTIONS.json,
    csv: { flag: true, help: `print comma-separated values, a line for each ${rows}` },
    fields: {
      help: 'COLUMNS of the CSV to print, in this order, with commas between them (default: all)',
      words: columns,
    },
  } as const satisfies OptionSpecs;
}

export type OutputForm = 'text' | 'json' | { readonly columns: readonly string[] };

/** Those options as they were given. */
interface FormTexts {
  readonly json?: true | undefined;
  readonly csv?: true | undefined;
  readonly fields?: string | undefined;
}

/**
 * @param columns  all of the CSV's
 * @throws Omaha8Error `bad-option` for two forms at once, or a column that there is not
 */
export function readOutputForm(
  { json, csv, fields }: FormTexts,
  columns: readonly string[],
): OutputForm {
  if (json && csv) throw badOption('--csv and --json cannot be given together');
  if (fields === undefined) return csv ? { columns } : json ? 'json' : 'text';
  if (!csv) throw badOption('--fields goes with --csv: it says which columns that prints');
  const chosen = readList(fields, '--fields').map((field) => {
    const found = columns.find((column) => column.toLowerCase() === field.toLowerCase());
    if (found !== undefined) return found;
    const guess = didYouMean(field, columns) || `; choose of ${listed(columns, 'and')}`;
    throw badOption(`--fields ${quoted(field)} is no column${guess}`);
  });
  return { columns: chosen };
}
