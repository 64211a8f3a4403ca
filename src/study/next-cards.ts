/** What each card that can come next does. */
import type { Card } from '../cards/card.ts';
import { type CardText, formatCard } from '../cards/text.ts';
import type { EquityJob } from '../equity/job.ts';
import type { MethodOptions } from '../equity/method.ts';
import { planJob } from '../equity/plan.ts';
import type { Equity } from '../equity/result.ts';
import { hasLow } from '../games/game.ts';
import { isCounterfeited } from '../query/functions/lows.ts';
import { Spot } from '../query/spot.ts';
import type { StudyOptions } from './options.ts';
import { ask, type Question, withBoard } from './question.ts';
import { type Worth, worthOf } from './worth.ts';

/**
 * What a card is to the hand; the first of these that holds:
 *
 * - `counterfeit`: the nut low is lost, because a rank fell that plays in it;
 * - `scoop`: after it one gets the whole pot in more than half of the deals;
 * - `half`: at least half of the pot in more than half of them;
 * - `quarter`: something in more than half of them;
 * - `killer`: less than that, and at most half of the equity is left.
 */
export type CardKind = 'counterfeit' | 'scoop' | 'half' | 'quarter' | 'killer';

export interface NextCard extends Worth {
  card: CardText;
  /** Equity after it less equity now. */
  change: number;
  /** Null: it is of no kind. */
  kind: CardKind | null;
}

/** All cards are counted exactly where that takes about so long on one thread: nanoseconds. */
const EXACT_BUDGET = 4e9;

/** Else so many trials each. */
const TRIALS = 24_000;

/** So many cards are worked on at a time: enough for all threads. */
const AT_A_TIME = 8;

/**
 * Every card that can come next, best first: with what it does to the equity, and what kind of card it is. The
 * mean of their equities, each weighted with its `deals`, is the equity now, exactly where both are exact. Null
 * where no single card comes next: before the flop, after the river, and on a board that a pattern leaves open.
 *
 * @throws Omaha8Error as `equity` does
 */
export function studyNextCards(options: StudyOptions): Promise<NextCard[] | null> {
  return ask(options, 'studyNextCards', nextCardsOf);
}

/** Whether a single card comes next. */
function hasNextCard({ isBoardKnown, boardCounts, boardCount }: Question): boolean {
  return isBoardKnown && boardCounts.some((count) => count === boardCount + 1);
}

export async function nextCardsOf(question: Question): Promise<NextCard[] | null> {
  if (!hasNextCard(question)) return null;
  const { options, job } = question;
  const now = (await question.now()).players[0].equity;
  const unseen = question.unseen();
  const method = await methodFor(job, unseen, options);
  const cards: NextCard[] = [];
  const counterfeits = counterfeiting(job);
  let done = 0;
  const answer = async (card: Card): Promise<void> => {
    const next = withBoard(job, [card]);
    const result = next === null ? null : await question.answerOther(next, method);
    options.onProgress?.({ section: 'next cards', part: ++done / unseen.length });
    if (result !== null) cards.push(describe(card, result, now, counterfeits(card)));
  };
  for (let from = 0; from < unseen.length; from += AT_A_TIME) {
    await Promise.all(unseen.slice(from, from + AT_A_TIME).map(answer));
  }
  return cards.sort((a, b) => b.equity - a.equity || (a.card < b.card ? -1 : 1));
}

/** How all cards are counted, the same for each so that they can be compared: as the first of them suggests. */
async function methodFor(
  job: EquityJob,
  unseen: readonly Card[],
  { exact, trials, precision, seed }: MethodOptions,
): Promise<MethodOptions> {
  if (exact || trials !== undefined) return { exact, trials, seed };
  for (const card of unseen) {
    const next = withBoard(job, [card]);
    if (next === null) continue;
    const plan = await planJob(next, {});
    if (plan.method === 'exact' && plan.cost * unseen.length <= EXACT_BUDGET)
      return { exact: true };
    break;
  }
  return precision === undefined ? { trials: TRIALS, seed } : { precision, seed };
}

function describe(card: Card, result: Equity, equityNow: number, isCounterfeit: boolean): NextCard {
  const worth = worthOf(result);
  return {
    card: formatCard(card),
    ...worth,
    change: worth.equity - equityNow,
    kind: isCounterfeit ? 'counterfeit' : kindOf(worth, equityNow),
  };
}

function kindOf(
  { deals, equity, scoop, threeQuarters, half, nothing }: Worth,
  equityNow: number,
): CardKind | null {
  const isUsual = (count: number): boolean => 2 * count > deals;
  if (isUsual(scoop)) return 'scoop';
  if (isUsual(scoop + threeQuarters + half)) return 'half';
  if (isUsual(deals - nothing)) return 'quarter';
  return 2 * equity <= equityNow ? 'killer' : null;
}

/** Whether a card takes the nut low from the first hand; never, where that is not one hand. */
function counterfeiting(job: EquityJob): (card: Card) => boolean {
  const { game, holeCount, board } = job;
  const [hand] = job.hands;
  const street = board.length - 2;
  if (hand === null || !hasLow(game) || board.length < 3) return () => false;
  const table = { job, game, holeCount, playerCount: 1, orderings: [], ranges: [], boards: [] };
  const spot = new Spot(table);
  spot.hole.set(hand);
  spot.board.set(board);
  return (card) => {
    spot.board[board.length] = card;
    spot.change();
    return isCounterfeited(spot, 0, street + 1);
  };
}
