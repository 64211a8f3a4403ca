import { Omaha8Error } from '../text/errors.ts';
import { HandBuilder } from './hand-builder.ts';
import { briefly } from './printable.ts';
import type { HandText, Reading } from './reading.ts';
import { isPlayersLine, type Site } from './sites/site.ts';

/** Some rooms deal a splashed hand to its end at once. */
const DEALT_OUT = 'it was dealt to its end without any betting';

const SPACES = / {2,}/g;

/**
 * Tells the builder what a line says, if need be without the spaces that mail and copying add.
 *
 * @returns whether any rule fits the line
 */
function tell(site: Site, line: string, hand: HandBuilder): boolean {
  if (tellAsWritten(site, line, hand)) return true;
  const single = line.replace(SPACES, ' ');
  return single !== line && tellAsWritten(site, single, hand);
}

function tellAsWritten(site: Site, line: string, hand: HandBuilder): boolean {
  for (const [pattern, rule] of site.rules) {
    const match = pattern.exec(line);
    if (match !== null && rule(hand, match.slice(1)) !== false) return true;
  }
  return false;
}

function isImportant(site: Site, line: string, hand: HandBuilder): boolean {
  return site.important.test(line) || (site.colonActs === true && isPlayersLine(line, hand));
}

function unreadable(line: number, error: unknown): Reading {
  if (!(error instanceof Omaha8Error)) throw error;
  return { status: 'unreadable', line, why: briefly(error.message) };
}

/**
 * Reads the lines of one hand. A line that no rule fits is tried again together with the next one, which
 * mends lines that were wrapped; what then remains is passed over unless it looks important.
 */
export function readSiteHand(site: Site, text: HandText): Reading {
  const { firstLine, numbers } = text;
  const hand = new HandBuilder(firstLine);
  let unread: string | null = null;
  const checkUnread = (line: number) => {
    if (unread === null || !isImportant(site, unread, hand)) return;
    hand.line = line;
    throw new Omaha8Error('bad-history', `"${unread}" is not understood`);
  };
  try {
    const lines = site.prepare?.(text.lines) ?? text.lines;
    for (const [i, line] of lines.entries()) {
      const before = hand.line;
      hand.line = numbers?.[i] ?? firstLine + i;
      if (tell(site, line, hand)) {
        checkUnread(before);
        unread = null;
      } else if (unread !== null && tell(site, `${unread.trimEnd()} ${line.trimStart()}`, hand)) {
        unread = null;
      } else {
        checkUnread(before);
        unread = line;
      }
      if (hand.title.skipped !== null)
        return { status: 'skipped', line: firstLine, why: hand.title.skipped };
    }
    checkUnread(hand.line);
    if (hand.isDealtOut) return { status: 'skipped', line: firstLine, why: DEALT_OUT };
  } catch (error) {
    return unreadable(hand.line, error);
  }
  try {
    return { status: 'read', hand: hand.finish(site.seatsInTurn ? 'as-told' : 'by-number') };
  } catch (error) {
    return unreadable(firstLine, error);
  }
}
