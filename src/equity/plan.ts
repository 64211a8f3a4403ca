/** How a question of equity will be answered. Plans are formulas of the job, never of time or threads. */
import { Omaha8Error } from '../text/errors.ts';
import { CHUNK_TRIALS } from './engines/chunks.ts';
import type { Engine, ExactEngine, Offer, SamplingEngine, Terms } from './engines/contract.ts';
import { enginesFor } from './engines/list.ts';
import type { EquityJob } from './job.ts';
import { checkMethod, type MethodOptions } from './method.ts';
import { checkEquityOptions } from './options.ts';
import { type EquityCards, parseJob } from './read-job.ts';
import type { Method } from './result.ts';

/** The standard error to which is sampled where nothing else is asked for. */
export const DEFAULT_PRECISION = 0.0005;
export const DEFAULT_SEED = 8;

/** Fewer trials than this never decide that sampling is precise enough. */
export const LEAST_TRIALS = 100_000;

/** Enumeration is chosen where it takes about so long on one thread: nanoseconds. */
export const EXACT_BUDGET = 2.2e9;

/** How a question will be answered. */
export interface EquityPlan {
  method: Method;
  /** About how long it takes on one thread: nanoseconds. */
  cost: number;
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

/** A plan with what its execution needs besides: the engine, and its offer. */
export type ReadyPlan = ExactPlan | SamplingPlan;

interface ChosenPlan<E extends Engine> extends EquityPlan {
  engine: E;
  offer: Offer<unknown>;
}

export interface ExactPlan extends ChosenPlan<ExactEngine> {
  method: 'exact';
}

export interface SamplingPlan extends ChosenPlan<SamplingEngine> {
  method: 'monte-carlo';
}

/**
 * Says how a question will be answered, without answering it.
 *
 * @throws Omaha8Error for everything that `equity` would refuse
 */
export async function planEquity(options: EquityCards & MethodOptions): Promise<EquityPlan> {
  checkEquityOptions(options, 'planEquity');
  const { method, cost, deals, precision, seed } = await planJob(await parseJob(options), options);
  return { method, cost, deals, precision, seed };
}

/**
 * Chooses the engine that answers a job: the cheapest enumeration that fits the budget, or that there is
 * where the answer must be exact; else one that samples.
 *
 * @param engines  those to choose from
 * @throws Omaha8Error `bad-option`, or `too-large` where no engine can answer
 */
export async function planJob(
  job: EquityJob,
  options: MethodOptions,
  engines?: readonly Engine[],
): Promise<ReadyPlan> {
  checkMethod(options);
  const { exact = false, trials, precision = DEFAULT_PRECISION, seed = DEFAULT_SEED } = options;
  const terms: Terms = {
    exact,
    budget: exact ? Number.POSITIVE_INFINITY : EXACT_BUDGET,
    seed,
    trials: trials ?? null,
  };
  const asked = engines ?? (await enginesFor(job));
  let refusal: Omaha8Error | undefined;
  if (trials === undefined) {
    const cheapest = cheapestEnumeration(job, asked, terms);
    if (cheapest !== null && !(cheapest instanceof Omaha8Error)) return cheapest;
    if (cheapest !== null) refusal = cheapest;
  }
  const sampled = exact ? null : sample(job, asked, terms, precision);
  if (sampled instanceof Omaha8Error && trials !== undefined) {
    const enumerated = cheapestEnumeration(job, asked, terms);
    if (enumerated !== null && !(enumerated instanceof Omaha8Error)) throw leaveOutTrials();
  }
  if (sampled !== null && !(sampled instanceof Omaha8Error)) return sampled;
  throw sampled ?? refusal ?? new Error('a job that no engine takes');
}

function leaveOutTrials(): Omaha8Error {
  return new Omaha8Error(
    'too-large',
    'these hands share no card in too few ways to meet them at random; leave out trials for the exact answer',
  );
}

/** The cheapest within the budget; where there is none, why an engine refused, if one did. */
function cheapestEnumeration(
  job: EquityJob,
  engines: readonly Engine[],
  terms: Terms,
): ExactPlan | Omaha8Error | null {
  let cheapest: ExactPlan | null = null;
  let refusal: Omaha8Error | null = null;
  for (const engine of engines) {
    if (engine.method !== 'exact') continue;
    const budget = cheapest?.cost ?? terms.budget;
    const offer = engine.offer(job, { ...terms, budget });
    if (offer === null) continue;
    if (offer instanceof Omaha8Error) {
      refusal = offer;
      continue;
    }
    const { pieceCost, pieces, deals } = offer;
    const cost = pieceCost * pieces;
    if (cost > budget) continue;
    cheapest = { method: 'exact', engine, offer, cost, deals, precision: null, seed: null };
  }
  return cheapest ?? refusal;
}

/** The first engine that samples such a job. */
function sample(
  job: EquityJob,
  engines: readonly Engine[],
  terms: Terms,
  precision: number,
): SamplingPlan | Omaha8Error | null {
  for (const engine of engines) {
    if (engine.method !== 'monte-carlo') continue;
    const offer = engine.offer(job, terms);
    if (offer === null || offer instanceof Omaha8Error) return offer;
    const { trials, seed } = terms;
    return {
      method: 'monte-carlo',
      engine,
      offer,
      cost: (offer.pieceCost / CHUNK_TRIALS) * (trials ?? likelyTrials(job, precision)),
      deals: trials,
      precision: trials === null ? precision : null,
      seed,
    };
  }
  return null;
}

/** A share of mean m has a variance of at most m (1 - m); players are taken to be equal. */
function likelyTrials(job: EquityJob, precision: number): number {
  const mean = 1 / job.hands.length;
  return Math.max(LEAST_TRIALS, (mean * (1 - mean)) / precision ** 2);
}
