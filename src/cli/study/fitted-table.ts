/** Tables on narrow pages: columns stand closer, and the last ones are left out. */
import { type Align, aligned, columnsOf } from '../terminal/layout.ts';
import type { Page } from '../terminal/page.ts';

/**
 * Writes a table under a heading: indented, its first row faint.
 *
 * @param rows    the headings first
 * @param kept    so many columns are never left out
 */
export function writeTable(
  page: Page,
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
  kept = 2,
): void {
  const [heads, ...lines] = fitted(rows, aligns, page.width - INDENT.length, kept);
  page.table([page.style.faint(INDENT + heads), ...lines.map((line) => INDENT + line)]);
}

const INDENT = '  ';

function fitted(
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
  width: number,
  kept: number,
): string[] {
  for (let columns = aligns.length; ; columns--) {
    const cut = rows.map((row) => row.slice(0, columns));
    for (const gap of ['  ', ' ']) {
      const lines = aligned(cut, aligns.slice(0, columns), gap);
      if (columns <= kept || lines.every((line) => columnsOf(line) <= width)) return lines;
    }
  }
}
