/** Faults of cards and ranges, said of a query: by the names of players, with the place where the cards stand. */
import { Omaha8Error } from '../text/errors.ts';
import { badQuery, type Place } from './fault.ts';
import type { Setting } from './setting.ts';

/** How the readers of cards name where they are, and what stands in quotes, which is left alone. */
const PLACES = /"(?:[^"\\]|\\.)*"|hand (\d+)|the board|the dead cards/g;

/** What the readers say of `hand 1` and so on, said of the player. */
export function withNames(message: string, { players }: Setting): string {
  return message.replace(PLACES, (found, hand?: string) =>
    hand === undefined ? found : (players[Number(hand) - 1]?.name ?? found),
  );
}

/** Where the cards stand that a message speaks of first; undefined where it speaks of none that are given. */
function placeOf(message: string, { players, boardPlace, deadPlace }: Setting): Place | undefined {
  for (const [found, hand] of message.matchAll(PLACES)) {
    if (hand !== undefined) return players[Number(hand) - 1]?.place;
    if (found === 'the board') return boardPlace;
    if (found === 'the dead cards') return deadPlace;
  }
  return undefined;
}

/**
 * Does something that reads or plans the cards of a statement, and says its faults of the query.
 *
 * @throws Omaha8Error `bad-query` where the message speaks of cards that are given; its cause is what was thrown
 */
export async function withPlaces<T>(
  query: string,
  setting: Setting,
  run: () => T | Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Omaha8Error)) throw error;
    const message = withNames(error.message, setting);
    const place = placeOf(error.message, setting);
    if (place === undefined) throw new Omaha8Error(error.code, message, { cause: error });
    throw badQuery(query, place, message, '', { cause: error });
  }
}
