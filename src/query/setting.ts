/** What a statement is about: the game, the board, dead cards, and players with their ranges. */
import { HOLE_COUNTS } from '../cards/deal.ts';
import { findGame, type NamedGame } from '../games/game.ts';
import { Omaha8Error } from '../text/errors.ts';
import { quoted } from '../text/words.ts';
import { badQuery, type Place } from './fault.ts';
import { FUNCTION_NAMES } from './functions/list.ts';
import type { Item, Statement } from './tree.ts';
import { CONSTANTS } from './types.ts';

export interface Setting {
  readonly game: NamedGame;
  readonly board: string;
  readonly dead: string;
  /** Where they stand, if they are given. */
  readonly boardPlace?: Place | undefined;
  readonly deadPlace?: Place | undefined;
  /** In the order in which they are named. */
  readonly players: readonly {
    readonly name: string;
    readonly range: string;
    readonly place: Place;
  }[];
}

const NOT_PLAYED = /^(?:hold|texas|stud|razz|badugi|draw|2-?7|27|plh|nlh|lhe)/;

const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  FUNCTION_NAMES.map((name) => name.toLowerCase()),
);

/** What a name of a player must not be, because it means something else in an expression. */
function isTaken(word: string): boolean {
  return CONSTANTS.has(word) || word === '_' || FUNCTION_WORDS.has(word);
}

/**
 * Reads the items of a statement.
 *
 * @throws Omaha8Error `bad-query`, with the place
 */
export function readSetting(query: string, { items }: Statement): Setting {
  const seen = new Map<string, Item>();
  for (const item of items) {
    const key = item.key.toLowerCase();
    if (seen.has(key)) throw badQuery(query, item, `${item.key} is given twice`);
    if (isTaken(key)) {
      throw badQuery(
        query,
        item,
        `${quoted(item.key)} already means something; a player needs another name`,
      );
    }
    seen.set(key, item);
  }
  const take = (key: string): Item | undefined => {
    const item = seen.get(key);
    seen.delete(key);
    return item;
  };
  const syntax = take('syntax');
  if (syntax !== undefined && syntax.value.toLowerCase() !== 'generic') {
    throw badQuery(query, syntax.valuePlace, `ranges are read in the syntax 'generic' alone`);
  }
  const game = readGame(query, take('game'));
  const board = take('board');
  const dead = take('dead');
  const players = [...seen.values()].map(({ key, value, valuePlace }) => ({
    name: key,
    range: value,
    place: valuePlace,
  }));
  return {
    game,
    board: board?.value ?? '',
    dead: dead?.value ?? '',
    boardPlace: board?.valuePlace,
    deadPlace: dead?.valuePlace,
    players,
  };
}

function readGame(query: string, item: Item | undefined): NamedGame {
  if (item === undefined) return findGame('omaha8');
  const written = item.value.toLowerCase().replace(/[\s/-]/g, '');
  // In the original it is the high game, though elsewhere it may be meant as either.
  const name = written === 'omaha' ? 'omahahi' : written;
  try {
    return findGame(name);
  } catch (error) {
    if (!(error instanceof Omaha8Error)) throw error;
    const message = NOT_PLAYED.test(name)
      ? `${quoted(item.value)} is not played here; what is are games of Omaha with ${HOLE_COUNTS[0]} to ${HOLE_COUNTS[HOLE_COUNTS.length - 1]} hole cards, high only or Hi/Lo`
      : error.message;
    throw badQuery(query, item.valuePlace, message);
  }
}
