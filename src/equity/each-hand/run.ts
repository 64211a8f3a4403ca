/** Has it worked out what each hand of the first player is worth. */
import { Omaha8Error } from '../../text/errors.ts';
import { grouped } from '../../text/words.ts';
import { inOrder } from '../pieces.ts';
import type { Run } from '../run.ts';
import { EachSum } from './each-counts.ts';
import type { EachPlan } from './plan.ts';

/** Fewer boards than this never decide that a sample is precise enough. */
const LEAST_BOARDS = 64;

/** What was counted for each group of hands. */
export interface EachOutcome {
  readonly sum: EachSum;
  /** By group: the standard error of its equity. */
  readonly errors: Float64Array;
  readonly interrupted?: true;
}

/**
 * Carries a plan out.
 *
 * @throws Omaha8Error `aborted` where the signal aborted too soon for any answer, or `pool-closed`
 */
export async function carryOutEach(run: Run<EachPlan>): Promise<EachOutcome> {
  const { job, plan, signal, onProgress } = run;
  const { method, groups, precision, offer } = plan;
  const { pieces, areDrawn } = offer;
  const sum = new EachSum(groups.count, job.hands.length);
  let piecesDone = 0;
  let deals = 0;
  let isPrecise = false;
  for await (const { result, to } of inOrder({ ...run, offer })) {
    if (!('each' in result)) continue;
    sum.merge(result.each);
    for (const count of result.each.cells) deals += count;
    piecesDone = to;
    const standardError = areDrawn ? largest(errorsOf(sum, groups.count, to / pieces)) : null;
    const part = areDrawn ? null : to / pieces;
    onProgress?.({ method, done: deals, total: null, part, standardError });
    isPrecise = standardError !== null && to >= LEAST_BOARDS && standardError <= precision;
    if (isPrecise) break;
  }
  const isCut = signal?.aborted === true && piecesDone < pieces && !isPrecise;
  if (isCut && (method === 'exact' || deals === 0)) {
    throw new Omaha8Error(
      'aborted',
      `interrupted after ${grouped(deals)} deals of the hands; an unfinished enumeration has no result`,
    );
  }
  const errors =
    method === 'exact'
      ? new Float64Array(groups.count)
      : errorsOf(sum, groups.count, areDrawn ? piecesDone / pieces : 0);
  return { sum, errors, ...(isCut && { interrupted: true }) };
}

/**
 * The standard errors of all groups. Where a part of what there is was drawn, each thing once, what is left alone
 * is in doubt (Cochran, Sampling Techniques, 3rd edition, section 2.6).
 */
function errorsOf(sum: EachSum, groups: number, part: number): Float64Array {
  const left = Math.sqrt(1 - part);
  return Float64Array.from({ length: groups }, (_, group) => sum.standardError(group) * left);
}

function largest(numbers: Float64Array): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}
