import type { Card } from '../cards/card.ts';
import type { HoleCount } from '../cards/deal.ts';
import type { Game } from '../games/game.ts';

/** Enough seats for every share of a pot to be a whole number of units, and for the deck. */
export const MOST_PLAYERS = 11;

/** A question of equity whose cards have been checked. Plain data: it can be sent to another thread. */
export interface EquityJob {
  readonly game: Game;
  /** How many hole cards each player has. */
  readonly holeCount: HoleCount;
  /** By player: the hole cards; null for a hand that may be any, or one of those that a choice names. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** 0 to 5 cards that all players share. */
  readonly board: readonly Card[];
  /** Cards that are out of play. */
  readonly dead: readonly Card[];
  /** Ranges, and a board or dead cards by pattern. Whoever counts or deals makes these first. */
  readonly choices: readonly Choice[];
}

/** One of many sets of cards. Plain data; the sets lie in memory that threads share. */
export interface Choice {
  /** Whose hand it is, by position from 0, or what of the table. */
  readonly of: number | 'board' | 'dead';
  /** As an expression, for results and errors. */
  readonly text: string;
  /** How many cards each set has. */
  readonly size: number;
  /** How many sets there are. */
  readonly count: number;
  /** The sets one after another, `size` card ids each. */
  readonly cards: Uint8Array;
  /** By set: its weight, a whole number above 0; null where all weigh 1. */
  readonly weights: Uint16Array | null;
}

/** What a player of a question holds: a hand that is known, any hand, or one of those of a range. */
export type HandKind = 'known' | 'any' | 'range' | 'weighted range';

/** By player. A range is weighted where some of its hands are played more often than others. */
export function handKinds({ hands, choices }: EquityJob): HandKind[] {
  return hands.map((hand, player) => {
    if (hand !== null) return 'known';
    const range = choices.find(({ of }) => of === player);
    if (range === undefined) return 'any';
    return range.weights === null ? 'range' : 'weighted range';
  });
}
