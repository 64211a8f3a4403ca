/**
 * Exact equity where several hands may be any: all of them but the last are dealt one by one, and each
 * such deal is a piece, counted by the engine for one unknown hand.
 */
import { DECK_SIZE, deckWithout } from '../../cards/card.ts';
import { choose } from '../../math/choose.ts';
import { combinationAt } from '../../math/combinations.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { dealsOf, type EquityJob, seenCards, unknownPlayers } from '../job.ts';
import { ShareCounts } from '../share-counts.ts';
import type { ExactEngine } from './contract.ts';
import { FEWER_UNKNOWN, safeDeals } from './safe-deals.ts';
import { UnknownHandCounter, unknownHandCost } from './unknown-hand.ts';

export const severalUnknown: ExactEngine<null> = {
  name: 'several-unknown',
  method: 'exact',
  offer(job) {
    if (job.choices.length > 0 || unknownPlayers(job).length < 2) return null;
    const deals = safeDeals(dealsOf(job), FEWER_UNKNOWN);
    if (deals instanceof Omaha8Error) return deals;
    return { pieceCost: unknownHandCost(job), pieces: outerDeals(job), deals, data: null };
  },
  counter: (job) => ({ count: (from, to) => ({ counts: countDeals(job, from, to) }) }),
};

/** In how many ways all unknown hands but the last can be dealt. */
function outerDeals(job: EquityJob): number {
  let left = DECK_SIZE - seenCards(job).length;
  return unknownPlayers(job)
    .slice(1)
    .reduce((deals) => {
      const ways = choose(left, job.holeCount);
      left -= job.holeCount;
      return deals * ways;
    }, 1);
}

function countDeals(job: EquityJob, from: number, to: number): ShareCounts {
  const counts = new ShareCounts(job.hands.length);
  for (let piece = from; piece < to; piece++) {
    const counter = new UnknownHandCounter(dealOuter(job, piece));
    counts.merge(counter.count(0, counter.size));
  }
  return counts;
}

/** Deals all unknown hands but the last: the piece is a number whose digits are their positions. */
function dealOuter(job: EquityJob, piece: number): EquityJob {
  const hands = [...job.hands];
  const seen = seenCards(job);
  for (const player of unknownPlayers(job).slice(0, -1)) {
    const deck = deckWithout(seen);
    const ways = choose(deck.length, job.holeCount);
    const hand = combinationAt(deck, job.holeCount, piece % ways);
    piece = Math.floor(piece / ways);
    hands[player] = hand;
    seen.push(...hand);
  }
  return { ...job, hands };
}
