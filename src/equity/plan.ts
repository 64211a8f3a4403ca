/** How a question of equity will be answered. Plans are formulas of the job, never of time or threads. */
import { Omaha8Error } from '../cards/errors.ts';
import { grouped } from '../cards/words.ts';
import { withChoicesMade } from './choices/choices.ts';
import { ChoiceDrawer } from './choices/drawer.ts';
import { findCombination } from './choices/find-combination.ts';
import {
  type Combinations,
  combinationsAtMost,
  combinationsOf,
  suitRenamings,
} from './exact/combinations.ts';
import { exactDeals, exactWork, pieceCount } from './exact/counter.ts';
import { isOfRanges, rangeBoardsWork } from './exact/range-boards.ts';
import type { EquityJob } from './job.ts';
import { checkMethod, type MethodOptions } from './method.ts';
import { checkEquityOptions } from './options.ts';
import { type EquityCards, parseJob } from './read-job.ts';
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
const EXACT_BUDGET = 2.2e9;

const DEFAULT_PRECISION = 0.0005;
const DEFAULT_SEED = 8;

/** Fewer trials than this never decide that sampling is precise enough. */
export const LEAST_TRIALS = 100_000;

/** Time on one thread of the machine in bench/README.md, for planning: nanoseconds. */
const TRIAL_WORK = 50;
const WORK_PER_KNOWN_HAND = 15;
const WORK_PER_HOLE_PAIR = 11;
const WORK_PER_DRAW = 20;

/** Combinations of choices are listed for a plan where there are at most so many, or for `exact` so many. */
const FEW_COMBINATIONS = 500_000;
const MOST_COMBINATIONS = 20_000_000;

/** A plan with what its execution needs besides. */
export interface ReadyPlan extends EquityPlan {
  /** In how many pieces an enumeration is counted. */
  pieces: number;
  /** Those of the job's choices, in an enumeration that takes each by itself. */
  combinations: Combinations | null;
}

/**
 * Says how a question will be answered, without answering it.
 *
 * @throws Omaha8Error for everything that `equity` would refuse
 */
export async function planEquity(options: EquityCards & MethodOptions): Promise<EquityPlan> {
  checkEquityOptions(options, 'planEquity');
  const { pieces: _, combinations: __, ...plan } = planJob(await parseJob(options), options);
  return plan;
}

/** @throws Omaha8Error `bad-option`, or `too-large` for an enumeration whose counts would not be exact */
export function planJob(job: EquityJob, options: MethodOptions): ReadyPlan {
  const { exact = false, trials, precision, seed = DEFAULT_SEED } = options;
  checkMethod(options);
  if (trials === undefined) {
    const enumeration = job.choices.length === 0 ? planOne(job, exact) : planEach(job, exact);
    if (enumeration !== null) return enumeration;
  }
  const target = trials === undefined ? (precision ?? DEFAULT_PRECISION) : null;
  return {
    method: 'monte-carlo',
    work: trialWork(job) * (trials ?? likelyTrials(job, target ?? DEFAULT_PRECISION)),
    deals: trials ?? null,
    precision: target,
    seed,
    pieces: 0,
    combinations: null,
  };
}

/** How a job without choices is enumerated; null where it takes too long, unless it must be. */
function planOne(job: EquityJob, exact: boolean): ReadyPlan | null {
  const deals = exactDeals(job);
  if (deals > BigInt(Number.MAX_SAFE_INTEGER)) {
    if (exact) throw tooManyDeals(deals, 'fewer unknown hands');
    return null;
  }
  const work = exactWork(job);
  return exact || work <= EXACT_BUDGET
    ? enumeration(Number(deals), work, pieceCount(job), null)
    : null;
}

/**
 * How a job with choices is enumerated: board by board, or every combination of the choices by itself,
 * whichever takes less.
 */
function planEach(job: EquityJob, exact: boolean): ReadyPlan | null {
  const byBoards = planByBoards(job);
  const atMost = combinationsAtMost(job.choices);
  const one = withChoicesMade(job, findCombination(job.choices));
  const workOfOne = exactWork(one);
  const likely = (atMost / suitRenamings(job)) * workOfOne;
  if (byBoards !== null && byBoards.work <= likely) {
    return exact || byBoards.work <= EXACT_BUDGET ? byBoards : null;
  }
  if (!exact && (likely > EXACT_BUDGET || atMost > FEW_COMBINATIONS)) return null;
  if (atMost > MOST_COMBINATIONS) {
    throw new Omaha8Error(
      'too-large',
      `an exact answer would count up to ${grouped(BigInt(atMost))} combinations of hands, more than ${grouped(MOST_COMBINATIONS)}; give narrower ranges, or leave out exact`,
    );
  }
  const combinations = combinationsOf(job);
  const deals = BigInt(combinations.totalWeight) * exactDeals(one);
  if (deals > BigInt(Number.MAX_SAFE_INTEGER)) {
    if (exact) throw tooManyDeals(deals, 'narrower ranges');
    return null;
  }
  const work = combinations.count * workOfOne;
  if (!exact && work > EXACT_BUDGET) return null;
  return enumeration(Number(deals), work, combinations.count, combinations);
}

/** Null where it cannot be done: somebody has any hand, or counts might not be exact. */
function planByBoards(job: EquityJob): ReadyPlan | null {
  if (!isOfRanges(job)) return null;
  const { work, pieces } = rangeBoardsWork(job);
  const heaviest = job.choices.reduce(
    (product, { weights }) => product * (weights?.reduce((a, b) => Math.max(a, b)) ?? 1),
    1,
  );
  // A board has at most one piece for each hand of a range, so there are at least so few boards.
  if (combinationsAtMost(job.choices) * pieces * heaviest > Number.MAX_SAFE_INTEGER) return null;
  return enumeration(null, work, pieces, null);
}

function enumeration(
  deals: number | null,
  work: number,
  pieces: number,
  combinations: Combinations | null,
): ReadyPlan {
  return { method: 'exact', work, deals, precision: null, seed: null, pieces, combinations };
}

function tooManyDeals(deals: bigint, fewer: string): Omaha8Error {
  return new Omaha8Error(
    'too-large',
    `an exact answer would count ${grouped(deals)} deals, more than 2^53 - 1; give ${fewer}, more of the board, or leave out exact`,
  );
}

/** About how long a trial takes on one thread: nanoseconds. */
export function trialWork(job: EquityJob): number {
  const known = job.hands.filter((hand) => hand !== null).length;
  const pairs = (job.holeCount * (job.holeCount - 1)) / 2;
  const others = (job.hands.length - known) * pairs * WORK_PER_HOLE_PAIR;
  const cards = TRIAL_WORK + known * WORK_PER_KNOWN_HAND + others;
  if (job.choices.length === 0) return cards;
  const { drawsPerCombination, trialsPerCombination } = new ChoiceDrawer(job.choices);
  return cards + (drawsPerCombination / trialsPerCombination) * WORK_PER_DRAW;
}

/** A share of mean m has a variance of at most m (1 - m); players are taken to be equal. */
function likelyTrials(job: EquityJob, precision: number): number {
  const mean = 1 / job.hands.length;
  return Math.max(LEAST_TRIALS, (mean * (1 - mean)) / precision ** 2);
}
