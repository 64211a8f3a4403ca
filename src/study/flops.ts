/** What each flop does, and each kind of flop. */
import type { Method } from '../equity/result.ts';
import { errorOfRatio } from '../equity/sample-counts.ts';
import { POT_UNITS } from '../equity/share-counts.ts';
import type { CountedDeals } from './deals.ts';
import { countDeals } from './deals.ts';
import { type FlopKinds, listFlops } from './flop-list.ts';
import { FLOP_CELLS, KIND_CELLS } from './flop-tally.ts';
import type { StudyOptions } from './options.ts';
import { ask, type Question } from './question.ts';
import type { Outcome } from './spread.ts';

/** Flops of one kind. */
export interface FlopKind {
  /** By ranks `A-K-4`; by suits `rainbow`, `two-tone`, `monotone`, with whether the hand has two of the suit. */
  kind: string;
  /** How many flops these are. */
  flops: number;
  /** How likely one of them is, 0 … 1. */
  share: number;
  equity: number;
  standardError: number;
  /** Equity after it less the mean of all flops. */
  change: number;
}

export interface FlopsStudy {
  method: Method;
  /** Boards counted, each for all its flops; times the opponents' hands, or random deals. */
  deals: number;
  seed: number | null;
  /** The mean over all flops: the equity now. */
  equity: number;
  /** The standard error of the equity after one flop, typically; 0 where it is exact. */
  standardError: number;
  /** All kinds, best first. */
  byRanks: FlopKind[];
  bySuits: FlopKind[];
}

/** Nanoseconds that a deal takes: its showdown and its ten flops. */
const COST = 350;
const TRIALS = 1_200_000;

/**
 * What the first hand is worth after each kind of flop. Null where the flop has come, or a pattern stands in its
 * place.
 *
 * @throws Omaha8Error as `equity` does
 */
export function studyFlops(options: StudyOptions): Promise<FlopsStudy | null> {
  return ask(options, 'studyFlops', async (question) => (await flopsOf(question))?.study ?? null);
}

/** What was counted for one flop. */
interface Flop extends Outcome {
  readonly number: number;
  readonly units: number;
  /** Sum of squared shares. */
  readonly squares: number;
}

/** Before the flop or in the middle of it: more than one card comes next. */
function hasFlops({ isBoardKnown, boardCounts, boardCount }: Question): boolean {
  const next = boardCounts.find((count) => count > boardCount);
  return isBoardKnown && next !== undefined && next - boardCount > 1;
}

export async function flopsOf(
  question: Question,
): Promise<{ study: FlopsStudy; outcomes: readonly Outcome[] } | null> {
  if (!hasFlops(question)) return null;
  const { job, boardCounts } = question;
  const onFlop = boardCounts[question.streetOf(question.boardCount + 1)];
  const river = 1 << (boardCounts.length - 1);
  const trials = TRIALS / (job.hands.length - 1);
  const looks = { streets: river, cost: COST * (job.hands.length / 2), trials };
  const counted = await countDeals(question, job, { of: 'flops', onFlop }, looks, 'flops');
  const list = listFlops(job, onFlop);
  const flops = countedFlops(counted, list.count);
  const isSampled = counted.method !== 'exact';
  const atKinds = list.count * FLOP_CELLS;
  const sums = isSampled ? counted.cells.subarray(atKinds) : null;
  const { method, deals, seed } = counted;
  return {
    outcomes: flops,
    study: {
      method,
      deals,
      seed,
      equity: equityOf(flops),
      standardError: isSampled ? typicalError(flops) : 0,
      byRanks: describeKinds(flops, list.byRanks, sums),
      bySuits: describeKinds(
        flops,
        list.bySuits,
        sums?.subarray(list.byRanks.names.length * KIND_CELLS) ?? null,
      ),
    },
  };
}

function countedFlops({ cells }: CountedDeals, count: number): Flop[] {
  const flops: Flop[] = [];
  for (let number = 0; number < count; number++) {
    const at = number * FLOP_CELLS;
    const weight = cells[at];
    if (weight === 0) continue;
    const units = cells[at + 1];
    flops.push({
      number,
      weight,
      units,
      equity: units / POT_UNITS / weight,
      squares: cells[at + 2],
    });
  }
  return flops;
}

function weightOf(flops: readonly Flop[]): number {
  return flops.reduce((sum, { weight }) => sum + weight, 0);
}

function equityOf(flops: readonly Flop[]): number {
  return flops.reduce((sum, { units }) => sum + units, 0) / POT_UNITS / weightOf(flops);
}

/** Of the equity after one flop: no two flops of a board are the same, so that its deals are independent. */
function typicalError(flops: readonly Flop[]): number {
  let sum = 0;
  for (const { weight, equity, squares } of flops) {
    sum += Math.max(squares / weight - equity ** 2, leastVariance(weight));
  }
  return Math.sqrt(sum / weightOf(flops));
}

/** Where all of a few deals are alike, others need not be: as large as that of a share of half a deal. */
function leastVariance(deals: number): number {
  return 0.5 / (deals + 1);
}

/** @param sums  what errors are worked out from, kind by kind; null where nothing is random */
function describeKinds(
  flops: readonly Flop[],
  kinds: FlopKinds,
  sums: Float64Array | null,
): FlopKind[] {
  const mean = equityOf(flops);
  const all = weightOf(flops);
  const members: Flop[][] = kinds.names.map(() => []);
  for (const flop of flops) members[kinds.of[flop.number]].push(flop);
  const described = members.flatMap((those, number) => {
    if (those.length === 0) return [];
    const weight = weightOf(those);
    const equity = equityOf(those);
    const cells = sums?.subarray(number * KIND_CELLS, (number + 1) * KIND_CELLS);
    return [
      {
        kind: kinds.names[number],
        flops: those.length,
        share: weight / all,
        equity,
        standardError: cells === undefined ? 0 : errorOf(equity, weight, cells),
        change: equity - mean,
      },
    ];
  });
  return described.sort((a, b) => b.equity - a.equity);
}

/** A board may have several flops of a kind, which are not independent: the error is that of groups of deals. */
function errorOf(mean: number, trials: number, cells: Float64Array): number {
  const [squares, products, trialSquares, trialCubes] = cells;
  const error = errorOfRatio({ mean, trials, squares, products, trialSquares, trialCubes });
  const groups = trials ** 2 / trialSquares;
  return Math.min(0.5, Math.max(error, Math.sqrt(leastVariance(groups) / groups)));
}
