/**
 * Open Hand History, versions 1.2 to 1.4: a JSON object a hand. Files have one after the other, apart by blank
 * lines as the standard wants it, or a line each, or in one list.
 *
 * Source: the specification at https://hh-specs.handhistory.org
 */
import type { Cutter, Format, Line } from '../format.ts';
import { MOST_LINES, type Reading, tooLong } from '../reading.ts';
import { readOhhHand } from './read.ts';

/** An object alone on its line is one of its own: within another it is indented. */
const OUTER = /^\{\s*(?:$|"ohh"\s*:)/;
const FIRST = /^\s*(?:\[\s*)?\{|^\s*\[\s*$/;
const MARK = /["\\{}]/g;

/** Finds where objects begin and end, and reads each. */
class OhhHands implements Cutter {
  #lines: string[] = [];
  #firstLine = 0;
  #depth = 0;
  #tooLong = false;

  push({ text, number }: Line): Reading[] {
    const readings = this.#depth > 0 && OUTER.test(text) ? this.end() : [];
    let start = 0;
    let quoted = false;
    MARK.lastIndex = 0;
    for (let mark = MARK.exec(text); mark !== null; mark = MARK.exec(text)) {
      const [sign] = mark;
      if (sign === '"') quoted = !quoted;
      else if (sign === '\\') MARK.lastIndex++;
      else if (quoted) continue;
      else if (sign === '{' && this.#depth++ === 0) {
        start = mark.index;
        this.#firstLine = number;
      } else if (sign === '}' && this.#depth > 0 && --this.#depth === 0) {
        this.#keep(text.slice(start, mark.index + 1));
        readings.push(...this.end());
      }
    }
    if (this.#depth > 0) this.#keep(text.slice(start));
    return readings;
  }

  #keep(line: string): void {
    if (this.#lines.length < MOST_LINES) this.#lines.push(line);
    else this.#tooLong = true;
  }

  end(): Reading[] {
    const lines = this.#lines;
    const wasTooLong = this.#tooLong;
    this.#lines = [];
    this.#depth = 0;
    this.#tooLong = false;
    if (lines.length === 0) return [];
    const text = { lines, firstLine: this.#firstLine };
    return [wasTooLong ? tooLong(text.firstLine) : readOhhHand(text)];
  }
}

export const ohh: Format = {
  begins: (line, before) => OUTER.test(line) || (before === null && FIRST.test(line)),
  cutter: () => new OhhHands(),
};
