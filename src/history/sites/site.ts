import type { Card } from '../../cards/card.ts';
import { parseCards } from '../../cards/text.ts';
import type { HandBuilder } from '../hand-builder.ts';
import { currencyOf, parseMoney } from '../money.ts';
import type { BettingKind, Street } from '../recorded.ts';
import { readOmahaTitle } from './game-title.ts';

/**
 * What a line looks like, and what it tells. The first rule that fits a line is the one that counts,
 * unless it gives back false: then it is none of its business.
 */
export type Rule = readonly [
  pattern: RegExp,
  tell: (hand: HandBuilder, groups: string[]) => unknown,
];

/** The text format of a site. See the README beside this folder for how to add one. */
export interface Site {
  readonly name: string;
  /** The first line of a hand. */
  readonly begins: RegExp;
  /** What is done to the lines of a hand before they are read; there are as many afterwards. */
  readonly prepare?: (lines: readonly string[]) => readonly string[];
  readonly rules: readonly Rule[];
  /** Lines that must not be passed over although no rule fits them. */
  readonly important: RegExp;
  /** Where the numbers of seats are not in their order: seats are told round the table. */
  readonly seatsInTurn?: true;
  /** Whether what begins with a player's name and a colon is always an action, and so important too. */
  readonly colonActs?: true;
}

/** Why a hand is left out that no fault can be found with. */
export const OTHER_GAME = 'it is not an Omaha game';

/** Nothing: for lines that would otherwise look like something else. */
export function ignore(): void {}

const ACTS = /\b(?:folds|checks|calls|bets|raises|shows|mucks|wins)\b/;

/**
 * `Name: words`, in formats whose own lines put no colon after a name. Those who watch may talk too, and
 * of actions.
 */
export const CHAT: Rule = [
  /^(?!Seat \d)([^:]+): (.*)/,
  (hand, [name, words]) => hand.isPlayer(name) || ACTS.test(words),
];

/** Whether a line begins with the name of a player and a colon. */
export function isPlayersLine(line: string, hand: HandBuilder): boolean {
  const name = /^(.+?):/.exec(line)?.[1];
  return name !== undefined && hand.isPlayer(name);
}

/** `[As 2c]`, `As, 2c` */
export function cardsIn(text: string): Card[] {
  return parseCards(text.replace(/[[\]]/g, ' '));
}

/**
 * Tells which Omaha a title names; leaves the hand out where it names another game.
 *
 * @param unnamed  what is played where the title names no limit
 * @returns null where the hand is left out
 * @throws Omaha8Error `bad-history` for a kind of Omaha that cannot be read
 */
export function tellGame(
  hand: HandBuilder,
  title: string,
  unnamed?: BettingKind,
): BettingKind | null {
  const omaha = readOmahaTitle(title, unnamed);
  if (omaha === null) {
    hand.title.skip(OTHER_GAME);
    return null;
  }
  hand.title.game(omaha.hiLo ? 'omaha8' : 'omahahi', omaha.cards, omaha.kind);
  return omaha.kind;
}

/** Tells the stakes of a title: the bets of a limit game, the blinds of any other. */
export function tellStakes(hand: HandBuilder, kind: BettingKind, small: string, big: string): void {
  hand.title.currency(currencyOf(small));
  if (kind === 'limit') hand.title.limit(parseMoney(small));
  else hand.title.blinds(parseMoney(small), parseMoney(big));
}

export function streetOf(text: string): Street {
  return text.toLowerCase() as Street;
}

/**
 * Tells of a street: the cards that it adds, and those before it where the line repeats them.
 *
 * @param run  as `runOf` has it
 */
export function tellStreet(
  hand: HandBuilder,
  street: string,
  before: string | undefined,
  cards: string,
  run?: string,
): void {
  hand.board(streetOf(street), cardsIn(cards), runOf(run));
  if (before !== undefined) hand.repeatBoard(cardsIn(before), runOf(run));
}

/** What a line of the summary says that its seat won, once or for each half and board. */
export function tellWon(hand: HandBuilder, number: string, text: string): void {
  const amounts = [...text.matchAll(/ (?:won|collected) \(?([^\s()]*\d)/g)];
  if (!hand.inSummary || amounts.length === 0) return;
  const sum = amounts.reduce((total, [, amount]) => total + parseMoney(amount), 0);
  hand.repeatWon(Number(number), sum);
}

/** The parts of the total pot, `Main pot $27. Side pot-1 $12.` */
export function tellPots(hand: HandBuilder, text: string): void {
  const parts = [...text.matchAll(/(?:Main|Side) pot(?:[- ]?\d+)? ([^\s|]*\d)/g)];
  hand.repeatPots(parts.map(([, amount]) => parseMoney(amount)));
}

/** Which board a street belongs to: `FIRST`, `SECOND` or a number from 1; 0 for the only one. */
export function runOf(text: string | undefined): number {
  const runs: Record<string, number> = { SECOND: 1, '2': 1, THIRD: 2, '3': 2 };
  return runs[text?.trim() ?? ''] ?? 0;
}
