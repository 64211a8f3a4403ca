/** Has a plan carried out, piece by piece, and adds up what comes back. */
import { Omaha8Error } from '../text/errors.ts';
import { grouped } from '../text/words.ts';
import type { Counted, CountingEngine, Offer } from './engines/contract.ts';
import type { Progress } from './options.ts';
import { inOrder, type Work } from './pieces.ts';
import { type ExactPlan, LEAST_TRIALS, type ReadyPlan, type SamplingPlan } from './plan.ts';
import { SampleSum } from './sample-counts.ts';
import { ShareCounts } from './share-counts.ts';

/** What tasks are made of. */
interface Countable {
  readonly engine: CountingEngine;
  readonly offer: Offer<unknown>;
}

/** A plan on its way. */
export interface Run<Plan extends Countable = ReadyPlan> extends Omit<Work<Counted>, 'offer'> {
  readonly plan: Plan;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/** What a plan came to. */
export interface Outcome {
  counts: ShareCounts;
  standardErrors: readonly number[];
  interrupted?: true;
}

/**
 * Carries a plan out.
 *
 * @throws Omaha8Error `aborted` where the signal aborted too soon for any answer, or `pool-closed`
 */
export function carryOut(run: Run): Promise<Outcome> {
  const { plan } = run;
  return plan.method === 'exact' ? enumerate({ ...run, plan }) : sample({ ...run, plan });
}

async function enumerate(run: Run<ExactPlan>): Promise<Outcome> {
  const { job, plan, signal, onProgress } = run;
  const counts = new ShareCounts(job.hands.length);
  const { deals: total } = plan;
  const { pieces } = plan.offer;
  let piecesDone = 0;
  for await (const { result, to } of inOrder({ ...run, offer: plan.offer })) {
    if ('counts' in result) counts.merge(result.counts);
    piecesDone = to;
    const part = to / pieces;
    onProgress?.({ method: 'exact', done: counts.deals, total, part, standardError: null });
  }
  if (signal?.aborted && piecesDone < pieces) {
    const all = total === null ? '' : ` of ${grouped(total)}`;
    throw new Omaha8Error(
      'aborted',
      `interrupted after ${grouped(counts.deals)}${all} deals; an unfinished enumeration has no result`,
    );
  }
  return { counts, standardErrors: job.hands.map(() => 0) };
}

async function sample(run: Run<SamplingPlan>): Promise<Outcome> {
  const { job, plan, signal, onProgress } = run;
  const sum = new SampleSum(job.hands.length);
  const trials = plan.deals;
  const isPrecise = (): boolean =>
    plan.precision !== null &&
    sum.counts.deals >= LEAST_TRIALS &&
    Math.max(...sum.standardErrors()) <= plan.precision;
  results: for await (const { result } of inOrder({ ...run, offer: plan.offer })) {
    if (!('samples' in result)) continue;
    for (const sample of result.samples) {
      sum.merge(sample);
      if (isPrecise()) break results;
    }
    const standardError = Math.max(...sum.standardErrors());
    const done = sum.counts.deals;
    const part = trials === null ? partOfPrecision(plan, done, standardError) : done / trials;
    onProgress?.({ method: 'monte-carlo', done, total: trials, part, standardError });
  }
  const interrupted = signal?.aborted === true && sum.counts.deals !== trials && !isPrecise();
  if (interrupted && sum.counts.deals === 0) {
    throw new Omaha8Error('aborted', 'interrupted before the first trials were counted');
  }
  return {
    counts: sum.counts,
    standardErrors: sum.standardErrors(),
    ...(interrupted && { interrupted }),
  };
}

/** How much of sampling to a precision is done, as far as the error tells; null where it does not yet. */
function partOfPrecision(
  { precision }: SamplingPlan,
  done: number,
  standardError: number,
): number | null {
  if (precision === null || done < LEAST_TRIALS) return null;
  return Math.min(1, (precision / standardError) ** 2);
}
