/** The files of src/ranges/rankings/. */
import { writeFileSync } from 'node:fs';
import { handClasses } from '../src/ranges/hand-classes.ts';
import { packNumbers } from '../src/ranges/packed.ts';
import { placeBits, type RankingData } from '../src/ranges/rankings/ranking.ts';

/** By number of hole cards: in how many steps places are counted. */
export const STEPS: Readonly<Record<number, number>> = { 4: 10_000, 5: 1000 };

/** The classes of hands in an order. */
interface Order {
  /** By place: a class. */
  readonly order: readonly number[];
  /** By place: how many hands are in better classes; at the end, how many there are. */
  readonly before: Float64Array;
  /** As they are stored. */
  readonly places: string;
}

/** @param worth  by class, the more the better */
export function ordered(holeCards: number, worth: ArrayLike<number>): Order {
  const { count, size, classOf } = handClasses(holeCards);
  const steps = STEPS[holeCards];
  // Equal ones are ordered by number: the result must not depend on the sort.
  const order = Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => worth[b] - worth[a] || a - b,
  );
  const places = new Uint16Array(count);
  const before = new Float64Array(count + 1);
  order.forEach((handClass, i) => {
    places[handClass] = Math.floor((before[i] * steps) / classOf.length);
    before[i + 1] = before[i] + size[handClass];
  });
  return { order, before, places: packNumbers(places, placeBits(steps)) };
}

/**
 * Writes an ordering to its file.
 *
 * @param command  that made it
 * @returns the file's path
 */
export function writeRanking(ranking: RankingData, command: string): string {
  const { game, holeCards, players, deals, seed, standardError, placeError, steps, places } =
    ranking;
  const path = `src/ranges/rankings/${game}-${holeCards}-cards-${players}-players.ts`;
  const text = `/** Made by \`${command}\`. */
import type { RankingData } from './ranking.ts';

export const RANKING: RankingData = {
  game: '${game}',
  holeCards: ${holeCards},
  players: ${players},
  deals: ${groupedDigits(deals)},
  seed: ${seed},
  standardError: ${standardError},
  placeError: ${placeError},
  steps: ${groupedDigits(steps)},
  places:
    '${places}',
};
`;
  writeFileSync(path, text);
  return path;
}

/** 123456 => `123_456`, as the formatter of this project has it. */
function groupedDigits(integer: number): string {
  return integer < 10_000 ? String(integer) : String(integer).replace(/\B(?=(?:\d{3})+$)/g, '_');
}
