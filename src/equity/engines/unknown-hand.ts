/**
 * Exact equity of known hands against one hand that may be any, over every opposing hand and every
 * completion of the board, without dealing them one by one: before the flop 211 billion deals in
 * some hundred million steps.
 *
 * Boards and opponents both fall into weighted classes.
 *
 * 1. By ranks. A multiset of board ranks m against a multiset of hole ranks h: flushes apart, who wins
 *    depends on these alone, and the number of opposing hands with ranks h depends only on how many
 *    cards of each rank the board and the known hands have left.
 * 2. The boards of m with three or more cards of a suit are classes (the set M of those cards; the
 *    ranks of the rest). A known hand with a flush there is compared with all opponents of step 1 by
 *    rank. No opponent ties with a flush by ranks alone, so one comparison serves all flushes of m.
 * 3. An opponent with two or more cards Q of that suit may have a flush: where it beats the best known
 *    hand, the opponents (Q; the ranks of their other cards) are moved from the result that their
 *    ranks gave to a win. Two flushes in one suit are never equal: each plays two different hole cards.
 *
 * Suits that look alike to the known hands are counted once and weighted.
 */
import { type Card, rankOf, SUIT_COUNT } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import { boardRanks, flushRow, rankRowInto, suitSetsOf } from '../../evaluator/hand-rows.ts';
import { HoleValues } from '../../evaluator/hole-values.ts';
import { hasLow } from '../../games/game.ts';
import { countBits } from '../../math/bits.ts';
import { min, signOf } from '../../math/branchless.ts';
import { choose } from '../../math/choose.ts';
import { NO_HIGH, WEAKEST_FULL_HOUSE, WEAKEST_STRAIGHT_FLUSH } from '../../tables/high-values.ts';
import { FLUSH_BOARD_CARDS, flushPairValues, PAIR_COUNT } from '../../tables/pair-values.ts';
import {
  MULTISET_COUNTS,
  multisetSums,
  RANK_COUNT,
  rankSteps,
  ranksOf,
} from '../../tables/rank-multisets.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { type BestRow, bestRow } from '../board-classes/best-row.ts';
import { type DealState, dealState, leftOutside } from '../board-classes/deal-state.ts';
import {
  LOW_BEATS,
  LOW_RESULTS,
  LOW_TIES,
  LowResults,
  NO_LOWS,
} from '../board-classes/low-results.ts';
import { RowPool } from '../board-classes/row-pool.ts';
import {
  boardWays,
  possible,
  RankWays,
  setsToAdd,
  type WeightedRanks,
} from '../board-classes/ways.ts';
import { dealsOf, type EquityJob, MOST_PLAYERS, unknownPlayers } from '../job.ts';
import { NOBODY, type PlayerSet, ShareCounts } from '../share-counts.ts';
import type { ExactEngine } from './contract.ts';
import { FEWER_UNKNOWN, safeDeals } from './safe-deals.ts';

/**
 * How the unknown hand fares for the high against the best known hand: one more than the sign of the
 * difference of values. A result is `high * 4 + low`.
 */
const BEATS = 0;
const TIES = 1;
const LOSES = 2;
const RESULT_COUNT = 3 * LOW_RESULTS;

/** What the best known hand is, as far as an opponent's ranks can be compared with it. */
const BY_RANKS = 0;
const A_FLUSH = 1;
const A_STRAIGHT_FLUSH = 2;
const STRENGTHS = [BY_RANKS, A_FLUSH, A_STRAIGHT_FLUSH] as const;
type Strength = (typeof STRENGTHS)[number];

/** A suit, and how many suits look like it to the known hands. */
interface SuitKind {
  weight: number;
  /** 13-bit sets: the ranks not seen yet, and the board's. */
  available: number;
  onBoard: number;
  /** By rank: cards left in the other suits, before the rest of the board is dealt. */
  leftOutside: Uint8Array;
  /** Known hands with two or more cards of the suit, and those cards. */
  flushSets: { bit: PlayerSet; set: number }[];
}

