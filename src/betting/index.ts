/**
 * One hand of Omaha as a state machine over integers, and the table between hands.
 *
 * A hand is a `HandState`: plain JSON, never changed, so that states can be kept, compared and sent.
 * A `HandSetup` (plain data too) starts it, a `Step` leads from one state to the next:
 *
 *     let hand = startHand({
 *       game: 'omaha8',
 *       structure: { kind: 'pot-limit' },
 *       smallBlind: 100, bigBlind: 200,
 *       seats: [{ stack: 20000 }, { stack: 20000 }, { stack: 20000 }],
 *       button: 0,
 *     });
 *     hand = applyStep(hand, { kind: 'hole', cards: ['AsAh2s3h', null, null] }); // null: not known
 *     legalActions(hand);                  // { seat: 0, check: false, call: { amount: 200, to: 200 },
 *                                          //   bet: null, raise: { min: 400, max: 700 } }
 *     explainStep(hand, { kind: 'raise', seat: 0, to: 800 });
 *                                          // 'a raise to 800 is above the maximum of 700'
 *     hand = applyStep(hand, { kind: 'raise', seat: 0, to: 700 });
 *     …                                    // { kind: 'board', cards: 'Kd5c4h' }, 'show', 'muck'
 *     settleHand(hand);                    // returned bet, pots, rake, payouts, stacks
 *
 * - `explainStep` says why a step is not legal, in one sentence with both numbers, or null where it is;
 *   `canApply` is whether it is; `applyStep` does it or throws that sentence (`illegal-action`). There is
 *   one statement of every rule.
 * - `hand.phase` says what must come next, `hand.toAct` whose turn it is; see `Phase`.
 * - `potsOf(hand)` are the pots at any time (and the uncalled bet), `showdownOrder(hand)` who shows first.
 * - Cards go in as text or ids; `hand.seats[i].hole` and `hand.boards` hold ids.
 * - A hand whose cards are not known can be played to the end. `settleHand` needs the cards of every
 *   seat that did not fold or muck, in each pot that more than one of those can win; it works from
 *   phase `showdown` on, shown or not: cards speak.
 * - Run it twice: `{ kind: 'run', times: 2 }` once nobody can bet any more and cards are to come, then
 *   each board's streets by `{ kind: 'board', cards, board: 0 | 1 }`, in any order of boards.
 * - What real rooms do: `posts` lists exactly what was posted (short blinds, dead blinds, no small blind,
 *   live posts of newcomers, antes of who has too little); `dealtIn: false` keeps a seat's number;
 *   `firstToAct`, `handCap`, `allInShows: false` and the step `disconnect` are for rooms with ways of
 *   their own; `settleHand(hand, { rake })` takes the rake that was really taken.
 *
 * Amounts are whole numbers of one unit (cents, say); seats are indexes from 0 in the order of play, and
 * boards too. In sentences, which are for people, both are numbered from 1 throughout, and amounts are
 * written with `decimals` places: the step `{ kind: 'fold', seat: 0 }` is refused with `it is the turn of
 * seat 3, not of seat 1`.
 */

export { applyStep, canApply, explainStep } from './apply.ts';
export { drawForButton, smallBlindOf } from './blinds.ts';
export { MAX_SEATS } from './check-setup.ts';
export { MAX_BOARDS } from './dealing.ts';
export { legalActions } from './limits.ts';
export { finishHand, nextHand } from './next-hand.ts';
export { potSize, potsOf } from './pots.ts';
export type { HandResult, PotResult, SeatResult, SettleOptions } from './result.ts';
export { settleHand } from './settle-hand.ts';
export type {
  BigBetStructure,
  HandSetup,
  LimitStructure,
  Post,
  PostKind,
  RakeRule,
  Rules,
  SeatSetup,
  Structure,
} from './setup.ts';
export { startHand } from './start.ts';
export type { HandState, Phase, Round, SeatState } from './state.ts';
export type { Action, BetRange, Dealing, LegalActions, Step, Tabling } from './step.ts';
export {
  type Entry,
  leaveSeat,
  openTable,
  type Presence,
  placeButton,
  sitIn,
  sitOut,
  type TableSeat,
  type TableState,
  takeSeat,
} from './table.ts';
export type { HandStructure, TableRules } from './table-rules.ts';
export { showdownOrder } from './turn.ts';
