/** What was probably meant where an argument stands in the place of the command. */
import { existsSync } from 'node:fs';
import { isHoleCount } from '../../cards/deal.ts';
import { isAnyHand, tryParseCards } from '../../cards/text.ts';
import { parseExpression } from '../../ranges/parse.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { excerpt } from '../../text/words.ts';

/** No pattern has more cards. */
const MOST_CARDS = 6;

function isRange(text: string): boolean {
  try {
    parseExpression(text, MOST_CARDS);
    return true;
  } catch (error) {
    if (error instanceof Omaha8Error) return false;
    throw error;
  }
}

/** A word as a shell has to see it. */
function shellWord(word: string): string {
  const text = excerpt(word);
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text}'`;
}

/** More words than this say no more. */
const MOST_WORDS = 4;

/**
 * The command for hands or files, as the end of a sentence; null where the argument is something else.
 *
 * @param typed  the arguments that are no options, the first where the command should be
 */
export function commandFor(typed: readonly string[]): string | null {
  // Single cards are one hand, whose spaces a shell took for ends of arguments.
  const isOneHand = typed.every((word) => tryParseCards(word)?.length === 1);
  const words = isOneHand ? [typed.join(' ')] : typed;
  const [first] = words;
  const cards = tryParseCards(first)?.length ?? 0;
  const isHand = isHoleCount(cards);
  const what = shellWord(first);
  if (isHand || cards === 1 || isAnyHand(first) || isRange(first)) {
    if (words.length > 1) {
      const more = words.length > MOST_WORDS ? ' …' : '';
      const hands = words.slice(0, MOST_WORDS).map(shellWord).join(' ');
      return `to compare hands, write omaha8 equity ${hands}${more}`;
    }
    const one = isHand ? `omaha8 eval ${what} --board <cards>` : `omaha8 range ${what}`;
    return `write ${one}, or omaha8 equity ${what} '*'`;
  }
  if (!existsSync(first)) return null;
  return first.endsWith('.jsonl')
    ? `to answer jobs from a file, write omaha8 equity --input ${what}`
    : `to read hand histories, write omaha8 replay ${what}`;
}
