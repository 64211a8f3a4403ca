/** What a hand is worth on every flop: each deal counts for all the flops that its board may have begun with. */
import { DECK_SIZE } from '../cards/card.ts';
import { BOARD_SIZE } from '../cards/deal.ts';
import { POT_UNITS } from '../equity/share-counts.ts';
import { COLEX_TERMS, sortNumbers } from '../math/colex.ts';
import { type Spot, unitsWon } from '../query/spot.ts';
import type { DealTally } from './deal-counter.ts';
import type { FlopList } from './flop-list.ts';

/** For each flop: deals, what they gave in units of the pot, and the sum of squared shares. */
export const FLOP_CELLS = 3;

/**
 * For each kind, by ranks and then by suits, after all flops: sums over groups of random deals that are independent of
 * each other, of squared shares, of shares times deals, and of squared and cubed numbers of deals.
 */
export const KIND_CELLS = 4;

export class FlopTally implements DealTally {
  readonly cells: Float64Array;
  readonly #flops: FlopList;
  /** By card: its place among the cards that may come. */
  readonly #places = new Uint8Array(DECK_SIZE);
  readonly #onBoard: number;
  readonly #rest: Uint8Array;
  readonly #subsets: readonly (readonly number[])[];
  /** Of the group at hand, by kind: deals and shares; and which kinds it has. */
  readonly #groupDeals: Float64Array;
  readonly #groupShares: Float64Array;
  #groupKinds: number[] = [];
  readonly #isSampled: boolean;

  /**
   * @param onBoard    how many cards of the board have come
   * @param isSampled  whether deals are random: the errors of kinds are of interest
   */
  constructor(flops: FlopList, onBoard: number, isSampled: boolean) {
    const kinds = flops.byRanks.names.length + flops.bySuits.names.length;
    this.#flops = flops;
    this.#isSampled = isSampled;
    this.#onBoard = onBoard;
    flops.deck.forEach((card, place) => {
      this.#places[card] = place;
    });
    this.#rest = new Uint8Array(BOARD_SIZE - this.#onBoard);
    this.#subsets = subsetsOf(this.#rest.length, flops.size);
    this.#groupDeals = new Float64Array(kinds);
    this.#groupShares = new Float64Array(kinds);
    this.cells = new Float64Array(flops.count * FLOP_CELLS + kinds * KIND_CELLS);
  }

  add(spot: Spot, weight: number): void {
    const rest = this.#rest;
    for (let i = 0; i < rest.length; i++) {
      rest[i] = this.#places[spot.board[this.#onBoard + i]];
    }
    sortNumbers(rest, 0, rest.length);
    const units = unitsWon(spot, 0);
    const share = units / POT_UNITS;
    const { byRanks, bySuits } = this.#flops;
    for (const subset of this.#subsets) {
      let flop = 0;
      for (let i = 0; i < subset.length; i++) flop += COLEX_TERMS[i + 1][rest[subset[i]]];
      const at = flop * FLOP_CELLS;
      this.cells[at] += weight;
      this.cells[at + 1] += units * weight;
      this.cells[at + 2] += share * share * weight;
      if (!this.#isSampled) continue;
      this.#addKind(byRanks.of[flop], share);
      this.#addKind(byRanks.names.length + bySuits.of[flop], share);
    }
  }

  #addKind(kind: number, share: number): void {
    if (this.#groupDeals[kind] === 0) this.#groupKinds.push(kind);
    this.#groupDeals[kind]++;
    this.#groupShares[kind] += share;
  }

  endGroup(): void {
    const first = this.#flops.count * FLOP_CELLS;
    for (const kind of this.#groupKinds) {
      const at = first + kind * KIND_CELLS;
      const deals = this.#groupDeals[kind];
      const shares = this.#groupShares[kind];
      this.cells[at] += shares * shares;
      this.cells[at + 1] += shares * deals;
      this.cells[at + 2] += deals ** 2;
      this.cells[at + 3] += deals ** 3;
      this.#groupDeals[kind] = 0;
      this.#groupShares[kind] = 0;
    }
    this.#groupKinds = [];
  }
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
