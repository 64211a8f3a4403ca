/**
 * The poker hand history format PHH (a TOML document a hand), as far as it is about Omaha.
 *
 * The standard has the codes `PO` (pot-limit Omaha) and `FO/8` (fixed-limit hi/lo), both with four hole
 * cards. Other games of ours are written with a code in its pattern, so that programs that know the
 * standard alone refuse them. What the standard has no place for stands in fields of our own, which
 * begin with an underscore as the standard asks for:
 *
 * - `_hole_cards`: 5 or 6
 * - `_runs`: how many boards; the cards of the second are dealt after all those of the first
 * - `_dead`: by player, how much of `antes` is dead money and not an ante
 * - `_blind_kinds`: by player, what its blind is where it is not small, big, straddle in this order
 * - `_odd_chips`: `halves` where the room splits every half on its own
 * - `_blinds`: small and big blind by the stakes, where others were posted; `_cap`, `_splash`, `_chip`, `_rake`,
 *   `_hand_id`, `_date`, `_tournament`, `_empty_button` (the seat with the button, which is empty)
 *
 * Players are listed from the small blind on, and the last has the button. Heads-up that puts the big
 * blind first, and antes and blinds are then listed the other way round.
 */
import type { Game } from '../../games/game.ts';
import type { BettingKind, PostKind } from '../recorded.ts';

export interface PhhGame {
  game: Game;
  kind: BettingKind;
}

export const PHH_GAMES: Readonly<Record<string, PhhGame>> = {
  PO: { game: 'omahahi', kind: 'pot-limit' },
  NO: { game: 'omahahi', kind: 'no-limit' },
  FO: { game: 'omahahi', kind: 'limit' },
  'PO/8': { game: 'omaha8', kind: 'pot-limit' },
  'NO/8': { game: 'omaha8', kind: 'no-limit' },
  'FO/8': { game: 'omaha8', kind: 'limit' },
};

/** Antes and blinds by player, from their list in the file or into it: heads-up it is reversed. */
export function inPhhOrder<T>(list: readonly T[]): T[] {
  return list.length === 2 ? [list[1], list[0]] : [...list];
}

/** What the blinds of `count` players are, in the order of the players, unless the file says otherwise. */
export function usualBlindKinds(count: number): PostKind[] {
  const later = new Array<PostKind>(Math.max(0, count - 2)).fill('straddle');
  return inPhhOrder<PostKind>(['small-blind', 'big-blind', ...later]);
}
