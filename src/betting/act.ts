/** What players do: why not, and what comes of it. */

import { formatAmount } from '../showdown/amounts.ts';
import { shown } from '../text/words.ts';
import { raisedRound, raiseRange, whyNoRaise } from './limits.ts';
import { type HandState, type SeatState, seatName } from './state.ts';
import type { Action } from './step.ts';
import { passTurn } from './turn.ts';

/** What a seat lacks to the current bet. */
function toCall({ round, seats }: HandState, seat: number): number {
  return Math.max(0, round.currentBet - seats[seat].bet);
}

/** What all-in comes to: a call where it is not more than the current bet. */
function allInAction(state: HandState, seat: number): Action {
  const { bet, stack } = state.seats[seat];
  if (stack <= toCall(state, seat)) return { kind: 'call', seat };
  return { kind: state.round.currentBet === 0 ? 'bet' : 'raise', seat, to: bet + stack };
}

function whyNotRaiseTo(state: HandState, kind: 'bet' | 'raise', seat: number, to: number) {
  const { round, rules, seats } = state;
  const verb = kind === 'bet' ? 'a bet of' : 'a raise to';
  if (!Number.isSafeInteger(to) || to < 0)
    return `${verb} ${shown(to)} is not a whole number of units`;
  const money = (amount: number) => formatAmount(amount, rules.decimals);
  if (kind === 'bet' && round.currentBet > 0) {
    return `there is a bet of ${money(round.currentBet)} already; ${money(to)} would be a raise`;
  }
  if (kind === 'raise' && round.currentBet === 0) {
    return `there is no bet to raise; ${money(to)} would be a bet`;
  }
  const told = `${verb} ${money(to)}`;
  const reason = whyNoRaise(state, seat);
  if (reason !== null) return `${told} is not possible: ${reason}`;
  const all = seats[seat].bet + seats[seat].stack;
  if (to > all) return `${told} is more than the ${money(all)} available`;
  const { min, max } = raiseRange(state, seat);
  if (to < min) return `${told} is below the minimum of ${money(min)}`;
  if (to > max) return `${told} is above the maximum of ${money(max)}`;
  if (to % rules.chip !== 0)
    return `${told} is not a whole number of chips of ${money(rules.chip)}`;
  return null;
}

/** Why an action is not legal, in one sentence; null where it is. */
export function whyNotAct(state: HandState, action: Action): string | null {
  const { seat, kind } = action;
  const shown = (amount: number) => formatAmount(amount, state.rules.decimals);
  if (seat !== state.toAct) {
    return `it is the turn of ${seatName(state.toAct as number)}, not of ${seatName(seat)}`;
  }
  const owed = toCall(state, seat);
  switch (kind) {
    case 'fold':
    case 'disconnect':
      return null;
    case 'check':
      return owed === 0
        ? null
        : `a check is not possible: the bet is ${shown(state.round.currentBet)} and ` +
            `${shown(state.seats[seat].bet)} of it is in`;
    case 'call':
      return owed > 0
        ? null
        : `there is nothing to call: the bet is ${shown(state.round.currentBet)}`;
    case 'bet':
    case 'raise':
      return whyNotRaiseTo(state, kind, seat, action.to);
    case 'all-in':
      return whyNotAct(state, allInAction(state, seat));
  }
}

/** A seat after putting in so much more. */
function pay(seat: SeatState, amount: number): SeatState {
  return {
    ...seat,
    stack: seat.stack - amount,
    bet: seat.bet + amount,
    paid: seat.paid + amount,
    acted: true,
  };
}

function actedSeat(state: HandState, action: Action): SeatState {
  const seat = state.seats[action.seat];
  switch (action.kind) {
    case 'fold':
      return { ...seat, folded: true, acted: true };
    case 'disconnect':
      return { ...seat, stack: 0, reserve: seat.reserve + seat.stack, acted: true };
    case 'check':
      return { ...seat, acted: true };
    case 'call':
      return pay(seat, Math.min(seat.stack, toCall(state, action.seat)));
    case 'bet':
    case 'raise':
      return pay(seat, action.to - seat.bet);
    case 'all-in':
      return pay(seat, seat.stack);
  }
}

/** The state after an action that is legal. */
export function act(state: HandState, action: Action): HandState {
  const { seat } = action;
  const acted = actedSeat(state, action);
  const seats = state.seats.with(seat, acted);
  const raised = acted.bet > state.round.currentBet;
  const round = raised ? raisedRound(state, seat, acted.bet) : state.round;
  return passTurn({ ...state, seats, round }, seat + 1);
}
