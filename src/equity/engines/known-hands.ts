/**
 * Exact equity of hands that are all known, over every completion of the board, by weighted classes
 * instead of boards.
 *
 * Boards on which nobody can make a flush depend on their ranks alone. For each suit in which some
 * player holds two or more cards, a class is (the board's three to five cards of that suit; the ranks
 * of the rest), weighted by the ways to deal the rest from what is left in the other suits. What then
 * remains of a multiset of ranks is its total number of ways less its ways with such a suit: no board
 * has three cards of two suits. Before the flop that is at most 152,607 classes in place of 1,086,008
 * boards, with the same integer counts.
 */
import { type Card, SUIT_COUNT } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import {
  boardRanks,
  flushRow,
  lowSetOf,
  rankRowInto,
  suitSetsOf,
} from '../../evaluator/hand-rows.ts';
import { hasLow } from '../../games/game.ts';
import { countBits } from '../../math/bits.ts';
import { min, winnersOf } from '../../math/branchless.ts';
import { LOW_SET_COUNT, lowSetsOfMultisets, lowValuesOf, NO_LOW } from '../../tables/low-values.ts';
import { MULTISET_COUNTS } from '../../tables/rank-multisets.ts';
import { type BestRow, bestRow } from '../board-classes/best-row.ts';
import { dealState } from '../board-classes/deal-state.ts';
import { RowPool } from '../board-classes/row-pool.ts';
import { type SuitClasses, suitClasses } from '../board-classes/suit-classes.ts';
import { boardWays } from '../board-classes/ways.ts';
import { allHandsKnown, dealsOf, type EquityJob, knownHandsOf } from '../job.ts';
import { NOBODY, type PlayerSet, ShareCounts } from '../share-counts.ts';
import type { ExactEngine } from './contract.ts';

/** A player with two or more cards of a suit: their values by the board's ranks and by its cards of the suit. */
interface FlushHand {
  bit: PlayerSet;
  ranks: Uint16Array;
  flushes: Uint16Array;
}

/** The three arrays into which the loops over classes count. */
interface Counting {
  /** By `low code + set of high winners`: ways. */
  outcomes: Int32Array;
  /** By multiset of the board's ranks: the code of who wins the low, a multiple of 2^players. */
  lowCodes: Int32Array;
  /** By multiset of the board's ranks: ways that a suit's classes have counted. */
  suitWays: Int32Array;
}

/** Used again for every count, as the rows of the pool are. */
const POOL = new RowPool();
const SUIT_WAYS = new Int32Array(MULTISET_COUNTS[BOARD_SIZE]);
const LOW_CODES = new Int32Array(MULTISET_COUNTS[BOARD_SIZE]);

/** Time on one thread of the machine in bench/README.md, for planning: nanoseconds. */
const COST_TO_START = 20_000;
const COST_PER_BOARD = 1.1;

export const knownHands: ExactEngine<null> = {
  name: 'known-hands',
  method: 'exact',
  offer(job) {
    if (!allHandsKnown(job)) return null;
    const boards = Number(dealsOf(job));
    const cost = COST_TO_START + COST_PER_BOARD * boards;
    return { pieceCost: cost, pieces: 1, deals: boards, data: null };
  },
  counter: (job) => ({ count: () => ({ counts: countKnownHands(job) }) }),
};

/** Counts every completion of the board; all hands are known. */
export function countKnownHands(job: EquityJob): ShareCounts {
  const hands = knownHandsOf(job);
  const state = dealState(job.board, [...job.dead, ...hands.flat()]);
  const boards = boardWays(state);
  const ranks = boardRanks(boards.multisets);
  POOL.reset();
  const rows = hands.map((hole) => rankRowInto(POOL.take(), hole, ranks));
  const everyone = (1 << hands.length) - 1;
  const lows = lowCodes(job, hands, boards.multisets);
  const counting: Counting = {
    outcomes: new Int32Array(lows.winners.length << hands.length),
    lowCodes: lows.codes,
    suitWays: SUIT_WAYS.fill(0),
  };

  const suitSets = hands.map(suitSetsOf);
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const flushers = hands.flatMap((_, player) =>
      countBits(suitSets[player][suit]) >= 2 ? [player] : [],
    );
    if (flushers.length === 0) continue;
    const parts = suitClasses(state, suit);
    if (parts.length === 0) continue;
    const sets = parts.map((part) => part.sets);
    const flushHands = flushers.map((player) => ({
      bit: 1 << player,
      ranks: rows[player],
      flushes: flushRow(suitSets[player][suit], sets),
    }));
    const withoutFlush = flushHands.reduce((players, { bit }) => players & ~bit, everyone);
    const others = bestRow(rows, withoutFlush, boards.multisets, POOL);
    for (const part of parts) {
      if (flushHands.length === 1) countOneFlushHand(part, flushHands[0], others, counting);
      else countFlushHands(part, flushHands, others, counting);
    }
  }
  countByRanks(
    boards.multisets,
    boards.ways,
    bestRow(rows, everyone, boards.multisets, POOL),
    counting,
  );

  const counts = new ShareCounts(hands.length);
  counting.outcomes.forEach((ways, outcome) => {
    if (ways > 0) counts.add(outcome & everyone, lows.winners[outcome >> hands.length], ways);
  });
  return counts;
}

