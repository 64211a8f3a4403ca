/** How a question of equity will be answered. Plans are formulas of the job, never of time or threads. */
import { choiceEngine } from './choices/load.ts';
import { exactDeals, exactWork, pieceCount } from './exact/counter.ts';
import type { EquityJob } from './job.ts';
import { checkMethod, type MethodOptions } from './method.ts';
import { checkEquityOptions } from './options.ts';
import {
  type EquityPlan,
  EXACT_BUDGET,
  enumeration,
  type ReadyPlan,
  tooManyDeals,
} from './planning.ts';
import { type EquityCards, parseJob } from './read-job.ts';

const DEFAULT_PRECISION = 0.0005;
const DEFAULT_SEED = 8;

/** Fewer trials than this never decide that sampling is precise enough. */
export const LEAST_TRIALS = 100_000;

/** Time on one thread of the machine in bench/README.md, for planning: nanoseconds. */
const TRIAL_WORK = 50;
const WORK_PER_KNOWN_HAND = 15;
const WORK_PER_HOLE_PAIR = 11;

/**
 * Says how a question will be answered, without answering it.
 *
 * @throws Omaha8Error for everything that `equity` would refuse
 */
export async function planEquity(options: EquityCards & MethodOptions): Promise<EquityPlan> {
  checkEquityOptions(options, 'planEquity');
  const { method, work, deals, precision, seed } = planJob(await parseJob(options), options);
  return { method, work, deals, precision, seed };
}

/** @throws Omaha8Error `bad-option`, or `too-large` for an enumeration whose counts would not be exact */
export function planJob(job: EquityJob, options: MethodOptions): ReadyPlan {
  const { exact = false, trials, precision, seed = DEFAULT_SEED } = options;
  checkMethod(options);
  if (trials === undefined) {
    const enumeration =
      job.choices.length === 0 ? planOne(job, exact) : choiceEngine().planChoices(job, exact);
    if (enumeration !== null) return enumeration;
  }
  const target = trials === undefined ? (precision ?? DEFAULT_PRECISION) : null;
  const perTrial = trialWork(job);
  return {
    method: 'monte-carlo',
    work: perTrial * (trials ?? likelyTrials(job, target ?? DEFAULT_PRECISION)),
    deals: trials ?? null,
    precision: target,
    seed,
    trialWork: perTrial,
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

/** About how long a trial takes on one thread: nanoseconds. */
function trialWork(job: EquityJob): number {
  const known = job.hands.filter((hand) => hand !== null).length;
  const pairs = (job.holeCount * (job.holeCount - 1)) / 2;
  const others = (job.hands.length - known) * pairs * WORK_PER_HOLE_PAIR;
  const cards = TRIAL_WORK + known * WORK_PER_KNOWN_HAND + others;
  if (job.choices.length === 0) return cards;
  return cards + choiceEngine().drawWork(job);
}

/** A share of mean m has a variance of at most m (1 - m); players are taken to be equal. */
function likelyTrials(job: EquityJob, precision: number): number {
  const mean = 1 / job.hands.length;
  return Math.max(LEAST_TRIALS, (mean * (1 - mean)) / precision ** 2);
}
