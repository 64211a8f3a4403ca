/** Ranks and suits of boards and hands. */

import { countBits } from '../../math/bits.ts';
import { RANK_COUNT } from '../../tables/rank-multisets.ts';
import type { Spot } from '../spot.ts';
import { define, type FunctionRow, type Parameter, PLAYER, STREET } from './row.ts';

const SET: Parameter = { name: 'ranks', type: 'TRankSet' };
const ACE = RANK_COUNT - 1;

/** The ranks that there are so often, or more. */
function ranksWith(copies: number, byRank: Uint8Array): number {
  return byRank.reduce((set, count, rank) => (count >= copies ? set | (1 << rank) : set), 0);
}

function boardSet(spot: Spot, street: number): number {
  return ranksWith(1, spot.boardRanks(street));
}

function handSet(spot: Spot, player: number): number {
  return ranksWith(1, spot.handRanks(player));
}

/** The n-th rank of a set from the highest; -1 where there are not so many. */
function nthHighest(set: number, n: number): number {
  for (let i = 1; i < n && set !== 0; i++) set &= ~(1 << (31 - Math.clz32(set)));
  return 31 - Math.clz32(set);
}

/** Whether three ranks of the board lie within the five of a straight; the ace is high and low. */
function allowsStraight(set: number): boolean {
  const aceLow = (set << 1) | ((set >> ACE) & 1);
  for (let from = 0; from <= ACE - 3; from++) {
    if (countBits((aceLow >> from) & 0b11111) >= 3) return true;
  }
  return false;
}

function mostOfASuit(spot: Spot, street: number): number {
  return Math.max(...spot.boardSuits(street));
}

function suitsOnBoard(spot: Spot, street: number): number {
  return spot.boardSuits(street).filter((count) => count > 0).length;
}

/** Whether a player has two or more cards of a suit of which the board has just so many. */
function hasSuitWith(spot: Spot, player: number, street: number, onBoard: number): boolean {
  const board = spot.boardSuits(street);
  const hand = [0, 0, 0, 0];
  for (const card of spot.handOf(player)) hand[card & 3]++;
  return board.some((count, suit) => count === onBoard && hand[suit] >= 2);
}

function ofBoard(
  names: string,
  says: string,
  holds: (spot: Spot, street: number) => boolean,
): FunctionRow {
  const run = (spot: Spot, street: number): number => Number(holds(spot, street));
  return define({ names, takes: [STREET], gives: 'TBoolean', says, cost: 60, run });
}

function ofHand(
  names: string,
  says: string,
  holds: (spot: Spot, player: number, street: number) => boolean,
): FunctionRow {
  const run = (spot: Spot, player: number, street: number): number =>
    Number(holds(spot, player, street));
  return define({ names, takes: [PLAYER, STREET], gives: 'TBoolean', says, cost: 80, run });
}

