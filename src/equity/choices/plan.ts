/** How jobs with choices are answered. */
import { Omaha8Error } from '../../text/errors.ts';
import { grouped } from '../../text/words.ts';
import { exactDeals, exactWork } from '../exact/counter.ts';
import type { EquityJob } from '../job.ts';
import { EXACT_BUDGET, enumeration, type ReadyPlan, tooManyDeals } from '../planning.ts';
import { withChoicesMade } from './choices.ts';
import { combinationsAtMost, combinationsOf, suitRenamings } from './combinations.ts';
import { ChoiceDrawer } from './drawer.ts';
import { findCombination } from './find-combination.ts';
import { isOfRanges, rangeBoardsWork } from './range-boards.ts';

/** Combinations of choices are listed for a plan where there are at most so many, or for `exact` so many. */
const FEW_COMBINATIONS = 500_000;
const MOST_COMBINATIONS = 20_000_000;

/** Time on one thread of the machine in bench/README.md, for planning: nanoseconds. */
const WORK_PER_DRAW = 20;

/** About how long the choices of a trial take on one thread: nanoseconds. */
export function drawWork({ choices }: EquityJob): number {
  const { drawsPerCombination, trialsPerCombination } = new ChoiceDrawer(choices);
  return (drawsPerCombination / trialsPerCombination) * WORK_PER_DRAW;
}

/**
 * How a job with choices is enumerated: board by board, or every combination of the choices by itself,
 * whichever takes less.
 */
export function planChoices(job: EquityJob, exact: boolean): ReadyPlan | null {
  const byBoards = planByBoards(job);
  const atMost = combinationsAtMost(job.choices);
  const one = withChoicesMade(job, findCombination(job.choices));
  const workOfOne = exactWork(one);
  const likely = (atMost / suitRenamings(job)) * workOfOne;
  if (byBoards !== null && byBoards.work <= likely) {
    return exact || byBoards.work <= EXACT_BUDGET ? byBoards : null;
  }
  if (!exact && (likely > EXACT_BUDGET || atMost > FEW_COMBINATIONS)) return null;
  if (atMost > MOST_COMBINATIONS) {
    throw new Omaha8Error(
      'too-large',
      `an exact answer would count up to ${grouped(BigInt(atMost))} combinations of hands, more than ${grouped(MOST_COMBINATIONS)}; give narrower ranges, or leave out exact`,
    );
  }
  const combinations = combinationsOf(job);
  const deals = BigInt(combinations.totalWeight) * exactDeals(one);
  if (deals > BigInt(Number.MAX_SAFE_INTEGER)) {
    if (exact) throw tooManyDeals(deals, 'narrower ranges');
    return null;
  }
  const work = combinations.count * workOfOne;
  if (!exact && work > EXACT_BUDGET) return null;
  return enumeration(Number(deals), work, combinations.count, combinations);
}

/** Null where it cannot be done: somebody has any hand, or counts might not be exact. */
function planByBoards(job: EquityJob): ReadyPlan | null {
  if (!isOfRanges(job)) return null;
  const { work, pieces } = rangeBoardsWork(job);
  const heaviest = job.choices.reduce(
    (product, { weights }) => product * (weights?.reduce((a, b) => Math.max(a, b)) ?? 1),
    1,
  );
  // A board has at most one piece for each hand of a range, so there are at least so few boards.
  if (combinationsAtMost(job.choices) * pieces * heaviest > Number.MAX_SAFE_INTEGER) return null;
  return enumeration(null, work, pieces, null);
}
