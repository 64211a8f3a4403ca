/** Small tools for prose and columns. */

import stringWidth from 'fast-string-width';
import { largestOf } from '../../math/largest.ts';
import { grouped } from '../../text/words.ts';

export { grouped };

/** `1 card`, `3,000 cards` */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Letters of one column each, as nearly all are that are printed. */
const PLAIN = /^[ -~]*$/;

/** How many columns a text takes on the screen. */
export function columnsOf(text: string): number {
  return PLAIN.test(text) ? text.length : stringWidth(text);
}

/**
 * Breaks a paragraph into lines between words. A word that is longer than a line stays whole.
 *
 * @param indent  put before every line but the first, which starts as the text does
 */
export function wrapped(text: string, width: number, indent = ''): string {
  const [, lead, rest] = /^(\s*)(.*)$/s.exec(text) as RegExpExecArray;
  const lines: string[] = [];
  let line = lead;
  let fresh = true;
  for (const word of rest.split(' ')) {
    if (!fresh && columnsOf(line) + 1 + columnsOf(word) > width) {
      lines.push(line);
      line = indent;
      fresh = true;
    }
    line += fresh ? word : ` ${word}`;
    fresh = false;
  }
  return [...lines, line].join('\n');
}

/** A text of at most so many columns: the end of a longer one is left out. */
export function shortened(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  const letters = [...text];
  while (columnsOf(letters.join('')) > columns - 1) letters.pop();
  return `${letters.join('')}…`;
}

export type Align = 'left' | 'right';

/** Pads to a width on the screen, where some letters are two columns wide. */
function padded(text: string, width: number, align: Align = 'left'): string {
  const space = ' '.repeat(Math.max(0, width - columnsOf(text)));
  return align === 'left' ? text + space : space + text;
}

/** Lines a table up: every column as wide as its widest cell. No spaces at the ends of lines. */
export function aligned(
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
  gap = '  ',
): string[] {
  const widths = aligns.map((_, column) =>
    Math.max(0, largestOf(rows.map((row) => columnsOf(row[column] ?? '')))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column], aligns[column]))
      .join(gap)
      .trimEnd(),
  );
}
