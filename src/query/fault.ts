import { Omaha8Error } from '../text/errors.ts';
import { printable } from '../text/printable.ts';

/** Where something stands in a query: the offsets of its first character and of the one after its last. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** The place from the beginning of one to the end of another. */
export function span(first: Place, last: Place): Place {
  return { from: first.from, to: last.to };
}

/** No more of a line is shown on either side of what is at fault. */
const MOST_BEFORE = 50;
const MOST_SHOWN = 76;

/**
 * What is wrong with a query, and where: a sentence, then the line with a caret under the place.
 *
 * @param query    the whole text
 * @param message  a clause without its end, such as `unknown function "foo"`
 * @param hint     what follows it: `; did you mean x?`
 */
export function badQuery(
  query: string,
  place: Place,
  message: string,
  hint = '',
  options?: ErrorOptions,
): Omaha8Error {
  const before = query.slice(0, place.from);
  const line = before.split('\n').length;
  const lineFrom = before.lastIndexOf('\n') + 1;
  const lineEnd = query.indexOf('\n', lineFrom);
  const whole = query.slice(lineFrom, lineEnd < 0 ? query.length : lineEnd).replace(/\r$/, '');
  const column = place.from - lineFrom;
  const cut = Math.max(0, column - MOST_BEFORE);
  const shown = printable(whole.slice(cut, cut + MOST_SHOWN)).replaceAll('\t', ' ');
  const carets = Math.max(1, Math.min(place.to, lineFrom + whole.length) - place.from);
  const length = Math.max(1, Math.min(carets, MOST_SHOWN - (column - cut)));
  return new Omaha8Error(
    'bad-query',
    `${message}, at line ${line}, column ${column + 1} of the query${hint}\n  ${shown}\n  ${' '.repeat(column - cut)}${'^'.repeat(length)}`,
    options,
  );
}
