/** What a plan is, for those who make plans. */
import { Omaha8Error } from '../text/errors.ts';
import { grouped } from '../text/words.ts';
import type { Combinations } from './choices/combinations.ts';
import type { Method } from './result.ts';

/** How a question will be answered. */
export interface EquityPlan {
  method: Method;
  /** About how long it takes on one thread: nanoseconds. */
  work: number;
  /**
   * Deals in all: of an enumeration, or the trials asked for. Null: as many as the precision needs, or as
   * the hands of ranges turn out to leave each other.
   */
  deals: number | null;
  /** Sampling stops when every standard error is at most this; null where it does not decide. */
  precision: number | null;
  /** Null where there is nothing random. */
  seed: number | null;
}

/** Enumeration is chosen where it takes about so long on one thread: nanoseconds. */
export const EXACT_BUDGET = 2.2e9;

/** A plan with what its execution needs besides. */
export interface ReadyPlan extends EquityPlan {
  /** About how long a trial takes on one thread, in nanoseconds; 0 for an enumeration. */
  trialWork: number;
  /** In how many pieces an enumeration is counted. */
  pieces: number;
  /** Those of the job's choices, in an enumeration that takes each by itself. */
  combinations: Combinations | null;
}

/** A plan to enumerate. */
export function enumeration(
  deals: number | null,
  work: number,
  pieces: number,
  combinations: Combinations | null,
): ReadyPlan {
  return {
    method: 'exact',
    work,
    deals,
    precision: null,
    seed: null,
    trialWork: 0,
    pieces,
    combinations,
  };
}

export function tooManyDeals(deals: bigint, fewer: string): Omaha8Error {
  return new Omaha8Error(
    'too-large',
    `an exact answer would count ${grouped(deals)} deals, more than 2^53 - 1; give ${fewer}, more of the board, or leave out exact`,
  );
}