export const RANK_FUNCTIONS: readonly FunctionRow[] = [
  define({
    names: 'boardRanks',
    takes: [STREET],
    gives: 'TRankSet',
    says: 'the ranks on the board',
    cost: 40,
    run: boardSet,
  }),
  define({
    names: 'duplicatedBoardRanks',
    takes: [STREET],
    gives: 'TRankSet',
    says: 'the ranks that are on the board twice or more',
    cost: 40,
    run: (spot, street) => ranksWith(2, spot.boardRanks(street)),
  }),
  define({
    names: 'handRanks',
    takes: [PLAYER, STREET],
    gives: 'TRankSet',
    says: 'the ranks of the hole cards',
    cost: 40,
    run: handSet,
  }),
  define({
    names: 'duplicatedHandRanks',
    takes: [PLAYER, STREET],
    gives: 'TRankSet',
    says: 'the ranks that the hole cards have twice or more',
    cost: 40,
    run: (spot, player) => ranksWith(2, spot.handRanks(player)),
  }),
  define({
    names: 'intersectingHandRanks',
    takes: [PLAYER, STREET],
    gives: 'TRankSet',
    says: 'the ranks of the hole cards that are on the board too',
    cost: 80,
    run: (spot, player, street) => handSet(spot, player) & boardSet(spot, street),
  }),
  define({
    names: 'nonIntersectingHandRanks',
    takes: [PLAYER, STREET],
    gives: 'TRankSet',
    says: 'the ranks of the hole cards that are not on the board',
    cost: 80,
    run: (spot, player, street) => handSet(spot, player) & ~boardSet(spot, street),
  }),
  define({
    names: 'handBoardIntersections',
    takes: [PLAYER, STREET],
    gives: 'TCardCount',
    says: 'how many ranks the hole cards and the board share',
    cost: 80,
    run: (spot, player, street) => countBits(handSet(spot, player) & boardSet(spot, street)),
  }),
  define({
    names: 'minRank',
    looks: 'nowhere',
    takes: [SET],
    gives: 'TRank',
    says: 'the lowest of some ranks, the ace high',
    run: (_, set) => 31 - Math.clz32(set & -set),
  }),
  define({
    names: 'maxRank',
    looks: 'nowhere',
    takes: [SET],
    gives: 'TRank',
    says: 'the highest of some ranks, the ace high',
    run: (_, set) => nthHighest(set, 1),
  }),
  define({
    names: 'nthRank',
    looks: 'nowhere',
    takes: [{ name: 'n', type: 'TInteger' }, SET],
    gives: 'TRank',
    says: 'the n-th of some ranks from the highest, which is the first',
    run: (_, n, set) => nthHighest(set, n),
  }),
  define({
    names: 'rankCount',
    looks: 'nowhere',
    takes: [SET],
    gives: 'TInteger',
    says: 'how many ranks there are',
    run: (_, set) => countBits(set),
  }),
  define({
    names: 'boardSuitCount',
    takes: [STREET],
    gives: 'TInteger',
    says: 'how many suits the board has',
    cost: 60,
    run: suitsOnBoard,
  }),
  ofBoard(
    'flushingBoard',
    'the board has three or more cards of a suit',
    (spot, street) => mostOfASuit(spot, street) >= 3,
  ),
  ofBoard(
    'monotoneBoard',
    'all of the board is of one suit',
    (spot, street) => suitsOnBoard(spot, street) === 1,
  ),
  ofBoard(
    'twoToneBoard',
    'the board has two suits',
    (spot, street) => suitsOnBoard(spot, street) === 2,
  ),
  ofBoard(
    'rainbowBoard',
    'no two cards of the board are of one suit',
    (spot, street) => mostOfASuit(spot, street) === 1,
  ),
  ofBoard(
    'pairedBoard',
    'some rank is on the board twice or more',
    (spot, street) => ranksWith(2, spot.boardRanks(street)) !== 0,
  ),
  ofBoard('straightBoard', 'three ranks of the board lie within a straight', (spot, street) =>
    allowsStraight(boardSet(spot, street)),
  ),
  ofHand(
    'threeFlush',
    'two hole cards of a suit of which the board has one: three to a flush',
    (spot, player, street) => hasSuitWith(spot, player, street, 1),
  ),
  ofHand(
    'fourFlush',
    'two hole cards of a suit of which the board has two: four to a flush',
    (spot, player, street) => hasSuitWith(spot, player, street, 2),
  ),
  ofHand(
    'hasTopBoardRank',
    'a hole card has the highest rank of the board',
    (spot, player, street) =>
      ((handSet(spot, player) >> nthHighest(boardSet(spot, street), 1)) & 1) === 1,
  ),
  ofHand(
    'hasSecondBoardRank',
    'a hole card has the second highest rank of the board',
    (spot, player, street) => {
      const second = nthHighest(boardSet(spot, street), 2);
      return second >= 0 && ((handSet(spot, player) >> second) & 1) === 1;
    },
  ),
  ofHand(
    'overpair',
    'two hole cards of one rank that is above all of the board',
    (spot, player, street) =>
      nthHighest(ranksWith(2, spot.handRanks(player)), 1) > nthHighest(boardSet(spot, street), 1),
  ),
  define({
    names: 'pocketPair',
    takes: [PLAYER],
    gives: 'TBoolean',
    says: 'two hole cards are of one rank',
    cost: 40,
    sees: () => 0,
    run: (spot, player) => Number(ranksWith(2, spot.handRanks(player)) !== 0),
  }),
];
