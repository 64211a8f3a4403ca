import type { Cutter, Line } from './format.ts';
import { type HandText, MOST_LINES, type Reading, tooLong } from './reading.ts';

/** Hands that are lines one after the other, each up to where the next begins. */
export class TextHands<Kind> implements Cutter {
  readonly #kindOf: (line: string) => Kind;
  readonly #read: (kind: Kind, text: HandText) => Reading;
  readonly #longest: number;
  #kind: Kind | null = null;
  #text: HandText = { lines: [], firstLine: 0 };
  #tooLong = false;

  /**
   * @param kindOf   what a hand is, by its first line
   * @param longest  of a longer line the beginning counts
   */
  constructor(
    kindOf: (line: string) => Kind,
    read: (kind: Kind, text: HandText) => Reading,
    longest: number,
  ) {
    this.#kindOf = kindOf;
    this.#read = read;
    this.#longest = longest;
  }

  push({ text, number }: Line, begins: boolean): Reading[] {
    const line = text.slice(0, this.#longest);
    if (!begins) {
      if (this.#text.lines.length < MOST_LINES) this.#text.lines.push(line);
      else this.#tooLong ||= text.trim() !== '';
      return [];
    }
    // The next hand begins even where the one before is such that reading it fails.
    try {
      return this.end();
    } finally {
      this.#kind = this.#kindOf(line);
      this.#text = { lines: [line], firstLine: number };
      this.#tooLong = false;
    }
  }

  end(): Reading[] {
    if (this.#kind === null) return [];
    if (this.#tooLong) return [tooLong(this.#text.firstLine)];
    return [this.#read(this.#kind, this.#text)];
  }
}
