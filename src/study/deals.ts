/** Has the deals of a spot looked at, on whatever threads there are, and adds up what comes back. */
import type { EquityJob } from '../equity/job.ts';
import { inOrder } from '../equity/pieces.ts';
import type { Method } from '../equity/result.ts';
import { errorOfRatio } from '../equity/sample-counts.ts';
import { bytesIn } from '../equity/threads/admission.ts';
import { queueOf } from '../equity/threads/pool.ts';
import type { Caller } from '../equity/threads/task-queue.ts';
import type { Scale } from '../query/all-deals.ts';
import { inWholeDeals } from '../query/all-deals.ts';
import { type Looks, planDeals } from '../query/plan.ts';
import { type DealData, dealCounter, type PlainDeals, type Wanted } from './deal-counter.ts';
import { interrupted, type Question } from './question.ts';

/** What was counted over the deals. */
export class CountedDeals {
  readonly method: Method;
  /** Of the random numbers; null where none were used. */
  readonly seed: number | null;
  readonly cells: Float64Array;
  readonly #scale: Scale;
  readonly #squares: Float64Array;
  readonly #products: Float64Array;
  #counted = 0;
  #dealSquares = 0;
  #dealCubes = 0;

  constructor(method: Method, seed: number | null, scale: Scale, first: PlainDeals) {
    this.method = method;
    this.seed = seed;
    this.#scale = scale;
    this.cells = new Float64Array(first.cells.length);
    this.#squares = new Float64Array(first.squares.length);
    this.#products = new Float64Array(first.products.length);
  }

  add(part: PlainDeals): void {
    addTo(this.cells, part.cells);
    addTo(this.#squares, part.squares);
    addTo(this.#products, part.products);
    this.#counted += part.deals;
    this.#dealSquares += part.dealSquares;
    this.#dealCubes += part.dealCubes;
  }

  get deals(): number {
    return inWholeDeals(this.#counted, this.#scale);
  }

  /** In how many whole deals something was, that was counted in a cell. */
  count(cell: number): number {
    return inWholeDeals(this.cells[cell], this.#scale);
  }

  /**
   * The standard error of a cell's part of all deals. What was so in all of them, or in none, need not be so
   * always: the error is at least that of a share of half a deal.
   */
  errorOf(cell: number): number {
    if (this.method === 'exact') return 0;
    const trials = this.#counted;
    const error = errorOfRatio({
      mean: this.cells[cell] / trials,
      trials,
      squares: this.#squares[cell],
      products: this.#products[cell],
      trialSquares: this.#dealSquares,
      trialCubes: this.#dealCubes,
    });
    const groups = trials ** 2 / this.#dealSquares;
    return Math.min(0.5, Math.max(error, Math.sqrt(0.5 / groups) / Math.sqrt(groups)));
  }
}

function addTo(sums: Float64Array, part: Float64Array): void {
  for (let i = 0; i < sums.length; i++) sums[i] += part[i];
}

/**
 * Counts a tally over all deals of a job, where that takes about two seconds at most, else over random ones.
 *
 * @param section  named while it goes on
 * @throws Omaha8Error `too-large` where it must be exact and cannot; `aborted`
 */
export async function countDeals(
  question: Question,
  job: EquityJob,
  wanted: Wanted,
  looks: Required<Looks>,
  section: string,
): Promise<CountedDeals> {
  const { signal, onProgress, threads, exact, trials, seed, precision } = question.options;
  // A share is no further off than the square root of 1/4 over the trials.
  const usual = precision === undefined ? looks.trials : Math.ceil(0.25 / precision ** 2);
  const plan = planDeals(job, { ...looks, trials: usual }, { exact, trials, seed });
  const data: DealData = { deals: plan.deals, wanted };
  const queue = queueOf(question.pool);
  const place = await queue.enter();
  try {
    const bytes = bytesIn(job.choices) + bytesIn(data);
    const spread = queue.begin(place, plan.cost, bytes, threads ?? queue.threads);
    const caller: Caller<readonly PlainDeals[]> = {
      engine: dealCounter,
      cancelled: false,
      beganAt: null,
    };
    const offer = { pieces: plan.pieces, pieceCost: plan.pieceCost, data };
    let counted: CountedDeals | null = null;
    let done = 0;
    for await (const { result, to } of inOrder({ job, offer, queue, spread, caller, signal })) {
      done = to;
      for (const part of result) {
        counted ??= new CountedDeals(plan.method, plan.seed, plan.scale, part);
        counted.add(part);
      }
      onProgress?.({ section, part: to / plan.pieces });
    }
    if (counted === null || done < plan.pieces) throw interrupted();
    return counted;
  } finally {
    place.leave();
  }
}
