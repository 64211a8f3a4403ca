/**
 * What each hand of the first of two players is worth: all of them in one pass over each board, on every board
 * that can still come, or on some that are drawn without replacement.
 */
import { RandomStream, RandomWords } from '../../math/random.ts';
import { CELLS, EachHandCounter } from '../each-hand/board-counts.ts';
import { type PlainEach, rowsOfCells } from '../each-hand/each-counts.ts';
import type { HandGroups } from '../each-hand/hand-groups.ts';
import type { HandList } from '../each-hand/hand-list.ts';
import { BoardsLeft, boardCost, handListOf, spansOf } from '../each-hand/hands-of-job.ts';
import type { EquityJob } from '../job.ts';
import { unitsOf } from '../share-counts.ts';
import type { EachEngine } from './contract.ts';

/** The variance of a hand's equity from board to board, for planning. */
const LIKELY_VARIANCE = 0.12;

interface BoardTerms {
  readonly groups: HandGroups;
  /** Of the order of the boards; null where all of them are counted. */
  readonly seed: number | null;
}

/** A piece is a board. */
export const eachOnBoards: EachEngine<BoardTerms> = {
  name: 'each-on-boards',
  method: 'each',
  offer(job, { groups, method, seed, precision, trials }) {
    const spans = spansOf(job);
    // A board is no trial.
    if (spans === null || trials !== null) return null;
    const { count } = new BoardsLeft(job);
    if (spans[0].weight * spans[1].weight * count > Number.MAX_SAFE_INTEGER) return null;
    const areDrawn = method !== 'exact';
    return {
      pieceCost: boardCost(job, spans),
      pieces: count,
      likelyPieces: areDrawn ? likelyBoards(count, precision) : count,
      areDrawn,
      deals: null,
      data: { groups, seed: areDrawn ? seed : null },
    };
  },
  counter(job, terms) {
    const counter = new BoardCounter(job, terms);
    return { count: (from, to) => ({ each: counter.count(from, to) }) };
  },
};

/** About how many of so many boards are needed, where each is drawn once, for an error to be so small. */
function likelyBoards(boards: number, precision: number): number {
  return Math.ceil(boards / (1 + (boards * precision ** 2) / LIKELY_VARIANCE));
}

/** The numbers of all boards: in order, or shuffled where there is a seed. */
function boardOrder(count: number, seed: number | null): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, number) => number);
  if (seed === null) return order;
  const words = new RandomWords(new RandomStream(seed));
  for (let i = 0; i < count; i++) {
    const j = Math.min(count - 1, i + Math.floor(words.fraction() * (count - i)));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

const UNITS = Float64Array.from(rowsOfCells(2), unitsOf);

class BoardCounter {
  readonly #boards: BoardsLeft;
  readonly #mine: HandList;
  readonly #groups: HandGroups;
  readonly #counter: EachHandCounter;
  readonly #isSample: boolean;
  /** By place in the order of the boards: a board. */
  readonly #order: Uint32Array;
  /** By hand, then by cell: of a board in a sample, else of a task. */
  readonly #cells: Float64Array;

  constructor(job: EquityJob, { groups, seed }: BoardTerms) {
    this.#boards = new BoardsLeft(job);
    this.#mine = handListOf(job, 0);
    this.#groups = groups;
    this.#counter = new EachHandCounter(job.game, this.#mine, handListOf(job, 1));
    this.#isSample = seed !== null;
    this.#order = boardOrder(this.#boards.count, seed);
    this.#cells = new Float64Array(this.#mine.count * CELLS);
  }

  count(from: number, to: number): PlainEach {
    const sums = this.#isSample ? this.#groups.count : 0;
    const part = {
      from: 0,
      cells: new Float64Array(this.#groups.count * CELLS),
      squares: new Float64Array(sums),
      products: new Float64Array(sums),
      trialSquares: new Float64Array(sums),
    };
    this.#cells.fill(0);
    for (let at = from; at < to; at++) {
      this.#counter.add(this.#boards.at(this.#order[at]), this.#cells);
      if (!this.#isSample) continue;
      this.#addBoard(part);
      this.#cells.fill(0);
    }
    if (!this.#isSample) this.#group(part.cells);
    return part;
  }

  /** Adds the cells of the hands to those of their groups. */
  #group(into: Float64Array): void {
    const { count, weights } = this.#mine;
    const { of } = this.#groups;
    for (let hand = 0; hand < count; hand++) {
      const weight = weights === null ? 1 : weights[hand];
      const group = of[hand] * CELLS;
      for (let cell = 0; cell < CELLS; cell++) {
        into[group + cell] += weight * this.#cells[hand * CELLS + cell];
      }
    }
  }

  /** Adds the counts of a board to a sample of boards. */
  #addBoard({ cells, squares, products, trialSquares }: PlainEach): void {
    const here = new Float64Array(cells.length);
    this.#group(here);
    for (let group = 0; group < squares.length; group++) {
      let deals = 0;
      let units = 0;
      for (let cell = 0; cell < CELLS; cell++) {
        const count = here[group * CELLS + cell];
        cells[group * CELLS + cell] += count;
        deals += count;
        units += count * UNITS[cell];
      }
      squares[group] += units ** 2;
      products[group] += units * deals;
      trialSquares[group] += deals ** 2;
    }
  }
}
