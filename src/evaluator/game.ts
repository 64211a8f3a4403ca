/**
 * The games: `omaha8` is Omaha Hi/Lo eight-or-better (with five hole cards also called Big O),
 * `omahahi` is Omaha high, where the high takes the whole pot.
 */
export const GAMES = ['omaha8', 'omahahi'] as const;
export type Game = (typeof GAMES)[number];

/** Whether the game has a low half. */
export function hasLow(game: Game): boolean {
  return game === 'omaha8';
}
