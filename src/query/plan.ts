/** How a statement will be answered: a formula of it, never of time or threads. */
import { DECK_SIZE } from '../cards/card.ts';
import { countCombinations } from '../equity/choices/combination-search.ts';
import { planDraws } from '../equity/choices/drawer.ts';
import { CHUNK_TRIALS } from '../equity/engines/chunks.ts';
import { type EquityJob, seenCards, unknownPlayers } from '../equity/job.ts';
import type { MethodOptions } from '../equity/method.ts';
import { DEFAULT_PRECISION, DEFAULT_SEED, EXACT_BUDGET, LEAST_TRIALS } from '../equity/plan.ts';
import type { Method } from '../equity/result.ts';
import { choose } from '../math/choose.ts';
import { Omaha8Error } from '../text/errors.ts';
import { grouped } from '../text/words.ts';
import {
  AllDeals,
  allChoices,
  groupsFor,
  listCombinations,
  type Scale,
  scaleOf,
  waysToDeal,
} from './all-deals.ts';
import type { QueryData } from './counter.ts';

/** Time on one thread of the machine in bench/README.md: nanoseconds. */
const COST_PER_DEAL = 40;
const COST_PER_RANDOM_DEAL = 150;

/** More combinations than this are not listed: the memory of a thread has an end. */
const MOST_COMBINATIONS = 20_000_000;

/** To count combinations takes so many looks at most: an exact answer is worth waiting for where it is asked for. */
const MOST_STEPS = 10_000_000;
const MOST_STEPS_FOR_EXACT = 1_000_000_000;

/** What is to be seen of a deal. */
export interface Looks {
  /** The streets whose boards make a difference: a bit for each. */
  readonly streets: number;
  /** About how many nanoseconds looking at a deal takes. */
  readonly cost: number;
  /** How many random ones are looked at where nobody says; else as many as the precision needs. */
  readonly trials?: number;
}

/** How the deals of a statement are counted. */
export interface QueryPlan {
  readonly method: Method;
  readonly pieces: number;
  /** About how long a piece takes on one thread: nanoseconds. */
  readonly pieceCost: number;
  /** About how long all takes. */
  readonly cost: number;
  readonly deals: QueryData['deals'];
  /** How many deals each counted one stands for. */
  readonly scale: Scale;
  /** Of the random numbers; null where there are none. */
  readonly seed: number | null;
  /** Sampling stops when every error is at most this; null where it does not decide. */
  readonly precision: number | null;
}

/**
 * Plans to look at all deals, or at some at random.
 *
 * @throws Omaha8Error `too-large` where neither can be
 */
export function planDeals(job: EquityJob, looks: Looks, options: MethodOptions): QueryPlan {
  const { exact = false, trials } = options;
  if (trials === undefined) {
    const all = planAll(job, looks, exact);
    if (all instanceof Omaha8Error && exact) throw all;
    if (!(all instanceof Omaha8Error)) return all;
  }
  return planSome(job, looks, options);
}

function planAll(job: EquityJob, looks: Looks, exact: boolean): QueryPlan | Omaha8Error {
  const budget = exact ? Number.POSITIVE_INFINITY : EXACT_BUDGET;
  const costPerDeal = COST_PER_DEAL + looks.cost;
  const groups = groupsFor(job, boardCards(job), looks.streets);
  const cards = cardsLeft(job);
  const ways = waysToDeal(groups, cards);
  const most = Math.min(MOST_COMBINATIONS, Math.floor(budget / costPerDeal / ways));
  const hands = leastHands(job);
  const count =
    hands > most
      ? null
      : countCombinations(allChoices(job), most, exact ? MOST_STEPS_FOR_EXACT : MOST_STEPS);
  if (count === null || count > most) {
    return new Omaha8Error(
      'too-large',
      `there are too many deals to look at every one of them: more than ${grouped(most)} combinations of hands; leave out exact, give more of the board, or narrower ranges`,
    );
  }
  const cost = count * ways * costPerDeal;
  const pieces = AllDeals.piecesFor(count, cards, groups);
  const tooLarge = checkCounts(job, count * ways * scaleOf(groups, cards).times);
  if (tooLarge !== null) return tooLarge;
  return {
    method: 'exact',
    pieces,
    pieceCost: cost / pieces,
    cost,
    deals: { of: 'all', combinations: listCombinations(allChoices(job), count), groups, cards },
    scale: scaleOf(groups, cards),
    seed: null,
    precision: null,
  };
}

/** Weights multiply: what all deals weigh has to be a safe number. */
function checkCounts({ choices }: EquityJob, deals: number): Omaha8Error | null {
  const heaviest = choices.reduce(
    (product, { weights }) => product * (weights?.reduce((a, b) => Math.max(a, b)) ?? 1),
    deals,
  );
  if (heaviest <= Number.MAX_SAFE_INTEGER) return null;
  return new Omaha8Error(
    'too-large',
    'an exact answer would count more than 2^53 - 1 deals by their weights; leave out exact, or give simpler weights',
  );
}

/** At least so many combinations of unknown hands there are, before any is listed. */
function leastHands(job: EquityJob): number {
  const open =
    unknownPlayers(job).length - job.choices.filter(({ of }) => typeof of === 'number').length;
  let left = DECK_SIZE - seenCards(job).length - choiceCards(job);
  let hands = 1;
  for (let i = 0; i < open; i++) {
    hands *= choose(left, job.holeCount);
    left -= job.holeCount;
  }
  return hands;
}

function choiceCards({ choices }: EquityJob): number {
  return choices.reduce((sum, { size }) => sum + size, 0);
}

/** How many cards every combination leaves to deal the rest of the board from. */
function cardsLeft(job: EquityJob): number {
  const dealt = job.hands.length * job.holeCount + job.dead.length + boardCards(job);
  const dead = job.choices.find(({ of }) => of === 'dead')?.size ?? 0;
  return DECK_SIZE - dealt - dead;
}

function boardCards(job: EquityJob): number {
  return job.board.length + (job.choices.find(({ of }) => of === 'board')?.size ?? 0);
}

function planSome(job: EquityJob, looks: Looks, options: MethodOptions): QueryPlan {
  const { precision = DEFAULT_PRECISION, seed = DEFAULT_SEED } = options;
  const trials = options.trials ?? looks.trials ?? null;
  const draws = planDraws(job);
  if (draws instanceof Omaha8Error) throw draws;
  const pieceCost = CHUNK_TRIALS * (COST_PER_RANDOM_DEAL + looks.cost);
  const likely = trials ?? Math.max(LEAST_TRIALS, 0.25 / precision ** 2);
  return {
    method: 'monte-carlo',
    pieces: trials === null ? Number.POSITIVE_INFINITY : Math.ceil(trials / CHUNK_TRIALS),
    pieceCost,
    cost: (pieceCost * likely) / CHUNK_TRIALS,
    deals: { of: 'some', seed, trials, draws },
    scale: { times: 1, orders: 1 },
    seed,
    precision: trials === null ? precision : null,
  };
}
