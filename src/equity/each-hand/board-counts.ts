/**
 * What each hand of one list is worth against all hands of another on a full board, in one pass.
 *
 * The hands of both are taken in order of their highs, the worst first, and sums are kept of the weights of
 * those passed, by low and by the cards that they hold (`OpponentSums`). What a hand beats, ties and loses to
 * without sharing a card is then a few dozen look-ups, however many the others are.
 */
import { type Card, DECK_SIZE } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import { BoardEvaluator } from '../../evaluator/board-evaluator.ts';
import { type Game, hasLow } from '../../games/game.ts';
import { NO_LOW } from '../../tables/low-values.ts';
import { type HandList, weightsOfSame } from './hand-list.ts';
import { OpponentSums, WITH_LOW, WITHOUT_LOW } from './opponent-sums.ts';

/**
 * How a pot between two is shared is one of twelve cells, `4 * high + low + 1`: with how many the player shares
 * the high (0: they do not win it, 1: alone, 2: both), and the same for the low (-1: nobody made one).
 */
export const CELLS = 12;

/** Highs of cells: the player does not win it, wins it alone, or shares it. */
const LOST = 0;
const WON = 1;
const TIED = 2;

/** Lows of cells: nobody made one; else one more than the same for the high. */
const NOBODYS_LOW = 0;

/** High cards 7-5-4-3-2, the worst of all highs. */
const WORST_HIGH = 7462;

/** The hands of a list on a board, in order of their highs, the worst first. */
class HandsOnBoard {
  readonly list: HandList;
  readonly highs: Uint16Array;
  readonly lows: Uint8Array;
  /** Positions in the list of the hands that the board leaves, `count` of them. */
  readonly order: Uint32Array;
  count = 0;
  /** By high: where its hands end in `order`. */
  readonly ends = new Uint32Array(WORST_HIGH + 1);

  constructor(list: HandList) {
    this.list = list;
    this.highs = new Uint16Array(list.count);
    this.lows = new Uint8Array(list.count).fill(NO_LOW);
    this.order = new Uint32Array(list.count);
  }

  /** @param lowsHere  whether lows count and the board allows one */
  evaluate(evaluator: BoardEvaluator, lowsHere: boolean, onBoard: Uint8Array): void {
    const { list, highs, lows, order, ends } = this;
    const { cards, size, count } = list;
    ends.fill(0);
    let left = 0;
    for (let hand = 0, at = 0; hand < count; hand++, at += size) {
      let taken = 0;
      for (let i = at; i < at + size; i++) taken |= onBoard[cards[i]];
      if (taken !== 0) {
        highs[hand] = 0;
        continue;
      }
      const high = evaluator.high(cards, at, size);
      highs[hand] = high;
      lows[hand] = lowsHere ? evaluator.low(cards, at, size) : NO_LOW;
      ends[WORST_HIGH - high]++;
      left++;
    }
    this.count = left;
    // Counting sort by the high, the largest value first.
    let sum = 0;
    for (let i = 0; i < ends.length; i++) {
      const here = ends[i];
      ends[i] = sum;
      sum += here;
    }
    for (let hand = 0; hand < count; hand++) {
      const high = highs[hand];
      if (high !== 0) order[ends[WORST_HIGH - high]++] = hand;
    }
  }
}

/**
 * Counts one list of hands against another, board after board.
 *
 * @example
 *     const counter = new EachHandCounter('omaha8', mine, theirs);
 *     const counts = new Float64Array(mine.count * CELLS);
 *     for (const board of boards) counter.add(board, counts);
 */
export class EachHandCounter {
  readonly #size: number;
  readonly #mine: HandsOnBoard;
  readonly #theirs: HandsOnBoard;
  readonly #hasLow: boolean;
  readonly #evaluator = new BoardEvaluator(BOARD_SIZE);
  readonly #boardCards = new Uint8Array(BOARD_SIZE);
  readonly #onBoard = new Uint8Array(DECK_SIZE);
  /** By hand of mine: what the same hand weighs among theirs. */
  readonly #same: Uint16Array;
  /** By value of a low: the column in which the sums of it and of worse ones are. */
  readonly #columnOf = new Uint8Array(NO_LOW + 1);
  /** By how many lows occur. */
  readonly #sums: OpponentSums[] = [];

  /** @param mine, theirs  lists of hands of one size, 4 or 5 cards: for 6 the sums would take gigabytes */
  constructor(game: Game, mine: HandList, theirs: HandList) {
    this.#size = mine.size;
    this.#mine = new HandsOnBoard(mine);
    this.#theirs = new HandsOnBoard(theirs);
    this.#hasLow = hasLow(game);
    this.#same = weightsOfSame(mine, theirs);
  }

