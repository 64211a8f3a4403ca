/** The options that several commands have in common, and how option texts are read. */
import type { HoleCount } from '../../cards/deal.ts';
import { HOLE_COUNT_TEXT, isHoleCount } from '../../cards/deal.ts';
import { parseCards } from '../../cards/text.ts';
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
import { listed, quoted } from '../../text/words.ts';
import { counted } from '../terminal/layout.ts';
import type { OptionSpecs } from './command.ts';

/** The board, which every command describes in its own words. */
export function boardOption(help: string): { readonly alias: 'b'; readonly help: string } {
  return { alias: 'b', help };
}

function gameHelp(game: Game): string {
  return `${game} (${gameRow(game).about}${game === DEFAULT_GAME ? '; the default' : ''})`;
}

export const COMMON_OPTIONS = {
  game: {
    help: `GAME: ${listed(GAMES.map(gameHelp), 'or')}; or a name such as plo8, bigo (five cards), plo`,
  },
  dead: { alias: 'd', help: 'CARDS that are out of the deck, such as Kc10h (default: none)' },
  cards: {
    help: 'COUNT of hole cards in a hand: 4, 5 or 6 (default: as many as the hands have, else 4)',
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

/** Reads a whole number in decimal digits: no sign, no point, no exponent. */
export function readInteger(
  text: string,
  where: string,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const range =
    most === Number.MAX_SAFE_INTEGER
      ? `a whole number, ${least} or more`
      : `a whole number from ${least} to ${most}`;
  const tooLarge = value > Number.MAX_SAFE_INTEGER ? ' and at most 2^53 - 1' : '';
  throw badOption(`${where} ${quoted(text)} is not ${range}${tooLarge}`);
}

export function readHoleCount(text: string, where: string): HoleCount {
  const count = /^\d$/.test(text) ? Number(text) : 0;
  if (isHoleCount(count)) return count;
  throw badOption(`${where} ${quoted(text)} is not ${HOLE_COUNT_TEXT}`);
}

/** Reads a list whose parts are separated by commas; spaces around parts do not count. */
export function readList(text: string, where: string): string[] {
  if (text.trim() === '') throw badOption(`${where} is empty`);
  return text.split(',').map((part) => part.trim());
}

/** The same of parts that have no spaces in them: those separate too, as they do cards. */
export function readWords(text: string, where: string): string[] {
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
