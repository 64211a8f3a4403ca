/** The orderings of starting hands; each is loaded when first asked for. */
import type { HoleCount } from '../../cards/deal.ts';
import { type Game, gameRow } from '../../games/game.ts';
import type { LowKind } from '../../games/rows.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { listed } from '../../text/words.ts';
import { handClasses } from '../hand-classes.ts';
import { unpackNumbers } from '../packed.ts';
import { placeBits, type RankingData } from './ranking.ts';

type Load = () => Promise<{ RANKING: RankingData }>;

const HIGH_ONLY = 'high-only';

/**
 * By what takes the low half, number of hole cards and number of players: games that differ in nothing
 * else share their orderings, which are of hands before any card of the board is seen.
 */
const FILES: Readonly<
  Record<LowKind | typeof HIGH_ONLY, Readonly<Record<number, Readonly<Record<number, Load>>>>>
> = {
  'eight-or-better': {
    4: {
      2: () => import('./omaha8-4-cards-2-players.ts'),
      6: () => import('./omaha8-4-cards-6-players.ts'),
      9: () => import('./omaha8-4-cards-9-players.ts'),
    },
    5: { 6: () => import('./omaha8-5-cards-6-players.ts') },
  },
  [HIGH_ONLY]: {
    4: {
      2: () => import('./omahahi-4-cards-2-players.ts'),
      6: () => import('./omahahi-4-cards-6-players.ts'),
      9: () => import('./omahahi-4-cards-9-players.ts'),
    },
    5: { 6: () => import('./omahahi-5-cards-6-players.ts') },
  },
};

/** An ordering of all starting hands: `RankingData` with its places read. */
export interface Ranking extends Omit<RankingData, 'places'> {
  /** By class of `handClasses`: the part of all hands that are better, in steps, rounded down. */
  readonly places: Uint16Array;
}

/** For how many players hands of so many cards are ordered, fewest first. */
export function rankedPlayers(holeCards: HoleCount): number[] {
  return Object.keys(FILES['eight-or-better'][holeCards] ?? {}).map(Number);
}

const LOADED = new Map<string, Promise<Ranking>>();

/**
 * Loads an ordering.
 *
 * @param players  null for the default, the fullest table that there is an ordering for
 * @throws Omaha8Error `bad-range` where there is none
 */
export function loadRanking(
  game: Game,
  holeCards: HoleCount,
  players: number | null,
): Promise<Ranking> {
  const sizes = rankedPlayers(holeCards);
  if (sizes.length === 0) {
    throw new Omaha8Error(
      'bad-range',
      `hands of ${holeCards} cards are not ranked; percentages are of 4 or 5`,
    );
  }
  const size = players ?? sizes[sizes.length - 1];
  const low = gameRow(game).low ?? HIGH_ONLY;
  const load = FILES[low][holeCards][size];
  if (load === undefined) {
    throw new Omaha8Error(
      'bad-range',
      `hands of ${holeCards} cards are ranked for ${listed(sizes.map(String), 'and')} players, not for ${size}`,
    );
  }
  const key = `${low} ${holeCards} ${size}`;
  const loaded = LOADED.get(key) ?? load().then(({ RANKING }) => read(RANKING));
  LOADED.set(key, loaded);
  return loaded;
}

function read({ places, ...rest }: RankingData): Ranking {
  const { count } = handClasses(rest.holeCards);
  return { ...rest, places: unpackNumbers(places, placeBits(rest.steps), count) };
}
