/** The options that several commands have in common, and how their values are read. */
import type { HoleCount } from '../../cards/deal.ts';
import { HOLE_COUNT_TEXT, HOLE_COUNTS, isHoleCount } from '../../cards/deal.ts';
import { parseCards, tryParseCards } from '../../cards/text.ts';
import {
  DEFAULT_GAME,
  GAME_NAMES,
  GAMES,
  type Game,
  type GameName,
  gameRow,
} from '../../games/game.ts';
import { badOption, Omaha8Error } from '../../text/errors.ts';
import { didYouMean } from '../../text/suggest.ts';
import { excerpt, listed, quoted } from '../../text/words.ts';
import { counted } from '../terminal/layout.ts';
import type { OptionSpecs } from './command.ts';
import { plainAmount, plainNumber, withoutCommas, withPoint } from './numbers.ts';

/** The board, which every command describes in its own words. */
export function boardOption(help: string): { readonly alias: 'b'; readonly help: string } {
  return { alias: 'b', help };
}

function gameHelp(game: Game): string {
  return `${game} (${gameRow(game).about}${game === DEFAULT_GAME ? '; the default' : ''})`;
}

export const COMMON_OPTIONS = {
  game: {
    help: `GAME that is played: ${listed(GAMES.map(gameHelp), 'or')}; or a name such as plo8, bigo (five cards), plo`,
    words: GAMES,
  },
  dead: { alias: 'd', help: 'CARDS that are out of the deck, such as Kc10h (default: none)' },
  cards: {
    help: 'COUNT of hole cards in a hand: 4, 5 or 6 (default: as many as the hands have, else 4)',
    words: HOLE_COUNTS.map(String),
  },
  json: { flag: true, help: 'print one JSON document instead of text' },
} as const satisfies OptionSpecs;

