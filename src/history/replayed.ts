/** What comes of a recorded hand that is played again. */
import type { HandResult } from '../betting/index.ts';
import type { Card } from '../cards/card.ts';
import type { Pot } from '../showdown/pots.ts';
import type { RecordedEvent, RecordedHand } from './recorded.ts';

/** Something that the file says and the rules do not allow. */
export interface Contradiction {
  /**
   * - `illegal`: a step that the rules do not allow, or the hand stops too early
   * - `payment`: a seat gets something else than the rules pay
   * - `total`: the file's own pot, rake and payments do not add up
   * - `mismatch`: the file says something twice, and not alike
   */
  kind: 'illegal' | 'payment' | 'total' | 'mismatch';
  line: number;
  why: string;
}

/** One event, and how things stand after it. */
export interface ReplayStep {
  event: RecordedEvent;
  /**
   * What has been put in, less what went back. A bet that nobody called is out of it as soon as the
   * betting of its street is over, whether the file has a line for that or not.
   */
  pot: number;
  /** Whether the seat that acted has nothing left to bet with. */
  allIn: boolean;
}

/** The moment from which on nobody could bet any more, and cards were to come. */
export interface AllIn {
  /** On the table then: none, or three or four. */
  board: Card[];
  /** Seats that were in. */
  live: number[];
  /** What was in the pots, main pot first; before rake. */
  pots: Pot[];
}

/** What the file says was paid. */
export interface PaidByFile {
  /** By seat: what each put in, and what it got back in all. */
  in: number[];
  back: number[];
  /** What the payments leave of the pots. */
  rake: number;
  /** Whether the file does not speak of a rake: what is left may be one, or a wrong payment. */
  rakeInferred: boolean;
}

export interface Replay {
  hand: RecordedHand;
  steps: ReplayStep[];
  allIn: AllIn | null;
  /** By the rules; null where the hand cannot be settled: it is illegal, or cards that count are hidden. */
  result: HandResult | null;
  /** Null where the file says nothing of payments. */
  paid: PaidByFile | null;
  contradictions: Contradiction[];
  /** What is worth knowing and no contradiction: odd chips by a rule of the room, hidden cards. */
  notes: string[];
}
