/** A spot that has been read, and what several sections ask of it: each is worked out once. */
import { type Card, deckWithout } from '../cards/card.ts';
import { cardTexts } from '../cards/text.ts';
import { makeChoice } from '../equity/choices/choices.ts';
import { findCombination } from '../equity/choices/find-combination.ts';
import { answerJob, answerQuestion, type EquityOptions } from '../equity/equity.ts';
import { type EquityJob, seenCards } from '../equity/job.ts';
import type { MethodOptions } from '../equity/method.ts';
import { parseJob } from '../equity/read-job.ts';
import type { Equity } from '../equity/result.ts';
import { EquityPool } from '../equity/threads/pool.ts';
import { gameRow } from '../games/game.ts';
import { Omaha8Error } from '../text/errors.ts';
import { checkStudyOptions, type StudyOptions } from './options.ts';

/** Streets by their round of betting. */
export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];

export class Question {
  readonly options: StudyOptions;
  readonly job: EquityJob;
  readonly pool: EquityPool;
  readonly #answers = new Map<unknown, Promise<unknown>>();

  constructor(options: StudyOptions, job: EquityJob, pool: EquityPool) {
    this.options = options;
    this.job = job;
    this.pool = pool;
  }

  /** Whether the cards on the board are known: a pattern leaves them open. */
  get isBoardKnown(): boolean {
    return this.job.choices.every(({ of }) => of !== 'board');
  }

  /** How many cards lie on the board. */
  get boardCount(): number {
    const open = this.job.choices.find(({ of }) => of === 'board')?.size ?? 0;
    return this.job.board.length + open;
  }

  /** How the streets are dealt: by round of betting, how many cards lie on the board. */
  get boardCounts(): readonly number[] {
    return gameRow(this.job.game).boardCounts;
  }

  /** The street on which so many cards lie on the board; that which is being dealt where they are too few for it. */
  streetOf(cards: number): number {
    return this.boardCounts.findIndex((count) => count >= cards);
  }

  /** What some work comes to, which is done once however many sections ask for it. */
  once<T>(work: (question: Question) => Promise<T>): Promise<T> {
    const answer = this.#answers.get(work) ?? work(this);
    this.#answers.set(work, answer);
    return answer as Promise<T>;
  }

  /** The answer to the question as it was asked, with the pot odds. */
  now(): Promise<Equity> {
    return this.once(answerNow);
  }

  /** The answer when only the first so many cards of the board have come. */
  async before(cards: number): Promise<Equity> {
    const { pot: _p, call: _c, rake: _r, chip: _h, onHint: _o, ...rest } = this.options;
    const board = cardTexts(this.job.board.slice(0, cards));
    return this.answer({ ...rest, board });
  }

  /** The answer to a question that is still to be read. */
  async answer({ onProgress, ...options }: StudyOptions): Promise<Equity> {
    const { result } = await answerQuestion({
      ...options,
      pool: this.pool,
      onProgress: ({ part }) => onProgress?.({ section: 'equity', part }),
    });
    return unlessInterrupted(result);
  }

  /** The answer to another job. */
  async answerOther(
    job: EquityJob,
    options: MethodOptions & Pick<EquityOptions, 'each'>,
  ): Promise<Equity> {
    const { signal, threads } = this.options;
    const result = await answerJob(job, { ...options, signal, threads, pool: this.pool });
    return unlessInterrupted(result);
  }

  /** The cards that have been seen nowhere. */
  unseen(): Card[] {
    return deckWithout(seenCards(this.job)).sort((a, b) => a - b);
  }
}

const answerNow = (question: Question): Promise<Equity> => question.answer(question.options);

function unlessInterrupted(result: Equity): Equity {
  if (result.interrupted) throw interrupted();
  return result;
}

export function interrupted(): Omaha8Error {
  return new Omaha8Error('aborted', 'interrupted; a study has no result before it is done');
}

/** The same job with more cards on the board; null where the others' hands leave none of such deals. */
export function withBoard(job: EquityJob, cards: readonly Card[]): EquityJob | null {
  const board = [...job.board, ...cards];
  if (job.choices.length === 0) return { ...job, board };
  try {
    const choices = job.choices.map((choice) => makeChoice(choice.of, choice, cards));
    const narrowed = { ...job, board, choices };
    return { ...narrowed, example: findCombination(narrowed) };
  } catch (error) {
    if (error instanceof Omaha8Error && error.code === 'impossible-deal') return null;
    throw error;
  }
}

/**
 * Reads a spot and answers something about it.
 *
 * @param of  named in errors: "study"
 */
export async function ask<T>(
  options: StudyOptions,
  of: string,
  answer: (question: Question) => Promise<T>,
): Promise<T> {
  checkStudyOptions(options, of);
  const pool = options.pool ?? new EquityPool({ threads: options.threads });
  try {
    const job = await parseJob(options);
    const { onHint: _, ...rest } = options;
    return await answer(new Question(rest, job, pool));
  } finally {
    if (options.pool === undefined) await pool.close();
  }
}
