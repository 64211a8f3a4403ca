/** Jobs of two players whose hands can all be taken in one pass over a board. */
import { type Card, deckWithout } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import { choose } from '../../math/choose.ts';
import { combinationAt } from '../../math/combinations.ts';
import { type EquityJob, seenCards } from '../job.ts';
import { NOBODY, type PlainCounts, type PlayerSet, ShareCounts } from '../share-counts.ts';
import { CELLS } from './board-counts.ts';
import { allHands, type HandList } from './hand-list.ts';

/** For more cards the sums of a board would take gigabytes. */
const MOST_HOLE_CARDS = 5;

/** Sums over the hands of a player are 32-bit numbers. */
const MOST_WEIGHT = 2 ** 31 - 1;

/** Time on one thread of the machine in bench/README.md, for planning: nanoseconds. */
const COST_PER_HAND: Readonly<Record<number, number>> = { 4: 150, 5: 430 };
const COST_PER_BOARD: Readonly<Record<number, number>> = { 4: 100e3, 5: 2e6 };

/** How many hands a player may have, and what they weigh together. */
export interface Span {
  readonly count: number;
  readonly weight: number;
}

/** By player; null where the hands of a job cannot be taken in one pass. */
export function spansOf(job: EquityJob): [Span, Span] | null {
  const { hands, choices, holeCount } = job;
  if (hands.length !== 2 || holeCount > MOST_HOLE_CARDS) return null;
  if (!choices.every(({ of }) => typeof of === 'number')) return null;
  const all = choose(deckWithout(seenCards(job)).length, holeCount);
  const [mine, theirs] = hands.map((hand, player) => {
    if (hand !== null) return { count: 1, weight: 1 };
    const range = choices.find(({ of }) => of === player);
    if (range === undefined) return { count: all, weight: all };
    const { count, weights } = range;
    return { count, weight: weights?.reduce((sum, weight) => sum + weight, 0) ?? count };
  });
  return theirs.weight > MOST_WEIGHT ? null : [mine, theirs];
}

/** The hands that a player may have. */
export function handListOf(job: EquityJob, player: number): HandList {
  const { choices, holeCount: size } = job;
  const hand = job.hands[player];
  if (hand !== null) return { size, count: 1, cards: Uint8Array.from(hand).sort(), weights: null };
  const range = choices.find(({ of }) => of === player);
  return range ?? allHands(deckWithout(seenCards(job)), size);
}

/** The boards that can still come. */
export class BoardsLeft {
  readonly count: number;
  readonly #board: readonly Card[];
  readonly #deck: readonly Card[];

  constructor(job: EquityJob) {
    this.#board = job.board;
    this.#deck = deckWithout(seenCards(job));
    this.count = choose(this.#deck.length, BOARD_SIZE - job.board.length);
  }

  /** @param number  0 … `count - 1` */
  at(number: number): Card[] {
    const missing = BOARD_SIZE - this.#board.length;
    return [...this.#board, ...combinationAt(this.#deck, missing, number)];
  }
}

/** About how long a board takes on one thread: nanoseconds. */
export function boardCost({ holeCount }: EquityJob, [mine, theirs]: readonly [Span, Span]): number {
  return COST_PER_BOARD[holeCount] + COST_PER_HAND[holeCount] * (mine.count + theirs.count);
}

/** By number of players who share: who wins of the two; the same for both halves. */
const WINNERS: readonly PlayerSet[] = [0b10, 0b01, 0b11];

/**
 * The counts of a deal between two, of the cells of each hand of the first.
 *
 * @param cells  by `hand * CELLS + cell`
 */
export function totalOf(
  cells: Float64Array,
  { count, weights }: Pick<HandList, 'count' | 'weights'>,
): PlainCounts {
  const sums = new Float64Array(CELLS);
  for (let hand = 0; hand < count; hand++) {
    const weight = weights === null ? 1 : weights[hand];
    for (let cell = 0; cell < CELLS; cell++) sums[cell] += weight * cells[hand * CELLS + cell];
  }
  const counts = new ShareCounts(2);
  sums.forEach((deals, cell) => {
    const low = cell % 4;
    if (deals > 0) counts.add(WINNERS[cell >> 2], low === 0 ? NOBODY : WINNERS[low - 1], deals);
  });
  return counts.plain();
}
