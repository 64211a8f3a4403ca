/** What a hand is worth on every flop: each deal counts for all the flops that its board may have begun with. */
import { deckWithout } from '../cards/card.ts';
import { BOARD_SIZE } from '../cards/deal.ts';
import { type EquityJob, seenCards } from '../equity/job.ts';
import { POT_UNITS } from '../equity/share-counts.ts';
import { choose } from '../math/choose.ts';
import { COLEX_TERMS, sortNumbers } from '../math/colex.ts';
import { type Spot, unitsWon } from '../query/spot.ts';
import type { DealTally } from './deal-counter.ts';

/** For each flop: deals, what they gave in units of the pot, and the sum of squared shares. */
export const FLOP_CELLS = 3;

export class FlopTally implements DealTally {
  readonly cells: Float64Array;
  readonly hasGroups = false;
  /** By card: its place among the cards that may come. */
  readonly #places: Uint8Array;
  readonly #onBoard: number;
  readonly #size: number;
  readonly #rest: Uint8Array;
  readonly #subsets: readonly (readonly number[])[];

  /** @param onFlop  how many cards of the board a flop has */
  constructor(job: EquityJob, onFlop: number) {
    const deck = flopDeck(job);
    this.#onBoard = job.board.length;
    this.#size = onFlop - this.#onBoard;
    this.#places = new Uint8Array(52);
    deck.forEach((card, place) => {
      this.#places[card] = place;
    });
    this.#rest = new Uint8Array(BOARD_SIZE - this.#onBoard);
    this.#subsets = subsetsOf(this.#rest.length, this.#size);
    this.cells = new Float64Array(choose(deck.length, this.#size) * FLOP_CELLS);
  }

  add(spot: Spot, weight: number): void {
    const rest = this.#rest;
    for (let i = 0; i < rest.length; i++) {
      rest[i] = this.#places[spot.board[this.#onBoard + i]];
    }
    sortNumbers(rest, 0, rest.length);
    const units = unitsWon(spot, 0);
    const square = (units / POT_UNITS) ** 2 * weight;
    for (const subset of this.#subsets) {
      let index = 0;
      for (let i = 0; i < subset.length; i++) index += COLEX_TERMS[i + 1][rest[subset[i]]];
      const at = index * FLOP_CELLS;
      this.cells[at] += weight;
      this.cells[at + 1] += units * weight;
      this.cells[at + 2] += square;
    }
  }
}

/** The cards of which flops may be made, in order: the index of a flop is that of its places in here. */
export function flopDeck(job: EquityJob): number[] {
  return deckWithout(seenCards(job)).sort((a, b) => a - b);
}

/** Every set of `size` of the numbers below `count`. */
function subsetsOf(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  const subsets: number[][] = [];
  for (let last = size - 1; last < count; last++) {
    for (const others of subsetsOf(last, size - 1)) subsets.push([...others, last]);
  }
  return subsets;
}
