/** Where a hand stands among all starting hands. */

import { checkDistinct, checkHoleCount } from '../cards/deal.ts';
import { type CardsInput, parseCards } from '../cards/text.ts';
import {
  checkHandSize,
  findGame,
  GAMES,
  type Game,
  type GameName,
  gameRow,
} from '../games/game.ts';
import { colexIndex, sortNumbers } from '../math/colex.ts';
import { checkList } from '../text/check.ts';
import { Omaha8Error } from '../text/errors.ts';
import { handClasses } from './hand-classes.ts';
import { loadRanking, rankedPlayers } from './rankings/index.ts';

/** The place of a hand in one ordering. */
export interface HandRank {
  readonly game: Game;
  readonly players: number;
  /** The smallest percentage whose range has the hand: 0.5 says that it is in `0.5%`. */
  readonly percent: number;
  /** How the ordering was made: each hand's share counted over all deals, or all shares sampled. */
  readonly method: 'exact' | 'monte-carlo';
  /** All deals of a hand, or so many random ones from this seed. */
  readonly deals: number;
  readonly seed: number | null;
  /** The part of a pot by which the mean of a hand is off, typically. */
  readonly standardError: number;
  /** By how many percent of all hands the place of a hand is off for that, typically. */
  readonly percentError: number;
}

/**
 * The place of a hand in every ordering of hands of its size, those of Hi/Lo and of few players first.
 *
 * @param hand   four or five cards
 * @param games  whose orderings; by default those of all games with so many hole cards
 * @throws Omaha8Error for what is no hand, or is not ranked
 */
export async function rankHand(hand: CardsInput, games?: readonly GameName[]): Promise<HandRank[]> {
  const cards = parseCards(hand, 'the hand');
  const holeCards = checkHoleCount(cards.length, 'the hand');
  checkDistinct([{ where: 'the hand', cards }]);
  const asked =
    games === undefined
      ? GAMES.filter((game) => gameRow(game).holeCounts.includes(holeCards))
      : checkList(games, 'games').map((name) => {
          const named = findGame(name);
          checkHandSize(holeCards, 'the hand', named);
          return named.game;
        });
  const players = rankedPlayers(holeCards);
  if (players.length === 0) {
    throw new Omaha8Error(
      'card-count',
      `hands of ${holeCards} cards are not ranked; those of 4 and 5 are`,
    );
  }
  const sorted = Uint8Array.from(cards);
  sortNumbers(sorted, 0, holeCards);
  const handClass = handClasses(holeCards).classOf[colexIndex(sorted, 0, holeCards)];
  const orderings = asked.flatMap((game) => players.map((count) => ({ game, count })));
  return Promise.all(
    orderings.map(async ({ game, count }) => {
      const { places, steps, placeError, ...made } = await loadRanking(game, holeCards, count);
      return {
        game,
        players: count,
        percent: (100 * (places[handClass] + 1)) / steps,
        method: made.seed === null ? 'exact' : 'monte-carlo',
        deals: made.deals,
        seed: made.seed,
        standardError: made.standardError,
        percentError: Number((100 * placeError).toPrecision(2)),
      };
    }),
  );
}
