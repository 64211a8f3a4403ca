import { type Card, DECK_SIZE } from '../cards/card.ts';
import { checkList } from '../cards/check.ts';
import {
  BOARD_SIZE,
  checkDistinct,
  checkHoleCount,
  HOLE_COUNT_TEXT,
  type HoleCount,
  isHoleCount,
} from '../cards/deal.ts';
import { badOption, Omaha8Error } from '../cards/errors.ts';
import { type CardsInput, isAnyHand, parseCards } from '../cards/text.ts';
import { quoted, shown } from '../cards/words.ts';
import { checkGame, type Game } from '../evaluator/game.ts';
import { checkNames } from '../showdown/names.ts';

/** Enough seats for every share of a pot to be a whole number of units, and for the deck. */
export const MOST_PLAYERS = 11;

export { BOARD_SIZE };

/** A question of equity whose cards have been checked. Plain data: it can be sent to another thread. */
export interface EquityJob {
  readonly game: Game;
  /** How many hole cards each player has. */
  readonly holeCount: HoleCount;
  /** By player: the hole cards, or null for a hand that may be any. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** 0 to 5 cards that all players share. */
  readonly board: readonly Card[];
  /** Cards that are out of play. */
  readonly dead: readonly Card[];
}

/** The cards of a question, as a caller writes them. */
export interface EquityCards {
  /** 2 to 11 hands; `*` or `random` is any hand. */
  hands: readonly CardsInput[];
  /** 0 to 5 cards. */
  board?: CardsInput | undefined;
  dead?: CardsInput | undefined;
  game?: Game | undefined;
  /** How many hole cards each player has; by default as many as the known hands, else 4. */
  cards?: HoleCount | undefined;
  /** A name for each hand. */
  names?: readonly string[] | undefined;
}

/**
 * Checks the cards of a question.
 *
 * @throws Omaha8Error naming what is wrong and where: `bad-card`, `duplicate-card`, `card-count`,
 *   `bad-option` or `impossible-deal`
 */
export function parseJob(question: EquityCards): EquityJob {
  const { hands, board, dead, game = 'omaha8', cards, names } = question;
  checkGame(game);
  checkList(hands, 'hands');
  if (hands.length < 2) {
    const given = hands.length === 0 ? 'no hand was given' : 'only one hand was given';
    throw new Omaha8Error('card-count', `${given}; equity needs at least two ('*' is any hand)`);
  }
  if (hands.length > MOST_PLAYERS) {
    throw new Omaha8Error(
      'card-count',
      `${hands.length} hands were given; equity takes at most ${MOST_PLAYERS}`,
    );
  }
  const known = Array.from(hands, (hand, player) => readHand(hand, `hand ${player + 1}`));
  const holeCount = holeCountOf(known, cards);
  const job: EquityJob = {
    game,
    holeCount,
    hands: known,
    board: parseCards(board ?? '', 'the board'),
    dead: parseCards(dead ?? '', 'the dead cards'),
  };
  checkDeal(job);
  if (names !== undefined) checkNames(names, hands.length);
  return job;
}

/** What people write for any hand, and is not it. */
const ALMOST_ANY = /^(?:any|any hand|all|unknown|-|[*?x]+)$/i;

/** @returns null for any hand */
function readHand(hand: CardsInput, where: string): Card[] | null {
  if (typeof hand === 'string') {
    if (isAnyHand(hand)) return null;
    if (ALMOST_ANY.test(hand.trim())) {
      throw new Omaha8Error(
        'bad-card',
        `${quoted(hand)} in ${where} is not a hand; any hand is '*' or random`,
      );
    }
  }
  return parseCards(hand, where);
}

function holeCountOf(hands: readonly (readonly Card[] | null)[], wanted?: HoleCount): HoleCount {
  if (wanted !== undefined && !isHoleCount(wanted)) {
    throw badOption(`cards ${shown(wanted)} is not ${HOLE_COUNT_TEXT}`);
  }
  let count: HoleCount | undefined = wanted;
  let from = `${wanted} cards are asked for`;
  hands.forEach((hand, player) => {
    if (hand === null) return;
    const has = `hand ${player + 1} has ${hand.length} ${hand.length === 1 ? 'card' : 'cards'}`;
    const size = checkHoleCount(hand.length, `hand ${player + 1}`);
    if (count !== undefined && size !== count) {
      throw new Omaha8Error('card-count', `${has}, but ${from}; all hands need the same number`);
    }
    if (count === undefined) {
      count = size;
      from = has;
    }
  });
  return count ?? 4;
}

function checkDeal(job: EquityJob): void {
  if (job.board.length > BOARD_SIZE) {
    throw new Omaha8Error(
      'card-count',
      `the board has ${job.board.length} cards; it can have ${BOARD_SIZE} at most`,
    );
  }
  checkDistinct([
    ...job.hands.flatMap((cards, player) =>
      cards === null ? [] : [{ where: `hand ${player + 1}`, cards }],
    ),
    { where: 'the board', cards: job.board },
    { where: 'the dead cards', cards: job.dead },
  ]);
  const needed = job.hands.length * job.holeCount + BOARD_SIZE + job.dead.length;
  if (needed > DECK_SIZE) {
    const dead = job.dead.length === 0 ? '' : `, ${job.dead.length} dead cards`;
    throw new Omaha8Error(
      'impossible-deal',
      `${job.hands.length} hands of ${job.holeCount} cards${dead} and a board of ${BOARD_SIZE} need ${needed} cards; the deck has ${DECK_SIZE}`,
    );
  }
}
