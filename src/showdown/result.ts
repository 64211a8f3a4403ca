/** The result of a showdown, as plain data: what `omaha8 showdown --json` prints. */
import type { CardText } from '../cards/text.ts';
import type { HighHand, MadeHand } from '../evaluator/evaluate.ts';
import type { Game } from '../games/game.ts';
import type { Outcome } from './shares.ts';

/** `win` alone, `tie` with others, `lose`; for the low also `none`: this seat has no low. */
export type HighResult = 'win' | 'tie' | 'lose';
export type LowResult = HighResult | 'none';

/** One seat of a showdown. Seats are numbered from 1; amounts are in the user's unit. */
export interface ShowdownPlayer {
  seat: number;
  /** Only where names were given. */
  name?: string;
  folded: boolean;
  /** null: folded, cards unknown. */
  hole: CardText[] | null;
  /** Hands and results are null for a folded seat. */
  high: HighHand | null;
  low: MadeHand | null;
  /** Among all live seats, whatever pots they are in. */
  highResult: HighResult | null;
  lowResult: LowResult | null;
  /** Of the pot, in lowest terms, odd chips aside: `3/4`; null for a live seat where there are several pots. */
  share: string | null;
  outcome: Outcome | null;
  /** From all pots, an uncalled bet not included; null where no amounts were given. */
  amount: number | null;
}

/** Half a pot, or all of it, and who shares it. */
export interface ShowdownHalf {
  amount: number;
  winners: number[];
}

export interface ShowdownPayout {
  seat: number;
  amount: number;
  /** Of this pot, in lowest terms, odd chips aside. */
  share: string;
}

/** An odd chip, which is why payouts differ that would be alike. */
export interface ShowdownOddChip {
  seat: number;
  chips: number;
  /**
   * Only where the chip between the halves makes the high half even: the other seats that share it with
   * this one, which is the first of them left of the button. Nobody has more of it than another.
   */
  sharedWith?: number[];
  why: string;
}

/** One pot, main pot first; `high.amount + low.amount` is `amount - rake`. */
export interface ShowdownPot {
  /** Before rake. */
  amount: number;
  rake: number;
  /** The live seats that put in their part of it. */
  eligible: number[];
  high: ShowdownHalf;
  /** null where nobody eligible has a low: the high takes it all. */
  low: ShowdownHalf | null;
  /** The seats that win something of it. */
  payouts: ShowdownPayout[];
  oddChips: ShowdownOddChip[];
}

export interface ReturnedBet {
  seat: number;
  amount: number;
}

export interface Showdown {
  game: Game;
  board: CardText[];
  /** Whether any live seat has a low. */
  lowMade: boolean;
  /** By seat. */
  players: ShowdownPlayer[];
  /** Empty where no amounts were given, or nothing was called. */
  pots: ShowdownPot[];
  /** The uncalled bet, if there is one. */
  returned: ReturnedBet[];
}
