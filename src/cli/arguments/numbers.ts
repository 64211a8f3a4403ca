/** Numbers as people write them, `1,000`, `1e6`, `10k` or `$12.25`, and what they are in plain digits. */

/** Before or after an amount. */
const CURRENCY = '(?:(?:US|CA|AU)?[$€£¥]|USD|EUR|GBP|CAD|AUD|chips?)';
const CURRENCY_BEFORE = new RegExp(`^${CURRENCY}`, 'i');
const CURRENCY_AFTER = new RegExp(`${CURRENCY}$`, 'i');

/** Digits, in groups of three or not; a fraction; a power of ten, or thousands and millions by their letter. */
const NUMBER =
  /^(\d{1,3}([,_'’ \u00a0\u2009\u202f])\d{3}(?:\2\d{3})*|\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3})|\s?([km]))?$/i;

const LETTERS: Readonly<Record<string, number>> = { k: 3, m: 6 };

/** Moves the point of `whole.fraction`: `12`, `5` by 3 places is `12500`. */
function shifted(whole: string, fraction: string, places: number): string {
  const digits = whole + fraction;
  const point = whole.length + places;
  const padded = digits.padStart(digits.length - Math.min(0, point), '0').padEnd(point, '0');
  const at = Math.max(0, point);
  const left = padded.slice(0, at).replace(/^0+(?=\d)/, '') || '0';
  const right = padded.slice(at).replace(/0+$/, '');
  return right === '' ? left : `${left}.${right}`;
}

/**
 * A number in plain digits with a point: `1,000` => `1000`, `1.5e3` => `1500`, `.50` => `0.5`.
 *
 * @returns null where it is no number, or may be another: a comma is that of thousands, so three digits
 *   have to follow it
 */
export function plainNumber(text: string): string | null {
  const found = NUMBER.exec(text.trim());
  if (found === null) return null;
  const [, whole, , fraction = '', exponent, letter] = found;
  if (whole === '' && fraction === '') return null;
  const places = letter === undefined ? Number(exponent ?? 0) : LETTERS[letter.toLowerCase()];
  return shifted(whole.replace(/\D/g, ''), fraction, places);
}

/** The same of an amount of money: `$1,234.50` => `1234.5`. Nobody writes powers of ten with money. */
export function plainAmount(text: string): string | null {
  const number = text.trim().replace(CURRENCY_BEFORE, '').replace(CURRENCY_AFTER, '');
  return /\de/i.test(number) ? null : plainNumber(number);
}

/** The number that a comma before its decimals was meant to write: `12,50` => `12.50`; else null. */
export function withPoint(text: string): string | null {
  const found = /^(0|\d+(?=,\d{1,2}$)|\d{1,3}(?:[. ]\d{3})+(?=,\d{1,2}$)),(\d+)$/.exec(text.trim());
  return found === null ? null : `${found[1].replace(/\D/g, '')}.${found[2]}`;
}

/** The digits of a number whose commas are in places where none belong: `10,00,000` => `1000000`; else null. */
export function withoutCommas(text: string): string | null {
  const number = text.trim().replace(CURRENCY_BEFORE, '').replace(CURRENCY_AFTER, '');
  return /^[\d,]*\d[\d,]*(?:\.\d+)?$/.test(number) && number.includes(',')
    ? number.replaceAll(',', '')
    : null;
}
