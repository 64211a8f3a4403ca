/**
 * What threads are asked to do, and their answers: plain data that can be sent between them. A task is
 * some consecutive pieces of a plan; the counts of a piece do not depend on who counts it.
 */
import type { EquityJob } from './job.ts';

/** Counts pieces of one job, in any order. What a piece counts does not depend on those before it. */
export interface Counter<Result> {
  /** Counts the pieces `from` … `to - 1`. */
  count(from: number, to: number): Result;
}

/** What counts: an engine, or what answers queries. Every thread can find it by its name. */
export interface CounterMaker<Result = unknown> {
  readonly name: string;
  /**
   * Made once in every thread that counts.
   *
   * @param data  what it has prepared; plain
   */
  counter(job: EquityJob, data: unknown): Counter<Result>;
}

/** A plan as threads get it. */
export interface Assignment {
  /** A number that no other assignment of the same pool has. */
  readonly id: number;
  readonly job: EquityJob;
  /** The name of what counts, and what it has prepared. */
  readonly engine: string;
  readonly data: unknown;
}

export interface Task {
  readonly assignment: Assignment;
  /** The pieces `from` … `to - 1`. */
  readonly from: number;
  readonly to: number;
}

/** What a thread answers: an error that a task throws is a result too, and only the death of the thread rejects. */
export type BundleResult = { results: unknown[] } | { error: unknown };

/** Does tasks, one after another. For an assignment that comes again the counter is kept. */
export class TaskRunner {
  #id: number | null = null;
  #counter: Counter<unknown> | null = null;

  /** @param maker  what the assignment names */
  run({ assignment, from, to }: Task, maker: CounterMaker): unknown {
    if (this.#counter === null || this.#id !== assignment.id) {
      this.#counter = maker.counter(assignment.job, assignment.data);
      this.#id = assignment.id;
    }
    return this.#counter.count(from, to);
  }
}
