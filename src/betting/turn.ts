/** Whose turn it is, and what comes when nobody's is. */
import { checkState } from './check-state.ts';
import {
  boardCountsOf,
  canBet,
  countSeats,
  type HandState,
  isBoardComplete,
  isLive,
  isRunOut,
  type SeatState,
} from './state.ts';

/** The largest bet in front of any live seat but one. */
function largestOther(seats: readonly SeatState[], except: number): number {
  let largest = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    if (seat !== except && isLive(seats[seat])) largest = Math.max(largest, seats[seat].bet);
  }
  return largest;
}

/** The first seat from `start` on that has a decision to make in this round, or null. */
function nextToAct({ seats, round }: HandState, start: number): number | null {
  const alone = countSeats(seats, canBet) === 1;
  for (let i = 0; i < seats.length; i++) {
    const seat = (start + i) % seats.length;
    const { acted, bet } = seats[seat];
    if (!canBet(seats[seat]) || (acted && bet >= round.currentBet)) continue;
    // Who has matched everybody that is all-in has nothing to decide when nobody else can bet.
    if (!alone || bet < largestOther(seats, seat)) return seat;
  }
  return null;
}

/** The state with the turn passed on: to the next seat from `start` on, or to what follows the round. */
export function passTurn(state: HandState, start: number): HandState {
  if (countSeats(state.seats, isLive) === 1) return { ...state, phase: 'over', toAct: null };
  const toAct = nextToAct(state, start);
  if (toAct !== null) return { ...state, phase: 'betting', toAct };
  return isBoardComplete(state) ? beginShowdown(state) : { ...state, phase: 'board', toAct: null };
}

/** Where the turn begins before the flop. */
function firstBeforeFlop({ rules }: HandState): number {
  const { posts, button, firstToAct } = rules;
  if (firstToAct !== null) return firstToAct;
  const last =
    posts.findLast(({ kind }) => kind === 'straddle') ??
    posts.find(({ kind }) => kind === 'big-blind') ??
    posts.find(({ kind }) => kind === 'small-blind');
  return (last?.seat ?? button) + 1;
}

/** Begins what follows the hole cards: the betting, unless the game has cards on the board before it. */
export function afterHole(state: HandState): HandState {
  if (boardCountsOf(state)[0] > 0) return { ...state, phase: 'board' };
  return passTurn(state, firstBeforeFlop(state));
}

/**
 * Begins what follows new cards on the board: the next round of betting, the rest of a run-out, or the
 * showdown. The round that was last bet on stays on view when no more is bet.
 */
export function afterBoard(state: HandState): HandState {
  const counts = boardCountsOf(state);
  const dealt = state.boards[0].length;
  // The posts have been made: nobody has acted yet.
  if (dealt === counts[0]) return passTurn(state, firstBeforeFlop(state));
  if (isRunOut(state)) {
    return isBoardComplete(state) ? beginShowdown(state) : state;
  }
  const { structure, button } = state.rules;
  const next: HandState = {
    ...state,
    street: counts.indexOf(dealt),
    seats: state.seats.map((seat) => ({ ...seat, bet: 0, acted: false })),
    round: {
      currentBet: 0,
      fullBet: 0,
      minRaise: structure.kind === 'limit' ? 0 : structure.minBet,
      wagers: 0,
      capped: false,
      missingBlinds: 0,
      aggressor: null,
    },
  };
  return passTurn(next, button + 1);
}

/**
 * The live seats in the order in which they show: from the last to bet or raise in the final round of
 * betting, or from the first left of the button where nobody did.
 */
export function showdownOrder(state: HandState): number[] {
  checkState(state);
  const { seats, round, rules } = state;
  const start = round.aggressor ?? rules.button + 1;
  const turn = seats.map((_, i) => (start + i) % seats.length);
  return turn.filter((seat) => isLive(seats[seat]));
}

/** The state with the turn at the next seat that has neither shown nor mucked. */
export function beginShowdown(state: HandState): HandState {
  const toAct = showdownOrder(state).find((seat) => state.seats[seat].tabled === 'no') ?? null;
  return { ...state, phase: toAct === null ? 'over' : 'showdown', toAct };
}
