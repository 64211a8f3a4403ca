/** How a hand ended, in money. */
import type { SeatAmount } from '../showdown/pots.ts';
import type { SettledPot } from '../showdown/settle.ts';

/**
 * One pot and what became of it on each board. Seats that mucked are eligible for the pot, but not for
 * its parts. A pot that one seat alone plays for is not halved: its high is all of it.
 */
export type PotResult = SettledPot;

export interface SeatResult {
  /** What they put in: bets, antes and dead money, less what was returned to them. */
  paid: number;
  /** From all pots together; the returned bet is not in it. */
  won: number;
  /** What they gained or lost. */
  net: number;
  /** What they have afterwards. */
  stack: number;
}

export interface HandResult {
  /** Uncalled bets that went back before anything was split: one at most, and one of antes. */
  returned: SeatAmount[];
  /** Main pot first. */
  pots: PotResult[];
  rake: number;
  seats: SeatResult[];
}

/** What the caller knows better than the rules. */
export interface SettleOptions {
  /** The rake that was really taken: in all, from the main pot first, or for each pot. */
  rake?: number | readonly number[];
}
