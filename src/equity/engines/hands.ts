/** The engines that enumerate hands, known or unknown, where there is nothing to choose. */
import type { Omaha8Error } from '../../text/errors.ts';
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

/** The engine for a job without choices, and its offer; an error where counts would pass 2^53. */
function bestOffer(job: EquityJob): { engine: ExactEngine; offer: Offer<unknown> } | Omaha8Error {
  for (const engine of HANDS_ENGINES) {
    const offer = engine.offer(job, UNLIMITED);
    if (offer instanceof Error) return offer;
    if (offer !== null) return { engine, offer };
  }
  throw new Error('a job without choices that no engine takes');
}

/** An enumeration draws nothing. */
const UNLIMITED = { exact: true, budget: Number.POSITIVE_INFINITY, seed: 0, trials: null };

/**
 * About how long counting all of a job without choices takes on one thread: nanoseconds; an error where counts
 * would pass 2^53.
 */
export function costOf(job: EquityJob): number | Omaha8Error {
  const best = bestOffer(job);
  return best instanceof Error ? best : best.offer.pieceCost * best.offer.pieces;
}

/**
 * Counts all of a job without choices.
 *
 * @throws Omaha8Error `too-large` where counts would pass 2^53
 */
export function countAll(job: EquityJob): PlainCounts {
  const best = bestOffer(job);
  if (best instanceof Error) throw best;
  const { engine, offer } = best;
  return engine.counter(job, offer.data).count(0, offer.pieces).counts;
}
