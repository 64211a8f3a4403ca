import type { Card } from '../cards/card.ts';
import type { HoleCount } from '../cards/deal.ts';
import type { Game } from '../evaluator/game.ts';

/** A question of equity whose cards have been checked. Plain data: it can be sent to another thread. */
export interface EquityJob {
  readonly game: Game;
  /** How many hole cards each player has. */
  readonly holeCount: HoleCount;
  /** By player: the hole cards, or null for a hand that may be any. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** 0 to 5 cards that all players share. */
  readonly board: readonly Card[];
  /** Cards that are out of play. */
  readonly dead: readonly Card[];
}
