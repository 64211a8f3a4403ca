/** Reads a range expression: text -> tree. The grammar is in README.md. */
import { type Card, rankOf, suitOf } from '../cards/card.ts';
import { checkDistinct } from '../cards/deal.ts';
import { parseCards } from '../cards/text.ts';
import { Omaha8Error } from '../text/errors.ts';
import { quoted } from '../text/words.ts';
import {
  EVERY_HAND_HINT,
  hintAtFirstPercent,
  hintAtLength,
  hintsAtAce,
  hintsAtOpenSpan,
  hintsAtPattern,
} from './hints.ts';
import { HAND_MACRO_NAMES, RANK_MACRO_NAMES } from './macros.ts';
import { isWholeHand, rangeText } from './print.ts';
import { Scanner } from './scanner.ts';
import { patternsBetween, patternsFrom, writtenRank } from './spans.ts';
import { readPattern } from './symbols.ts';
import { ANY_CARD, type ChainStep, type Pattern, type RangeNode } from './syntax.ts';
import { FULL_WEIGHT } from './weighted-set.ts';

/** An expression as a tree, and what its writer may want to know. */
export interface ParsedRange {
  readonly node: RangeNode;
  /** Sentences about what may not mean what it seems to. */
  readonly hints: readonly string[];
}

/** In hundredths of a percent. */
const ONE_PERCENT = 100;

/** Parentheses within parentheses: more are a mistake, and would be a danger to the stack. */
const DEEPEST = 50;

const NUMBER = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;

/** A percentage, or a span of them: the sign of the first may be left out, as in `5-10%`. */
const PERCENTAGE_AHEAD = new RegExp(`^${NUMBER}(?:\\s*-\\s*${NUMBER})?\\s*%`);

/** What players write behind ranks elsewhere, and how it is written here. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  o: ' (two cards that are not of one suit: AK!AxKx)',
  r: ' (no two cards of one suit: AA!xx)',
};

const KINDS = HAND_MACRO_NAMES.join('|');
const HAND_MACRO = new RegExp(`\\$(${KINDS})|\\{(${KINDS})\\}`);
const MACROS = [...HAND_MACRO_NAMES, ...RANK_MACRO_NAMES].map((name) => `$${name}`).join(' ');

/**
 * Reads an expression.
 *
 * @param most   how many cards a pattern may have
 * @param where  how errors speak of the expression
 * @param ofHands  false for the board and dead cards, which are of no kind: for the hints
 * @throws Omaha8Error `bad-range`, with the position of what is wrong and what was expected
 */
export function parseExpression(
  text: string,
  most: number,
  where = 'range',
  ofHands = true,
): ParsedRange {
  return new Parser(new Scanner(text, where), most, ofHands).parse();
}

/**
 * Reads a string that is wholly the cards of one hand as that hand.
 *
 * @returns null where it is not
 * @throws Omaha8Error `card-count` or `duplicate-card`
 */
export function parseWholeHand(text: string, holeCards: number, where: string): RangeNode | null {
  if (!isWholeHand(text)) return null;
  const cards = parseCards(text, where);
  checkDistinct([{ where, cards }]);
  if (cards.length !== holeCards) {
    throw new Omaha8Error(
      'card-count',
      `${where} ${quoted(text)} is a hand of ${cards.length} cards; hands have ${holeCards}`,
    );
  }
  return { kind: 'pattern', pattern: cards.map(symbolOf) };
}

function symbolOf(card: Card): Pattern[number] {
  return {
    kind: 'card',
    rank: { kind: 'rank', rank: rankOf(card) },
    suit: { kind: 'suit', suit: suitOf(card) },
  };
}

class Parser {
  readonly #scanner: Scanner;
  readonly #most: number;
  readonly #ofHands: boolean;
  readonly #hints: string[] = [];
  #depth = 0;

  constructor(scanner: Scanner, most: number, ofHands: boolean) {
    this.#scanner = scanner;
    this.#most = most;
    this.#ofHands = ofHands;
  }

