import { checkText } from '../text/check.ts';
import type { Cutter, Format } from './format.ts';
import { FORMATS } from './formats.ts';
import { briefly } from './printable.ts';
import type { Reading } from './reading.ts';

/** A few stray lines before a hand are no hand that got lost. */
const STRAY_LINES = 3;
const STRAY = /^\s*$|^#|^\s*<\?xml|^Everleaf Gaming Game #/;

/**
 * Reads hand histories line by line, whatever the format, and keeps no more of them than one hand.
 *
 *     const reader = new HistoryReader();
 *     for (const line of lines) report(...reader.push(line));
 *     report(...reader.end());
 */
export class HistoryReader {
  #line = 0;
  #format: Format | null = null;
  #cutter: Cutter | null = null;
  #stray: { line: number; text: string; count: number } | null = null;

  /** Takes the next line, without its end. @returns the hands that are whole now, mostly none or one */
  push(text: string): Reading[] {
    checkText(text, 'the line');
    const line = { text: text.startsWith('\ufeff') ? text.slice(1) : text, number: ++this.#line };
    const format = FORMATS.find((each) => each.begins(line.text, this.#format));
    if (format === undefined || format === this.#format) {
      if (this.#cutter !== null) return this.#cutter.push(line, format !== undefined);
      this.#addStray(line.text);
      return [];
    }
    const before = this.#cutter;
    this.#format = format;
    this.#cutter = format.cutter();
    const begun = this.#cutter.push(line, true);
    return [...(before === null ? this.#strayBefore(STRAY_LINES) : before.end()), ...begun];
  }

  /** The last hands. */
  end(): Reading[] {
    return this.#cutter === null ? this.#strayBefore(1) : this.#cutter.end();
  }

  #addStray(text: string): void {
    if (STRAY.test(text)) return;
    this.#stray ??= { line: this.#line, text: text.slice(0, 60), count: 0 };
    this.#stray.count++;
  }

  #strayBefore(least: number): Reading[] {
    if (this.#stray === null || this.#stray.count < least) return [];
    const { line, text } = this.#stray;
    const why = briefly(`not a hand, or no reader for its site: "${text}"`);
    return [{ status: 'unreadable', line, why }];
  }
}

/** The hands in a string, one after the other. */
export function* readHands(text: string): Generator<Reading> {
  checkText(text, 'the history');
  const reader = new HistoryReader();
  for (const line of text.split(/\r?\n/)) yield* reader.push(line);
  yield* reader.end();
}
