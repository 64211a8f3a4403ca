/** The equity of a moment within a deal: a job of its own, counted exactly. */
import type { Card } from '../cards/card.ts';
import { makeChoice } from '../equity/choices/choices.ts';
import { CombinationSearch } from '../equity/choices/combination-search.ts';
import type { ExactEngine } from '../equity/engines/contract.ts';
import { eachHand } from '../equity/engines/each-hand.ts';
import { HANDS_ENGINES } from '../equity/engines/hands.ts';
import { rangeBoards } from '../equity/engines/range-boards.ts';
import { rangeCombinations } from '../equity/engines/range-combinations.ts';
import type { Choice, EquityJob } from '../equity/job.ts';
import { ShareCounts } from '../equity/share-counts.ts';
import { Omaha8Error } from '../text/errors.ts';

/** One equity within a deal may take so long: nanoseconds. A query asks for many. */
const MOST_COST = 2e9;

const RANGE_ENGINES: readonly ExactEngine[] = [
  rangeBoards,
  eachHand,
  rangeCombinations,
] as readonly ExactEngine[];

/**
 * Counts all that can come.
 *
 * @throws Omaha8Error `too-large` where that takes too long to be asked for every deal
 */
export function countExactly(job: EquityJob): ShareCounts {
  const engines = job.choices.length === 0 ? HANDS_ENGINES : RANGE_ENGINES;
  const terms = { exact: true, budget: MOST_COST, seed: 0, trials: null };
  let least = MOST_COST;
  let count: (() => ShareCounts) | null = null;
  for (const engine of engines) {
    const offer = engine.offer(job, terms);
    if (offer === null || offer instanceof Omaha8Error) continue;
    const cost = offer.pieceCost * offer.pieces;
    if (cost > least) continue;
    least = cost;
    count = () => {
      const counts = new ShareCounts(job.hands.length);
      counts.merge(engine.counter(job, offer.data).count(0, offer.pieces).counts);
      return counts;
    };
  }
  if (count !== null) return count();
  throw new Omaha8Error(
    'too-large',
    'an equity against ranges takes too long here to be worked out for every deal; ask for it on a later street, give more of the board, or narrower ranges',
  );
}

/**
 * The choices that others still have when some cards are seen.
 *
 * @returns null where one of them has none left, or they cannot go together
 */
export function choicesWithout(choices: readonly Choice[], seen: readonly Card[]): Choice[] | null {
  try {
    const left = choices.map((choice) => makeChoice(choice.of, choice, seen));
    return new CombinationSearch(left).run(() => false) === 'complete' ? null : left;
  } catch (error) {
    if (error instanceof Omaha8Error && error.code === 'impossible-deal') return null;
    throw error;
  }
}