  parse(): ParsedRange {
    const scanner = this.#scanner;
    if (scanner.text.trim() === '') throw scanner.fail("is empty; '*' is any hand");
    const node = this.#union();
    if (scanner.next !== '') throw this.#unexpectedAfter();
    return { node, hints: [...new Set(this.#hints)] };
  }

  /** What comes after a whole range can only be an operator. */
  #unexpectedAfter(): Omaha8Error {
    const scanner = this.#scanner;
    const operators = ['","', '":"', '"!"', '"@"'];
    return scanner.unexpected([...operators, this.#depth > 0 ? '")"' : 'the end']);
  }

  #union(): RangeNode {
    const parts = [this.#chain()];
    while (this.#scanner.takeOneOf(',')) parts.push(this.#chain());
    return parts.length === 1
      ? parts[0]
      : { kind: 'union', of: parts.flatMap((part) => (part.kind === 'union' ? part.of : [part])) };
  }

  #chain(): RangeNode {
    const first = this.#weighted();
    const steps: ChainStep[] = [];
    for (;;) {
      const operator = this.#scanner.takeOneOf(':!') as ChainStep['operator'] | '';
      if (operator === '') break;
      steps.push({ operator, right: this.#weighted() });
    }
    if (steps.length === 0) return first;
    return first.kind === 'chain'
      ? { kind: 'chain', first: first.first, steps: [...first.steps, ...steps] }
      : { kind: 'chain', first, steps };
  }

  #weighted(): RangeNode {
    const scanner = this.#scanner;
    scanner.skipSpaces();
    const of = this.#atom();
    scanner.skipSpaces();
    if (!scanner.takeOneOf('@')) return of;
    scanner.skipSpaces();
    const weight = this.#hundredths('a weight in percent, such as 50 or 12.5');
    scanner.takeOneOf('%');
    scanner.skipSpaces();
    if (scanner.next === '@') throw this.#unexpectedAfter();
    return { kind: 'weighted', of, weight };
  }

  /** A number of at most two decimals, 0.01 … 100, in hundredths. */
  #hundredths(what: string, least = 1): number {
    const scanner = this.#scanner;
    const start = scanner.at;
    const found = scanner.takeMatch(/\d+(?:\.\d*)?|\.\d+/);
    if (found === null) throw scanner.unexpected([what]);
    const value = Math.round(Number(found[0]) * 100);
    if (/\.\d{3}/.test(found[0])) {
      throw scanner.wrong(start, scanner.at, 'has more than two decimals');
    }
    if (value < least || value > FULL_WEIGHT) {
      throw scanner.wrong(start, scanner.at, 'must be above 0 and at most 100');
    }
    return value;
  }

  #atom(): RangeNode {
    const scanner = this.#scanner;
    if (scanner.next === '(') return this.#parenthesised();
    if (scanner.takeMatch(/random(?![a-z])/)) return { kind: 'pattern', pattern: [ANY_CARD] };
    const macro = scanner.takeMatch(HAND_MACRO);
    if (macro !== null) {
      if (!/^[\s,:!@)]?$/.test(scanner.next)) {
        throw scanner.unexpected([
          `an operator: ${macro[0]} is a kind of whole hand, as in AA:${macro[0]}`,
        ]);
      }
      return { kind: 'macro', name: macro[1] ?? macro[2] };
    }
    return PERCENTAGE_AHEAD.test(scanner.text.slice(scanner.at))
      ? this.#percentage()
      : this.#hands();
  }

  #parenthesised(): RangeNode {
    const scanner = this.#scanner;
    if (this.#depth === DEEPEST) {
      throw scanner.fail(
        `parentheses are more than ${DEEPEST} deep at character ${scanner.at + 1}`,
      );
    }
    scanner.at++;
    this.#depth++;
    const node = this.#union();
    if (!scanner.takeOneOf(')')) throw this.#unexpectedAfter();
    this.#depth--;
    return node;
  }

  #percentage(): RangeNode {
    const scanner = this.#scanner;
    const at = scanner.at;
    const what = 'a percentage, such as 15%';
    const isSpan = new RegExp(`^${NUMBER}\\s*(?:%\\s*(?:\\d{1,2}h\\s*)?)?-`).test(
      scanner.text.slice(at),
    );
    const first = this.#hundredths(what, isSpan ? 0 : 1);
    scanner.skipSpaces();
    if (!scanner.takeOneOf('%') && !isSpan) throw scanner.unexpected(['"%"']);
    const players = this.#players();
    if (!isSpan) return { kind: 'percentage', from: 0, to: first, players, at };
    scanner.takeMatch(/\s*-\s*/);
    const to = this.#hundredths(what);
    scanner.skipSpaces();
    if (!scanner.takeOneOf('%')) throw scanner.unexpected(['"%"']);
    const playersAfter = this.#players();
    if (players !== null && playersAfter !== null && players !== playersAfter) {
      throw scanner.wrong(at, scanner.at, 'has two different numbers of players');
    }
    if (first >= to) {
      throw scanner.wrong(at, scanner.at, 'goes from the better hands to the worse: 5%-10%');
    }
    const from = this.#fromFirstPercent(first, to);
    return { kind: 'percentage', from, to, players: players ?? playersAfter, at };
  }

