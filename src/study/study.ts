/** One page for a spot: all sections that apply, or those that are wanted. */
import { type CardText, cardTexts } from '../cards/text.ts';
import type { Game } from '../games/game.ts';
import { badOption } from '../text/errors.ts';
import { listed, shown } from '../text/words.ts';
import { type CurveStudy, curveOf, isCurveQuick } from './curve.ts';
import { type FlopsStudy, flopsOf } from './flops.ts';
import { type MakesStudy, makesOf } from './makes.ts';
import { type NextCard, nextCardsOf } from './next-cards.ts';
import { type NowStudy, nowOf } from './now.ts';
import type { StudyOptions } from './options.ts';
import { ask, type Question } from './question.ts';
import { type StreetStudy, spreadNext, streetsOf } from './streets.ts';

/** The sections that may be asked for; what a hand is worth now always comes first. */
export const SECTIONS = ['streets', 'cards', 'makes', 'curve'] as const;
export type Section = (typeof SECTIONS)[number];

/** Sections that do not apply, or were not wanted, are left out. */
export interface Study {
  game: Game;
  board: CardText[];
  dead: CardText[];
  /** Only there where the board, or the dead cards, were given by a pattern: what it is. */
  boardPattern?: string;
  deadPattern?: string;
  /** As `equity` writes them; the first is the one that is studied. */
  hands: { seat: number; name?: string; hand: string }[];
  now: NowStudy;
  streets?: StreetStudy[];
  /** Best first. */
  nextCards?: NextCard[];
  /** Before the flop, in the place of next cards. */
  flops?: FlopsStudy;
  makes?: MakesStudy;
  curve?: CurveStudy;
}

/**
 * Studies a spot: what the first hand is worth against the others now, street by street, and after each card that
 * can come; what it makes; and how it stands against each hand of a range.
 *
 * @param only  the sections that are wanted; by default all that apply, but a curve only where it is quick: against a
 *   range from the flop on, against any hand from the turn on
 * @throws Omaha8Error as `equity` does; `bad-option` for a section that there is not
 *
 * @example
 *     const { now } = await study({ hands: ['AsAh2s3h', 'KsKdQsJd'] }, []);
 *     now.highPart + now.lowPart // 0.7135490714617203
 */
export function study(options: StudyOptions, only?: readonly Section[]): Promise<Study> {
  const unknown = only?.find((section) => !SECTIONS.includes(section));
  if (unknown !== undefined) {
    throw badOption(`section ${shown(unknown)} is unknown; choose of ${listed(SECTIONS)}`);
  }
  return ask(options, 'study', async (question) => {
    const usual = SECTIONS.filter((section) => section !== 'curve' || isCurveQuick(question));
    return sectionsOf(question, only ?? usual);
  });
}

async function sectionsOf(question: Question, only: readonly Section[]): Promise<Study> {
  const { game, board, dead } = question.job;
  const now = await nowOf(question);
  const { players, boardPattern, deadPattern } = await question.now();
  const studied: Study = {
    game,
    board: cardTexts(board),
    dead: cardTexts(dead),
    ...(boardPattern !== undefined && { boardPattern }),
    ...(deadPattern !== undefined && { deadPattern }),
    hands: players.map(({ seat, name, hand }) => ({
      seat,
      ...(name !== undefined && { name }),
      hand,
    })),
    now,
  };
  if (only.includes('streets')) {
    studied.streets = await streetsOf(question, await spreadNext(question));
  }
  if (only.includes('cards')) {
    const cards = await question.once(nextCardsOf);
    if (cards !== null) studied.nextCards = cards;
    const flops = await question.once(flopsOf);
    if (flops !== null) studied.flops = flops.study;
  }
  if (only.includes('makes')) studied.makes = await makesOf(question);
  if (only.includes('curve')) {
    const curve = await curveOf(question);
    if (curve !== null) studied.curve = curve;
  }
  return studied;
}
