/** The engines that enumerate hands, known or unknown, where there is nothing to choose. */
import type { EquityJob } from '../job.ts';
import type { PlainCounts } from '../share-counts.ts';
import type { ExactEngine, Offer } from './contract.ts';
import { fewBoards } from './few-boards.ts';
import { knownHands } from './known-hands.ts';
import { severalUnknown } from './several-unknown.ts';
import { unknownHand } from './unknown-hand.ts';

/** Each takes the jobs that those before it do not: first come, first asked. */
export const HANDS_ENGINES: readonly ExactEngine[] = [
  fewBoards,
  knownHands,
  unknownHand,
  severalUnknown,
];

/**
 * The engine for a job without choices, and its offer.
 *
 * @throws Omaha8Error `too-large` where counts would pass 2^53
 */
function bestOffer(job: EquityJob): { engine: ExactEngine; offer: Offer<unknown> } {
  for (const engine of HANDS_ENGINES) {
    const offer = engine.offer(job, UNLIMITED);
    if (offer instanceof Error) throw offer;
    if (offer !== null) return { engine, offer };
  }
  throw new Error('a job without choices that no engine takes');
}

/** An enumeration draws nothing. */
const UNLIMITED = { exact: true, budget: Number.POSITIVE_INFINITY, seed: 0, trials: null };

/** About how long counting all of a job without choices takes on one thread: nanoseconds. */
export function costOf(job: EquityJob): number {
  const { pieceCost, pieces } = bestOffer(job).offer;
  return pieceCost * pieces;
}

/** Counts all of a job without choices. */
export function countAll(job: EquityJob): PlainCounts {
  const { engine, offer } = bestOffer(job);
  return engine.counter(job, offer.data).count(0, offer.pieces).counts;
}
