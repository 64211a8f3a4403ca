/**
 * A hand as some file tells it: plain data, neutral between sites, not necessarily legal. Readers make it
 * from text and judge no rule of play; `replayHand` does that.
 *
 * Amounts are whole numbers of `10^-decimals` of the currency; seats are indexes into `seats`.
 */
import type { Card } from '../cards/card.ts';
import type { HoleCount } from '../cards/deal.ts';
import type { Game } from '../games/game.ts';
import type { OddChipRule } from '../showdown/split.ts';

export type BettingKind = 'limit' | 'pot-limit' | 'no-limit';

/** The size of bets, as far as the file says it. */
export interface RecordedStakes {
  kind: BettingKind;
  /** What the blinds are by the table's stakes, whatever was posted; 0 where the file does not say. */
  smallBlind: number;
  bigBlind: number;
  /** In limit games; else both are the big blind. */
  smallBet: number;
  bigBet: number;
  /** The most that a seat can lose in this hand; null: all it has. */
  cap: number | null;
}

/** One seat that was dealt into the hand. */
export interface RecordedSeat {
  /** As numbered at the table. */
  number: number;
  name: string;
  /** Before the hand. */
  stack: number;
  /** All hole cards; null where the file does not show them all. */
  hole: Card[] | null;
}

/**
 * - `ante`, `dead`: goes into the pot and counts for no bet;
 * - `small-blind`, `big-blind`, `straddle`: of the one seat whose turn it is;
 * - `post`: of a seat that comes in, as live as a blind.
 */
export type PostKind = 'ante' | 'dead' | 'small-blind' | 'big-blind' | 'straddle' | 'post';
export type ActionKind = 'fold' | 'check' | 'call' | 'bet' | 'raise';
export type Street = 'flop' | 'turn' | 'river';

/**
 * What a room means by the first number of `raises $3 to $5`:
 * - `adds`: how much more that is than the bet before;
 * - `puts`: what goes in;
 * - `puts-above`: what goes in, less the bet before.
 */
export const RAISE_SENSES = ['adds', 'puts', 'puts-above'] as const;
export type RaiseSense = (typeof RAISE_SENSES)[number];

/** What happened, in the order of the file, with the number of the line that says so. */
export type RecordedEvent = { line: number } & (
  | { kind: 'post'; seat: number; post: PostKind; amount: number }
  /** The room puts something into the pot: a "splash". */
  | { kind: 'splash'; amount: number }
  /** `amount` is what goes in, `to` what the seat then has in on this street. */
  /** `by` is a second number that the file has for a raise, and `means` what the room means by it, if that is known. */
  | {
      kind: ActionKind;
      seat: number;
      amount: number;
      to: number;
      by?: number;
      means?: RaiseSense;
    }
  /** The cards that this street adds; `run` 0 is the first or only board, 1 the second. */
  | { kind: 'board'; street: Street; run: number; cards: Card[] }
  | { kind: 'show' | 'muck'; seat: number }
  | { kind: 'uncalled'; seat: number; amount: number }
  /** `pot` is what the file calls it: `main pot`, `side pot 1`, `pot`. */
  | { kind: 'collect'; seat: number; amount: number; pot: string }
);

/** What the file says of a hand a second time: it has to agree with what the events come to. */
export type RecordedRepetition = {
  line: number;
} /** The board so far, or all of it where `whole`. */ & (
  | { kind: 'board'; run: number; cards: Card[]; whole: boolean }
  /** What is in all pots after an event, or in the main pot alone. */
  | { kind: 'pot'; after: number; amount: number; of: 'all' | 'main' }
  /** How many seats have not folded after an event. */
  | { kind: 'players'; after: number; count: number }
  /** What a seat is paid in all, without what nobody called. */
  | { kind: 'won'; seat: number; amount: number }
  /** What a seat puts in in all, with what nobody called. */
  | { kind: 'put'; seat: number; amount: number }
  /** The five cards with which a seat won on a board. */
  | { kind: 'plays'; seat: number; run: number; cards: Card[] }
  /** What a seat has when the hand is over. */
  | { kind: 'stack'; seat: number; amount: number }
  /** The parts of the total pot, the main pot first. */
  | { kind: 'pots'; amounts: number[] }
);

export interface RecordedHand {
  /** The site or network whose format it is, `PHH` for that. */
  site: string;
  id: string;
  /** As the file writes it; empty where it does not. */
  date: string;
  table: string;
  /** Null in cash games. */
  tournament: string | null;
  game: Game;
  holeCount: HoleCount;
  stakes: RecordedStakes;
  /** `$`, `€`; empty for chips. */
  currency: string;
  decimals: number;
  /** The smallest chip, in units. */
  chip: number;
  /** In the order in which they sit and act, beginning anywhere. */
  seats: RecordedSeat[];
  /** The seat whose cards the file tells before the betting, of one seat alone: whose file it is; else null. */
  hero: number | null;
  /** The number of the seat with the button, which may be empty; null where the file does not say. */
  button: number | null;
  /** Whether a seat that cannot pay its whole ante plays for what it paid only. */
  antesTrimmed: boolean;
  /** The rule of the room for what does not divide. */
  oddChips: OddChipRule;
  events: RecordedEvent[];
  repetitions: RecordedRepetition[];
  /** What the file says of the pots and the rake; null where it does not. */
  totalPot: number | null;
  rake: number | null;
  /** By seat, after the hand; null where the file does not say. */
  finishingStacks: number[] | null;
  /** The line on which the hand starts. */
  line: number;
}
