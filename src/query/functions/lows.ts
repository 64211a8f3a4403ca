/** Lows: made lows, the nut low, counterfeits. */

import { rankOf } from '../../cards/card.ts';
import { countBits } from '../../math/bits.ts';
import {
  LOW_BIT,
  LOW_RANK_COUNT,
  LOW_SET_COUNT,
  lowValues,
  NO_LOW,
} from '../../tables/low-values.ts';
import type { Spot } from '../spot.ts';
import { loRatingOf } from '../types.ts';
import {
  define,
  type FunctionRow,
  type Parameter,
  PLAYER,
  STREET,
  STREET_AFTER,
  STREET_BEFORE,
} from './row.ts';

const RATING: Parameter = { name: 'rating', type: 'TLoRating' };

export function hasNutLow(spot: Spot, player: number, street: number): boolean {
  const low = spot.low(player, street);
  return low !== NO_LOW && low <= spot.unseenBy(player, street).nutLow(spot.evaluator(street));
}

/** The set of low ranks on the board of a street. */
function boardLowSet(spot: Spot, street: number): number {
  let set = 0;
  for (let i = 0; i < spot.boardCount(street); i++) set |= LOW_BIT[rankOf(spot.board[i])];
  return set;
}

function lowRanksOnBoard(spot: Spot, street: number): number {
  return countBits(boardLowSet(spot, street));
}

/** By street: how many low ranks on the board. */
function hasLowRanks(names: string, says: string, ranks: number): FunctionRow {
  return define({
    names,
    takes: [STREET],
    gives: 'TBoolean',
    says,
    run: (spot, street) => Number(lowRanksOnBoard(spot, street) === ranks),
  });
}

/**
 * Whether a nut low of the street before is lost because a rank has fallen that plays in it: with a card of
 * another rank in its place the player would still have the low that they had.
 */
export function isCounterfeited(spot: Spot, player: number, street: number): boolean {
  const before = street - 1;
  if (!hasNutLow(spot, player, before) || hasNutLow(spot, player, street)) return false;
  const hand = spot.handOf(player).reduce((set, card) => set | LOW_BIT[rankOf(card)], 0);
  const fallen = boardLowSet(spot, street) & ~boardLowSet(spot, before);
  return (fallen & playingRanks(hand, boardLowSet(spot, before), spot.low(player, before))) !== 0;
}

/** The hole ranks without which the low would not be that good. */
function playingRanks(hand: number, board: number, low: number): number {
  const values = lowValues();
  let playing = 0;
  for (let left = hand; left !== 0; left &= left - 1) {
    const rank = left & -left;
    if (values[((board << LOW_RANK_COUNT) & (LOW_SET_COUNT ** 2 - 1)) | (hand & ~rank)] !== low) {
      playing |= rank;
    }
  }
  return playing;
}

export const LOW_FUNCTIONS: readonly FunctionRow[] = [
  define({
    names: 'madeLo',
    takes: [PLAYER, STREET],
    gives: 'TBoolean',
    says: 'has a qualifying low',
    run: (spot, player, street) => Number(spot.low(player, street) !== NO_LOW),
  }),
  define({
    names: 'boardAllowsMadeLo',
    takes: [STREET],
    gives: 'TBoolean',
    says: 'the board has three or more different ranks of eight or lower',
    run: (spot, street) => Number(lowRanksOnBoard(spot, street) >= 3),
  }),
  define({
    names: 'boardLoCardCount',
    takes: [STREET],
    gives: 'TCardCount',
    says: 'how many different ranks of eight or lower the board has',
    run: lowRanksOnBoard,
  }),
  hasLowRanks('boardHasOneDistinctLoCard', 'the board has exactly one rank of eight or lower', 1),
  hasLowRanks('boardHasTwoDistinctLoCards', 'the board has exactly two ranks of eight or lower', 2),
  define({
    names: 'loRating',
    takes: [PLAYER, STREET],
    gives: 'TLoRating',
    says: 'the low, to be compared with others; no low is below all',
    run: (spot, player, street) => loRatingOf(spot.low(player, street)),
  }),
  define({
    names: 'minLoRating',
    takes: [PLAYER, STREET, RATING],
    gives: 'TBoolean',
    says: 'the low is at least as good as a rating',
    run: (spot, player, street, rating) => Number(loRatingOf(spot.low(player, street)) >= rating),
  }),
  define({
    names: 'maxLoRating',
    takes: [PLAYER, STREET, RATING],
    gives: 'TBoolean',
    says: 'the low is at most as good as a rating, or there is none',
    run: (spot, player, street, rating) => Number(loRatingOf(spot.low(player, street)) <= rating),
  }),
  define({
    names: 'bestLoRating',
    takes: [PLAYER, STREET],
    gives: 'TBoolean',
    says: 'has a low, and no other player a better one then',
    run: (spot, player, street) => {
      const low = spot.low(player, street);
      return Number(low !== NO_LOW && low === spot.bestLow(street));
    },
  }),
  define({
    names: 'nutLo',
    takes: [PLAYER, STREET],
    gives: 'TBoolean',
    says: 'has the best low that any hand could make of this board',
    cost: 80,
    run: (spot, player, street) => Number(hasNutLow(spot, player, street)),
  }),
  define({
    names: 'nutLoOuts',
    takes: [PLAYER, STREET_BEFORE],
    gives: 'TCardCount',
    says: 'how many next cards give the player the nut low',
    cost: 4000,
    run: (spot, player, street) =>
      spot.nextCards(player, street, (next) => hasNutLow(next, player, street + 1)),
  }),
  define({
    names: 'counterfeited',
    takes: [PLAYER, STREET_AFTER],
    gives: 'TBoolean',
    says: 'had the nut low on the street before, and lost it because a rank fell that plays in it',
    cost: 200,
    sees: (street) => (1 << street) | (1 << (street - 1)),
    run: (spot, player, street) => Number(isCounterfeited(spot, player, street)),
  }),
];
