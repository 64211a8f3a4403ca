/** Samples are dealt in chunks of trials, each with its own stream of random numbers. */
import type { PlainSample, SampleCounts } from '../sample-counts.ts';
import type { Counter } from '../tasks.ts';
import type { Offer, Terms } from './contract.ts';

/** Trials in a chunk; every number of trials that a sampler takes together divides it. */
export const CHUNK_TRIALS = 24_000;

/** What a sampler needs beside the job. */
export type SamplingTerms = Pick<Terms, 'seed' | 'trials'>;

/** Deals one job at random; chunks can be dealt in any order. */
export interface Sampler {
  /**
   * Deals a chunk.
   *
   * @param chunk   its number, 0 … 2^32 - 1
   * @param trials  how many, `CHUNK_TRIALS` or fewer
   */
  deal(chunk: number, trials: number): SampleCounts;
}

/** @param trialCost  about how long a trial takes on one thread: nanoseconds */
export function offerChunks(trialCost: number, { seed, trials }: Terms): Offer<SamplingTerms> {
  return {
    pieceCost: CHUNK_TRIALS * trialCost,
    pieces: trials === null ? Number.POSITIVE_INFINITY : Math.ceil(trials / CHUNK_TRIALS),
    deals: trials,
    data: { seed, trials },
  };
}

/** Counts chunk by chunk. All chunks but the last one of a fixed number of trials are whole. */
export function countChunks(
  sampler: Sampler,
  { trials }: SamplingTerms,
): Counter<{ samples: readonly PlainSample[] }> {
  return {
    count(from, to) {
      const samples: PlainSample[] = [];
      for (let chunk = from; chunk < to; chunk++) {
        const left = trials === null ? CHUNK_TRIALS : trials - chunk * CHUNK_TRIALS;
        samples.push(sampler.deal(chunk, Math.min(CHUNK_TRIALS, left)).plain());
      }
      return { samples };
    },
  };
}
