/**
 * Exact equity of two players where few boards are left and one of them at least has a range: on each board
 * all hands of both are taken in one pass, which takes some look-ups for each hand in place of a
 * comparison for each combination of two.
 */
import { CELLS, EachHandCounter } from '../each-hand/board-counts.ts';
import type { HandList } from '../each-hand/hand-list.ts';
import { BoardsLeft, boardCost, handListOf, spansOf, totalOf } from '../each-hand/hands-of-job.ts';
import type { EquityJob } from '../job.ts';
import type { PlainCounts } from '../share-counts.ts';
import type { ExactEngine } from './contract.ts';

/** A piece is a board. */
export const eachHand: ExactEngine<null> = {
  name: 'each-hand',
  method: 'exact',
  offer(job) {
    const spans = spansOf(job);
    if (spans === null) return null;
    const { count: pieces } = new BoardsLeft(job);
    if (spans[0].weight * spans[1].weight * pieces > Number.MAX_SAFE_INTEGER) return null;
    return { pieceCost: boardCost(job, spans), pieces, deals: null, data: null };
  },
  counter(job) {
    const counter = new BoardCounter(job);
    return { count: (from, to) => ({ counts: counter.count(from, to) }) };
  },
};

class BoardCounter {
  readonly #boards: BoardsLeft;
  readonly #mine: HandList;
  readonly #counter: EachHandCounter;
  readonly #cells: Float64Array;

  constructor(job: EquityJob) {
    this.#boards = new BoardsLeft(job);
    this.#mine = handListOf(job, 0);
    this.#counter = new EachHandCounter(job.game, this.#mine, handListOf(job, 1));
    this.#cells = new Float64Array(this.#mine.count * CELLS);
  }

  count(from: number, to: number): PlainCounts {
    this.#cells.fill(0);
    for (let board = from; board < to; board++) {
      this.#counter.add(this.#boards.at(board), this.#cells);
    }
    return totalOf(this.#cells, this.#mine);
  }
}
