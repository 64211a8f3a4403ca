import { BOARD_SIZE, type HoleCount, isHoleCount } from '../cards/deal.ts';
import { countBits } from '../math/bits.ts';
import { min } from '../math/branchless.ts';
import { pairOfCards, SUIT_AND_LOW, SUIT_BITS, SUIT_SHIFT } from '../tables/card-indexes.ts';
import { NO_HIGH } from '../tables/high-values.ts';
import { ALL_LOW_RANKS, LOW_RANK_COUNT, LOW_SET_COUNT, lowValues } from '../tables/low-values.ts';
import { boardPairValues, flushPairValues, PAIR_COUNT } from '../tables/pair-values.ts';
import { multisetSums, RANK_COUNT, rankSteps } from '../tables/rank-multisets.ts';
import { badOption, Omaha8Error } from '../text/errors.ts';
import { shown } from '../text/words.ts';

/** How many cards a board may have when a hand is read from it: a flop, a turn, a river. */
export type BoardCount = (typeof BOARD_COUNTS)[number];
const BOARD_COUNTS = [3, 4, 5] as const;

const NO_SUIT = -1;

/** There is no board yet. */
const NO_ROW = -1;

/** By set of the board's low ranks: 1 where they are three or more. */
const ALLOWS_LOW = Uint8Array.from({ length: LOW_SET_COUNT }, (_, set) =>
  Number(countBits(set) >= 3),
);

/** With cards counted by suit, four bits each: adding 5 lifts a count of three or more to bit 3. */
const FIVE_IN_EACH_SUIT = 0x5555;
const THREE_OR_MORE = 0x8888;

/**
 * The fast evaluator: a board is looked up once; then each hand on it costs six look-ups for the high
 * (ten with five hole cards, fifteen with six), one more for each suited pair where the board has
 * three or more cards of that suit, and one for the low. Nothing is allocated.
 *
 * This is for loops: what its methods are given is not checked. Cards are read from a `Uint8Array` of
 * ids 0 … 51 that must all be different; anything else gives values that mean nothing. `evaluate` checks.
 */
export class BoardEvaluator {
  readonly #boardCount: BoardCount;
  readonly #pairOfCards = pairOfCards();
  readonly #twoPairs = multisetSums(2, 2);
  readonly #steps2 = rankSteps(2);
  readonly #steps3 = rankSteps(3);
  readonly #steps4 = rankSteps(4);
  readonly #rankValues: Uint16Array;
  readonly #lowValues = lowValues();
  readonly #flushBoardOf: Uint16Array;
  readonly #flushValues: Uint16Array;

  /** Where the board's rows begin in the tables of pairs, of lows and of flushes. */
  #rankRow = NO_ROW;
  #lowRow = NO_ROW;
  #flushRow = 0;
  /** The suit of three or more of the board's cards, and their ranks as a 13-bit set. */
  #flushSuit = NO_SUIT;
  #flushSet = 0;

  /**
   * @param boardCount  how many cards each board will have: 3, 4 or 5
   * @throws Omaha8Error `card-count`
   */
  constructor(boardCount: BoardCount = BOARD_SIZE) {
    if (!(BOARD_COUNTS as readonly number[]).includes(boardCount)) {
      throw new Omaha8Error(
        'card-count',
        `a hand is evaluated on a board of 3, 4 or 5, not ${shown(boardCount)}`,
      );
    }
    this.#boardCount = boardCount;
    this.#rankValues = boardPairValues(boardCount);
    const flushes = flushPairValues();
    this.#flushBoardOf = flushes.boardOf;
    this.#flushValues = flushes.values;
  }

  /** Looks the board up that starts at `cards[at]`. */
  setBoard(cards: Uint8Array, at: number): void {
    if (this.#boardCount !== BOARD_SIZE) {
      this.#setShortBoard(cards, at);
      return;
    }
    const a = cards[at];
    const b = cards[at + 1];
    const c = cards[at + 2];
    const d = cards[at + 3];
    const e = cards[at + 4];
    const pairOf = this.#pairOfCards;
    const four = this.#twoPairs[pairOf[(a << 6) | b] * PAIR_COUNT + pairOf[(c << 6) | d]];
    this.#rankRow = this.#steps4[four * RANK_COUNT + (e >> 2)] * PAIR_COUNT;
    const table = SUIT_AND_LOW;
    const any = table[a] | table[b] | table[c] | table[d] | table[e];
    const sum = table[a] + table[b] + table[c] + table[d] + table[e];
    this.#setSuitAndLow(cards, at, any, sum);
  }

