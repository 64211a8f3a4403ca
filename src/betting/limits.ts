/** How much may be bet: the three structures. */

import { formatAmount } from '../showdown/amounts.ts';
import { checkState } from './check-state.ts';
import { potSize } from './pots.ts';
import type { LimitStructure } from './setup.ts';
import { canBet, countSeats, type HandState, isLive, type Round } from './state.ts';
import type { BetRange, LegalActions } from './step.ts';

/** The bet of a fixed-limit round: the small one before the flop and on it, then the big one. */
function limitBet(
  { smallBet, bigBet }: Pick<LimitStructure, 'smallBet' | 'bigBet'>,
  street: number,
) {
  return street < 2 ? smallBet : bigBet;
}

/**
 * The most that pot limit lets a player raise to: the current bet plus the pot after their call. The pot
 * is every chip in it and in front of players, with blinds that are short or missing as whole ones.
 */
function potLimit(state: HandState, seat: number): number {
  const { rules, round, seats, street } = state;
  const { structure } = rules;
  let pot = potSize(state) + round.missingBlinds;
  if (street === 0 && structure.kind === 'pot-limit' && !structure.antesInPot) {
    for (const { ante } of seats) pot -= ante;
  }
  return round.currentBet + pot + (round.currentBet - seats[seat].bet);
}

/** The least that a raise has to add to what a player faces before they may raise again (TDA 47). */
function reopeningRaise({ rules, round, street }: HandState): number {
  const { structure } = rules;
  return structure.kind === 'limit' ? limitBet(structure, street) / 2 : round.minRaise;
}

/** Why the seat may not bet or raise at all, in one sentence; null where it may. */
export function whyNoRaise(state: HandState, seat: number): string | null {
  const { rules, round, seats } = state;
  const { stack, bet, acted } = seats[seat];
  const shown = (amount: number) => formatAmount(amount, rules.decimals);
  const facing = round.currentBet - bet;
  if (round.capped && rules.structure.kind === 'limit') {
    const { raises } = rules.structure;
    return `a bet and ${raises} raises are the most in one round, and there have been ${round.wagers - 1} raises`;
  }
  if (stack <= facing) {
    return `${shown(stack)} is left, which is not more than the ${shown(facing)} to call`;
  }
  if (countSeats(seats, canBet) === 1) {
    return 'everybody else is all-in, so nobody could call a raise';
  }
  const needed = reopeningRaise(state);
  if (acted && facing < needed) {
    return (
      `the betting is not open to another raise: it has gone up by ${shown(facing)} since, ` +
      `and ${shown(needed)} would open it`
    );
  }
  return null;
}

/** What the seat may bet or raise to, if it may at all. All-in for less than the least is legal. */
export function raiseRange(state: HandState, seat: number): BetRange {
  const { rules, round, seats, street } = state;
  const { structure } = rules;
  const allIn = seats[seat].bet + seats[seat].stack;
  if (structure.kind === 'limit') {
    const to = Math.min(round.fullBet + limitBet(structure, street), allIn);
    return { min: to, max: to };
  }
  const least = round.currentBet + round.minRaise;
  const most = structure.kind === 'pot-limit' ? Math.max(least, potLimit(state, seat)) : allIn;
  return { min: Math.min(least, allIn), max: Math.min(most, allIn) };
}

/** The round after a bet or raise to `to`: what counts as full, and whether the cap is reached. */
export function raisedRound(state: HandState, seat: number, to: number): Round {
  const { rules, round, seats, street } = state;
  const { structure } = rules;
  const raised = { ...round, currentBet: to, aggressor: seat };
  if (structure.kind !== 'limit') {
    const raise = to - round.currentBet;
    if (raise < round.minRaise) return raised;
    return { ...raised, fullBet: to, minRaise: raise, wagers: round.wagers + 1 };
  }
  // All-in for half a bet or more is a full bet; for less it is only a larger call (RROP, TDA 47).
  if ((to - round.fullBet) * 2 < limitBet(structure, street)) return raised;
  const wagers = round.wagers + 1;
  const { raises, uncappedHeadsUp } = structure;
  const headsUp = uncappedHeadsUp && countSeats(seats, isLive) === 2;
  const capped = raises !== null && wagers > raises && !headsUp;
  return { ...raised, fullBet: to, wagers, capped };
}

/** The bet or raise, the call and the check that are open to a seat whose turn it is. */
function actionsOf(state: HandState, seat: number): LegalActions {
  const { round, seats } = state;
  const { stack, bet } = seats[seat];
  const amount = Math.min(stack, Math.max(0, round.currentBet - bet));
  const range = whyNoRaise(state, seat) === null ? raiseRange(state, seat) : null;
  return {
    seat,
    check: amount === 0,
    call: amount === 0 ? null : { amount, to: bet + amount },
    bet: round.currentBet === 0 ? range : null,
    raise: round.currentBet === 0 ? null : range,
  };
}

/**
 * What the player whose turn it is may do, with the least and the most of everything.
 *
 * @returns null where the hand waits for no player to act
 */
export function legalActions(state: HandState): LegalActions | null {
  checkState(state);
  return state.phase === 'betting' && state.toAct !== null ? actionsOf(state, state.toAct) : null;
}