  /** Where a span begins, told of where it begins behind the first percent. */
  #fromFirstPercent(from: number, to: number): number {
    if (from !== ONE_PERCENT) return from;
    if (to === FULL_WEIGHT) {
      this.#hints.push(EVERY_HAND_HINT);
      return 0;
    }
    this.#hints.push(hintAtFirstPercent(`${to / ONE_PERCENT}%`));
    return from;
  }

  /** `6h`: the ordering for so many players. */
  #players(): number | null {
    const found = this.#scanner.takeMatch(/(\d{1,2})h/);
    return found === null ? null : Number(found[1]);
  }

  /** A pattern or a span of patterns. */
  #hands(): RangeNode {
    const scanner = this.#scanner;
    const start = scanner.at;
    const from = this.#pattern();
    const sign = scanner.takeOneOf('+-') as '+' | '-' | '';
    if (sign === '') {
      this.#hints.push(...hintsAtPattern(from, this.#ofHands));
      return { kind: 'pattern', pattern: from };
    }
    const to = sign === '-' && startsPattern(scanner) ? this.#pattern() : sign;
    const patterns = typeof to === 'string' ? patternsFrom(from, to) : patternsBetween(from, to);
    const node: RangeNode = { kind: 'span', from, to, patterns: patterns ?? [] };
    if (patterns === null) {
      const why =
        typeof to === 'string'
          ? `has no rank to go ${to === '+' ? 'up' : 'down'} from`
          : 'is no span: at both ends as many cards, the same suits, and ranks that move together, as in KK-TT, A2-A5 or JT9-765';
      throw scanner.fail(`${rangeText(node)} at character ${start + 1} ${why}`);
    }
    this.#hints.push(...hintsAtPattern(from, this.#ofHands));
    if (typeof to === 'string') {
      this.#hints.push(...hintsAtOpenSpan(from, to, patterns.length));
    } else if (from.length === 1) {
      const [start, end] = [...from, ...to].map(writtenRank);
      if (start !== null && end !== null) {
        this.#hints.push(...hintsAtAce(rangeText(node), start, end));
      }
    }
    return node;
  }

  #pattern(): Pattern {
    const scanner = this.#scanner;
    const start = scanner.at;
    const pattern = readPattern(scanner, this.#hints);
    if (pattern.length === 0) throw this.#notAHand();
    if (pattern.length > this.#most) {
      throw scanner.wrong(
        start,
        scanner.at,
        `has ${pattern.length} cards; there can be ${this.#most}${hintAtLength(pattern, this.#ofHands)}`,
      );
    }
    if (startsWrongly(scanner)) throw this.#notACard();
    return pattern;
  }

  #notAHand(): Omaha8Error {
    const scanner = this.#scanner;
    if (startsWrongly(scanner)) return this.#notACard();
    const after = scanner.text.slice(0, scanner.at).trimEnd();
    const lost = scanner.next === '' && /[:!,(]$/.test(after);
    const expected = 'a hand such as AA, A2 or $ds';
    return scanner.unexpected([
      lost ? `${expected} (a shell eats $ds unless it is in single quotes)` : expected,
    ]);
  }

  /** Something that looks like part of a card and is not. */
  #notACard(): Omaha8Error {
    const scanner = this.#scanner;
    const { next } = scanner;
    const kind = scanner.takeMatch(HAND_MACRO);
    if (kind !== null) {
      scanner.at -= kind[0].length;
      return scanner.unexpected([`":" before ${kind[0]}, as in AA:${kind[0]}`]);
    }
    if (next === '$' || next === '{') {
      return scanner.unexpected([`one of the macros ${MACROS}, alone or behind an operator`]);
    }
    if (next === '1') return scanner.unexpected(['a card; tens are T']);
    return scanner.unexpected([
      `a card: suits are s h d c, suit variables w x y z${OTHER_LETTERS[next] ?? ''}`,
    ]);
  }
}

/** Whether what follows can only be the other end of a span. */
function startsPattern(scanner: Scanner): boolean {
  return scanner.next !== '' && !/[\s,:!@)]/.test(scanner.next);
}

/** Whether what follows a pattern at once is neither its end nor an operator. */
function startsWrongly(scanner: Scanner): boolean {
  return /[\p{L}\d${}]/u.test(scanner.next);
}
