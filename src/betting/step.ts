/** What can be done to a hand. */
import type { CardsInput } from '../cards/text.ts';

/** A decision of the player whose turn it is. */
export type Action =
  | { kind: 'fold' | 'check' | 'call'; seat: number }
  /** `to`: the whole of the bet in this round afterwards, never the difference. */
  | { kind: 'bet' | 'raise'; seat: number; to: number }
  /** Calls, bets or raises with all they have, where that is legal. */
  | { kind: 'all-in'; seat: number }
  /** Lost their connection and is protected: they keep what they have left and play for what they have put in. */
  | { kind: 'disconnect'; seat: number };

/** A dealing of cards. */
export type Dealing =
  /** All hole cards by seat index; null, or a list too short: not known. */
  | { kind: 'hole'; cards: readonly (CardsInput | null)[] }
  /** null: face down. */
  | { kind: 'burn'; card: CardsInput | null }
  /** The next street of a board: three cards, then one and one. `board` is an index, 0 if not given. */
  | { kind: 'board'; cards: CardsInput; board?: number }
  /** From here on so many boards, each for an equal part of every pot. */
  | { kind: 'run'; times: number };

/** What a player does with their hand at the end; `cards` are needed where they are not known yet. */
export type Tabling =
  | { kind: 'show'; seat: number; cards?: CardsInput }
  | { kind: 'muck'; seat: number };

export type Step = Action | Dealing | Tabling;

/** From the least to the most, both "to": the whole bet of the player in this round afterwards. */
export interface BetRange {
  min: number;
  max: number;
}

/** What the player whose turn it is may do. Folding is always legal. */
export interface LegalActions {
  seat: number;
  check: boolean;
  /** `amount` goes in, `to` is the bet afterwards; less than the current bet where that is all they have. */
  call: { amount: number; to: number } | null;
  bet: BetRange | null;
  raise: BetRange | null;
}
