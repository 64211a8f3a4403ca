/** Hands that are elements of an XML document, read one after the other as they come. */
import { Parser } from 'htmlparser2';
import { Omaha8Error } from '../../text/errors.ts';
import { grouped } from '../../text/words.ts';
import type { Cutter, Format, Line } from '../format.ts';
import { HandBuilder } from '../hand-builder.ts';
import { briefly } from '../printable.ts';
import type { Reading } from '../reading.ts';
import { XmlElement } from './element.ts';

/** What a format that is XML looks like, and what its elements tell. */
export interface XmlKind {
  /** The line that begins a document, and none of another kind. */
  readonly begins: RegExp;
  /** The element that is a hand. */
  readonly hand: string;
  /**
   * Tells the builder all that a hand says; `hand.line` is for it to set.
   *
   * @param around  the element that the hand stands in, with what came before; null where it stands alone
   * @throws Omaha8Error `bad-history` where that makes no sense
   */
  tell(hand: HandBuilder, element: XmlElement, around: XmlElement | null): void;
}

/** Of a longer line, the beginning tells what it is. */
const LONGEST_BEGINNING = 1000;
/** No hand, nor what stands around all hands, has more elements, or more letters. */
const MOST_ELEMENTS = 5000;
const MOST_LETTERS = 1_000_000;

/**
 * Keeps the elements that are open, and one hand. An element that ought to end before another of its kind begins
 * ends there, since files are cut and pasted; what a hand then lacks its replay finds.
 */
class XmlHands implements Cutter {
  readonly #kind: XmlKind;
  readonly #parser: Parser;
  /** From the outermost on. */
  #open: XmlElement[] = [];
  #readings: Reading[] = [];
  #line = 0;
  /** Of the hand, or else of what stands around. */
  #elements = 0;
  #letters = 0;
  /** Letters since the parser last found anything: those of a tag or comment that has no end yet. */
  #pending = 0;
  #foundOn = 0;

  constructor(kind: XmlKind) {
    this.#kind = kind;
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#begin(name, attributes),
        ontext: (text) => this.#addText(text),
        onclosetag: (name) => this.#finish(name),
      },
      { xmlMode: true },
    );
  }

  push({ text, number }: Line, begins: boolean): Reading[] {
    if (begins) this.#startOver();
    this.#line = number;
    this.#pending += text.length + 1;
    this.#parser.write(`${text}\n`);
    // It would take in all the rest of the file.
    if (this.#pending > MOST_LETTERS) this.#startOver();
    return this.#readings.splice(0);
  }

  end(): Reading[] {
    this.#startOver();
    return this.#readings.splice(0);
  }

  #startOver(): void {
    if (this.#pending > 0) {
      // What it has taken in may be of the hand that is open: that is not read, rather than read wrong.
      this.#open = [];
      const why = 'a tag or a comment has no end';
      this.#readings.push({ status: 'unreadable', line: this.#foundOn, why });
    }
    this.#closeFrom(0);
    this.#parser.reset();
    this.#elements = this.#letters = this.#pending = 0;
  }

  #found(): void {
    this.#pending = 0;
    this.#foundOn = this.#line;
  }

  #handIndex(): number {
    return this.#open.findIndex(({ name }) => name === this.#kind.hand);
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#found();
    if (name === this.#kind.hand || name === this.#open[0]?.name) {
      this.#finish(name);
      if (name === this.#kind.hand || this.#open.length === 0) this.#elements = this.#letters = 0;
    }
    const element = new XmlElement(name, attributes, this.#line);
    for (const [key, value] of Object.entries(attributes)) {
      this.#letters += key.length + value.length;
    }
    // Hands are read and forgotten.
    const parent = name === this.#kind.hand ? undefined : this.#open.at(-1);
    if (++this.#elements <= MOST_ELEMENTS && (parent?.children.length ?? 0) < MOST_ELEMENTS) {
      parent?.children.push(element);
    }
    this.#open.push(element);
  }

  #addText(text: string): void {
    this.#found();
    this.#letters += text.length;
    const element = this.#open.at(-1);
    if (element !== undefined && this.#letters <= MOST_LETTERS) element.text += text;
  }

  /** An end that belongs to no beginning ends nothing. */
  #finish(name: string): void {
    this.#found();
    const index = this.#open.findLastIndex((element) => element.name === name);
    if (index >= 0) this.#closeFrom(index);
  }

  #closeFrom(index: number): void {
    const hand = this.#handIndex();
    if (hand >= index) this.#readings.push(this.#read(this.#open[hand], this.#open[hand - 1]));
    this.#open.length = index;
    if (hand < index) return;
    this.#elements = this.#letters = 0;
    const around = this.#open.at(-1);
    if (around !== undefined) around.text = '';
  }

  #read(element: XmlElement, around: XmlElement | undefined): Reading {
    const hand = new HandBuilder(element.line);
    try {
      if (this.#elements > MOST_ELEMENTS || this.#letters > MOST_LETTERS) {
        const why = `the hand is too long: it has more than ${grouped(MOST_ELEMENTS)} elements or ${grouped(MOST_LETTERS)} letters`;
        return { status: 'unreadable', line: element.line, why };
      }
      this.#kind.tell(hand, element, around ?? null);
      const { skipped } = hand.title;
      if (skipped !== null) return { status: 'skipped', line: element.line, why: skipped };
      hand.line = element.line;
      return { status: 'read', hand: hand.finish() };
    } catch (error) {
      if (!(error instanceof Omaha8Error)) throw error;
      return { status: 'unreadable', line: hand.line, why: briefly(error.message) };
    }
  }
}

/** The format whose documents are of a kind. */
export function xmlFormat(kind: XmlKind): Format {
  return {
    begins: (line) => kind.begins.test(line.slice(0, LONGEST_BEGINNING)),
    cutter: () => new XmlHands(kind),
  };
}
