/** Hands as people type them: the usual slips, and what to say of them. */
import { isAnyHand, tryParseCards } from '../../cards/text.ts';
import { badOption, Omaha8Error } from '../../text/errors.ts';
import { excerpt, quoted } from '../../text/words.ts';
import { plainAmount } from './numbers.ts';

/** To import 'node:fs' takes longer than to evaluate the hands; this takes what Node has loaded anyway. */
const exists = (path: string): boolean => process.getBuiltinModule('node:fs').existsSync(path);

/** How many cards a string names, or 0 where it is something else. */
function cardCount(text: string): number {
  return tryParseCards(text)?.length ?? 0;
}

/** @throws Omaha8Error `bad-option` where a hand may be any: the command wants to see cards */
export function checkKnown(hands: readonly string[], command: string): void {
  const any = hands.find(isAnyHand);
  if (any === undefined) return;
  throw badOption(
    `${command} takes whole hands; ${quoted(any)} is any hand, which only equity can take`,
  );
}

/** The errors for a string that is not a hand. */
const NOT_A_HAND: readonly Omaha8Error['code'][] = ['bad-card', 'card-count', 'bad-range'];

/** What people put between hands. */
const VERSUS = /^(?:v|vs|vs\.|versus|against|and|or|,|&|\+|\|)$/i;

/** Commas that separate ranges: not those within parentheses or brackets. */
const OUTER_COMMA = /,(?![^([]*[)\]])/;

function isFileName(hand: string): boolean {
  return cardCount(hand) === 0 && !hand.startsWith('.') && exists(hand);
}

/** What probably went wrong before the program saw its arguments, or nothing. */
function hintAt(error: Omaha8Error, hands: readonly string[]): string {
  if (hands.length === 1) return oneHint(hands[0]);
  if (!NOT_A_HAND.includes(error.code)) return '';
  if (hands.some(isFileName)) return STAR_HINT;
  const between = hands.find((hand) => VERSUS.test(hand.trim()));
  if (between !== undefined) {
    return `only a space goes between hands: leave out ${quoted(between)}`;
  }
  const number = hands.find((hand) => hand !== '' && cardCount(hand) === 0 && isNumber(hand));
  if (number !== undefined) {
    return `${quoted(number)} is among the hands: lists have commas and no spaces, as in --bets 50,200,200`;
  }
  return error.code === 'card-count' ? spacesHint(hands) : '';
}

/** A star that was not quoted reaches the program as the names of the files in the folder. */
const STAR_HINT = "a * for any hand must be in quotes: '*'";

/** What a number is that nobody would take for a pattern of ranks. */
function isNumber(hand: string): boolean {
  return /^[$€£]|[01.]/.test(hand) && plainAmount(hand) !== null;
}

/** How to write what was written as one hand and may be several. */
function oneHint(hand: string): string {
  if (isFileName(hand)) return STAR_HINT;
  const words = hand.trim().split(OUTER_COMMA.test(hand) ? OUTER_COMMA : /\s+/);
  const hands = words.map((word) => word.trim()).filter((word) => word !== '');
  if (hands.length < 2) return '';
  const cards = hands.every((each) => cardCount(each) === 1);
  if (cards) return '';
  return `${quoted(hand)} is one argument; put a space between hands: ${excerpt(hands.map(inShell).join(' '))}`;
}

/** A hand as it is typed in a shell. */
function inShell(hand: string): string {
  return /^[\w,]+$/.test(hand) ? hand : `'${hand}'`;
}

/** What to say where single cards stand in the place of hands, or nothing. */
export function spacesHint(hands: readonly string[]): string {
  const single = hands.filter((hand) => cardCount(hand) === 1);
  if (single.length === 0) return '';
  return `cards with spaces between them need quotes: '${single.slice(0, 4).join(' ')}'`;
}

/** What to say where hands that can be read are names of files as well, or nothing. */
export function filesHint(hands: readonly string[]): string {
  const file = hands.find(isFileName);
  return file === undefined ? '' : `there is a file ${quoted(file)} here; ${STAR_HINT}`;
}

/** The same error, with a hint where its hands look like a slip. */
export function withHint(error: unknown, hands: readonly string[]): unknown {
  if (!(error instanceof Omaha8Error)) return error;
  const hint = hintAt(error, hands);
  if (hint === '') return error;
  const { code, message } = error;
  return new Omaha8Error(
    code,
    message.endsWith(')') ? `${message}; ${hint}` : `${message} (${hint})`,
  );
}