/** A suit whose flushes have been looked up. */
interface FlushSuit extends SuitKind {
  /** Known hands with two or more cards of the suit: their flushes by set of the board's ranks in it. */
  flushHands: { bit: PlayerSet; flushes: Uint16Array }[];
}

interface KnownHole {
  hole: readonly Card[];
  bit: PlayerSet;
}

function suitKinds(state: DealState, known: readonly KnownHole[]): SuitKind[] {
  const kinds = new Map<string, SuitKind>();
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const available = state.available[suit];
    const onBoard = state.boardSets[suit];
    // A single card of a suit makes no flush: only that it is gone from the deck matters.
    const flushSets = known
      .map(({ hole, bit }) => ({ bit, set: suitSetsOf(hole)[suit] }))
      .filter(({ set }) => countBits(set) >= 2);
    const key = [available, onBoard, ...flushSets.flatMap(({ bit, set }) => [bit, set])].join();
    const alike = kinds.get(key);
    if (alike === undefined) {
      const left = leftOutside(state, suit);
      kinds.set(key, { weight: 1, available, onBoard, leftOutside: left, flushSets });
    } else {
      alike.weight++;
    }
  }
  return [...kinds.values()];
}

function withFlushes(kind: SuitKind): FlushSuit {
  const boards: Uint16Array[] = [];
  for (let size = FLUSH_BOARD_CARDS; size <= BOARD_SIZE; size++) {
    boards.push(setsToAdd(kind.available | kind.onBoard, size).sets);
  }
  const flushHands = kind.flushSets.map(({ bit, set }) => ({
    bit,
    flushes: flushRow(set, boards),
  }));
  return { ...kind, flushHands };
}

export const unknownHand: ExactEngine<null> = {
  name: 'unknown-hand',
  method: 'exact',
  offer(job) {
    if (job.choices.length > 0 || unknownPlayers(job).length !== 1) return null;
    const deals = safeDeals(dealsOf(job), FEWER_UNKNOWN);
    if (deals instanceof Omaha8Error) return deals;
    const pieces = boardWays(dealState(job.board, seenBesides(job))).multisets.length;
    return { pieceCost: unknownHandCost(job) / pieces, pieces, deals, data: null };
  },
  counter(job) {
    const counter = new UnknownHandCounter(job);
    return { count: (from, to) => ({ counts: counter.count(from, to) }) };
  },
};

/** The known cards that are not on the board. */
function seenBesides({ hands, dead }: EquityJob): Card[] {
  return [...dead, ...hands.flatMap((hole) => hole ?? [])];
}

/** Time on one thread of the machine in bench/README.md, for planning: nanoseconds. */
const COST_TO_START = 100_000;
const COST_PER_HOLE_AND_BOARD = 16;
const COST_PER_FLUSH = 3;

/** A suit has about so many ranks left for an opponent once a flush is on the board. */
const TYPICAL_SUIT = 10;

/** About how long counting takes on one thread, for one unknown hand and the job's board: nanoseconds. */
export function unknownHandCost(job: EquityJob): number {
  const known = job.hands.flatMap((hole, player) => (hole ? [{ hole, bit: 1 << player }] : []));
  const state = dealState(job.board, seenBesides(job));
  const missing = BOARD_SIZE - state.boardSize;
  const boards = boardWays(state).ways.length;
  let suitClasses = 0;
  for (const { available, onBoard, leftOutside } of suitKinds(state, known)) {
    const outside = new RankWays(BOARD_SIZE - FLUSH_BOARD_CARDS).fill(leftOutside);
    for (
      let added = Math.max(0, FLUSH_BOARD_CARDS - countBits(onBoard));
      added <= missing;
      added++
    ) {
      const rests = possible(outside.bySize[missing - added]).ways.length;
      suitClasses += choose(countBits(available), added) * rests;
    }
  }
  let flushes = 0;
  for (let suited = 2; suited <= job.holeCount; suited++) {
    flushes += choose(TYPICAL_SUIT, suited) * MULTISET_COUNTS[job.holeCount - suited];
  }
  return (
    COST_TO_START +
    COST_PER_HOLE_AND_BOARD * boards * MULTISET_COUNTS[job.holeCount] +
    COST_PER_FLUSH * suitClasses * flushes
  );
}

