import { printable } from '../text/printable.ts';

const LONGEST_MESSAGE = 240;

/** A message on one line, of a text of a file, whose lines and names may be of any length and kind. */
export function briefly(message: string): string {
  const shown = printable(message);
  if (shown.length <= LONGEST_MESSAGE) return shown;
  const letters = [...shown];
  const start = letters.slice(0, (LONGEST_MESSAGE * 2) / 3);
  return `${start.join('')} … ${letters.slice(-LONGEST_MESSAGE / 3).join('')}`;
}
