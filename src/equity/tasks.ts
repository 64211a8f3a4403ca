/**
 * What threads are asked to do, and their answers: plain data that can be sent between them. A task is
 * some consecutive pieces of a plan; the counts of a piece do not depend on who counts it.
 */
import type { Counted, Counter, CountingEngine } from './engines/contract.ts';
import type { EquityJob } from './job.ts';

/** A plan as threads get it. */
export interface Assignment {
  /** A number that no other assignment of the same pool has. */
  readonly id: number;
  readonly job: EquityJob;
  /** The name of the engine that counts, and what it has prepared. */
  readonly engine: string;
  readonly data: unknown;
}

export interface Task {
  readonly assignment: Assignment;
  /** The pieces `from` … `to - 1`. */
  readonly from: number;
  readonly to: number;
}

/** Does tasks, one after another. For an assignment that comes again the engine's counter is kept. */
export class TaskRunner {
  #id: number | null = null;
  #counter: Counter<Counted> | null = null;

  /** @param engine  the one that the assignment names */
  run({ assignment, from, to }: Task, engine: CountingEngine): Counted {
    if (this.#counter === null || this.#id !== assignment.id) {
      this.#counter = engine.counter(assignment.job, assignment.data);
      this.#id = assignment.id;
    }
    return this.#counter.count(from, to);
  }
}
