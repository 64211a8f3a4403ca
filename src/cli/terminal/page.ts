import { wrapped } from './layout.ts';
import type { Style } from './style.ts';

/** Lines of text of a certain width, as they come. */
export class Page {
  readonly lines: string[] = [];
  readonly style: Style;
  readonly width: number;

  /** @param width  of the longest line, in columns */
  constructor(style: Style, width: number) {
    this.style = style;
    this.width = width;
  }

  /** A line that begins with a title, and what stands beside it. */
  heading(title: string, about = ''): void {
    this.paragraph(this.style.strong(title) + about, '  ');
  }

  /** A sentence of what is said under a heading. */
  sentence(text: string): void {
    this.paragraph(`  ${text}`, '    ');
  }

  /** @param indent  before every line but the first */
  paragraph(text: string, indent: string): void {
    this.lines.push(wrapped(text, this.width, indent));
  }

  /** The lines of a table, as they are. */
  table(lines: readonly string[]): void {
    this.lines.push(...lines);
  }
}
