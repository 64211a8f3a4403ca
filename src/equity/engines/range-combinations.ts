/**
 * Exact equity where hands, the board or dead cards are chosen from many: every combination of choices is
 * a job of its own, without choices, whose deals count as often as the combination's weight says.
 */
import { Omaha8Error } from '../../text/errors.ts';
import { grouped } from '../../text/words.ts';
import { withChoicesMade } from '../choices/choices.ts';
import { countCombinations } from '../choices/combination-search.ts';
import { type Combinations, combinationsOf, suitRenamings } from '../choices/combinations.ts';
import { dealsOf, type EquityJob } from '../job.ts';
import { ShareCounts } from '../share-counts.ts';
import type { ExactEngine } from './contract.ts';
import { costOf, countAll } from './hands.ts';
import { NARROWER, safeDeals } from './safe-deals.ts';

/** Combinations are listed where there are at most so many, or so many where nothing else can answer. */
const FEW_COMBINATIONS = 500_000;
const MOST_COMBINATIONS = 20_000_000;

/** They are looked for in so many steps: some hundredths of a second, or some seconds. */
const FEW_STEPS = 2_000_000;
const MOST_STEPS = 1_000_000_000;

export const rangeCombinations: ExactEngine<Combinations> = {
  name: 'range-combinations',
  method: 'exact',
  offer(job, { exact, budget }) {
    if (job.choices.length === 0) return null;
    const one = withChoicesMade(job, job.example);
    const pieceCost = costOf(one);
    if (pieceCost instanceof Omaha8Error) return pieceCost;
    const affordable = (budget / pieceCost) * suitRenamings(job);
    // Without a budget there is nothing else that would answer.
    const isLast = exact && affordable === Number.POSITIVE_INFINITY;
    const most = Math.min(isLast ? MOST_COMBINATIONS : FEW_COMBINATIONS, affordable);
    if (countCombinations(job.choices, most, isLast ? MOST_STEPS : FEW_STEPS) === null) {
      return isLast ? tooMany() : null;
    }
    const combinations = combinationsOf(job);
    const deals = safeDeals(combinations.totalWeight * dealsOf(one), NARROWER);
    if (deals instanceof Omaha8Error) return deals;
    return { pieceCost, pieces: combinations.count, deals, data: combinations };
  },
  counter: (job, combinations) => ({
    count: (from, to) => ({ counts: countAllOf(job, combinations, from, to) }),
  }),
};

function tooMany(): Omaha8Error {
  return new Omaha8Error(
    'too-large',
    `an exact answer would count more than ${grouped(MOST_COMBINATIONS)} combinations of hands, or look too long for fewer; give narrower ranges, or leave out exact`,
  );
}

function countAllOf(
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
