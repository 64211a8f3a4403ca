/**
 * What threads are asked to do, and their answers: plain data that can be sent between them. A task is
 * some consecutive pieces of one work; the counts of a piece do not depend on who counts it.
 */

import type { Combinations } from './choices/combinations.ts';
import type { ChoiceCounter } from './choices/counter.ts';
import { choiceEngine } from './choices/load.ts';
import type { ChoiceSampler } from './choices/sampler.ts';
import { ExactCounter } from './exact/counter.ts';
import type { EquityJob } from './job.ts';
import { CHUNK_TRIALS, Sampler } from './monte-carlo.ts';
import type { PlainSample, SampleCounts } from './sample-counts.ts';
import type { PlainCounts, ShareCounts } from './share-counts.ts';

export type Work = Enumeration | Sampling;

interface Enumeration {
  readonly method: 'exact';
  readonly job: EquityJob;
  readonly combinations: Combinations | null;
  /** A number that no other work of the same pool has. */
  readonly id: number;
}

interface Sampling {
  readonly method: 'monte-carlo';
  readonly job: EquityJob;
  readonly id: number;
  readonly seed: number;
  /** How many trials in all; null: as many as are asked for. */
  readonly trials: number | null;
}

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

type Prepared =
  | { method: 'exact'; counter: ExactCounter | ChoiceCounter }
  | { method: 'monte-carlo'; sampler: Sampler | ChoiceSampler; trials: number | null };

/**
 * Does tasks, one after another. A work that comes again is prepared once. What its job needs must have
 * been loaded: see `choices/load.ts`.
 */
export class TaskRunner {
  #id: number | null = null;
  #prepared: Prepared | null = null;

  run({ work, from, to }: Task): TaskResult {
    if (this.#prepared === null || this.#id !== work.id) {
      this.#prepared = prepare(work);
      this.#id = work.id;
    }
    const prepared = this.#prepared;
    if (prepared.method === 'exact') {
      return { method: 'exact', counts: plainCounts(prepared.counter.count(from, to)) };
    }
    const chunks: PlainSample[] = [];
    for (let chunk = from; chunk < to; chunk++) {
      const { sampler, trials } = prepared;
      // All chunks but the last one of a fixed number of trials are whole.
      const left = trials === null ? CHUNK_TRIALS : trials - chunk * CHUNK_TRIALS;
      chunks.push(plainSample(sampler.deal(chunk, Math.min(CHUNK_TRIALS, left))));
    }
    return { method: 'monte-carlo', chunks };
  }
}

function prepare(work: Work): Prepared {
  const { job } = work;
  const hasChoices = job.choices.length > 0;
  if (work.method === 'exact') {
    const counter = hasChoices
      ? choiceEngine().choiceCounter(job, work.combinations)
      : new ExactCounter(job);
    return { method: 'exact', counter };
  }
  const { seed, trials } = work;
  const sampler = hasChoices
    ? new (choiceEngine().ChoiceSampler)(job, seed)
    : new Sampler(job, seed);
  return { method: 'monte-carlo', sampler, trials };
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
