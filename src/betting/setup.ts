/** What a hand starts from: plain data, checked by `startHand`. */
import type { HoleCount } from '../cards/deal.ts';
import type { Game } from '../games/game.ts';
import type { OddChipRule } from '../showdown/split.ts';

/** Fixed limit: every bet and raise is the small bet before the flop and on it, then the big bet. */
export interface LimitStructure {
  kind: 'limit';
  smallBet: number;
  bigBet: number;
  /** How many raises may follow a bet in one round; null: any number. 3 if not given. */
  raises?: number | null;
  /** Whether there is no cap once two players are left, if that is before it is reached. */
  uncappedHeadsUp?: boolean;
}

/** Pot limit and no limit. */
export interface BigBetStructure {
  kind: 'pot-limit' | 'no-limit';
  /** The smallest bet; the big blind if not given. */
  minBet?: number;
  /**
   * Whether antes count towards the pot when the most that may be raised before the flop is computed.
   * True if not given; many card rooms do not count a big blind ante. Pot limit only.
   */
  antesInPot?: boolean;
}

/** How much may be bet. A mixed game alternates: every hand is wholly of one structure. */
export type Structure = LimitStructure | BigBetStructure;

/** One player, or a place at the table that is not dealt in but keeps its number. */
export interface SeatSetup {
  /** What the player has before anything is posted. */
  stack: number;
  /** Whether the seat gets cards; true if not given. */
  dealtIn?: boolean;
}

/**
 * - `small-blind`, `big-blind`, `straddle`: live, part of the player's bet; they say who acts first.
 * - `post`: live too, made to come into the game; it does not change who acts first.
 * - `ante`: not part of the bet. An ante that one seat posts for all (a big blind ante) is dead money.
 * - `dead`: not part of the bet: a dead blind, a penalty.
 */
export const POST_KINDS = ['ante', 'small-blind', 'big-blind', 'straddle', 'post', 'dead'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** Money that a player puts in before the cards are dealt. Who has less than is due is all-in. */
export interface Post {
  seat: number;
  kind: PostKind;
  amount: number;
}

/** What the house takes. */
export interface RakeRule {
  /** 5 is five per cent. Rounded down to a whole chip. */
  percent: number;
  /** The most that is taken out of one hand; no limit if not given. */
  cap?: number;
  /** Whether nothing is taken from a hand that ends before the flop. False if not given. */
  noFlopNoDrop?: boolean;
  /**
   * `pot`: the percentage of every pot on its own; side pots give way to the cap first.
   * `hand`: of all pots together, taken out of the main pot first.
   * `pot` if not given.
   */
  by?: 'hand' | 'pot';
}

/** One hand before it starts. Amounts are whole numbers of one unit, seats are indexes from 0. */
export interface HandSetup {
  game: Game;
  /** As many as the game usually has if not given: 4 in Omaha. */
  holeCount?: HoleCount;
  structure: Structure;
  /** The blinds that are due at this table, no matter who posts them; 0 for none. */
  smallBlind: number;
  bigBlind: number;
  /** What every seat that is dealt in posts when `posts` is not given; 0 if not given. */
  ante?: number;
  /** In the order in which they act. */
  seats: readonly SeatSetup[];
  /** The seat with the button; it need not be dealt in. */
  button: number;
  /**
   * What is posted, in that order. If not given: the antes; the small blind by the first seat left of
   * the button that is dealt in, or the button itself heads-up; the big blind by the next.
   */
  posts?: readonly Post[];
  /**
   * Where the turn begins before the flop, for rooms with a way of their own. If not given: left of
   * the last straddle, else of the big blind, else of the small blind, else of the button.
   */
  firstToAct?: number;
  /** The most that a player may put in during the hand (a "cap" game); no limit if not given. */
  handCap?: number;
  /**
   * What the house puts into the main pot before the cards are dealt (a "splashed" pot); 0 if not given.
   * It counts towards the pot when the most that may be raised is computed.
   */
  splash?: number;
  /** Whether everybody has to show once somebody is all-in. True if not given. */
  allInShows?: boolean;
  /** No rake if not given. */
  rake?: RakeRule;
  /** The smallest chip, in units: every amount is a multiple of it. 1 if not given. */
  chip?: number;
  /** `wsop` if not given. */
  oddChips?: OddChipRule;
  /** How many decimal places of the user's currency the unit has; for sentences only. 0 if not given. */
  decimals?: number;
}

/** A setup that has been checked, with every default filled in. */
export interface Rules
  extends Required<
    Omit<HandSetup, 'ante' | 'seats' | 'firstToAct' | 'handCap' | 'rake' | 'structure'>
  > {
  structure: Required<LimitStructure> | Required<BigBetStructure>;
  firstToAct: number | null;
  handCap: number | null;
  rake: RakeRule | null;
}
