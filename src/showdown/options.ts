/** What a caller may ask of a showdown, and the checks at its door. */
import type { Card } from '../cards/card.ts';
import { DECK_SIZE } from '../cards/card.ts';
import { BOARD_SIZE, checkDistinct } from '../cards/deal.ts';
import { type CardsInput, parseCards } from '../cards/text.ts';
import {
  checkHandSize,
  DEFAULT_GAME,
  findGame,
  type Game,
  type GameName,
  type NamedGame,
} from '../games/game.ts';
import { checkList, checkOptions, type OptionNames } from '../text/check.ts';
import { badOption, Omaha8Error } from '../text/errors.ts';
import { listed, shown } from '../text/words.ts';
import type { Amount } from './amounts.ts';
import { checkNames } from './names.ts';
import { ODD_CHIP_RULES, type OddChipRule } from './split.ts';

export interface ShowdownOptions {
  /** `omaha8` if not given. */
  game?: GameName | undefined;
  /** Five cards. */
  board: CardsInput;
  /** By seat, all with 4, 5 or 6 cards; null or `'-'` is a folded seat whose cards are unknown. */
  hands: readonly (CardsInput | null)[];
  /** Cards that are out of play: seen, or exposed in the deal. */
  dead?: CardsInput | undefined;
  /** Seats, numbered from 1, that folded although their cards are given. */
  folded?: readonly number[] | undefined;
  /** One pot for all live seats. */
  pot?: Amount | undefined;
  /** What each seat put in during the whole hand, folded seats included, in seat order; not with `pot`. */
  bets?: readonly Amount[] | undefined;
  /** The seat with the button; the last one if not given, so that seat 1 is first left of it. */
  button?: number | undefined;
  /** The smallest chip, 1 if not given: every amount must be a whole number of chips. */
  chip?: Amount | undefined;
  /** `wsop` if not given. */
  oddChips?: OddChipRule | undefined;
  /**
   * With `pot` or `bets` only: an amount in all, the main pot first; or a percentage of every pot, each
   * rounded down to a whole chip, such as `5%`, and `5%,cap=3` where no more than that is taken in all,
   * for which side pots give way first.
   */
  rake?: Amount | undefined;
  /** A name for each seat. */
  names?: readonly string[] | undefined;
}

const OPTION_NAMES: OptionNames<ShowdownOptions> = {
  game: true,
  board: true,
  hands: true,
  dead: true,
  folded: true,
  pot: true,
  bets: true,
  button: true,
  chip: true,
  oddChips: true,
  rake: true,
  names: true,
};

/** One seat at the showdown. */
export interface Seat {
  folded: boolean;
  /** null: folded, cards unknown. */
  hole: Card[] | null;
}

/** Options that have been checked, as far as they are not about money. Seats are indexes from 0. */
export interface Deal {
  game: Game;
  board: Card[];
  seats: Seat[];
  button: number;
  oddChips: OddChipRule;
  names: readonly string[] | null;
}

function checkOddChips(rule: OddChipRule): OddChipRule {
  if (ODD_CHIP_RULES.includes(rule)) return rule;
  throw badOption(`odd chips ${shown(rule)} is unknown; choose ${listed(ODD_CHIP_RULES, 'or')}`);
}

function isSeatNumber(seat: number, seatCount: number): boolean {
  return Number.isInteger(seat) && seat >= 1 && seat <= seatCount;
}

function readSeats(hands: readonly (CardsInput | null)[], foldedSeats: readonly number[]): Seat[] {
  if (hands.length < 2) {
    throw badOption(`a showdown needs at least two hands, got ${hands.length}`);
  }
  const folded = new Set<number>();
  for (const seat of foldedSeats) {
    if (!isSeatNumber(seat, hands.length)) {
      throw badOption(`folded seat ${shown(seat)} is not one of the seats 1 to ${hands.length}`);
    }
    if (folded.has(seat)) throw badOption(`folded seat ${shown(seat)} is given twice`);
    folded.add(seat);
  }
  const seats = Array.from(hands, (hand, i): Seat => {
    const unknown = hand === null || (typeof hand === 'string' && hand.trim() === '-');
    const hole = unknown ? null : parseCards(hand, `hand ${i + 1}`);
    return { hole, folded: hole === null || folded.has(i + 1) };
  });
  const live = seats.filter((seat) => !seat.folded).length;
  if (live < 2) {
    const folds = live === 0 ? 'all' : 'all but one';
    throw badOption(`a showdown needs at least two live hands; here ${folds} folded`);
  }
  return seats;
}

/** Checks that what lies on the table can have been dealt from one deck. */
function checkDeal(
  named: NamedGame,
  board: readonly Card[],
  seats: readonly Seat[],
  dead: readonly Card[],
): void {
  const hands = seats.flatMap(({ hole }, i) =>
    hole === null ? [] : [{ where: `hand ${i + 1}`, cards: hole }],
  );
  const first = hands[0];
  for (const { where, cards } of hands) {
    checkHandSize(cards.length, where, named);
    if (cards.length !== first.cards.length) {
      throw new Omaha8Error(
        'card-count',
        `${where} has ${cards.length} cards but ${first.where} has ${first.cards.length}`,
      );
    }
  }
  if (board.length !== BOARD_SIZE) {
    throw new Omaha8Error(
      'card-count',
      `the board has ${board.length} cards; a showdown needs ${BOARD_SIZE}`,
    );
  }
  checkDistinct([
    ...hands,
    { where: 'the board', cards: board },
    { where: 'the dead cards', cards: dead },
  ]);
  const size = first.cards.length;
  const dealt = seats.length * size + board.length + dead.length;
  if (dealt > DECK_SIZE) {
    const parts = [`${seats.length} hands of ${size} cards`];
    if (dead.length > 0) parts.push(`${dead.length} dead ${dead.length === 1 ? 'card' : 'cards'}`);
    throw new Omaha8Error(
      'impossible-deal',
      `${listed([...parts, 'a board'])} are ${dealt} cards; a deck has ${DECK_SIZE}`,
    );
  }
}

/**
 * Reads and checks everything but the money.
 *
 * @throws Omaha8Error `bad-card`, `duplicate-card`, `card-count`, `impossible-deal` or `bad-option`
 */
export function readDeal(options: ShowdownOptions): Deal {
  checkOptions<ShowdownOptions>(options, 'showdown', OPTION_NAMES);
  const { hands, folded = [], bets = [], names } = options;
  for (const [name, list] of Object.entries({ hands, folded, bets }))
    checkList<unknown>(list, name);
  const { game = DEFAULT_GAME, oddChips = 'wsop', button = hands.length } = options;
  const named = findGame(game);
  checkOddChips(oddChips);
  const seats = readSeats(hands, folded);
  const board = parseCards(options.board, 'the board');
  checkDeal(named, board, seats, parseCards(options.dead ?? '', 'the dead cards'));
  if (!isSeatNumber(button, hands.length)) {
    throw badOption(`button ${shown(button)} is not one of the seats 1 to ${hands.length}`);
  }
  return {
    game: named.game,
    board,
    seats,
    button: button - 1,
    oddChips,
    names: names === undefined ? null : checkNames(names, hands.length),
  };
}
