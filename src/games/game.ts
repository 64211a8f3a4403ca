/** What the rest of the program asks about a game. */
import { checkHoleCount, type HoleCount, isHoleCount } from '../cards/deal.ts';
import { badOption, Omaha8Error } from '../text/errors.ts';
import { listed, shown } from '../text/words.ts';
import { GAME_ROWS, type GameRow } from './rows.ts';

/**
 * The games: `omaha8` is Omaha Hi/Lo eight-or-better (with five hole cards also called Big O),
 * `omahahi` is Omaha high, where the high takes the whole pot.
 */
export type Game = (typeof GAME_ROWS)[number]['id'];
export const GAMES: readonly Game[] = GAME_ROWS.map(({ id }) => id);

/** The game where nobody names one. */
export const DEFAULT_GAME: Game = GAME_ROWS[0].id;

/** A game by its id, or by a name that players have for it: `plo8`, `bigo`. */
export type GameName = Game | (typeof GAME_ROWS)[number]['aliases'][number]['name'];

/** A game as a caller named it. */
export interface NamedGame {
  readonly game: Game;
  readonly name: GameName;
  /** How many hole cards there may be: all that the game has, or what its name says. */
  readonly holeCounts: GameRow['holeCounts'];
}

const ROWS: ReadonlyMap<unknown, GameRow> = new Map(GAME_ROWS.map((row) => [row.id, row]));

const NAMED: ReadonlyMap<unknown, NamedGame> = new Map(
  GAME_ROWS.flatMap((row: GameRow) =>
    [{ name: row.id }, ...row.aliases].map(({ name, holeCount }: GameRow['aliases'][number]) => {
      const holeCounts = holeCount === undefined ? row.holeCounts : ([holeCount] as const);
      return [name, { game: row.id, name, holeCounts } as NamedGame];
    }),
  ),
);

/** Every name that a game has, ids first. */
export const GAME_NAMES: readonly GameName[] = [
  ...GAMES,
  ...[...NAMED.values()].map(({ name }) => name).filter((name) => !ROWS.has(name)),
];

function unknownGame(name: unknown): Omaha8Error {
  return badOption(`unknown game ${shown(name)}; the games are ${listed(GAMES)}`);
}

/** The row of a game. @throws Omaha8Error `bad-option` where a caller without types gave another id */
export function gameRow(game: Game): GameRow {
  const row = ROWS.get(game);
  if (row !== undefined) return row;
  throw unknownGame(game);
}

/** @throws Omaha8Error `bad-option` where the text is not the name of a game */
export function findGame(name: unknown): NamedGame {
  const found = NAMED.get(name);
  if (found !== undefined) return found;
  throw unknownGame(name);
}

/**
 * Checks the number of hole cards of a hand.
 *
 * @param where  named in errors: "hand 1"
 * @throws Omaha8Error `card-count` unless the game is played with so many
 */
export function checkHandSize(count: number, where: string, named: NamedGame): HoleCount {
  const size = checkHoleCount(count, where);
  if (named.holeCounts.includes(size)) return size;
  throw new Omaha8Error(
    'card-count',
    `${where} has ${size} cards; in ${named.name} it has ${holeCountText(named)}`,
  );
}

/**
 * Checks the number of hole cards that a caller asks for.
 *
 * @param option  named in errors: "cards"
 * @throws Omaha8Error `bad-option` unless the game is played with so many
 */
export function checkHoleCountOption(count: unknown, option: string, named: NamedGame): void {
  if (count === undefined || (named.holeCounts as readonly unknown[]).includes(count)) return;
  throw badOption(
    isHoleCount(count)
      ? `hands of ${count} cards are asked for, but in ${named.name} a hand has ${holeCountText(named)}`
      : `${option} ${shown(count)} is not ${holeCountText(named)}`,
  );
}

/** `4, 5 or 6` */
function holeCountText({ holeCounts }: Pick<NamedGame, 'holeCounts'>): string {
  return listed(holeCounts.map(String), 'or');
}

/** Whether the game has a low half. */
export function hasLow(game: Game): boolean {
  return gameRow(game).low !== null;
}
