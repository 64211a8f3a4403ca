/**
 * What threads are asked to do, and its answer: plain data that can be sent between them. A task is
 * some consecutive pieces of one work; the counts of a piece do not depend on who counts it.
 */
import { ExactCounter } from './exact/exact.ts';
import type { EquityJob } from './job.ts';
import { CHUNK_TRIALS, Sampler } from './monte-carlo.ts';
import type { PlainSample, SampleCounts } from './sample-counts.ts';
import type { PlainCounts, ShareCounts } from './share-counts.ts';

export type Work =
  | { readonly method: 'exact'; readonly job: EquityJob }
  | {
      readonly method: 'monte-carlo';
      readonly job: EquityJob;
      readonly seed: number;
      /** How many trials in all; null: as many as are asked for. */
      readonly trials: number | null;
    };

export interface Task {
  readonly work: Work;
  /** The pieces `from` … `to - 1`: of an enumeration, or chunks of trials. */
  readonly from: number;
  readonly to: number;
}

/** The counts of an enumeration's pieces together; of samples one by one, in order. */
export type TaskResult =
  | { readonly method: 'exact'; readonly counts: PlainCounts }
  | { readonly method: 'monte-carlo'; readonly chunks: readonly PlainSample[] };

/** Does a task. A work that comes again is prepared once; that only saves time. */
export function createTaskRunner(): (task: Task) => TaskResult {
  let prepared: { key: string; counter: ExactCounter | Sampler } | null = null;
  return ({ work, from, to }) => {
    const key = JSON.stringify(work);
    if (prepared?.key !== key) prepared = { key, counter: prepare(work) };
    const { counter } = prepared;
    if (counter instanceof ExactCounter) {
      return { method: 'exact', counts: plainCounts(counter.count(from, to)) };
    }
    const chunks: PlainSample[] = [];
    for (let chunk = from; chunk < to; chunk++) {
      chunks.push(plainSample(counter.deal(chunk, trialsOf(work, chunk))));
    }
    return { method: 'monte-carlo', chunks };
  };
}

function prepare(work: Work): ExactCounter | Sampler {
  return work.method === 'exact' ? new ExactCounter(work.job) : new Sampler(work.job, work.seed);
}

/** How many trials a chunk has: all but the last one of a fixed number are whole. */
function trialsOf(work: Work, chunk: number): number {
  if (work.method === 'exact' || work.trials === null) return CHUNK_TRIALS;
  return Math.min(CHUNK_TRIALS, work.trials - chunk * CHUNK_TRIALS);
}

function plainCounts({ won, deals, lowMade }: ShareCounts): PlainCounts {
  return { won, deals, lowMade };
}

function plainSample({
  counts,
  squares,
  products,
  trialSquares,
  groups,
}: SampleCounts): PlainSample {
  return { counts: plainCounts(counts), squares, products, trialSquares, groups };
}
