/** Highs: ratings, hand types, the nuts. */

import { DECK_SIZE } from '../../cards/card.ts';
import type { BoardCount } from '../../evaluator/board-evaluator.ts';
import { handTypeOf, type Spot } from '../spot.ts';
import { hiRatingOf } from '../types.ts';
import { define, type FunctionRow, type Parameter, PLAYER, STREET, STREET_BEFORE } from './row.ts';

const RATING: Parameter = { name: 'rating', type: 'THiRating' };
const HAND_TYPE: Parameter = { name: 'type', type: 'THandType' };

function nutHigh(spot: Spot, player: number, street: number): number {
  const count = spot.boardCount(street) as BoardCount;
  return spot.unseenBy(player, street).nutHigh(spot.evaluator(street), count);
}

export function hasNutHigh(spot: Spot, player: number, street: number): boolean {
  return spot.high(player, street) <= nutHigh(spot, player, street);
}

function outsTo(spot: Spot, player: number, street: number, type: number): number {
  return spot.nextCards(player, street, (next) => next.handType(player, street + 1) >= type);
}

/** The best high of the same type that any two cards make with the board which the player has not seen. */
function isBestOfType(spot: Spot, player: number, street: number): boolean {
  const own = spot.high(player, street);
  const type = spot.handType(player, street);
  const unseen = spot.unseenBy(player, street);
  const evaluator = spot.evaluator(street);
  const pair = new Uint8Array(2);
  for (let a = 1; a < DECK_SIZE; a++) {
    if (!unseen.has(a)) continue;
    pair[0] = a;
    for (let b = 0; b < a; b++) {
      if (!unseen.has(b)) continue;
      pair[1] = b;
      const high = evaluator.high(pair, 0, 2);
      if (high < own && handTypeOf(high) === type) return false;
    }
  }
  return true;
}

export const HIGH_FUNCTIONS: readonly FunctionRow[] = [
  define({
    names: 'hiRating',
    takes: [PLAYER, STREET],
    gives: 'THiRating',
    says: 'the high, to be compared with others',
    run: (spot, player, street) => hiRatingOf(spot.high(player, street)),
  }),
  define({
    names: 'minHiRating',
    takes: [PLAYER, STREET, RATING],
    gives: 'TBoolean',
    says: 'the high is at least as good as a rating',
    run: (spot, player, street, rating) => Number(hiRatingOf(spot.high(player, street)) >= rating),
  }),
  define({
    names: 'maxHiRating',
    takes: [PLAYER, STREET, RATING],
    gives: 'TBoolean',
    says: 'the high is at most as good as a rating',
    run: (spot, player, street, rating) => Number(hiRatingOf(spot.high(player, street)) <= rating),
  }),
  define({
    names: 'bestHiRating',
    takes: [PLAYER, STREET],
    gives: 'TBoolean',
    says: 'no other player has a better high then',
    run: (spot, player, street) => Number(spot.high(player, street) === spot.bestHigh(street)),
  }),
  define({
    names: 'nutHi',
    takes: [PLAYER, STREET],
    gives: 'TBoolean',
    says: 'has the best high that any hand could make of this board',
    cost: 300,
    run: (spot, player, street) => Number(hasNutHigh(spot, player, street)),
  }),
  define({
    names: 'nutHiOuts',
    takes: [PLAYER, STREET_BEFORE],
    gives: 'TCardCount',
    says: 'how many next cards give the player the nut high',
    cost: 15_000,
    run: (spot, player, street) =>
      spot.nextCards(player, street, (next) => hasNutHigh(next, player, street + 1)),
  }),
  define({
    names: 'fiveCardHiHandNumber',
    takes: [PLAYER, STREET],
    gives: 'TInteger',
    says: 'the high as a number from 1, the worst, to 7462, the best',
    run: (spot, player, street) => hiRatingOf(spot.high(player, street)),
  }),
  define({
    names: 'handType',
    takes: [PLAYER, STREET],
    gives: 'THandType',
    says: 'highcard, pair, twopair, trips, straight, flush, fullhouse, quads or straightflush',
    run: (spot, player, street) => spot.handType(player, street),
  }),
  define({
    names: 'exactHandType',
    takes: [PLAYER, STREET, HAND_TYPE],
    gives: 'TBoolean',
    says: 'the high is of exactly that type',
    run: (spot, player, street, type) => Number(spot.handType(player, street) === type),
  }),
  define({
    names: 'minHandType',
    takes: [PLAYER, STREET, HAND_TYPE],
    gives: 'TBoolean',
    says: 'the high is of that type or a better one',
    run: (spot, player, street, type) => Number(spot.handType(player, street) >= type),
  }),
  define({
    names: 'nutHiForHandType',
    takes: [PLAYER, STREET],
    gives: 'TBoolean',
    says: 'has the best high of its type that any hand could make of this board',
    cost: 20_000,
    run: (spot, player, street) => Number(isBestOfType(spot, player, street)),
  }),
  define({
    names: 'winningHandType',
    takes: [],
    gives: 'THandType',
    ofPlayers: true,
    says: 'the type of the high that wins at the showdown',
    run: (spot) => spot.bestHandType(),
  }),
  define({
    names: 'outsToHandType',
    takes: [PLAYER, STREET_BEFORE, HAND_TYPE],
    gives: 'TCardCount',
    says: 'how many next cards make that type or a better one',
    cost: 2000,
    run: outsTo,
  }),
  define({
    names: 'minOutsToHandType',
    takes: [PLAYER, STREET_BEFORE, HAND_TYPE, { name: 'outs', type: 'TCardCount' }],
    gives: 'TBoolean',
    says: 'at least so many next cards make that type or a better one',
    cost: 2000,
    run: (spot, player, street, type, outs) => Number(outsTo(spot, player, street, type) >= outs),
  }),
];
