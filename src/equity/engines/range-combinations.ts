/**
 * Exact equity where hands, the board or dead cards are chosen from many: every combination of choices is
 * a job of its own, without choices, whose deals count as often as the combination's weight says.
 */
import { Omaha8Error } from '../../text/errors.ts';
import { grouped } from '../../text/words.ts';
import { withChoicesMade } from '../choices/choices.ts';
import {
  type Combinations,
  combinationsAtMost,
  combinationsOf,
  suitRenamings,
} from '../choices/combinations.ts';
import { dealsOf, type EquityJob } from '../job.ts';
import { ShareCounts } from '../share-counts.ts';
import type { ExactEngine } from './contract.ts';
import { costOf, countAll } from './hands.ts';
import { NARROWER, safeDeals } from './safe-deals.ts';

/** Combinations are listed where there are at most so many, or so many where the answer must be exact. */
const FEW_COMBINATIONS = 500_000;
const MOST_COMBINATIONS = 20_000_000;

export const rangeCombinations: ExactEngine<Combinations> = {
  name: 'range-combinations',
  method: 'exact',
  offer(job, { exact, budget }) {
    if (job.choices.length === 0) return null;
    const atMost = combinationsAtMost(job.choices);
    const one = withChoicesMade(job, job.example);
    const pieceCost = costOf(one);
    if ((atMost / suitRenamings(job)) * pieceCost > budget) return null;
    if (!exact && atMost > FEW_COMBINATIONS) return null;
    if (atMost > MOST_COMBINATIONS) return tooMany(atMost);
    const combinations = combinationsOf(job);
    const deals = safeDeals(BigInt(combinations.totalWeight) * dealsOf(one), NARROWER);
    if (deals instanceof Omaha8Error) return deals;
    return { pieceCost, pieces: combinations.count, deals, data: combinations };
  },
  counter: (job, combinations) => ({
    count: (from, to) => ({ counts: countCombinations(job, combinations, from, to) }),
  }),
};

function tooMany(atMost: number): Omaha8Error {
  return new Omaha8Error(
    'too-large',
    `an exact answer would count up to ${grouped(BigInt(atMost))} combinations of hands, more than ${grouped(MOST_COMBINATIONS)}; give narrower ranges, or leave out exact`,
  );
}

function countCombinations(
  job: EquityJob,
  { indexes, weights }: Combinations,
  from: number,
  to: number,
): ShareCounts {
  const counts = new ShareCounts(job.hands.length);
  for (let piece = from; piece < to; piece++) {
    const one = withChoicesMade(job, indexes, piece * job.choices.length);
    counts.merge(countAll(one), weights[piece]);
  }
  return counts;
}
