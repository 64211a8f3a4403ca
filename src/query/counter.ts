/** Counts the deals of a statement: all, or at random, piece by piece and on any thread. */
import type { DrawPlan } from '../equity/choices/drawer.ts';
import { CHUNK_TRIALS } from '../equity/engines/chunks.ts';
import type { EquityJob } from '../equity/job.ts';
import type { Counter, CounterMaker } from '../equity/tasks.ts';
import { parseBoardPattern } from '../ranges/board-pattern.ts';
import { handClasses } from '../ranges/hand-classes.ts';
import { AllDeals, type Combinations, type Groups, waysToDeal } from './all-deals.ts';
import { type Compiled, compile } from './compile.ts';
import { parseQuery } from './parse.ts';
import { RandomDeals } from './random-deals.ts';
import { Spot, type Table } from './spot.ts';
import { type PlainTally, Tally } from './tally.ts';

/** What counting needs beside the job. Plain data. */
export interface QueryData {
  readonly query: string;
  /** Which of its statements. */
  readonly statement: number;
  /** By the value that stands for each range: its hands, a bit for each. */
  readonly ranges: readonly Uint8Array[];
  /** By the value that stands for each ordering: by class of hands, the percentage that has it. */
  readonly orderings: readonly Float64Array[];
  readonly deals: AllOfThem | AtRandom;
}

interface AllOfThem {
  readonly of: 'all';
  readonly combinations: Combinations;
  readonly groups: Groups;
  /** How many cards every combination leaves. */
  readonly cards: number;
}

interface AtRandom {
  readonly of: 'some';
  readonly seed: number;
  /** In all; null for as many as are asked for. */
  readonly trials: number | null;
  readonly draws: DrawPlan;
}

/** The tallies of consecutive pieces: of all deals together, of random ones each by itself. */
export type Counts = readonly PlainTally[];

export const queryCounter: CounterMaker<Counts> = {
  name: 'query',
  counter: (job, data) => countStatement(job, data as QueryData),
};

/** To prepare a known hand takes as long as so many deals, about. */
const MANY_DEALS = 2000;

function dealsIn({ combinations, groups, cards }: AllOfThem): number {
  return combinations.count * waysToDeal(groups, cards);
}

function countStatement(
  job: EquityJob,
  { query, statement, ranges, orderings, deals }: QueryData,
): Counter<Counts> {
  const compiled = compile(query, parseQuery(query)[statement]);
  const isForMany = deals.of === 'some' || dealsIn(deals) >= MANY_DEALS;
  const spot = new Spot(tableOf(job, compiled, ranges, orderings), isForMany);
  return deals.of === 'all'
    ? countAll(job, compiled, spot, deals)
    : countSome(job, compiled, spot, deals);
}

/** What all deals of a statement have in common. */
export function tableOf(
  job: EquityJob,
  { boards }: Compiled,
  ranges: readonly Uint8Array[],
  orderings: readonly Float64Array[],
): Table {
  return {
    job,
    game: job.game,
    holeCount: job.holeCount,
    playerCount: job.hands.length,
    ranges,
    boards: boards.map(({ text }) => parseBoardPattern(text)),
    orderings: orderings.map((percents) => ({
      percents,
      classOf: handClasses(job.holeCount).classOf,
    })),
  };
}

function newTally({ asks }: Compiled): Tally {
  return new Tally(asks.map(({ wanted }) => wanted));
}

/** Counts the deal on the table. */
function countDeal({ where, asks }: Compiled, spot: Spot, tally: Tally, weight: number): void {
  if (where !== null && where.run(spot) === 0) {
    tally.pass(weight);
    return;
  }
  tally.keep(weight);
  for (let i = 0; i < asks.length; i++) tally.add(i, asks[i].expression.run(spot), weight);
}

function countAll(
  job: EquityJob,
  compiled: Compiled,
  spot: Spot,
  deals: AllOfThem,
): Counter<Counts> {
  const all = new AllDeals(job, deals.combinations, deals.groups, spot);
  return {
    count(from, to) {
      const tally = newTally(compiled);
      const visit = (weight: number): void => countDeal(compiled, spot, tally, weight);
      for (let piece = from; piece < to; piece++) all.deal(piece, deals.cards, visit);
      return [tally.plain()];
    },
  };
}

function countSome(
  job: EquityJob,
  compiled: Compiled,
  spot: Spot,
  deals: AtRandom,
): Counter<Counts> {
  const { seed, trials, draws } = deals;
  const random = new RandomDeals(job, seed, draws, spot);
  return {
    count(from, to) {
      const tallies: PlainTally[] = [];
      for (let chunk = from; chunk < to; chunk++) {
        const tally = newTally(compiled);
        const left = trials === null ? CHUNK_TRIALS : trials - chunk * CHUNK_TRIALS;
        random.deal(
          chunk,
          Math.min(CHUNK_TRIALS, left),
          () => countDeal(compiled, spot, tally, 1),
          () => tally.endGroup(),
        );
        tallies.push(tally.plain());
      }
      return tallies;
    },
  };
}
