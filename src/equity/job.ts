import { type Card, DECK_SIZE } from '../cards/card.ts';
import { BOARD_SIZE, type HoleCount } from '../cards/deal.ts';
import type { Game } from '../games/game.ts';
import { choose } from '../math/choose.ts';

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
  /** By choice: the position of a set, so that no two share a card. There is at least this combination. */
  readonly example: readonly number[];
}

/** One of many sets of cards. Plain data. */
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

/** Whether every player's hole cards are known, and nothing else is open but the rest of the board. */
export function allHandsKnown({ hands, choices }: EquityJob): boolean {
  return choices.length === 0 && !hands.includes(null);
}

/** The hole cards of each player, in a job for which `allHandsKnown` holds. */
export function knownHandsOf({ hands }: EquityJob): readonly (readonly Card[])[] {
  return hands.map((hand) => hand ?? []);
}

/** The players whose hands may be any, or one of a range: positions from 0. */
export function unknownPlayers({ hands }: EquityJob): number[] {
  return hands.flatMap((hand, player) => (hand === null ? [player] : []));
}

/** The cards that are known to lie somewhere. */
export function seenCards({ hands, board, dead }: EquityJob): Card[] {
  return [...board, ...dead, ...hands.flatMap((hand) => hand ?? [])];
}

/**
 * How many deals a job without choices has: boards times the hands that unknown players may hold, in seat
 * order.
 */
export function dealsOf(job: EquityJob): bigint {
  let left = DECK_SIZE - seenCards(job).length;
  let deals = 1n;
  for (const _ of unknownPlayers(job)) {
    deals *= BigInt(choose(left, job.holeCount));
    left -= job.holeCount;
  }
  return deals * BigInt(choose(left, BOARD_SIZE - job.board.length));
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
