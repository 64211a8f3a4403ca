import { BOARD_SIZE } from '../../cards/deal.ts';
import { MULTISET_COUNTS } from '../../tables/rank-multisets.ts';

/**
 * Rows of an entry for each multiset of five ranks, that are used again for every count: making and
 * dropping them would take longer than counting a turn. A count never yields, so nobody else can hold
 * them meanwhile.
 */
export class RowPool {
  readonly #rows: Uint16Array[] = [];
  #taken = 0;

  /** A row whose entries mean nothing until they are written. */
  take(): Uint16Array {
    if (this.#taken === this.#rows.length) {
      this.#rows.push(new Uint16Array(MULTISET_COUNTS[BOARD_SIZE]));
    }
    return this.#rows[this.#taken++];
  }

  /** Takes every row back. */
  reset(): void {
    this.#taken = 0;
  }
}
