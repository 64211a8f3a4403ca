import { formatAmount } from '../showdown/amounts.ts';
import { badOption, Omaha8Error } from '../text/errors.ts';
import { checkAgainst, record, text as string, whole } from '../text/shape.ts';
import { grouped, shown } from '../text/words.ts';
import type { RecordedHand } from './recorded.ts';

/** Decimal places of the amounts that sites print: cents. */
export const CENTS = 2;

/** Digits, with marks between them, and currency signs, letters and spaces around. */
const PLAIN = /^[^\d.,-]{0,4}(\d+)(?:\.(\d\d?))?$/;
const MARKED = /^[^\d-]*(\d(?:[\d., \u00a0\u2009\u202fÂ']*\d)?)[^\d]*$/;
/** The mark before the last one or two digits is the decimal mark. */
const FRACTION = /[.,](\d\d?)$/;

/** Less than a cent: no mark that groups digits comes after a zero alone. */
const SMALLER = /^0[.,]\d{3}/;

function cents(whole: string, fraction: string): number {
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/**
 * Reads an amount as sites print it: `$1,970`, `0.05`, `5 000 $`, `3 023,50 €`, `$ 25 USD`. A mark with
 * one or two digits after it is the decimal mark, all others group digits.
 *
 * @returns hundredths
 * @throws Omaha8Error `bad-history`
 */
export function parseMoney(text: string): number {
  const plain = PLAIN.exec(text);
  if (plain !== null) return checked(cents(plain[1], plain[2] ?? ''), text);
  const digits = MARKED.exec(text)?.[1];
  if (digits === undefined || SMALLER.test(digits))
    throw new Omaha8Error('bad-history', `"${text}" is not an amount`);
  const fraction = FRACTION.exec(digits);
  const whole = fraction === null ? digits : digits.slice(0, fraction.index);
  return checked(cents(whole.replace(/\D/g, ''), fraction?.[1] ?? ''), text);
}

function checked(amount: number, text: string): number {
  if (amount <= Number.MAX_SAFE_INTEGER / 100) return amount;
  throw new Omaha8Error('bad-history', `the amount ${text} is too large to be one`);
}

/** The sign of the currency that an amount is printed with; empty for chips. */
export function currencyOf(text: string): string {
  return /[$€£¥₹₽₮]/.exec(text)?.[0] ?? '';
}

/** ISO 4217; XXX is no currency. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CNY: '¥',
  INR: '₹',
  RUB: '₽',
  XXX: '',
};

/** The sign of the currency with an ISO code, or the code itself where it is not known. */
export function signOf(code: string): string {
  return Object.hasOwn(CURRENCIES, code) ? CURRENCIES[code] : code;
}

const MONEY_OF = record({ currency: string, decimals: whole(0, 15) });

/**
 * An amount of a hand as a player writes it: `$2.50`, `€12`, `1,500`.
 *
 * @throws Omaha8Error `bad-option` for what is no amount or no hand
 */
export function formatMoney(
  amount: number,
  hand: Pick<RecordedHand, 'currency' | 'decimals'>,
): string {
  if (typeof amount !== 'number') {
    throw badOption(`formatMoney: ${shown(amount)} is not a number of units`);
  }
  checkAgainst(MONEY_OF, hand, 'formatMoney: expected a hand with its currency and decimals');
  const { currency, decimals } = hand;
  const text = formatAmount(Math.abs(amount), decimals);
  const [whole, fraction] = text.split('.');
  const places =
    fraction === undefined ? '' : `.${decimals === CENTS ? fraction.padEnd(2, '0') : fraction}`;
  return `${amount < 0 ? '-' : ''}${currency}${grouped(whole)}${places}`;
}
