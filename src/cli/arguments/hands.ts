/** Hands as people type them: the usual slips, and what to say of them. */
import { existsSync } from 'node:fs';
import { isAnyHand, tryParseCards } from '../../cards/text.ts';
import { badOption, Omaha8Error } from '../../text/errors.ts';
import { quoted } from '../../text/words.ts';

/** How many cards a text is, or 0 where it is something else. */
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

/** The errors of a text that is no hand. */
const NOT_A_HAND: readonly Omaha8Error['code'][] = ['bad-card', 'card-count', 'bad-range'];

/** What probably went wrong before the program saw its arguments, or nothing. */
function hintAt(error: Omaha8Error, hands: readonly string[]): string {
  // A star that was not quoted reaches the program as the names of the files in the folder.
  if (NOT_A_HAND.includes(error.code)) {
    const isFile = (hand: string) =>
      cardCount(hand) === 0 && !hand.startsWith('.') && existsSync(hand);
    if (hands.some(isFile)) return " (a * for any hand must be in quotes: '*')";
  }
  const quotes = error.code === 'card-count' && hands.length > 1 ? spacesHint(hands) : '';
  return quotes === '' ? '' : ` (${quotes})`;
}

/** What to say where single cards stand in the place of hands, or nothing. */
export function spacesHint(hands: readonly string[]): string {
  const single = hands.filter((hand) => cardCount(hand) === 1);
  if (single.length === 0) return '';
  return `cards with spaces between them need quotes: '${single.slice(0, 4).join(' ')}'`;
}

/** The same error, with a hint where its hands look like a slip. */
export function withHint(error: unknown, hands: readonly string[]): unknown {
  if (!(error instanceof Omaha8Error)) return error;
  const hint = hintAt(error, hands);
  return hint === '' ? error : new Omaha8Error(error.code, error.message + hint);
}