/** Who wins the low on each board; the code of a set of winners is its position in `winners` << players. */
function lowCodes(
  job: EquityJob,
  hands: readonly (readonly Card[])[],
  boards: Uint16Array,
): { codes: Int32Array; winners: PlayerSet[] } {
  const codes = LOW_CODES;
  const winners: PlayerSet[] = [NOBODY];
  if (!hasLow(job.game)) return { codes: codes.fill(0), winners };
  const boardSets = lowSetsOfMultisets(BOARD_SIZE);
  const lowsOf = hands.map((hole) => lowValuesOf(lowSetOf(hole)));
  const codeOfSet = new Int32Array(LOW_SET_COUNT).fill(-1);
  const codeFor = (boardSet: number): number => {
    let best = NO_LOW;
    let players = NOBODY;
    lowsOf.forEach((lows, player) => {
      const low = lows[boardSet];
      if (low > best || low === NO_LOW) return;
      players = low === best ? players | (1 << player) : 1 << player;
      best = low;
    });
    if (!winners.includes(players)) winners.push(players);
    return winners.indexOf(players) << hands.length;
  };
  for (let boardSet = 0; boardSet < LOW_SET_COUNT; boardSet++) {
    if (countBits(boardSet) <= BOARD_SIZE) codeOfSet[boardSet] = codeFor(boardSet);
  }
  copyCodes(boards, boardSets, codeOfSet, codes);
  return { codes, winners };
}

function copyCodes(
  boards: Uint16Array,
  boardSets: Uint8Array,
  codeOfSet: Int32Array,
  codes: Int32Array,
): void {
  for (let i = 0; i < boards.length; i++) codes[boards[i]] = codeOfSet[boardSets[boards[i]]];
}

/** The classes of a suit in which one player can have a flush. */
function countOneFlushHand(
  part: SuitClasses,
  { bit, ranks, flushes }: FlushHand,
  others: BestRow,
  { outcomes, lowCodes, suitWays }: Counting,
): void {
  const { sets, sumRows, sums } = part;
  const { multisets, ways } = part.rests;
  const { values, players } = others;
  for (let i = 0; i < sets.length; i++) {
    const flush = flushes[sets[i]];
    const sumRow = sumRows[i];
    for (let j = 0; j < multisets.length; j++) {
      const board = sums[sumRow + multisets[j]];
      suitWays[board] += ways[j];
      const own = Math.min(ranks[board], flush);
      const other = values[board];
      const winners = own < other ? bit : own > other ? players[board] : players[board] | bit;
      outcomes[lowCodes[board] + winners] += ways[j];
    }
  }
}

/**
 * The classes of a suit in which several players can have a flush. For each set of the board's cards
 * in the suit, the players are compared one after another over all rests.
 */
function countFlushHands(
  part: SuitClasses,
  hands: readonly FlushHand[],
  others: BestRow,
  { outcomes, lowCodes, suitWays }: Counting,
): void {
  const { sets, sumRows, sums } = part;
  const { multisets, ways } = part.rests;
  const boards = new Uint16Array(multisets.length);
  const values = new Uint16Array(multisets.length);
  const winners = new Uint16Array(multisets.length);
  for (let i = 0; i < sets.length; i++) {
    const sumRow = sumRows[i];
    for (let j = 0; j < boards.length; j++) {
      const board = sums[sumRow + multisets[j]];
      boards[j] = board;
      values[j] = others.values[board];
      winners[j] = others.players[board];
    }
    for (const { bit, ranks, flushes } of hands) {
      const flush = flushes[sets[i]];
      for (let j = 0; j < boards.length; j++) {
        const own = min(ranks[boards[j]], flush);
        winners[j] = winnersOf(own, bit, values[j], winners[j]);
        values[j] = min(own, values[j]);
      }
    }
    for (let j = 0; j < boards.length; j++) {
      suitWays[boards[j]] += ways[j];
      outcomes[lowCodes[boards[j]] + winners[j]] += ways[j];
    }
  }
}

/** What is left of each board's ways once the suits' classes are counted. */
function countByRanks(
  boards: Uint16Array,
  ways: Int32Array,
  best: BestRow,
  { outcomes, lowCodes, suitWays }: Counting,
): void {
  for (let i = 0; i < boards.length; i++) {
    const board = boards[i];
    outcomes[lowCodes[board] + best.players[board]] += ways[i] - suitWays[board];
  }
}
