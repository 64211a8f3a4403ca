/** Lines in another language of a client, said in English, so that the rules of one language read them all. */

/** `$ 0,10`, `0.10 €`, `1 500` */
const SUM =
  '(?:[$€£] ?)?\\d(?:[.,]?\\d|[ \\u00a0\\u202f](?=\\d{3}(?!\\d)))*(?:[ \\u00a0\\u202f]?[$€£])?';

/** And no number goes on after it. */
const WHOLE_SUM = `(${SUM})(?!\\w|[.,]\\d|[ \\u00a0\\u202f]\\d)`;

/** What may stand in a phrase, and how it looks. `{seated}` is a name that something in brackets follows. */
const PLACES: Readonly<Record<string, string>> = {
  name: '(.+?)',
  seated: '(.+)',
  sum: WHOLE_SUM,
  to: WHOLE_SUM,
  cards: '([^[\\]]*)',
  before: '([^[\\]]*)',
  number: '(\\d+)',
  rest: '(.*)',
};
const PLACE = /\{(\w+)\}/g;

/**
 * A line of the client and how English has it. The first is the beginning of a line, as a regular expression, with
 * places in braces: `{name}: aposta {sum}`; all that follows in the line is dropped.
 */
export type Phrase = readonly [from: string, english: string];

/** Chat comes first: it may look like anything. */
const CHAT: Phrase = ['{name} (?:disse|dijo|dice|(?:a )?dit|sagte?), "', '{name} said, "'];

/** Words within a line, replaced one after the other. */
export type Words = readonly (readonly [from: RegExp, english: string])[];

export interface Language {
  /** How the first line of a hand begins. */
  readonly begins: string;
  /** The first that fits a line counts; a line that none fits stays as it is. */
  readonly phrases: readonly Phrase[];
  /** What the title calls tournaments and levels. */
  readonly title: Words;
  /** What the lines of the summary say of a seat. */
  readonly summary: Words;
}

/** A sum as English writes it: its sign first, and no spaces. */
function plain(sum: string): string {
  const sign = /[$€£]/.exec(sum)?.[0] ?? '';
  return sign + sum.replace(/[^\d.,]/g, '');
}

/** Each number is looked at once. */
const SIGNED = new RegExp(
  `[$€£] ?\\d[\\d.,]*|(?<![\\d.,]|\\d[ \\u00a0\\u202f])${SUM}(?<=[$€£])`,
  'g',
);
const DAY_FIRST = /\b(\d\d)[-/.](\d\d)[-/.](\d{4})\b/g;

function withWords(text: string, words: Words): string {
  const translated = words.reduce((all, [from, english]) => all.replace(from, english), text);
  return translated.replace(SIGNED, plain).replace(DAY_FIRST, '$3/$2/$1');
}

interface Compiled {
  readonly pattern: RegExp;
  readonly places: readonly string[];
  readonly english: string;
}

function compile([from, english]: Phrase): Compiled {
  const places = [...from.matchAll(PLACE)].map(([, place]) => place);
  const source = from.replace(PLACE, (_, place: string) => PLACES[place]);
  return { pattern: new RegExp(`^${source}`), places, english };
}

/** Says the lines of a hand in English. */
export class Phrasebook {
  readonly #begins: RegExp;
  readonly #phrases: readonly Compiled[];
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
    this.#begins = new RegExp(`^${language.begins}`);
    this.#phrases = [CHAT, ...language.phrases].map(compile);
  }

  /** Whether a hand that begins with this line is in the language. */
  begins(line: string): boolean {
    return this.#begins.test(line);
  }

  /** @returns the line in English, or as it is where no phrase fits it */
  translate(line: string): string {
    for (const { pattern, places, english } of this.#phrases) {
      const match = pattern.exec(line);
      if (match === null) continue;
      return english.replace(PLACE, (_, place: string) =>
        this.#inPlace(place, match[places.indexOf(place) + 1] ?? ''),
      );
    }
    return line;
  }

  #inPlace(place: string, text: string): string {
    const { title, summary } = this.#language;
    if (place === 'sum' || place === 'to') return plain(text);
    return place === 'rest' ? withWords(text, [...title, ...summary]) : text;
  }
}
