/** How equity is spread over what can come next. */
import type { Method } from '../equity/result.ts';
import type { Street } from './question.ts';

export interface Spread {
  /** What comes next. */
  over: Street;
  method: Method;
  /** The standard error of each of its equities, typically; 0 where they are exact. */
  standardError: number;
  /** The part of what can come after which the equity is at least so much, for 25 %, 50 % and 75 %. */
  atLeast: { equity: number; share: number }[];
  /** The equity that so large a part of what can come stays below: the least, 5 %, 25 %, 50 %, 75 %, 95 %, the most. */
  quantiles: { share: number; equity: number }[];
  /** Twenty parts of what can come, by the equity after it: 0 to 5 %, … , 95 to 100 %. */
  histogram: number[];
}

/** One thing that can come, how likely it is, and the equity after it. */
export interface Outcome {
  readonly weight: number;
  readonly equity: number;
}

const LEVELS = [0.25, 0.5, 0.75];
const QUANTILES = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1];
const BARS = 20;

/** Equities that are so close together are the same: a double is not quite the fraction. */
const CLOSE = 1e-12;

export function spreadOf(
  outcomes: readonly Outcome[],
  how: Pick<Spread, 'over' | 'method' | 'standardError'>,
): Spread {
  const sorted = [...outcomes].sort((a, b) => a.equity - b.equity);
  const all = sorted.reduce((sum, { weight }) => sum + weight, 0);
  const histogram = new Array<number>(BARS).fill(0);
  for (const { weight, equity } of sorted) {
    histogram[Math.min(BARS - 1, Math.floor(equity * BARS + CLOSE))] += weight / all;
  }
  const share = (level: number): number =>
    sorted.reduce((sum, { weight, equity }) => (equity >= level - CLOSE ? sum + weight : sum), 0) /
    all;
  return {
    ...how,
    atLeast: LEVELS.map((equity) => ({ equity, share: share(equity) })),
    quantiles: quantilesOf(sorted, QUANTILES).map((equity, i) => ({ share: QUANTILES[i], equity })),
    histogram,
  };
}

/**
 * @param sorted  by equity, the least first
 * @param shares  0 … 1, ascending
 * @returns for each share: the least equity that so much of the weight is at or below
 */
export function quantilesOf(sorted: readonly Outcome[], shares: readonly number[]): number[] {
  const all = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  let at = -1;
  return shares.map((share) => {
    while (at < 0 || (passed < share * all * (1 - CLOSE) && at < sorted.length - 1)) {
      passed += sorted[++at].weight;
    }
    return sorted[at].equity;
  });
}
