/** What a hand is worth as the board comes. */
import { type CardText, cardTexts } from '../cards/text.ts';
import { flopsOf } from './flops.ts';
import { nextCardsOf } from './next-cards.ts';
import type { StudyOptions } from './options.ts';
import { ask, type Question, STREETS, type Street } from './question.ts';
import { type Spread, spreadOf } from './spread.ts';
import { type Worth, worthOf } from './worth.ts';

export interface StreetStudy extends Worth {
  street: Street;
  /** What lies on the board. */
  board: CardText[];
  /** Only there on the last street, and where cards are still to come. */
  next?: Spread;
}

/**
 * The equity of the first hand on each street up to that of the board, and, where cards are still to come, how it
 * is spread over the next one.
 *
 * @throws Omaha8Error as `equity` does
 */
export function studyStreets(options: StudyOptions): Promise<StreetStudy[]> {
  return ask(options, 'studyStreets', async (question) =>
    streetsOf(question, await spreadNext(question)),
  );
}

/** @param next  of the last street, where there is one */
export async function streetsOf(question: Question, next: Spread | null): Promise<StreetStudy[]> {
  const { job, boardCounts, boardCount } = question;
  const streets: StreetStudy[] = [];
  for (const [street, cards] of boardCounts.entries()) {
    // A pattern does not say which of its cards come first.
    if (cards >= boardCount || (cards > 0 && !question.isBoardKnown)) break;
    const worth = worthOf(await question.before(cards));
    streets.push({
      street: STREETS[street],
      board: cardTexts(job.board.slice(0, cards)),
      ...worth,
    });
  }
  streets.push({
    street: STREETS[question.streetOf(boardCount)],
    board: cardTexts(job.board),
    ...worthOf(await question.now()),
    ...(next !== null && { next }),
  });
  return streets;
}

/** How equity is spread over what comes next; null where that is not known, or nothing comes. */
export async function spreadNext(question: Question): Promise<Spread | null> {
  const over = STREETS[question.streetOf(question.boardCount + 1)];
  const cards = await question.once(nextCardsOf);
  if (cards !== null) {
    const outcomes = cards.map(({ deals, equity }) => ({ weight: deals, equity }));
    const errors = cards.map(({ standardError }) => standardError ** 2);
    const mean = errors.reduce((sum, square) => sum + square, 0) / errors.length;
    return spreadOf(outcomes, { over, method: cards[0].method, standardError: Math.sqrt(mean) });
  }
  const flops = await question.once(flopsOf);
  if (flops === null) return null;
  const { method, standardError } = flops.study;
  return spreadOf(flops.outcomes, { over, method, standardError });
}
