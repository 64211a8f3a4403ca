/** A hand in progress: plain JSON, never changed once made. */
import type { Card } from '../cards/card.ts';
import { BOARD_SIZE } from '../cards/deal.ts';
import { gameRow } from '../games/game.ts';
import { shown } from '../text/words.ts';
import type { Rules } from './setup.ts';

/** The rounds of betting, as sentences speak of them; an index into this list is a street. */
export const STREETS = ['before the flop', 'on the flop', 'on the turn', 'on the river'] as const;

/**
 * What has to happen next.
 *
 * - `hole`: hole cards are dealt (step `hole`)
 * - `betting`: the seat `toAct` acts
 * - `board`: the next cards of the board are dealt (step `board`, a `burn` before it if wanted, or
 *   `run` where nobody can bet any more)
 * - `showdown`: hands are shown or mucked; `toAct` is next in turn, but any seat may show
 * - `over`: nothing, all but one folded or everybody has shown or mucked
 *
 * In `showdown` and `over` the hand can be settled.
 */
export type Phase = 'hole' | 'betting' | 'board' | 'showdown' | 'over';

export interface SeatState {
  /** What the player has left to bet with. */
  readonly stack: number;
  /** What they have but cannot bet in this hand: above the hand's cap, or behind when disconnected. */
  readonly reserve: number;
  /** Their bet in this round. */
  readonly bet: number;
  /** All their live money of the hand, `bet` included. */
  readonly paid: number;
  readonly ante: number;
  /** Other money of theirs that is in the pot but not in their bet. */
  readonly dead: number;
  /** Out of the hand: folded, or not dealt in. */
  readonly folded: boolean;
  /** Whether they have acted of their own will in this round. */
  readonly acted: boolean;
  /** null: not known (yet). */
  readonly hole: readonly Card[] | null;
  readonly tabled: 'no' | 'shown' | 'mucked';
}

/** The betting of one round. */
export interface Round {
  /** What a player must have in front of them to stay in. */
  readonly currentBet: number;
  /** The level of the last bet or raise that counted as a full one. */
  readonly fullBet: number;
  /** The least by which the next raise has to be higher, in pot limit and no limit. */
  readonly minRaise: number;
  /** Full bets and raises so far, the big blind and straddles included. */
  readonly wagers: number;
  /** Whether the cap of raises has been reached. */
  readonly capped: boolean;
  /** What blinds and straddles lack that are short or missing; pot limit counts them as whole (TDA 54-B). */
  readonly missingBlinds: number;
  /** Who bet or raised last in this round, posting aside. */
  readonly aggressor: number | null;
}

export interface HandState {
  readonly rules: Rules;
  readonly phase: Phase;
  /** Index into `STREETS` of the betting round that is on or was last on. */
  readonly street: number;
  readonly seats: readonly SeatState[];
  /** One, or as many as the rest of it is run; each 0 to 5 cards. */
  readonly boards: readonly (readonly Card[])[];
  /** How many cards all boards have in common, where there are several. */
  readonly shared: number;
  /** null: burnt face down. */
  readonly burns: readonly (Card | null)[];
  readonly toAct: number | null;
  readonly round: Round;
}

/** Whether a seat can still win something. */
export function isLive(seat: SeatState): boolean {
  return !seat.folded;
}

/** Whether a seat can still bet. */
export function canBet(seat: SeatState): boolean {
  return !seat.folded && seat.stack > 0;
}

/** How many seats are so. */
export function countSeats(
  seats: readonly SeatState[],
  test: (seat: SeatState) => boolean,
): number {
  let count = 0;
  for (const seat of seats) if (test(seat)) count++;
  return count;
}

/** Whether the rest of the hand is only dealt: at most one seat can still bet. */
export function isRunOut({ seats }: HandState): boolean {
  return countSeats(seats, canBet) < 2;
}

/** How many cards a board has in each round of betting. */
export function boardCountsOf({ rules }: HandState): readonly number[] {
  return gameRow(rules.game).boardCounts;
}

/** Whether no card of any board is to come. */
export function isBoardComplete({ boards }: HandState): boolean {
  return boards.every(({ length }) => length === BOARD_SIZE);
}

/** What a seat has put in, of every kind. */
export function contributionOf({ paid, ante, dead }: SeatState): number {
  return paid + ante + dead;
}

/** Seats in sentences are numbered from 1, as players count them; in the API they are indexes from 0. */
export function seatName(seat: number): string {
  return `seat ${seat + 1}`;
}

/** Why an index is that of no seat, in one sentence; null where it is one. */
export function whyNoSeat(seat: number, seatCount: number): string | null {
  if (!Number.isInteger(seat))
    return `${shown(seat)} is not the index of a seat, a whole number from 0`;
  if (seat >= 0 && seat < seatCount) return null;
  return `there is no ${seatName(seat)}; seats are 1 to ${seatCount}`;
}
