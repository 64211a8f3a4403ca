/**
 * The reference evaluator: every pair of hole cards with every three board cards, one by one, as the
 * rules put it. It also says which five cards play. The fast evaluator is tested against it.
 */
import { type Card, rankOf, suitOf } from '../cards/card.ts';
import { BOARD_SIZE, checkDistinct } from '../cards/deal.ts';
import { type CardsInput, type CardText, cardTexts, parseCards } from '../cards/text.ts';
import {
  checkHandSize,
  DEFAULT_GAME,
  findGame,
  type Game,
  type GameName,
  hasLow,
} from '../games/game.ts';
import { forEachCombination } from '../math/combinations.ts';
import { type Category, highValues, NO_HIGH } from '../tables/high-values.ts';
import { LOW_BIT, lowOfSet, NO_LOW } from '../tables/low-values.ts';
import { multisetOf } from '../tables/rank-multisets.ts';
import { Omaha8Error } from '../text/errors.ts';
import { categoryOf, highName, lowName, sortByWeight } from './names.ts';

/** Five cards that play: two from the hand, three from the board. */
export interface MadeHand {
  /** Highs 1 … 7462, lows 1 … 56; smaller wins. */
  value: number;
  /** As players say it. */
  name: string;
  /** The five cards, in the order in which they are read out. */
  cards: CardText[];
  /** The two of them that are hole cards. */
  hole: CardText[];
  /** The three of them that are board cards. */
  board: CardText[];
}

export interface HighHand extends MadeHand {
  category: Category;
}

/** What a hand makes of a board. */
export interface Evaluation {
  game: Game;
  hole: CardText[];
  board: CardText[];
  high: HighHand;
  /** Null where no low qualifies, and in games without a low. */
  low: MadeHand | null;
}

/** Two hole cards and three board cards, and what they are worth; the weakest possible to begin with. */
export interface Play {
  value: number;
  hole: readonly Card[];
  board: readonly Card[];
}

/** The value 1 … 7462 of five cards. */
function highOfFive(cards: readonly Card[]): number {
  const { ofRanks, ofFlush } = highValues();
  const ranks = cards.map(rankOf);
  const oneSuit = cards.every((card) => suitOf(card) === suitOf(cards[0]));
  return oneSuit
    ? ofFlush[ranks.reduce((set, rank) => set | (1 << rank), 0)]
    : ofRanks[multisetOf(ranks)];
}

/** The value 1 … 56 of five cards as a low, or `NO_LOW`. */
function lowOfFive(cards: readonly Card[]): number {
  const set = cards.reduce((bits, card) => bits | LOW_BIT[rankOf(card)], 0);
  return lowOfSet(set);
}

/**
 * The best high and the best low among all ways to play two hole cards and three board cards: 60 with
 * four hole cards and a whole board.
 *
 * @param hole   4 to 6 cards
 * @param board  3 to 5 cards; no card twice in all. Not checked.
 */
export function bestPlays(
  hole: readonly Card[],
  board: readonly Card[],
): { high: Play; low: Play } {
  let high: Play = { value: NO_HIGH, hole: [], board: [] };
  let low: Play = { value: NO_LOW, hole: [], board: [] };
  forEachCombination(hole, 2, (pair) => {
    forEachCombination(board, 3, (three) => {
      const five = [...pair, ...three];
      const highValue = highOfFive(five);
      if (highValue < high.value) high = { value: highValue, hole: [...pair], board: [...three] };
      const lowValue = lowOfFive(five);
      if (lowValue < low.value) low = { value: lowValue, hole: [...pair], board: [...three] };
    });
  });
  return { high, low };
}

/**
 * Says what a hand makes of a board: its best high and, in games with a low, its best low.
 *
 * @param hole   4, 5 or 6 cards
 * @param board  3, 4 or 5 cards
 * @throws Omaha8Error `bad-card`, `card-count`, `duplicate-card` or, for an unknown game, `bad-option`
 *
 * @example
 *     evaluate('AhAd8s9c', '7s7d5c2hJs').high.name // 'Two pair, Aces and Sevens'
 *     evaluate('AhAd8s9c', '7s7d5c2hJs').low?.name // '8-7-5-2-A'
 */
export function evaluate(
  hole: CardsInput,
  board: CardsInput,
  game: GameName = DEFAULT_GAME,
): Evaluation {
  const named = findGame(game);
  const holeCards = parseCards(hole, 'the hand');
  const boardCards = parseCards(board, 'the board');
  checkHandSize(holeCards.length, 'the hand', named);
  if (boardCards.length < 3 || boardCards.length > BOARD_SIZE) {
    throw new Omaha8Error(
      'card-count',
      `the board has ${boardCards.length} cards; a hand is evaluated on 3, 4 or 5`,
    );
  }
  checkDistinct([
    { where: 'the hand', cards: holeCards },
    { where: 'the board', cards: boardCards },
  ]);
  return {
    game: named.game,
    hole: cardTexts(holeCards),
    board: cardTexts(boardCards),
    ...madeHands(holeCards, boardCards, named.game),
  };
}

/** The high and the low of cards that are known to be a legal deal, named and with the cards that play. */
export function madeHands(
  hole: readonly Card[],
  board: readonly Card[],
  game: Game,
): Pick<Evaluation, 'high' | 'low'> {
  const { high, low } = bestPlays(hole, board);
  return { high: highHand(high), low: hasLow(game) && low.value !== NO_LOW ? lowHand(low) : null };
}

function highHand(play: Play): HighHand {
  const category = categoryOf(play.value);
  const cards = sortByWeight([...play.hole, ...play.board], rankOf);
  const aceIsLow = category.startsWith('straight') && rankOf(cards[0]) - rankOf(cards[1]) > 1;
  if (aceIsLow) cards.push(cards.shift() as Card);
  return {
    value: play.value,
    category,
    name: highName(play.value),
    cards: cardTexts(cards),
    hole: cardTexts(play.hole),
    board: cardTexts(play.board),
  };
}

function lowHand(play: Play): MadeHand {
  const cards = [...play.hole, ...play.board].sort(
    (a, b) => LOW_BIT[rankOf(b)] - LOW_BIT[rankOf(a)],
  );
  return {
    value: play.value,
    name: lowName(play.value),
    cards: cardTexts(cards),
    hole: cardTexts(play.hole),
    board: cardTexts(play.board),
  };
}
