/** The pots of a hand at any time. */

import { layerPots, type Pot, type SeatAmount } from '../showdown/pots.ts';
import { checkState } from './check-state.ts';
import { contributionOf, type HandState, isLive, type SeatState } from './state.ts';

/** Everything that has been put in so far, by the house too. */
export function potSize(state: HandState): number {
  checkState(state);
  let size = state.rules.splash;
  for (const seat of state.seats) size += contributionOf(seat);
  return size;
}

/** All-in with an ante that was not whole: wins from nobody more than that. */
function isShortOfAnte({ stack, paid, ante, folded }: SeatState, full: number): boolean {
  return !folded && stack + paid === 0 && ante < full;
}

/**
 * Antes, a splash and dead money as pots. They all belong to the main pot, except that who was all-in with less
 * than an ante plays for as much of every other's: then antes are layered like bets.
 */
function deadPots({ seats, rules }: HandState): { pots: Pot[]; returned: SeatAmount | null } {
  let dead = rules.splash;
  let full = 0;
  let payers = 0;
  for (const seat of seats) {
    dead += seat.dead;
    full = Math.max(full, seat.ante);
    if (seat.ante > 0) payers++;
  }
  const layered = payers > 1 && seats.some((seat) => isShortOfAnte(seat, full));
  const { pots, returned } = layered
    ? layerPots(
        seats.map(({ ante }) => ante),
        seats.map(({ folded }) => folded),
      )
    : { pots: [], returned: null };
  if (!layered) for (const { ante } of seats) dead += ante;
  if (dead > 0) {
    const eligible = [...seats.keys()].filter((seat) => isLive(seats[seat]));
    return { pots: joined([{ amount: dead, eligible }, ...pots]), returned };
  }
  return { pots, returned };
}

/** Neighbouring pots that the same seats can win are one. */
function joined(pots: readonly Pot[]): Pot[] {
  const merged: Pot[] = [];
  for (const pot of pots) {
    const last = merged.at(-1);
    if (last?.eligible.length === pot.eligible.length) last.amount += pot.amount;
    else merged.push({ ...pot });
  }
  return merged;
}

/**
 * The main pot and the side pots as they would be if no more were bet, and what would go back: the
 * uncalled bet, and the part of an ante that nobody could match.
 */
export function potsOf(state: HandState): { pots: Pot[]; returned: SeatAmount[] } {
  checkState(state);
  const { seats } = state;
  const dead = deadPots(state);
  const live = layerPots(
    seats.map(({ paid }) => paid),
    seats.map(({ folded }) => folded),
  );
  const returned = [dead.returned, live.returned].filter((back) => back !== null);
  // The seats that can win a pot can win every pot before it, so their number tells pots apart.
  return { pots: joined([...dead.pots, ...live.pots]), returned };
}
