/**
 * The rows of a PokerNow log: `entry,at,order`. An entry is one sentence without line ends, so that each row
 * is a line, and its last two columns have no commas; quotation marks around names are doubled. Logs whose
 * names were replaced often have lost one of those that begin an entry: taking off the outermost and
 * halving the others reads both.
 */

/** One row, and the line that it stands on. */
export interface Row {
  /** Null where the line is no row. */
  entry: string | null;
  at: string;
  order: number;
  line: number;
}

const TIME = /^"?(\d{4}-\d\d-\d\dT[\d:.]+Z?)"?$/;
const ORDER = /^"?(\d{1,16})"?$/;

function unquoted(text: string): string {
  if (!text.startsWith('"')) return text;
  return text.slice(1, text.endsWith('"') ? -1 : undefined).replaceAll('""', '"');
}

export function rowOf(text: string, line: number): Row {
  const last = text.lastIndexOf(',');
  const middle = text.lastIndexOf(',', last - 1);
  const at = TIME.exec(text.slice(middle + 1, last))?.[1];
  const order = ORDER.exec(text.slice(last + 1))?.[1];
  if (middle < 0 || at === undefined || order === undefined) {
    return { entry: null, at: '', order: 0, line };
  }
  return { entry: unquoted(text.slice(0, middle)), at, order: Number(order), line };
}
