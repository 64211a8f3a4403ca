/** A query as words, numbers, strings and signs. */
import { quoted } from '../text/words.ts';
import { badQuery, type Place } from './fault.ts';

export type TokenKind = 'name' | 'number' | 'string' | 'sign' | 'end';

export interface Token extends Place {
  readonly kind: TokenKind;
  /** As it is written; of a string what stands between the quotes. */
  readonly text: string;
}

/** What may stand between tokens. */
const BETWEEN = /(?:\s+|--[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const STRING = /'[^']*'|"[^"]*"/y;
const SIGN = /<>|<=|>=|\|\||[-+*/=<>(),;]/y;

const KINDS: readonly (readonly [TokenKind, RegExp])[] = [
  ['name', NAME],
  ['number', NUMBER],
  ['string', STRING],
  ['sign', SIGN],
];

/** What other languages have, and what it is here. */
const ELSEWHERE: readonly (readonly [sign: string, meant: string])[] = [
  ['!=', '; not equal is <>'],
  ['&&', '; write and'],
  ['!', '; write not'],
];

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/**
 * Cuts a query into tokens; the last one is its end. Comments are left out.
 *
 * @throws Omaha8Error `bad-query`
 */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    at += matchAt(BETWEEN, query, at).length;
    if (at === query.length) break;
    const token = tokenAt(query, at);
    tokens.push(token);
    at = token.to;
  }
  tokens.push({ kind: 'end', text: '', from: at, to: at });
  return tokens;
}

function tokenAt(query: string, from: number): Token {
  if (query.startsWith('/*', from)) {
    throw badQuery(query, { from, to: from + 2 }, 'a comment has no end');
  }
  for (const [kind, pattern] of KINDS) {
    const found = matchAt(pattern, query, from);
    if (found === '') continue;
    const text = kind === 'string' ? found.slice(1, -1) : found;
    return { kind, text, from, to: from + found.length };
  }
  const letter = String.fromCodePoint(query.codePointAt(from) as number);
  const place = { from, to: from + letter.length };
  if (/['"]/.test(letter)) throw badQuery(query, place, 'a string has no end');
  const [sign, meant] = ELSEWHERE.find(([sign]) => query.startsWith(sign, from)) ?? [letter, ''];
  throw badQuery(
    query,
    { from, to: from + sign.length },
    `${quoted(sign)} means nothing here${meant}`,
  );
}
