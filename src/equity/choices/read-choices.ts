/** Reads ranges and patterns; loaded only where a question has one. */
import type { Card } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import { formatCards, parseCards } from '../../cards/text.ts';
import { parseBoardPattern } from '../../ranges/board-pattern.ts';
import { parseDeadPattern } from '../../ranges/dead-pattern.ts';
import { parseRange, type Range } from '../../ranges/range.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { grouped, quoted } from '../../text/words.ts';
import { type Choice, type EquityJob, seenCards } from '../job.ts';
import { type CardSets, makeChoice } from './choices.ts';

/** What may be one of several things, as in `Choice`, and how that was given. */
export interface Expression {
  readonly of: Choice['of'];
  /** A text that is still to be read, or a hand's range. */
  readonly source: string | Range;
}

/** Sets as they were read, with what their writer may want to know. */
interface ReadSets extends CardSets {
  readonly hints: readonly string[];
}

/**
 * @param job     what is known
 * @param onHint  called with each hint, which names its place
 * @throws Omaha8Error naming the place and what is wrong there
 */
export async function readChoices(
  job: EquityJob,
  expressions: readonly Expression[],
  onHint: ((hint: string) => void) | undefined,
): Promise<Choice[]> {
  const known = seenCards(job);
  const choices: Choice[] = [];
  for (const { of, source } of expressions) {
    const sets =
      typeof source === 'string' ? await readSets(job, of, source, known) : setsOf(source);
    for (const hint of sets.hints) onHint?.(`${placeOf(of)}: ${hint}`);
    choices.push(makeChoice(of, sets, known));
  }
  return choices;
}

function placeOf(of: Choice['of']): string {
  if (typeof of === 'number') return `hand ${of + 1}`;
  return of === 'board' ? 'the board' : 'the dead cards';
}

function setsOf(range: Range): ReadSets {
  const { text, hints, holeCards: size } = range;
  return { text, hints, size, cards: range.hands(), weights: range.weights() };
}

async function readSets(
  job: EquityJob,
  of: Choice['of'],
  text: string,
  known: readonly Card[],
): Promise<ReadSets> {
  const where = placeOf(of);
  try {
    if (of === 'board') return boardSets(text, where, known);
    if (of === 'dead') return { ...(await parseDeadPattern(text, where)), weights: null };
    const { game, holeCount: holeCards } = job;
    const sets = setsOf(await parseRange(text, { game, holeCards, where }));
    return { ...sets, hints: [...slipHints(text, holeCards), ...sets.hints] };
  } catch (error) {
    // Who begins with a card means cards: then what is wrong with these is what there is to say.
    if (error instanceof Omaha8Error && error.code === 'bad-range' && BEGINS_AS_CARD.test(text)) {
      parseCards(text, where);
    }
    throw error;
  }
}

/** Cards one after another, or with commas between them. */
const JOINED_CARDS = /^\s*(?:(?:10|[2-9TJQKAtjqka])[shdc])+\s*$/;
const LISTED_CARDS = /^\s*(?:10|[2-9TJQKAtjqka])[shdc](?:\s*,\s*(?:10|[2-9TJQKAtjqka])[shdc])+\s*$/;

/** What reads as a range, and its writer may have meant as cards or as any hand. */
function slipHints(text: string, holeCards: number): string[] {
  if (LISTED_CARDS.test(text)) {
    return [
      `${quoted(text)} is every hand with one of these cards; a hand with all of them is ${formatCards(parseCards(text))}`,
    ];
  }
  if (/^\s*x+\s*$/.test(text)) {
    return [`${quoted(text)} is cards of one suit, not any hand; any hand is '*' or random`];
  }
  if (!JOINED_CARDS.test(text)) return [];
  const count = parseCards(text).length;
  const others = holeCards - count === 1 ? 'the other one' : `the other ${holeCards - count}`;
  return [`${quoted(text)} names ${count} of ${holeCards} cards; ${others} may be anything`];
}

const BEGINS_AS_CARD = /^\s*(?:10|.)[shdc♠♥♦♣♤♡♢♧]/iu;

/** More boards than this are not listed: the memory of a thread has an end. */
const MOST_BOARDS = 6_000_000;

function boardSets(text: string, where: string, known: readonly Card[]): ReadSets {
  const pattern = parseBoardPattern(text, where);
  const { size } = pattern;
  let cards = new Uint8Array(1024 * size);
  let at = 0;
  for (const board of pattern.boards(known)) {
    if (at === MOST_BOARDS * size) {
      throw new Omaha8Error(
        'too-large',
        `${where} matches more than ${grouped(MOST_BOARDS)} boards of ${size} cards; leave out the symbols of ${size === BOARD_SIZE ? 'turn and river' : 'the turn'} that may be anything`,
      );
    }
    if (at === cards.length) {
      const longer = new Uint8Array(2 * cards.length);
      longer.set(cards);
      cards = longer;
    }
    cards.set(board, at);
    at += size;
  }
  return {
    text: pattern.text,
    hints: pattern.hints,
    size,
    cards: cards.subarray(0, at),
    weights: null,
  };
}
