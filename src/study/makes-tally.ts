/** What a hand makes in a deal: its high on each street, and how good its low is. */
import type { EquityJob } from '../equity/job.ts';
import { hasLow } from '../games/game.ts';
import { hasNutHigh } from '../query/functions/highs.ts';
import { hasNutLow } from '../query/functions/lows.ts';
import { handTypeOf, type Spot } from '../query/spot.ts';
import { NO_LOW } from '../tables/low-values.ts';
import type { DealTally } from './deal-counter.ts';

export interface MakesWanted {
  /** The first street that is looked at, by round of betting; all after it are as well. */
  readonly from: number;
  /** Whether only that is wanted which depends on the others' hands: who else has the nut low. */
  readonly sharingAlone: boolean;
}

/** How many kinds of highs there are, from a high card to a straight flush. */
export const HIGHS = 9;

/** The cells of a street; those of highs come first, from a high card to a straight flush. */
export const CELL = {
  nutHigh: HIGHS,
  low: HIGHS + 1,
  nutLow: HIGHS + 2,
  /** The nut low that nobody else has, and that one other has. */
  alone: HIGHS + 3,
  withOne: HIGHS + 4,
  secondNutLow: HIGHS + 5,
  /** The nut low that is still the nut low on the river. */
  kept: HIGHS + 6,
} as const;
export const CELLS = HIGHS + 7;

const RIVER = 3;

export class MakesTally implements DealTally {
  readonly cells: Float64Array;
  readonly #from: number;
  readonly #sharingAlone: boolean;
  readonly #hasLow: boolean;

  constructor({ game }: EquityJob, { from, sharingAlone }: MakesWanted) {
    this.#from = from;
    this.#sharingAlone = sharingAlone;
    this.#hasLow = hasLow(game);
    this.cells = new Float64Array((RIVER + 1 - from) * CELLS);
  }

  add(spot: Spot, weight: number): void {
    const keeps = this.#hasLow && hasNutLow(spot, 0, RIVER);
    for (let street = this.#from; street <= RIVER; street++) {
      const at = (street - this.#from) * CELLS;
      if (!this.#sharingAlone) this.#addHigh(spot, street, at, weight);
      if (this.#hasLow) this.#addLow(spot, street, at, weight, keeps);
    }
  }

  #addHigh(spot: Spot, street: number, at: number, weight: number): void {
    this.cells[at + handTypeOf(spot.high(0, street))] += weight;
    if (hasNutHigh(spot, 0, street)) this.cells[at + CELL.nutHigh] += weight;
  }

  #addLow(spot: Spot, street: number, at: number, weight: number, keeps: boolean): void {
    const { cells } = this;
    const low = spot.low(0, street);
    if (low === NO_LOW) return;
    cells[at + CELL.low] += weight;
    if (hasNutLow(spot, 0, street)) {
      cells[at + CELL.nutLow] += weight;
      const others = othersWith(spot, low, street);
      if (others < 2) cells[at + (others === 0 ? CELL.alone : CELL.withOne)] += weight;
      if (keeps) cells[at + CELL.kept] += weight;
      return;
    }
    if (this.#sharingAlone) return;
    const second = spot.unseenBy(0, street).secondNutLow(spot.evaluator(street));
    if (low <= second) cells[at + CELL.secondNutLow] += weight;
  }
}

/** How many other players have that low. */
function othersWith(spot: Spot, low: number, street: number): number {
  let others = 0;
  for (let player = 1; player < spot.table.playerCount; player++) {
    if (spot.low(player, street) === low) others++;
  }
  return others;
}