  /** A flop or a turn. */
  #setShortBoard(cards: Uint8Array, at: number): void {
    const a = cards[at];
    const b = cards[at + 1];
    const c = cards[at + 2];
    const table = SUIT_AND_LOW;
    let multiset = this.#steps2[this.#pairOfCards[(a << 6) | b] * RANK_COUNT + (c >> 2)];
    let any = table[a] | table[b] | table[c];
    let sum = table[a] + table[b] + table[c];
    if (this.#boardCount > 3) {
      const d = cards[at + 3];
      multiset = this.#steps3[multiset * RANK_COUNT + (d >> 2)];
      any |= table[d];
      sum += table[d];
    }
    this.#rankRow = multiset * PAIR_COUNT;
    this.#setSuitAndLow(cards, at, any, sum);
  }

  /** @param any, sum  of the board's entries of `SUIT_AND_LOW` */
  #setSuitAndLow(cards: Uint8Array, at: number, any: number, sum: number): void {
    this.#lowRow = (any & ALL_LOW_RANKS) << LOW_RANK_COUNT;
    const flush = ((sum >>> SUIT_SHIFT) + FIVE_IN_EACH_SUIT) & THREE_OR_MORE;
    this.#flushSuit = flush === 0 ? NO_SUIT : (31 - Math.clz32(flush)) >> 2;
    if (flush === 0) return;
    this.#flushSet = setOfSuit(cards, at, this.#boardCount, this.#flushSuit);
    this.#flushRow = this.#flushBoardOf[this.#flushSet] * PAIR_COUNT;
  }

  /**
   * The multiset of the board's ranks, a number of the level of its size.
   *
   * @internal
   */
  get multiset(): number {
    return this.#rankRow / PAIR_COUNT;
  }

  /**
   * The board's set of low ranks.
   *
   * @internal
   */
  get lowSet(): number {
    return this.#lowRow >> 8;
  }

  /**
   * Whether the board has the three different low ranks without which no hand makes a low.
   *
   * @internal
   */
  get allowsLow(): boolean {
    return ALLOWS_LOW[this.#lowRow >> 8] === 1;
  }

  /**
   * The suit 0 … 3 of three or more of the board's cards, or -1.
   *
   * @internal
   */
  get flushSuit(): number {
    return this.#flushSuit;
  }

  /**
   * The board's ranks in that suit, a 13-bit set; means nothing where there is no such suit.
   *
   * @internal
   */
  get flushSet(): number {
    return this.#flushSet;
  }

  /**
   * The best high of the `count` hole cards that start at `cards[at]`, exactly two of them with
   * exactly three of the board.
   *
   * @returns 1 (royal flush) … 7462
   * @throws Omaha8Error `card-count` before the first `setBoard`
   */
  high(cards: Uint8Array, at: number, count: number): number {
    if (this.#rankRow === NO_ROW) throw boardMissing();
    const best = count === 4 ? this.#bestOfFour(cards, at) : this.#bestOf(cards, at, count);
    return this.#flushSuit === NO_SUIT ? best : min(best, this.#flush(cards, at, count));
  }

  /** The best value by ranks of four hole cards: `#bestOf`, written out. */
  #bestOfFour(cards: Uint8Array, at: number): number {
    const values = this.#rankValues;
    const pairOf = this.#pairOfCards;
    const row = this.#rankRow;
    const a = cards[at];
    const b = cards[at + 1];
    const c = cards[at + 2];
    const d = cards[at + 3];
    return min(
      min(
        min(values[row + pairOf[(a << 6) | b]], values[row + pairOf[(a << 6) | c]]),
        min(values[row + pairOf[(a << 6) | d]], values[row + pairOf[(b << 6) | c]]),
      ),
      min(values[row + pairOf[(b << 6) | d]], values[row + pairOf[(c << 6) | d]]),
    );
  }

  /** The best value by ranks of any number of hole cards. */
  #bestOf(cards: Uint8Array, at: number, count: number): number {
    const values = this.#rankValues;
    const pairOf = this.#pairOfCards;
    const row = this.#rankRow;
    let best = NO_HIGH;
    for (let i = at; i < at + count; i++) {
      for (let j = at; j < i; j++) {
        best = min(best, values[row + pairOf[(cards[i] << 6) | cards[j]]]);
      }
    }
    return best;
  }

  /** The best flush of two hole cards of the board's suit. */
  #flush(cards: Uint8Array, at: number, count: number): number {
    let best = NO_HIGH;
    let left = setOfSuit(cards, at, count, this.#flushSuit);
    // While two or more are left.
    while ((left & (left - 1)) !== 0) {
      const high = 31 - Math.clz32(left);
      left ^= 1 << high;
      for (let lower = left; lower !== 0; lower &= lower - 1) {
        const low = 31 - Math.clz32(lower & -lower);
        // The pair of the two clubs, for one: suits make no difference to it.
        const pair = this.#pairOfCards[(high << 8) | (low << 2)];
        best = min(best, this.#flushValues[this.#flushRow + pair]);
      }
    }
    return best;
  }

  /**
   * The best eight-or-better low of the hole cards, read as in `high`.
   *
   * @returns 1 (the wheel) … 56, or `NO_LOW`
   * @throws Omaha8Error `card-count` before the first `setBoard`
   */
  low(cards: Uint8Array, at: number, count: number): number {
    if (this.#lowRow === NO_ROW) throw boardMissing();
    const table = SUIT_AND_LOW;
    let any = table[cards[at]] | table[cards[at + 1]] | table[cards[at + 2]] | table[cards[at + 3]];
    for (let i = at + 4; i < at + count; i++) any |= table[cards[i]];
    return this.#lowValues[this.#lowRow | (any & ALL_LOW_RANKS)];
  }
}

/** The ranks of the cards of a suit, a 13-bit set; without branches, which would be a gamble each. */
function setOfSuit(cards: Uint8Array, at: number, count: number, suit: number): number {
  const row = suit << 6;
  let set =
    SUIT_BITS[row | cards[at]] | SUIT_BITS[row | cards[at + 1]] | SUIT_BITS[row | cards[at + 2]];
  for (let i = at + 3; i < at + count; i++) set |= SUIT_BITS[row | cards[i]];
  return set;
}

function boardMissing(): Omaha8Error {
  return new Omaha8Error('card-count', 'there is no board yet to read a hand on: call setBoard');
}

/** By number of board cards: what `evaluateDealsInto` uses, one call after another. */
const EVALUATORS: BoardEvaluator[] = [];

/**
 * Evaluates many deals in one call, without allocating. Only the lengths are checked, neither the kinds
 * of the arrays nor the cards in them.
 *
 * @param deals      deals one after another: the hole cards, then the three to five of the board; ids
 *   0 … 51, all different in a deal, which is not checked
 * @param holeCount  4, 5 or 6
 * @param highs, lows  get the values of each deal, in the ranges of `BoardEvaluator`; their length is
 *   the number of deals
 * @throws Omaha8Error `card-count` where the lengths do not fit each other
 */
export function evaluateDealsInto(
  deals: Uint8Array,
  holeCount: HoleCount,
  highs: Uint16Array,
  lows: Uint8Array,
): void {
  if (
    !(deals instanceof Uint8Array && highs instanceof Uint16Array && lows instanceof Uint8Array)
  ) {
    throw badOption(
      'evaluateDealsInto: expected a Uint8Array, how many hole cards, a Uint16Array and a Uint8Array',
    );
  }
  const count = highs.length;
  if (deals.length === 0 && count === 0 && lows.length === 0) return;
  const size = deals.length / count;
  const boardCount = BOARD_COUNTS.find((board) => holeCount + board === size);
  if (!isHoleCount(holeCount) || boardCount === undefined || lows.length !== count) {
    throw new Omaha8Error(
      'card-count',
      `${deals.length} cards, ${count} highs and ${lows.length} lows do not fit hands of ${holeCount} cards on boards of 3 to 5`,
    );
  }
  EVALUATORS[boardCount] ??= new BoardEvaluator(boardCount);
  const evaluator = EVALUATORS[boardCount];
  for (let deal = 0, at = 0; deal < count; deal++, at += size) {
    evaluator.setBoard(deals, at + holeCount);
    highs[deal] = evaluator.high(deals, at, holeCount);
    lows[deal] = evaluator.low(deals, at, holeCount);
  }
}
