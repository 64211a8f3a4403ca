/** The name of a game in a title, whatever the site: `PL Omaha H/L`, `5Card Omaha(Pot Limit)`, `Omaha8 pot limit`. */
import { isHoleCount } from '../../cards/deal.ts';
import { quoted } from '../../text/words.ts';
import { badHistory } from '../hand-checks.ts';
import type { BettingKind } from '../recorded.ts';

/** An Omaha game that can be read. */
export interface OmahaTitle {
  hiLo: boolean;
  /** How many hole cards the name speaks of; null where it says nothing, which is mostly four. */
  cards: number | null;
  kind: BettingKind;
}

const FAMILY = /\b(?:Omaha|Courchevel)/i;
/** `Mixed Omaha (…)` is followed by the game of this hand. */
const MIXED = /\bMixed Omaha(?: H\/L)? (?=\()/i;

const LIMIT = '(?:(?:No|Pot|Fixed|Fix) ?)?Limit|NL|PL|FL|All-in or Fold Limit';
const HI_LO = '[- ]?(?:Hi ?[-/]? ?Lo(?:w)?|H/L|HL)(?: 8(?: or better)?)?|[- ]?8(?: or better)?';
/** Limit, number of cards, the name, number of cards, halves, limit: each but the name may be missing. */
const OMAHA = new RegExp(
  `(?:\\b(${LIMIT}) )?(?:\\b(\\w{1,5})[- ]?Cards? )?\\bOmaha(?: ?(\\d) Cards?\\b|([4-7]))?` +
    `(${HI_LO})?(?: Hi\\b(?![-/]))?(?: Reshuffle)?(?: Game Table)?(?: ?\\(?(${LIMIT})\\b)?` +
    '(?! Pre-?Flop)(?= *(?:$|[^A-Za-z\\d ]))',
  'i',
);

const CARDS: Readonly<Record<string, number>> = { four: 4, five: 5, six: 6 };

function kindOf(limit: string): BettingKind {
  if (/^p/i.test(limit)) return 'pot-limit';
  return /^(?:n|all-in)/i.test(limit) ? 'no-limit' : 'limit';
}

function countOf(counted: string | undefined): number | null {
  return counted === undefined ? null : (CARDS[counted.toLowerCase()] ?? Number(counted));
}

/**
 * Reads the name of a game.
 *
 * @param title    the name, and little else: a table may be called "Omaha" too
 * @param unnamed  what is played where the title names no limit; an error if not given
 * @returns null for games that are not of the Omaha family
 * @throws Omaha8Error `bad-history` for a game of the family that cannot be read
 */
export function readOmahaTitle(title: string, unnamed?: BettingKind): OmahaTitle | null {
  const text = title.replace(MIXED, '').replace(/ +/g, ' ').trim();
  if (!FAMILY.test(text)) return null;
  const match = OMAHA.exec(text);
  const [, before, firstCount, lastCount, digit, hiLo, after] = match ?? [];
  const limit = before ?? after;
  const kind = limit === undefined ? unnamed : kindOf(limit);
  const cards = countOf(firstCount ?? lastCount ?? digit);
  if (match === null || kind === undefined || (cards !== null && !isHoleCount(cards))) {
    const name = text.split(/ - |[(,)]/).find((part) => FAMILY.test(part)) ?? text;
    throw badHistory(`${quoted(name.trim())} is an Omaha game that cannot be read`);
  }
  return { hiLo: hiLo !== undefined, cards, kind };
}
