/** The best that anybody could make of a board with cards that are not seen yet: the nuts. */
import { type Card, DECK_SIZE, rankOf, SUIT_COUNT, suitOf } from '../cards/card.ts';
import { NO_HIGH } from '../tables/high-values.ts';
import { LOW_BIT, LOW_RANK_COUNT, lowValues, NO_LOW } from '../tables/low-values.ts';
import { boardPairValues, flushPairValues, PAIR_COUNT } from '../tables/pair-values.ts';
import { RANK_COUNT, rankSteps } from '../tables/rank-multisets.ts';
import type { BoardCount, BoardEvaluator } from './board-evaluator.ts';

/** The cards that a hand to come may be of. */
export class UnseenCards {
  /** By rank: how many there are. */
  readonly #byRank = new Uint8Array(RANK_COUNT);
  /** By suit: a 13-bit set of their ranks. */
  readonly #bySuit = new Uint16Array(SUIT_COUNT);
  readonly #isSeen = new Uint8Array(DECK_SIZE);

  /** Starts again with a whole deck. */
  reset(): void {
    this.#byRank.fill(SUIT_COUNT);
    this.#bySuit.fill((1 << RANK_COUNT) - 1);
    this.#isSeen.fill(0);
  }

  /** Takes a card out, which may be out already. */
  see(card: Card): void {
    if (this.#isSeen[card] === 1) return;
    this.#isSeen[card] = 1;
    this.#byRank[rankOf(card)]--;
    this.#bySuit[suitOf(card)] &= ~(1 << rankOf(card));
  }

  has(card: Card): boolean {
    return this.#isSeen[card] === 0;
  }

  /**
   * The best low of any two of them with the board.
   *
   * @returns 1 … 56, or `NO_LOW` where the board allows none
   */
  nutLow(board: BoardEvaluator): number {
    let ranks = 0;
    for (let rank = 0; rank < RANK_COUNT; rank++)
      if (this.#byRank[rank] > 0) ranks |= LOW_BIT[rank];
    return lowValues()[(board.lowSet << LOW_RANK_COUNT) | ranks];
  }

  /**
   * The best low but the nut low of any two of them with the board.
   *
   * @returns 2 … 56, or `NO_LOW` where the board allows none
   */
  secondNutLow(board: BoardEvaluator): number {
    const values = lowValues();
    let nut = NO_LOW;
    let second = NO_LOW;
    for (let a = 1; a < RANK_COUNT; a++) {
      if (this.#byRank[a] === 0) continue;
      for (let b = 0; b < a; b++) {
        if (this.#byRank[b] === 0) continue;
        const low = values[(board.lowSet << LOW_RANK_COUNT) | LOW_BIT[a] | LOW_BIT[b]];
        if (low < nut) {
          second = nut;
          nut = low;
        } else if (low > nut && low < second) second = low;
      }
    }
    return second;
  }

  /**
   * The best high of any two of them with the board.
   *
   * @returns 1 … 7462
   */
  nutHigh(board: BoardEvaluator, boardCount: BoardCount): number {
    return Math.min(this.#bestOfRanks(board, boardCount), this.#bestFlush(board));
  }

  #bestOfRanks(board: BoardEvaluator, boardCount: BoardCount): number {
    const values = boardPairValues(boardCount);
    const steps = rankSteps(1);
    const row = board.multiset * PAIR_COUNT;
    let best = NO_HIGH;
    for (let low = 0; low < RANK_COUNT; low++) {
      if (this.#byRank[low] === 0) continue;
      if (this.#byRank[low] > 1) best = Math.min(best, values[row + steps[low * RANK_COUNT + low]]);
      for (let high = low + 1; high < RANK_COUNT; high++) {
        if (this.#byRank[high] === 0) continue;
        best = Math.min(best, values[row + steps[low * RANK_COUNT + high]]);
      }
    }
    return best;
  }

  #bestFlush(board: BoardEvaluator): number {
    const suit = board.flushSuit;
    if (suit < 0) return NO_HIGH;
    const { boardOf, values } = flushPairValues();
    const steps = rankSteps(1);
    const row = boardOf[board.flushSet] * PAIR_COUNT;
    let best = NO_HIGH;
    for (let left = this.#bySuit[suit]; left !== 0; left &= left - 1) {
      const low = 31 - Math.clz32(left & -left);
      for (let higher = left & (left - 1); higher !== 0; higher &= higher - 1) {
        const high = 31 - Math.clz32(higher & -higher);
        best = Math.min(best, values[row + steps[low * RANK_COUNT + high]]);
      }
    }
    return best;
  }
}
