import { badOption } from '../text/errors.ts';
import { listed, shown } from '../text/words.ts';

/**
 * The games: `omaha8` is Omaha Hi/Lo eight-or-better (with five hole cards also called Big O),
 * `omahahi` is Omaha high, where the high takes the whole pot.
 */
export const GAMES = ['omaha8', 'omahahi'] as const;
export type Game = (typeof GAMES)[number];

/** @throws Omaha8Error `bad-option` where the text is not the name of a game */
export function checkGame(game: unknown): Game {
  const known = GAMES.find((name) => name === game);
  if (known !== undefined) return known;
  throw badOption(`unknown game ${shown(game)}; the games are ${listed(GAMES)}`);
}

/** Whether the game has a low half. */
export function hasLow(game: Game): boolean {
  return game === 'omaha8';
}
