/** Looks at the deals of a spot, all of them or some at random, and counts what a tally wants to know of each. */

import { CHUNK_TRIALS } from '../equity/engines/chunks.ts';
import type { EquityJob } from '../equity/job.ts';
import type { Counter, CounterMaker } from '../equity/tasks.ts';
import { AllDeals } from '../query/all-deals.ts';
import type { QueryData } from '../query/counter.ts';
import { RandomDeals } from '../query/random-deals.ts';
import { Spot } from '../query/spot.ts';
import { listFlops } from './flop-list.ts';
import { FlopTally } from './flop-tally.ts';
import { MakesTally, type MakesWanted } from './makes-tally.ts';

/** What is kept of the deals: sums in cells. */
export interface DealTally {
  readonly cells: Float64Array;
  /** Adds the deal on the table to the cells. */
  add(spot: Spot, weight: number): void;
  /**
   * Closes a group of random deals, which is independent of others. Without it the errors of all cells are worked out
   * from groups.
   */
  endGroup?(): void;
}

/** What is counted: what a hand makes, or what it is worth on each flop. */
export type Wanted =
  | ({ readonly of: 'makes' } & MakesWanted)
  | { readonly of: 'flops'; readonly onFlop: number };

/** What counting needs beside the job. Plain data. */
export interface DealData {
  readonly deals: QueryData['deals'];
  readonly wanted: Wanted;
}

/** A part of what was counted, as plain data. */
export interface PlainDeals {
  /** Deals by their weights. */
  readonly deals: number;
  readonly cells: Float64Array;
  /** By cell, over groups: squared sums; sums times deals. Empty where nothing is random. */
  readonly squares: Float64Array;
  readonly products: Float64Array;
  /** Over groups: squared and cubed numbers of deals. */
  readonly dealSquares: number;
  readonly dealCubes: number;
}

export const dealCounter: CounterMaker<readonly PlainDeals[]> = {
  name: 'study',
  counter: (job, data) => countDeals(job, data as DealData),
};

/** Makes empty tallies. What they have in common is worked out once. */
function tallies(job: EquityJob, wanted: Wanted, isSampled: boolean): () => DealTally {
  if (wanted.of === 'makes') return () => new MakesTally(job, wanted);
  const flops = listFlops(job, wanted.onFlop);
  return () => new FlopTally(flops, job.board.length, isSampled);
}

function countDeals(job: EquityJob, { deals, wanted }: DealData): Counter<readonly PlainDeals[]> {
  const { game, holeCount } = job;
  const playerCount = job.hands.length;
  const table = { job, game, holeCount, playerCount, orderings: [], ranges: [], boards: [] };
  const spot = new Spot(table);
  const emptyTally = tallies(job, wanted, deals.of !== 'all');
  if (deals.of === 'all') {
    const all = new AllDeals(job, deals.combinations, deals.groups, spot);
    return {
      count(from, to) {
        const tally = emptyTally();
        let weights = 0;
        for (let piece = from; piece < to; piece++) {
          all.deal(piece, deals.cards, (weight) => {
            weights += weight;
            tally.add(spot, weight);
          });
        }
        return [plain(weights, tally.cells)];
      },
    };
  }
  const { seed, trials, draws } = deals;
  const random = new RandomDeals(job, seed, draws, spot);
  return {
    count(from, to) {
      const parts: PlainDeals[] = [];
      for (let chunk = from; chunk < to; chunk++) {
        const left = trials === null ? CHUNK_TRIALS : trials - chunk * CHUNK_TRIALS;
        const tally = emptyTally();
        const groups = new Groups(tally);
        random.deal(
          chunk,
          Math.min(CHUNK_TRIALS, left),
          () => tally.add(spot, 1),
          (together) => groups.end(together),
        );
        parts.push(groups.plain());
      }
      return parts;
    },
  };
}

function plain(deals: number, cells: Float64Array): PlainDeals {
  const none = new Float64Array(0);
  return { deals, cells, squares: none, products: none, dealSquares: 0, dealCubes: 0 };
}

/** Groups of random deals, which are independent of each other, where those of one are not. */
class Groups {
  readonly #tally: DealTally;
  readonly #before: Float64Array;
  readonly #squares: Float64Array;
  readonly #products: Float64Array;
  #deals = 0;
  #dealSquares = 0;
  #dealCubes = 0;

  constructor(tally: DealTally) {
    const cells = tally.endGroup === undefined ? tally.cells.length : 0;
    this.#tally = tally;
    this.#before = new Float64Array(cells);
    this.#squares = new Float64Array(cells);
    this.#products = new Float64Array(cells);
  }

  end(deals: number): void {
    this.#tally.endGroup?.();
    const { cells } = this.#tally;
    for (let cell = 0; cell < this.#before.length; cell++) {
      const group = cells[cell] - this.#before[cell];
      if (group === 0) continue;
      this.#before[cell] = cells[cell];
      this.#squares[cell] += group * group;
      this.#products[cell] += group * deals;
    }
    this.#deals += deals;
    this.#dealSquares += deals ** 2;
    this.#dealCubes += deals ** 3;
  }

  plain(): PlainDeals {
    return {
      ...plain(this.#deals, this.#tally.cells),
      squares: this.#squares,
      products: this.#products,
      dealSquares: this.#dealSquares,
      dealCubes: this.#dealCubes,
    };
  }
}
