/**
 * What each hand of one list is worth against all hands of another on a full board, in one pass.
 *
 * The hands of both are taken in order of their highs, the worst first, and sums are kept of the weights of
 * those passed, by low and by the cards that they hold (`SubsetSums`). What a hand beats, ties and loses to
 * without sharing a card is then a few dozen look-ups, however many the others are.
 */
import { type Card, DECK_SIZE } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import { BoardEvaluator } from '../../evaluator/board-evaluator.ts';
import { type Game, hasLow } from '../../games/game.ts';
import { NO_LOW } from '../../tables/low-values.ts';
import { type HandList, weightsOfSame } from './hand-list.ts';
import { SubsetSums } from './subset-sums.ts';

/**
 * How a pot between two is shared is one of twelve cells, `4 * high + low + 1`: with how many the player shares
 * the high (0: they do not win it, 1: alone, 2: both), and the same for the low (-1: nobody made one).
 */
export const CELLS = 12;

/** Columns of the sums: hands without a low; those with the best low or a worse one, and so on. */
const WITHOUT_LOW = 0;
const WITH_LOW = 1;

/** Sums for a hand: what opponents weigh without a low, with one, with one no better than its own, with a worse. */
const SUMS = 4;

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
  /** By how many columns they have. */
  readonly #sums: SubsetSums[] = [];
  /** By hand of mine: its sums over worse highs; over worse and equal ones; over all. */
  readonly #worse: Float64Array;
  readonly #notBetter: Float64Array;
  readonly #all: Float64Array;

  /** @param mine, theirs  lists of hands of one size, 4 or 5 cards: for 6 the sums would take gigabytes */
  constructor(game: Game, mine: HandList, theirs: HandList) {
    this.#size = mine.size;
    this.#mine = new HandsOnBoard(mine);
    this.#theirs = new HandsOnBoard(theirs);
    this.#hasLow = hasLow(game);
    this.#same = weightsOfSame(mine, theirs);
    this.#worse = new Float64Array(mine.count * SUMS);
    this.#notBetter = new Float64Array(mine.count * SUMS);
    this.#all = new Float64Array(mine.count * SUMS);
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
    const columns = this.#numberLows();
    this.#sums[columns] ??= new SubsetSums(this.#size, columns);
    const sums = this.#sums[columns];
    sums.clear();
    this.#walk(sums);
    this.#total(sums, into);
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

  /** Gives each low that occurs a column, the best one first. Returns how many columns there are. */
  #numberLows(): number {
    const columnOf = this.#columnOf.fill(0);
    for (const { order, count, lows } of [this.#mine, this.#theirs]) {
      for (let i = 0; i < count; i++) columnOf[lows[order[i]]] = 1;
    }
    let column = WITH_LOW;
    for (let low = 1; low < NO_LOW; low++) if (columnOf[low] !== 0) columnOf[low] = column++;
    columnOf[NO_LOW] = WITHOUT_LOW;
    // One more for what is worse than the worst.
    return column + 1;
  }

  /** Takes all hands, the worst highs first. */
  #walk(sums: SubsetSums): void {
    const mine = this.#mine;
    const theirs = this.#theirs;
    let fromMine = 0;
    let fromTheirs = 0;
    while (fromMine < mine.count) {
      const high = mine.highs[mine.order[fromMine]];
      const toMine = mine.ends[WORST_HIGH - high];
      const theirWorse = theirs.ends[WORST_HIGH - high - 1] ?? 0;
      this.#addTheirs(sums, fromTheirs, theirWorse);
      this.#read(sums, fromMine, toMine, this.#worse);
      fromTheirs = theirs.ends[WORST_HIGH - high];
      this.#addTheirs(sums, theirWorse, fromTheirs);
      this.#read(sums, fromMine, toMine, this.#notBetter);
      fromMine = toMine;
    }
    this.#addTheirs(sums, fromTheirs, theirs.count);
  }

  /** Adds the weights of hands of theirs to their rows. */
  #addTheirs(sums: SubsetSums, from: number, to: number): void {
    const { order, lows, list } = this.#theirs;
    const { cards, weights } = list;
    const size = this.#size;
    const columnOf = this.#columnOf;
    const { rows, table } = sums;
    for (let i = from; i < to; i++) {
      const hand = order[i];
      const weight = weights === null ? 1 : weights[hand];
      const low = columnOf[lows[hand]];
      sums.find(cards, hand * size);
      if (low === WITHOUT_LOW) {
        for (let r = 0; r < rows.length; r++) table[rows[r] + WITHOUT_LOW] += weight;
        continue;
      }
      for (let r = 0; r < rows.length; r++) {
        const row = rows[r];
        for (let column = WITH_LOW; column <= low; column++) table[row + column] += weight;
      }
    }
  }

  /**
   * Reads what there is so far for hands of mine: the weights of opponents without a low, with one, with one that
   * is as good or worse, and with a worse one.
   */
  #read(sums: SubsetSums, from: number, to: number, into: Float64Array): void {
    const { order, lows, list } = this.#mine;
    const { cards } = list;
    const size = this.#size;
    const columnOf = this.#columnOf;
    const { rows, signs, table } = sums;
    for (let i = from; i < to; i++) {
      const hand = order[i];
      const low = columnOf[lows[hand]];
      sums.find(cards, hand * size);
      let without = 0;
      let withLow = 0;
      let notBetter = 0;
      let worse = 0;
      if (low === WITHOUT_LOW) {
        for (let r = 0; r < rows.length; r++) {
          const row = rows[r];
          const sign = signs[r];
          without += sign * table[row + WITHOUT_LOW];
          withLow += sign * table[row + WITH_LOW];
        }
      } else {
        for (let r = 0; r < rows.length; r++) {
          const row = rows[r];
          const sign = signs[r];
          without += sign * table[row + WITHOUT_LOW];
          withLow += sign * table[row + WITH_LOW];
          notBetter += sign * table[row + low];
          worse += sign * table[row + low + 1];
        }
      }
      const at = hand * SUMS;
      into[at] = without;
      into[at + 1] = withLow;
      into[at + 2] = notBetter;
      into[at + 3] = worse;
    }
  }

  /** Makes cells of the sums, now that all hands of theirs have been added. */
  #total(sums: SubsetSums, into: Float64Array): void {
    const { order, lows, count } = this.#mine;
    const [worse, notBetter, all] = [this.#worse, this.#notBetter, this.#all];
    this.#read(sums, 0, count, all);
    // A hand itself, which shares all its cards with it, is what inclusion and exclusion leave out.
    const sign = this.#size % 2 === 0 ? 1 : -1;
    for (let i = 0; i < count; i++) {
      const hand = order[i];
      const at = hand * SUMS;
      const cell = hand * CELLS;
      const same = sign * this.#same[hand];
      if (lows[hand] === NO_LOW) {
        addWithoutLow(into, cell + 4, worse, at, NOTHING, 0);
        addWithoutLow(into, cell + 8, notBetter, at, worse, at);
        addWithoutLow(into, cell, all, at, notBetter, at);
        into[cell + 8] += same;
      } else {
        addWithLow(into, cell + 4, worse, at, NOTHING, 0);
        addWithLow(into, cell + 8, notBetter, at, worse, at);
        addWithLow(into, cell, all, at, notBetter, at);
        into[cell + 11] += same;
      }
    }
  }
}

const NOTHING = new Float64Array(SUMS);

/** Adds the sums of one state less those of an earlier one to the cells of a hand that has no low. */
function addWithoutLow(
  into: Float64Array,
  cell: number,
  sums: Float64Array,
  at: number,
  earlier: Float64Array,
  from: number,
): void {
  into[cell] += sums[at] - earlier[from];
  into[cell + 1] += sums[at + 1] - earlier[from + 1];
}

/** The same for a hand that has one. */
function addWithLow(
  into: Float64Array,
  cell: number,
  sums: Float64Array,
  at: number,
  earlier: Float64Array,
  from: number,
): void {
  const without = sums[at] - earlier[from];
  const withLow = sums[at + 1] - earlier[from + 1];
  const notBetter = sums[at + 2] - earlier[from + 2];
  const worse = sums[at + 3] - earlier[from + 3];
  into[cell + 1] += withLow - notBetter;
  into[cell + 2] += without + worse;
  into[cell + 3] += notBetter - worse;
}