  /**
   * Adds the counts of one board.
   *
   * @param board  five card ids
   * @param into   by `hand of mine * CELLS + cell`: the weight of the hands of theirs that share no card with it.
   *   A hand that shares a card with the board gets nothing
   */
  add(board: readonly Card[], into: Float64Array): void {
    this.#takeBoard(board);
    const lows = this.#numberLows();
    this.#sums[lows] ??= new OpponentSums(this.#size, lows);
    const sums = this.#sums[lows];
    sums.clear(board);
    this.#walk(sums, into);
    this.#addSame(into);
  }

  #takeBoard(board: readonly Card[]): void {
    const evaluator = this.#evaluator;
    this.#boardCards.set(board);
    evaluator.setBoard(this.#boardCards, 0);
    const lowsHere = this.#hasLow && evaluator.allowsLow;
    this.#onBoard.fill(0);
    for (const card of board) this.#onBoard[card] = 1;
    this.#mine.evaluate(evaluator, lowsHere, this.#onBoard);
    this.#theirs.evaluate(evaluator, lowsHere, this.#onBoard);
  }

  /** Gives each low that occurs a column, the best one first. Returns how many there are. */
  #numberLows(): number {
    const columnOf = this.#columnOf.fill(0);
    for (const { order, count, lows } of [this.#mine, this.#theirs]) {
      for (let i = 0; i < count; i++) columnOf[lows[order[i]]] = 1;
    }
    let column = WITH_LOW;
    for (let low = 1; low < NO_LOW; low++) if (columnOf[low] !== 0) columnOf[low] = column++;
    columnOf[NO_LOW] = WITHOUT_LOW;
    return column - WITH_LOW;
  }

  /**
   * Takes all hands, the worst highs first. What lies in the sums before hands with a high are added is beaten
   * by that high, what they add ties, and what comes after beats it.
   */
  #walk(sums: OpponentSums, into: Float64Array): void {
    const mine = this.#mine;
    const theirs = this.#theirs;
    let fromMine = 0;
    let fromTheirs = 0;
    while (fromMine < mine.count) {
      const high = mine.highs[mine.order[fromMine]];
      const toMine = mine.ends[WORST_HIGH - high];
      const theirWorse = theirs.ends[WORST_HIGH - high - 1] ?? 0;
      this.#addTheirs(sums, fromTheirs, theirWorse);
      this.#count(sums, fromMine, toMine, into, WON, TIED);
      fromTheirs = theirs.ends[WORST_HIGH - high];
      this.#addTheirs(sums, theirWorse, fromTheirs);
      this.#count(sums, fromMine, toMine, into, TIED, LOST);
      fromMine = toMine;
    }
    this.#addTheirs(sums, fromTheirs, theirs.count);
    this.#count(sums, 0, mine.count, into, LOST, null);
  }

  #addTheirs(sums: OpponentSums, from: number, to: number): void {
    const { order, lows, list } = this.#theirs;
    const { cards, size, weights } = list;
    const columnOf = this.#columnOf;
    for (let i = from; i < to; i++) {
      const hand = order[i];
      const weight = weights === null ? 1 : weights[hand];
      sums.add(cards, hand * size, columnOf[lows[hand]], weight);
    }
  }

  /**
   * Counts for hands of mine what is in the sums.
   *
   * @param from, to  the hands, by their places in the order
   * @param high      of the cells that get it
   * @param taken     of those from which it is taken, if any
   */
  #count(
    sums: OpponentSums,
    from: number,
    to: number,
    into: Float64Array,
    high: number,
    taken: number | null,
  ): void {
    const { order, lows, list } = this.#mine;
    const { cards, size } = list;
    const columnOf = this.#columnOf;
    const { found } = sums;
    for (let i = from; i < to; i++) {
      const hand = order[i];
      const low = columnOf[lows[hand]];
      sums.find(cards, hand * size, low);
      addCells(into, hand * CELLS + 4 * high, low, found, 1);
      if (taken !== null) addCells(into, hand * CELLS + 4 * taken, low, found, -1);
    }
  }

  /** Adds for each hand that it ties with itself, which inclusion and exclusion leave out. */
  #addSame(into: Float64Array): void {
    const { order, lows, count } = this.#mine;
    const sign = this.#size % 2 === 0 ? 1 : -1;
    for (let i = 0; i < count; i++) {
      const hand = order[i];
      const low = lows[hand] === NO_LOW ? NOBODYS_LOW : TIED + 1;
      into[hand * CELLS + 4 * TIED + low] += sign * this.#same[hand];
    }
  }
}

/** Adds what was found for a hand to the cells of a high, or takes it from them. */
function addCells(
  into: Float64Array,
  cell: number,
  low: number,
  found: Int32Array,
  sign: number,
): void {
  if (low === WITHOUT_LOW) {
    into[cell + NOBODYS_LOW] += sign * found[0];
    into[cell + LOST + 1] += sign * found[1];
    return;
  }
  into[cell + LOST + 1] += sign * (found[1] - found[2]);
  into[cell + WON + 1] += sign * (found[0] + found[3]);
  into[cell + TIED + 1] += sign * (found[2] - found[3]);
}
