/** The shape of states that callers hand in: they are plain JSON, and may come from anywhere. */

import { DECK_SIZE } from '../cards/card.ts';
import { HOLE_COUNTS } from '../cards/deal.ts';
import { GAMES } from '../games/game.ts';
import { ODD_CHIP_RULES } from '../showdown/split.ts';
import {
  checkAgainst,
  flag,
  listOf,
  one,
  oneOf,
  optional,
  orNull,
  record,
  type Shape,
  variant,
  whole,
} from '../text/shape.ts';
import { MAX_SEATS } from './check-setup.ts';
import { POST_KINDS } from './setup.ts';
import type { HandState } from './state.ts';
import type { TableState } from './table.ts';
import { checkTableRules } from './table-rules.ts';

const amount = whole(0);
const card = whole(0, DECK_SIZE - 1);
const seatIndex = whole(0, MAX_SEATS - 1);

const rake: Shape = record({
  percent: one((value) => typeof value === 'number' && value >= 0 && value <= 100),
  cap: optional(amount),
  noFlopNoDrop: optional(flag),
  by: optional(oneOf(['hand', 'pot'])),
});

const bigBet = record({ minBet: amount, antesInPot: flag });

const rules = record({
  game: oneOf(GAMES),
  holeCount: oneOf(HOLE_COUNTS),
  structure: variant('kind', {
    limit: record({
      smallBet: amount,
      bigBet: amount,
      raises: orNull(amount),
      uncappedHeadsUp: flag,
    }),
    'pot-limit': bigBet,
    'no-limit': bigBet,
  }),
  smallBlind: amount,
  bigBlind: amount,
  splash: amount,
  button: seatIndex,
  posts: listOf(record({ seat: seatIndex, kind: oneOf(POST_KINDS), amount })),
  firstToAct: orNull(seatIndex),
  handCap: orNull(amount),
  allInShows: flag,
  rake: orNull(rake),
  chip: whole(1),
  oddChips: oneOf(ODD_CHIP_RULES),
  decimals: whole(0, 15),
});

const hand = record({
  rules,
  phase: oneOf(['hole', 'betting', 'board', 'showdown', 'over']),
  street: whole(0, 3),
  seats: listOf(
    record({
      stack: amount,
      reserve: amount,
      bet: amount,
      paid: amount,
      ante: amount,
      dead: amount,
      folded: flag,
      acted: flag,
      hole: orNull(listOf(card)),
      tabled: oneOf(['no', 'shown', 'mucked']),
    }),
    2,
  ),
  boards: listOf(listOf(card), 1),
  shared: amount,
  burns: listOf(orNull(card)),
  toAct: orNull(seatIndex),
  round: record({
    currentBet: amount,
    fullBet: amount,
    minRaise: amount,
    wagers: amount,
    capped: flag,
    missingBlinds: amount,
    aggressor: orNull(seatIndex),
  }),
});

const EXPECTED_HAND = 'expected the state of a hand, as startHand makes it';

/**
 * The last state that was made here and the last that was looked at: steps follow one another, and looking
 * at every state would take as long as the steps.
 */
let lastMade: HandState | null = null;
let lastChecked: HandState | null = null;

/** Notes a state that was made here, which need not be looked at. */
export function made(state: HandState): HandState {
  lastMade = state;
  return state;
}

/** @throws Omaha8Error `bad-option` where it is no state of a hand */
export function checkState(state: HandState): void {
  if (state !== null && (state === lastChecked || state === lastMade)) {
    lastChecked = state;
    return;
  }
  checkAgainst(hand, state, EXPECTED_HAND);
  const { rules, seats, toAct, round, phase } = state;
  const inTheHand = orNull(whole(0, seats.length - 1));
  const places = record({
    toAct: phase === 'betting' || phase === 'showdown' ? whole(0, seats.length - 1) : inTheHand,
    rules: record({
      button: inTheHand,
      firstToAct: inTheHand,
      posts: listOf(record({ seat: inTheHand })),
    }),
    round: record({ aggressor: inTheHand }),
  });
  checkAgainst(places, { rules, toAct, round }, EXPECTED_HAND);
  lastChecked = state;
}

const table = record({
  rules: record({}),
  seats: listOf(
    orNull(
      record({
        stack: amount,
        presence: oneOf(['in', 'waiting', 'posting', 'out']),
        owes: oneOf(['nothing', 'entry', 'blinds']),
      }),
    ),
    2,
  ),
  button: orNull(seatIndex),
  bigBlind: orNull(seatIndex),
  hands: amount,
  structure: oneOf(['limit', 'pot-limit', 'no-limit']),
  orbit: amount,
});

const EXPECTED_TABLE = 'expected the state of a table, as openTable makes it';

/** @throws Omaha8Error `bad-option` where it is no state of a table */
export function checkTable(state: TableState): void {
  checkAgainst(table, state, EXPECTED_TABLE);
  const inTheTable = orNull(whole(0, state.seats.length - 1));
  checkAgainst(record({ button: inTheTable, bigBlind: inTheTable }), state, EXPECTED_TABLE);
  checkTableRules(state.rules);
}