/** One job, of which slices can be counted in any order. */
export class UnknownHandCounter {
  readonly #playerCount: number;
  readonly #unknown: PlayerSet;
  readonly #holeCount: number;
  readonly #boards: WeightedRanks;
  /** By rank: the board's cards so far; cards left to deal. */
  readonly #boardCounts: Uint8Array;
  readonly #left: Uint8Array;
  /** By rank, while a board is at hand: its cards, and cards left beside them. */
  readonly #counts = new Uint8Array(RANK_COUNT);
  readonly #leftBeside = new Uint8Array(RANK_COUNT);
  readonly #leftOutside = new Uint8Array(RANK_COUNT);
  readonly #known: BestRow;
  readonly #suits: readonly FlushSuit[];
  readonly #lows: LowResults;
  readonly #holeValues: HoleValues;
  readonly #holeWays: RankWays;
  /** Ways of an opponent's cards outside a suit. */
  readonly #otherWays: RankWays;
  /** By strength of the best known hand, then by multiset of hole ranks: the result by ranks. */
  readonly #results: readonly Uint8Array[];
  /** By strength, then by result: opposing hands. */
  readonly #totals: readonly Int32Array[];
  /** By result by ranks: opposing hands of a class that win with a flush. */
  readonly #moved = new Int32Array(RESULT_COUNT);
  /** By known winners of the high `<< 11 |` of the low: deals by result. */
  readonly #deals = new Map<number, Float64Array>();

  /**
   * @param job  with exactly one hand that may be any
   */
  constructor(job: EquityJob) {
    const { hands } = job;
    const known = hands.flatMap((hole, player) => (hole ? [{ hole, bit: 1 << player }] : []));
    const state = dealState(job.board, seenBesides(job));
    this.#playerCount = hands.length;
    this.#unknown = 1 << hands.indexOf(null);
    this.#holeCount = job.holeCount;
    this.#left = state.left;
    this.#boardCounts = new Uint8Array(RANK_COUNT);
    for (const card of job.board) this.#boardCounts[rankOf(card)]++;
    this.#boards = boardWays(state);

    const ranks = boardRanks(this.#boards.multisets);
    const pool = new RowPool();
    const rows = hands.map((hole) => (hole ? rankRowInto(pool.take(), hole, ranks) : NO_ROW));
    const knownPlayers = known.reduce((players, { bit }) => players | bit, 0);
    this.#known = bestRow(rows, knownPlayers, this.#boards.multisets, pool);
    this.#lows = new LowResults(hasLow(job.game), known, job.holeCount);
    this.#holeValues = new HoleValues(job.holeCount);
    this.#holeWays = new RankWays(job.holeCount);
    this.#otherWays = new RankWays(job.holeCount - 2);
    // With an entry for the impossible: six cards can have four of a rank beside a suited fifth.
    this.#results = STRENGTHS.map(() => new Uint8Array(MULTISET_COUNTS[job.holeCount] + 1));
    this.#totals = STRENGTHS.map(() => new Int32Array(RESULT_COUNT));

    this.#suits = suitKinds(state, known).map(withFlushes);
  }

  /** How many boards, by rank, there are to count. */
  get size(): number {
    return this.#boards.multisets.length;
  }

  /**
   * Counts every opponent on a slice of the boards.
   *
   * @param from, to  positions below `size`; `to` is left out
   */
  count(from: number, to: number): ShareCounts {
    this.#deals.clear();
    for (let position = from; position < to; position++) this.#countBoard(position);
    return this.#shareCounts();
  }

  #countBoard(position: number): void {
    const board = this.#boards.multisets[position];
    this.#counts.fill(0);
    for (const rank of ranksOf(BOARD_SIZE, board)) this.#counts[rank]++;
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const dealt = this.#counts[rank] - this.#boardCounts[rank];
      this.#leftBeside[rank] = this.#left[rank] - dealt;
    }
    this.#compareRanks(board);
    let ways = this.#boards.ways[position];
    for (const suit of this.#suits) ways -= this.#countSuit(board, suit);
    if (ways > 0) this.#addDeals(board, this.#known.players[board], BY_RANKS, ways);
  }

