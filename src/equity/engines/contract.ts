/**
 * What an engine is: one way to count deals. `list.ts` names them all, `plan.ts` chooses among them, and
 * `run.ts` has the chosen one count.
 */
import type { Omaha8Error } from '../../text/errors.ts';
import type { PlainEach } from '../each-hand/each-counts.ts';
import type { HandGroups } from '../each-hand/hand-groups.ts';
import type { EquityJob } from '../job.ts';
import type { PlainSample } from '../sample-counts.ts';
import type { PlainCounts } from '../share-counts.ts';
import type { Counter } from '../tasks.ts';

/** What a planner asks of an engine beside the job. */
export interface Terms {
  /** Whether the answer must be exact, however long that takes. */
  readonly exact: boolean;
  /** What costs more is not wanted, or there is something cheaper: nanoseconds on one thread. */
  readonly budget: number;
  /** Of random numbers. */
  readonly seed: number;
  /** How many trials to sample in all; null: as many as are asked for. */
  readonly trials: number | null;
}

/** How an engine would answer a job. */
export interface Offer<Data> {
  /** About how long a piece takes on one thread: nanoseconds. */
  readonly pieceCost: number;
  /** Into how many pieces the job falls, which can be counted in any order; infinite for endless samples. */
  readonly pieces: number;
  /** How many deals are counted in all; null where that shows only at the end. */
  readonly deals: number | null;
  /** What counting needs beside the job. Plain data: it is sent to other threads. */
  readonly data: Data;
}

/**
 * An enumeration's counts of a task, all its pieces together; a sample's piece by piece, in order; or what each
 * hand of a range is worth, all pieces together.
 */
export type Counted =
  | { readonly counts: PlainCounts }
  | { readonly samples: readonly PlainSample[] }
  | { readonly each: PlainEach };

interface Counts<Data, Result extends Counted> {
  /** As in the table of ARCHITECTURE.md. */
  readonly name: string;
  /**
   * Made once in every thread that counts.
   *
   * @param data  of the offer
   */
  counter(job: EquityJob, data: Data): Counter<Result>;
}

interface AnyEngine<Data, Result extends Counted> extends Counts<Data, Result> {
  /**
   * How it would answer a job; null where the job is not of its kind, or dearer than the budget; an error
   * where it is of its kind and it cannot, for instance because counts would pass 2^53.
   */
  offer(job: EquityJob, terms: Terms): Offer<Data> | Omaha8Error | null;
}

/** Counts all deals. */
export interface ExactEngine<Data = unknown>
  extends AnyEngine<Data, { readonly counts: PlainCounts }> {
  readonly method: 'exact';
}

/** Deals at random. */
export interface SamplingEngine<Data = unknown>
  extends AnyEngine<Data, { readonly samples: readonly PlainSample[] }> {
  readonly method: 'monte-carlo';
}

export type Engine = ExactEngine | SamplingEngine;

/** What is asked of an engine for each hand of the first player. */
export interface EachTerms extends Terms {
  readonly groups: HandGroups;
  /** Whether all deals are to be counted, or as many as the precision, or the trials, need. */
  readonly method: 'exact' | 'monte-carlo';
  /** The standard error that each group may have. */
  readonly precision: number;
}

/** How an engine would say what each hand is worth. */
export interface EachOffer<Data> extends Offer<Data> {
  /** About how many of the pieces will be needed. */
  readonly likelyPieces: number;
  /** Whether pieces are drawn, each once, and those so far are a sample of all; else all are needed. */
  readonly areDrawn: boolean;
}

/** Says what each hand of the first player is worth, all deals counted or some. */
export interface EachEngine<Data = unknown> extends Counts<Data, { readonly each: PlainEach }> {
  readonly method: 'each';
  offer(job: EquityJob, terms: EachTerms): EachOffer<Data> | null;
}

/** Whatever counts tasks. */
export type CountingEngine = Engine | EachEngine;
