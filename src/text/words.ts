import { printable } from './printable.ts';

/** Lists in a sentence: `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** 1086008 => `1,086,008`. Digits are grouped by hand: the first use of `Intl` costs milliseconds. */
export function grouped(integer: number | bigint | string): string {
  return String(integer).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A longer text of a caller is cut to so many characters in a sentence. */
const LONGEST_QUOTE = 50;

/** A text of a caller within a sentence, at most some fifty characters of it, on one line. */
export function excerpt(text: string): string {
  // Letters of two UTF-16 units stay whole; what lies far beyond the cut need not be looked at.
  const letters = [...text.slice(0, 2 * LONGEST_QUOTE + 2)];
  const cut =
    letters.length > LONGEST_QUOTE ? [...letters.slice(0, LONGEST_QUOTE - 1), '…'] : letters;
  return printable(cut.join(''));
}

/** The same in quotes. */
export function quoted(text: string): string {
  return `"${excerpt(text)}"`;
}

/** Whatever a caller gave, within a sentence: `"abc"`, `7`, `10n`, `undefined`, `[1,2]`, `a function`. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return excerpt(`${value}n`);
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return excerpt(String(value));
  const kind = Array.isArray(value) ? 'an array' : 'an object';
  try {
    return excerpt(jsonOf(value) ?? kind);
  } catch {
    // Nested too deep, or in itself, or with a bigint in it.
    return kind;
  }
}

/** Arrays in arrays beyond this say nothing in a sentence. */
const MOST_NESTED = 20;

/**
 * The value as JSON, unless it is nested too deep: how deep is too deep for `JSON.stringify` itself, if
 * anything is, depends on the engine.
 *
 * @throws RangeError
 */
function jsonOf(value: object): string | undefined {
  const depths = new WeakMap<object, number>();
  return JSON.stringify(value, function (this: object, _key, part: unknown) {
    const depth = depths.get(this) ?? 0;
    if (depth > MOST_NESTED) throw new RangeError('nested too deep');
    if (typeof part === 'object' && part !== null) depths.set(part, depth + 1);
    return part;
  });
}