  /** Step 1: the result of every multiset of hole ranks, and how many hands have each result. */
  #compareRanks(board: number): void {
    const values = this.#holeValues.on(board);
    const best = this.#known.values[board];
    this.#holeWays.fill(this.#leftBeside);
    const ways = this.#holeWays.bySize[this.#holeCount];
    const lows = this.#lows.on(board);
    const [byRanks, flush, straightFlush] = this.#results;
    for (const totals of this.#totals) totals.fill(0);
    const [totalByRanks, totalFlush, totalStraightFlush] = this.#totals;
    for (let hole = 0; hole < ways.length; hole++) {
      const low = lows[hole];
      const value = values[hole];
      const high = TIES + signOf(value - best);
      const lost = LOSES * LOW_RESULTS + low;
      byRanks[hole] = high * LOW_RESULTS + low;
      // No flush has the value of a hand without one: ranks beat it from a full house up, or lose.
      flush[hole] = value <= WEAKEST_FULL_HOUSE ? BEATS * LOW_RESULTS + low : lost;
      straightFlush[hole] = lost;
      totalByRanks[byRanks[hole]] += ways[hole];
      totalFlush[flush[hole]] += ways[hole];
      totalStraightFlush[lost] += ways[hole];
    }
  }

  /** Counts the opponents of a board by the totals of step 1. */
  #addDeals(board: number, highs: PlayerSet, strength: Strength, ways: number): Float64Array {
    const key = (highs << MOST_PLAYERS) | this.#lows.knownWinners(board);
    let deals = this.#deals.get(key);
    if (deals === undefined) {
      deals = new Float64Array(RESULT_COUNT);
      this.#deals.set(key, deals);
    }
    const totals = this.#totals[strength];
    for (let result = 0; result < RESULT_COUNT; result++) deals[result] += ways * totals[result];
    return deals;
  }

  /**
   * Step 2: goes through the classes of a suit on a board.
   *
   * @returns the ways to deal them, in all suits of the kind
   */
  #countSuit(board: number, suit: FlushSuit): number {
    let support = 0;
    for (let rank = 0; rank < RANK_COUNT; rank++) if (this.#counts[rank] > 0) support |= 1 << rank;
    const may = support & (suit.available | suit.onBoard);
    if ((suit.onBoard & ~may) !== 0) return 0;
    let all = 0;
    // Every subset of `may`, downward.
    for (let set = may; set !== 0; set = (set - 1) & may) {
      if (countBits(set) < FLUSH_BOARD_CARDS || (suit.onBoard & ~set) !== 0) continue;
      const ways = suit.weight * this.#dealOutside(suit, set);
      if (ways === 0) continue;
      all += ways;
      this.#countClass(board, suit, set, ways);
    }
    return all;
  }

  /**
   * Deals the board's cards outside a suit.
   *
   * @returns the ways; `#leftOutside` is what they leave
   */
  #dealOutside(suit: SuitKind, set: number): number {
    let ways = 1;
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const onBoardOutside = this.#boardCounts[rank] - ((suit.onBoard >> rank) & 1);
      const dealt = this.#counts[rank] - ((set >> rank) & 1) - onBoardOutside;
      const left = suit.leftOutside[rank];
      if (dealt < 0 || dealt > left) return 0;
      for (let i = 0; i < dealt; i++) ways = (ways * (left - i)) / (i + 1);
      this.#leftOutside[rank] = left - dealt;
    }
    return ways;
  }

  #countClass(board: number, suit: FlushSuit, set: number, ways: number): void {
    let best = this.#known.values[board];
    let highs = this.#known.players[board];
    let strength: Strength = BY_RANKS;
    for (const { bit, flushes } of suit.flushHands) {
      const flush = flushes[set];
      if (flush > best) continue;
      best = flush;
      highs = bit;
      strength = flush <= WEAKEST_STRAIGHT_FLUSH ? A_STRAIGHT_FLUSH : A_FLUSH;
    }
    const deals = this.#addDeals(board, highs, strength, ways);
    this.#moveFlushes(suit.available & ~set, set, best, this.#results[strength]);
    for (let result = TIES * LOW_RESULTS; result < RESULT_COUNT; result++) {
      const moved = ways * this.#moved[result];
      deals[result] -= moved;
      deals[BEATS * LOW_RESULTS + (result % LOW_RESULTS)] += moved;
    }
  }

  /**
   * Step 3: counts the opponents whose flush beats the best known hand, by their result by ranks.
   *
   * @param available  13-bit set of the suit's ranks that an opponent may hold
   */
  #moveFlushes(available: number, set: number, best: number, results: Uint8Array): void {
    const moved = this.#moved.fill(0);
    const holeCount = this.#holeCount;
    const { boardOf, values } = flushPairValues();
    const row = boardOf[set] * PAIR_COUNT;
    const pairOf = rankSteps(1);
    const others = this.#otherWays;
    others.fill(this.#leftOutside);

    /** Adds one more rank to the opponent's cards of the suit. */
    const extend = (suited: number, multiset: number, size: number, value: number): void => {
      const steps = rankSteps(size);
      const higher = available & (-1 << (32 - Math.clz32(suited)));
      for (let left = higher; left !== 0; left &= left - 1) {
        const rank = 31 - Math.clz32(left & -left);
        let flush = value;
        for (let held = suited; held !== 0; held &= held - 1) {
          const other = 31 - Math.clz32(held & -held);
          flush = min(flush, values[row + pairOf[other * RANK_COUNT + rank]]);
        }
        const extended = steps[multiset * RANK_COUNT + rank];
        if (size >= 1 && flush < best) addHands(extended, size + 1);
        if (size + 1 < holeCount) extend(suited | (1 << rank), extended, size + 1, flush);
      }
    };
    const addHands = (suited: number, size: number): void => {
      const ways = others.bySize[holeCount - size];
      const sums = multisetSums(size, holeCount - size);
      let at = suited * ways.length;
      for (let other = 0; other < ways.length; other++) moved[results[sums[at++]]] += ways[other];
    };
    extend(0, 0, 0, NO_HIGH);
  }

  #shareCounts(): ShareCounts {
    const counts = new ShareCounts(this.#playerCount);
    for (const [key, deals] of this.#deals) {
      const knownHighs = key >> MOST_PLAYERS;
      const knownLows = key & ((1 << MOST_PLAYERS) - 1);
      for (let result = 0; result < RESULT_COUNT; result++) {
        if (deals[result] === 0) continue;
        const high = Math.floor(result / LOW_RESULTS);
        const low = result % LOW_RESULTS;
        counts.add(
          this.#winners(high === BEATS, high === TIES, knownHighs),
          low === NO_LOWS ? NOBODY : this.#winners(low === LOW_BEATS, low === LOW_TIES, knownLows),
          deals[result],
        );
      }
    }
    return counts;
  }

  #winners(unknownWins: boolean, tie: boolean, known: PlayerSet): PlayerSet {
    if (unknownWins) return this.#unknown;
    return tie ? known | this.#unknown : known;
  }
}

/** Stands for the row of the unknown hand, which nothing reads. */
const NO_ROW = new Uint16Array();
