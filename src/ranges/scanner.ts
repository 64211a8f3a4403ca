import { Omaha8Error } from '../text/errors.ts';
import { excerpt, listed, quoted, shown } from '../text/words.ts';

/** @throws Omaha8Error `bad-range` for what is not even a string */
export function checkText(text: unknown, where: string): asserts text is string {
  if (typeof text === 'string') return;
  throw new Omaha8Error('bad-range', `${where} ${shown(text)} is not a string`);
}

/** A place in the text of an expression. Positions are counted from 0 here, in errors from 1. */
export class Scanner {
  readonly text: string;
  /** How to speak of the expression: "range", "hand 2". */
  readonly where: string;
  at = 0;

  constructor(text: string, where: string) {
    this.text = text;
    this.where = where;
  }

  /** The character that is next; nothing at the end. */
  get next(): string {
    return this.text[this.at] ?? '';
  }

  skipSpaces(): void {
    while (this.next !== '' && /\s/.test(this.next)) this.at++;
  }

  /** Takes the character that is next, whatever it is. */
  take(): string {
    return this.text[this.at++] ?? '';
  }

  /** Takes one of some characters if it is next; else says ''. */
  takeOneOf(characters: string): string {
    const { next } = this;
    if (next === '' || !characters.includes(next)) return '';
    this.at++;
    return next;
  }

  /** Takes what the expression matches from here on, if it does. */
  takeMatch(expression: RegExp): RegExpExecArray | null {
    const match = new RegExp(expression.source, 'uy');
    match.lastIndex = this.at;
    const found = match.exec(this.text);
    if (found !== null) this.at += found[0].length;
    return found;
  }

  fail(message: string): Omaha8Error {
    return new Omaha8Error('bad-range', `${excerpt(this.where)} ${quoted(this.text)}: ${message}`);
  }

  /** That something is wrong at a position: what stands there and what should. */
  unexpected(expected: readonly string[], at = this.at): Omaha8Error {
    const wanted = `expected ${listed(expected, 'or')}`;
    const [character] = this.text.slice(at, at + 2);
    return character === undefined
      ? this.fail(`ends at character ${at + 1}; ${wanted}`)
      : this.fail(`unexpected ${quoted(character)} at character ${at + 1}; ${wanted}`);
  }

  /** That a part of the text, which is named, is wrong. */
  wrong(from: number, to: number, message: string): Omaha8Error {
    return this.fail(`${quoted(this.text.slice(from, to))} at character ${from + 1} ${message}`);
  }
}
