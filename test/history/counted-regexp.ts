/**
 * A naive backtracking engine for regular expressions that counts its steps, so that a test can tell how
 * the time of a pattern grows without a clock. It goes about it as V8 does, only slower: leftmost
 * alternative first, greedy and lazy loops, one letter at a time.
 */

/** Goes on from a position; false: that way did not lead to a match. */
type Next = (at: number) => boolean;
type Matcher = (text: string, at: number, next: Next) => boolean;

let steps = 0;

const CLASSES: Readonly<Record<string, RegExp>> = {
  d: /\d/,
  D: /\D/,
  w: /\w/,
  W: /\W/,
  s: /\s/,
  S: /\S/,
};
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

class Parser {
  readonly #source: string;
  readonly #flags: string;
  #at = 0;

  constructor({ source, flags }: RegExp) {
    this.#source = source;
    this.#flags = flags;
  }

  parse(): Matcher {
    const matcher = this.#alternatives();
    if (this.#at < this.#source.length) throw new Error(`cannot count /${this.#source}/`);
    return matcher;
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #alternatives(): Matcher {
    const ways = [this.#sequence()];
    while (this.#take('|')) ways.push(this.#sequence());
    if (ways.length === 1) return ways[0];
    return (text, at, next) => ways.some((way) => way(text, at, next));
  }

  #sequence(): Matcher {
    const parts: Matcher[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at])) {
      parts.push(this.#repeated(this.#atom()));
    }
    return parts.reduceRight<Matcher>(
      (rest, part) => (text, at, next) => part(text, at, (to) => rest(text, to, next)),
      (_text, at, next) => next(at),
    );
  }

  #atom(): Matcher {
    const inside = (matcher: Matcher): Matcher => {
      if (!this.#take(')')) throw new Error(`cannot count /${this.#source}/`);
      return matcher;
    };
    if (this.#take('(?:')) return inside(this.#alternatives());
    if (this.#take('(?=')) return inside(looking(this.#alternatives(), true));
    if (this.#take('(?!')) return inside(looking(this.#alternatives(), false));
    if (this.#take('(?<!')) return inside(lookingBack(this.#alternatives(), false));
    if (this.#take('(?<=')) return inside(lookingBack(this.#alternatives(), true));
    if (this.#take('(')) return inside(this.#alternatives());
    if (this.#take('^')) return asserting((text, at) => this.#isStart(text, at));
    if (this.#take('$')) return asserting((text, at) => this.#isEnd(text, at));
    if (this.#take('\\b')) return asserting(isBorder);
    if (this.#take('[')) return this.#letter(this.#class());
    if (this.#take('.')) {
      return this.#letter(
        (letter) => this.#flags.includes('s') || !/[\n\r\u2028\u2029]/.test(letter),
      );
    }
    return this.#letter(this.#single());
  }

  #isStart(text: string, at: number): boolean {
    return at === 0 || (this.#flags.includes('m') && text[at - 1] === '\n');
  }

  #isEnd(text: string, at: number): boolean {
    return at === text.length || (this.#flags.includes('m') && text[at] === '\n');
  }

  #letter(fits: (letter: string) => boolean): Matcher {
    const known = Uint8Array.from({ length: 128 }, (_, code) =>
      fits(String.fromCharCode(code)) ? 1 : 0,
    );
    return (text, at, next) => {
      steps++;
      if (at >= text.length) return false;
      const code = text.charCodeAt(at);
      return (code < known.length ? known[code] === 1 : fits(text[at])) && next(at + 1);
    };
  }

  #same(letter: string): (other: string) => boolean {
    if (!this.#flags.includes('i')) return (other) => other === letter;
    return (other) => other.toLowerCase() === letter.toLowerCase();
  }

  /** One letter of the source, or a class of letters that is written like one. */
  #single(): (letter: string) => boolean {
    const letter = this.#source[this.#at++];
    if (letter !== '\\') return this.#same(letter);
    const escaped = this.#source[this.#at++];
    const known = CLASSES[escaped];
    if (known !== undefined) return (other) => known.test(other);
    if (escaped !== 'u' && escaped !== 'x') return this.#same(CONTROLS[escaped] ?? escaped);
    const digits = escaped === 'u' ? 4 : 2;
    const code = Number.parseInt(this.#source.slice(this.#at, this.#at + digits), 16);
    this.#at += digits;
    return this.#same(String.fromCharCode(code));
  }

  #class(): (letter: string) => boolean {
    const negated = this.#take('^');
    const parts: ((letter: string) => boolean)[] = [];
    while (!this.#take(']')) {
      const from = this.#source[this.#at];
      const part = this.#single();
      const isSpan = this.#source[this.#at] === '-' && this.#source[this.#at + 1] !== ']';
      if (!isSpan) {
        parts.push(part);
        continue;
      }
      const to = this.#source[this.#at + 1];
      this.#at += 2;
      parts.push((letter) => from <= letter && letter <= to);
    }
    return (letter) => parts.some((part) => part(letter)) !== negated;
  }

  #repeated(matcher: Matcher): Matcher {
    const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(this.#source.slice(this.#at));
    if (found === null) return matcher;
    this.#at += found[0].length;
    const [sign, least, comma, most] = found;
    const min = least === undefined ? (sign === '+' ? 1 : 0) : Number(least);
    const openEnd = sign === '*' || sign === '+' || (comma === ',' && most === '');
    const max = openEnd ? Number.POSITIVE_INFINITY : sign === '?' ? 1 : Number(most || least);
    return looped(matcher, min, max, this.#take('?'));
  }
}

function looped(matcher: Matcher, min: number, max: number, lazy: boolean): Matcher {
  const from = (text: string, at: number, count: number, next: Next): boolean => {
    const more = () =>
      count < max &&
      matcher(text, at, (to) => (to > at || count < min) && from(text, to, count + 1, next));
    if (count < min) return more();
    return lazy ? next(at) || more() : more() || next(at);
  };
  return (text, at, next) => from(text, at, 0, next);
}

function asserting(holds: (text: string, at: number) => boolean): Matcher {
  return (text, at, next) => {
    steps++;
    return holds(text, at) && next(at);
  };
}

function isBorder(text: string, at: number): boolean {
  return /\w/.test(text[at - 1] ?? '') !== /\w/.test(text[at] ?? '');
}

function looking(matcher: Matcher, wanted: boolean): Matcher {
  return (text, at, next) => matcher(text, at, () => true) === wanted && next(at);
}

/** A look back at one letter. */
function lookingBack(matcher: Matcher, wanted: boolean): Matcher {
  return (text, at, next) =>
    (at > 0 && matcher(text, at - 1, (to) => to === at)) === wanted && next(at);
}

const parsed = new Map<string, Matcher>();

/** How many letters and borders a pattern looks at to find its first match in a text from a place on, or none. */
function stepsOf(pattern: RegExp, text: string, start: number): number {
  const name = String(pattern);
  const matcher = parsed.get(name) ?? new Parser(pattern).parse();
  parsed.set(name, matcher);
  const before = steps;
  const last = pattern.sticky ? start : text.length;
  for (let at = start; at <= last; at++) if (matcher(text, at, () => true)) break;
  return steps - before;
}

/** The steps of all patterns that are matched while something is done, each with its text. */
export function stepsWhile(work: () => void): number {
  const { exec } = RegExp.prototype;
  const tried: [RegExp, string, number][] = [];
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    tried.push([this, text, this.global || this.sticky ? this.lastIndex : 0]);
    return exec.call(this, text);
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return tried.reduce((sum, [pattern, text, start]) => sum + stepsOf(pattern, text, start), 0);
}
