import { ExactCounter, pieceCount } from '../exact/counter.ts';
import type { EquityJob } from '../job.ts';
import { ShareCounts } from '../share-counts.ts';
import { withChoicesMade } from './choices.ts';
import type { Combinations } from './combinations.ts';
import { RangeBoardCounter } from './range-boards.ts';

/** Counts one job that has choices. A piece is a combination of them, or a part of a board. */
export interface ChoiceCounter {
  /** Counts the pieces `from` … `to - 1`. */
  count(from: number, to: number): ShareCounts;
}

/** @param combinations  those to count, each by itself; null: the job is counted board by board */
export function choiceCounter(job: EquityJob, combinations: Combinations | null): ChoiceCounter {
  return combinations === null
    ? new RangeBoardCounter(job)
    : { count: (from, to) => countCombinations(job, combinations, from, to) };
}

/** Each combination makes a job without choices, which counts as often as its weight says. */
function countCombinations(
  job: EquityJob,
  { indexes, weights }: Combinations,
  from: number,
  to: number,
): ShareCounts {
  const counts = new ShareCounts(job.hands.length);
  for (let piece = from; piece < to; piece++) {
    const one = withChoicesMade(job, indexes, piece * job.choices.length);
    counts.merge(new ExactCounter(one).count(0, pieceCount(one)), weights[piece]);
  }
  return counts;
}
