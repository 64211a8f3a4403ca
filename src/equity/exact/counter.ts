/**
 * Exact equity of a job, in pieces that can be counted in any order.
 *
 * With all hands known the job is one piece. With one unknown hand a piece is a multiset of board
 * ranks. With more unknown hands all but the last are dealt one by one, and a piece is one such deal.
 * Jobs with choices are counted by `choices/counter.ts`.
 */
import { type Card, DECK_SIZE, deckWithout } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import { choose } from '../../math/choose.ts';
import { combinationAt } from '../../math/combinations.ts';
import type { EquityJob } from '../job.ts';
import { ShareCounts } from '../share-counts.ts';
import { dealState } from './deal.ts';
import { countFewBoards, fewBoardsWork, hasFewBoards } from './few-boards.ts';
import { countKnownHands } from './known-hands.ts';
import { UnknownHandCounter, unknownHandWork } from './unknown-hand.ts';
import { boardWays } from './ways.ts';

/** Time on one thread of the machine in bench/README.md, for planning: nanoseconds. */
const KNOWN_START = 20_000;
const KNOWN_PER_BOARD = 1.1;

type Hands = readonly (readonly Card[] | null)[];

/** In how many pieces a job without choices is counted. */
export function pieceCount(job: EquityJob): number {
  const known = job.hands.filter((hand) => hand !== null);
  if (known.length === job.hands.length) return 1;
  if (known.length < job.hands.length - 1) return outerDeals(job);
  const state = dealState(job.board, [...job.dead, ...known.flat()]);
  return boardWays(state).multisets.length;
}

/**
 * How many deals a job without choices has: boards times the hands that unknown players may hold, in seat
 * order.
 */
export function exactDeals(job: EquityJob): bigint {
  let left = cardsLeft(job);
  let deals = 1n;
  for (const hand of job.hands) {
    if (hand !== null) continue;
    deals *= BigInt(choose(left, job.holeCount));
    left -= job.holeCount;
  }
  return deals * BigInt(choose(left, BOARD_SIZE - job.board.length));
}

/** About how long a job without choices takes on one thread: nanoseconds. */
export function exactWork(job: EquityJob): number {
  if (job.hands.includes(null)) return outerDeals(job) * unknownHandWork(job);
  const boards = choose(cardsLeft(job), BOARD_SIZE - job.board.length);
  if (hasFewBoards(job)) return fewBoardsWork(job, boards);
  return KNOWN_START + KNOWN_PER_BOARD * boards;
}

/** How many cards are neither known nor dead. */
function cardsLeft(job: EquityJob): number {
  const known = job.hands.filter((hand) => hand !== null).length;
  return DECK_SIZE - job.board.length - job.dead.length - known * job.holeCount;
}

function seenCards(job: EquityJob): Card[] {
  return [...job.board, ...job.dead, ...job.hands.flatMap((hand) => hand ?? [])];
}

/** In how many ways all unknown hands but the last can be dealt. */
function outerDeals(job: EquityJob): number {
  const unknown = job.hands.filter((hand) => hand === null).length;
  let left = cardsLeft(job);
  let deals = 1;
  for (let i = 1; i < unknown; i++, left -= job.holeCount) deals *= choose(left, job.holeCount);
  return deals;
}

/** Counts one job without choices. */
export class ExactCounter {
  readonly #job: EquityJob;
  readonly #unknown: readonly number[];
  /** With exactly one unknown hand: what counts its pieces. */
  readonly #oneUnknown: UnknownHandCounter | null;

  constructor(job: EquityJob) {
    this.#job = job;
    this.#unknown = job.hands.flatMap((hand, player) => (hand === null ? [player] : []));
    this.#oneUnknown = this.#unknown.length === 1 ? new UnknownHandCounter(job, job.hands) : null;
  }

  /** Counts the pieces `from` … `to - 1`. */
  count(from: number, to: number): ShareCounts {
    const job = this.#job;
    if (this.#oneUnknown !== null) return this.#oneUnknown.count(from, to);
    if (this.#unknown.length === 0) {
      const hands = job.hands as Card[][];
      return hasFewBoards(job) ? countFewBoards(job, hands) : countKnownHands(job, hands);
    }
    const counts = new ShareCounts(job.hands.length);
    for (let piece = from; piece < to; piece++) {
      const counter = new UnknownHandCounter(job, this.#dealOuter(piece));
      counts.merge(counter.count(0, counter.size));
    }
    return counts;
  }

  /** Deals all unknown hands but the last: the piece is a number whose digits are their positions. */
  #dealOuter(piece: number): Hands {
    const hands = [...this.#job.hands];
    const seen = seenCards(this.#job);
    for (const player of this.#unknown.slice(0, -1)) {
      const deck = deckWithout(seen);
      const ways = choose(deck.length, this.#job.holeCount);
      const hand = combinationAt(deck, this.#job.holeCount, piece % ways);
      piece = Math.floor(piece / ways);
      hands[player] = hand;
      seen.push(...hand);
    }
    return hands;
  }
}