/** The entries that are not undefined: an option that was not given is not there at all. */
export function given<T extends object>(options: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/**
 * Reads one of a few words, in upper or lower case.
 *
 * @param where  named in errors: `--game`
 */
export function readChoice<T extends string>(
  text: string,
  where: string,
  choices: readonly T[],
): T {
  const found = choices.find((choice) => choice === text.trim().toLowerCase());
  if (found !== undefined) return found;
  const guess = didYouMean(text, choices) || `; choose ${listed(choices, 'or')}`;
  throw badOption(`${where} ${quoted(text)} is unknown${guess}`);
}

/**
 * Reads the name of a game, in upper or lower case, with or without spaces, hyphens, slashes and points:
 * `PLO8`, `Big O`, `Omaha Hi/Lo`.
 */
export function readGame(text: string, where: string): GameName {
  const plain = text.toLowerCase().replace(/[\s/._-]+/g, '');
  const found = GAME_NAMES.find((name) => name === plain);
  if (found !== undefined) return found;
  const guess = didYouMean(text, GAMES) || didYouMean(text, GAME_NAMES);
  throw badOption(
    `${where} ${quoted(text)} is unknown${guess || `; choose ${listed(GAMES, 'or')}`}`,
  );
}

/** Reads a whole number: `1000000`, or as people write it, `1,000,000`, `1e6`, `1M`. */
export function readInteger(
  text: string,
  where: string,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  const digits = plainNumber(text) ?? '';
  const value = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  if (value >= least && value <= most) return value;
  const range =
    most === Number.MAX_SAFE_INTEGER
      ? `a whole number, ${least} or more`
      : `a whole number from ${least} to ${most}`;
  const tooLarge = value > Number.MAX_SAFE_INTEGER ? ' and at most 2^53 - 1' : '';
  throw badOption(`${where} ${quoted(text)} is not ${range}${tooLarge}`);
}

/** Reads a part of a whole: `0.0005`, `5e-4` or `0.05%`. Which ones will do is for the library to say. */
export function readPart(text: string, where: string): number {
  const percent = text.trimEnd().endsWith('%') ? '%' : '';
  const number = text.trim().slice(0, percent === '' ? undefined : -1);
  const plain = plainNumber(number);
  if (plain !== null) return percent === '' ? Number(plain) : Number(`${plain}e-2`);
  const meant = withPoint(number);
  throw badOption(
    `${where} ${quoted(text)} is not a number${meant === null ? ', such as 0.0005' : `; write ${meant}${percent}`}`,
  );
}

/**
 * An amount in plain digits, which the library reads; so is what is no amount, for the library says what
 * is wrong with it.
 *
 * @throws Omaha8Error `bad-amount` where there is a comma in the place of the point
 */
export function readAmount(text: string, where: string): string {
  const meant = withPoint(text);
  const plain = plainAmount(text);
  if (plain !== null) return plain;
  const digits = withoutCommas(text);
  if (meant === null && digits !== null) {
    throw new Omaha8Error(
      'bad-amount',
      `${where} ${quoted(text)} has commas in places where none belong; write digits alone, like ${digits}`,
    );
  }
  if (meant === null) return text;
  throw new Omaha8Error(
    'bad-amount',
    `${where} ${quoted(text)} is not an amount; write ${meant}, with a point`,
  );
}

/**
 * Reads an amount for each seat, with commas or spaces between them. Amounts may have commas in them, as
 * in `$1,000 $2,000` or `1,000, 2,000`, where there are then as many as seats.
 *
 * @throws Omaha8Error `bad-amount`
 */
export function readAmounts(text: string, where: string, seats: number): string[] {
  const words = readWords(text, where);
  // No amount begins with a zero and two digits: `1,000` for two seats is one amount, and one is missing.
  const isGrouped = words.length === seats ? /\d,0\d\d(?!\d)/ : /\d,\d{3}(?!\d)/;
  if (isGrouped.test(text)) {
    const parts = text.trim().split(/,?\s+/);
    if (parts.length === seats && parts.every((part) => plainAmount(part) !== null)) {
      return parts.map((part) => plainAmount(part) as string);
    }
    const has = words.length === seats ? 'may be read as' : 'has';
    throw new Omaha8Error(
      'bad-amount',
      `${where} ${quoted(text)} ${has} ${counted(words.length, 'amount')} for ${counted(seats, 'seat')}; write amounts without commas in them, like 1000`,
    );
  }
  return words.map((word, i) => readAmount(word, `bet ${i + 1}`));
}

/** `5%`, `5 percent`, `5%,cap=3`, `5% cap $3`, `5%, max 3` */
const RAKE_BY_PERCENT = /^([^%]+?)\s*(?:%|percent|pct)\s*(?:,?\s*(?:cap|max)\s*[=:]?\s*(.+))?$/i;

/**
 * A rake as the library reads it: an amount, a percentage, or one with a cap; what is none of these goes to
 * the library as it is, which says what is wrong with it.
 *
 * @param chip  the smallest chip, as it was given
 * @throws Omaha8Error `bad-amount`
 */
export function readRake(text: string, where: string, chip: string | undefined): string {
  const [, percent, cap] = RAKE_BY_PERCENT.exec(text.trim()) ?? [];
  if (percent !== undefined && !/cap|max/i.test(percent)) {
    const rate = `${plainNumber(percent) ?? percent}%`;
    return cap === undefined ? rate : `${rate},cap=${readAmount(cap, 'the cap of the rake')}`;
  }
  if (/cap|max|%/i.test(text)) {
    throw new Omaha8Error(
      'bad-amount',
      `${where} ${quoted(text)} is not a rake; write a percentage as 5%, and one with a cap as 5%,cap=3`,
    );
  }
  const amount = readAmount(text, where);
  if (chip !== undefined || !/^0\.\d/.test(amount)) return amount;
  // Nobody rakes a part of the smallest chip, but many write a percentage so.
  const meant = plainNumber(`${amount}e2`);
  throw new Omaha8Error(
    'bad-amount',
    `${where} ${quoted(text)} is less than a chip of 1; for ${meant} percent write ${meant}%`,
  );
}

/** How seats are spoken of: by number from 1, and by name where they have names. */
export interface SeatNames {
  readonly seats: number;
  readonly names: readonly string[];
}

/** Reads a seat: `2`, `seat 2`, `#2`, or its name. Digits are a number, whatever names there are. */
export function readSeat(text: string, where: string, { seats, names }: SeatNames): number {
  const number = /^(?:seat\s*|#)?(\d+)$/i.exec(text.trim())?.[1];
  if (number !== undefined) return readInteger(number, where, 1);
  const found = seatCalled(text.trim(), names);
  if (found !== null) return found;
  if (names.length === 0) {
    const named = /^\p{L}/u.test(text) ? '; to write a name, give --names' : '';
    throw badOption(`${where} ${quoted(text)} is not a seat from 1 to ${seats}${named}`);
  }
  const those = listed(names.map(excerpt), 'or');
  throw badOption(`${where} ${quoted(text)} is neither a seat from 1 to ${seats} nor ${those}`);
}

/** Reads seats with commas between them; spaces do as well, unless they are in a name. */
export function readSeatList(text: string, where: string, table: SeatNames): number[] {
  const parts = readList(text, where);
  const isName = (part: string) => seatCalled(part, table.names) !== null || /^seat/i.test(part);
  return parts
    .flatMap((part) => (part === '' || isName(part) ? [part] : readWords(part, where)))
    .map((part) => readSeat(part, where, table));
}

/** The seat of the one player of this name, upper and lower case aside only where that leaves one. */
function seatCalled(name: string, names: readonly string[]): number | null {
  const exact = names.findIndex((each) => each.trim() === name);
  if (exact >= 0) return exact + 1;
  const alike = [...names.keys()].filter(
    (i) => names[i].trim().toLowerCase() === name.toLowerCase(),
  );
  return alike.length === 1 ? alike[0] + 1 : null;
}

export function readHoleCount(text: string, where: string): HoleCount {
  const count = /^\d$/.test(text.trim()) ? Number(text) : 0;
  if (isHoleCount(count)) return count;
  // Cards that are given here were meant for another option.
  const what = tryParseCards(text)?.length ? ', the number of hole cards in a hand' : '';
  throw badOption(`${where} ${quoted(text)} is not ${HOLE_COUNT_TEXT}${what}`);
}

/** Reads a list whose parts are separated by commas; spaces around parts do not count. */
export function readList(text: string, where: string): string[] {
  if (text.trim() === '') throw badOption(`${where} is empty`);
  return text.split(',').map((part) => part.trim());
}

/** The same of parts that have no spaces in them: those separate too, as they do cards. */
function readWords(text: string, where: string): string[] {
  if (text.trim() === '') throw badOption(`${where} is empty`);
  return text.trim().split(/\s*,\s*|\s+/);
}

/**
 * Checks that whole hands have as many cards as `--cards` says.
 *
 * @param hands  in seat order, null for one whose cards are unknown
 */
export function checkHandSizes(hands: readonly (string | null)[], cards: string | undefined): void {
  if (cards === undefined) return;
  const count = readHoleCount(cards, '--cards');
  hands.forEach((hand, i) => {
    if (hand === null) return;
    const where = hands.length === 1 ? 'the hand' : `hand ${i + 1}`;
    const { length } = parseCards(hand, where);
    if (length === count) return;
    throw new Omaha8Error(
      'card-count',
      `${where} has ${counted(length, 'card')} but --cards says ${count}`,
    );
  });
}
