import { DECK_SIZE } from '../../cards/card.ts';
import { countBits } from '../../math/bits.ts';
import { choose } from '../../math/choose.ts';
import { COLEX_TERMS } from '../../math/colex.ts';

const PAIR_TERMS = COLEX_TERMS[2];
const TRIPLE_TERMS = COLEX_TERMS[3];

/** By number of cards: where the rows of sets of so many begin. */
const FIRST_ROWS: readonly number[] = [0, 1, 2, 3, 4, 5, 6].map((cards) => {
  let rows = 0;
  for (let fewer = 0; fewer < cards; fewer++) rows += choose(DECK_SIZE, fewer);
  return rows;
});
const [, SINGLES, PAIRS, TRIPLES] = FIRST_ROWS;

/**
 * Sums of the weights of hands by the cards that they hold: a row for each set of cards that is smaller than
 * a hand, with what the hands weigh that hold all of them. What has no card in common with a given hand
 * follows by inclusion and exclusion: everything, less what holds one of its cards, and again what holds two
 * of them, and so on. Only that very hand itself is not to be had from these rows.
 *
 * A row has several columns, which are summed alike. The cards of a hand are ascending.
 */
export class SubsetSums {
  /** By `row * columns + column`. */
  readonly table: Float64Array;
  readonly columns: number;
  /** By position in `rows`: 1 or -1, by which a row counts for inclusion and exclusion. */
  readonly signs: Float64Array;
  /** Where the rows of the hand begin that `find` was called with last. */
  readonly rows: Int32Array;
  readonly #size: number;
  /** By subset of a hand's positions: the subset without its last, that last, and the terms for it. */
  readonly #steps: readonly { rest: number; last: number; terms: Uint32Array; more: number }[];

  /**
   * @param size     how many cards a hand has
   * @param columns  how many there are in a row
   */
  constructor(size: number, columns: number) {
    const subsets = (1 << size) - 1;
    this.#size = size;
    this.columns = columns;
    this.table = new Float64Array(FIRST_ROWS[size] * columns);
    this.rows = new Int32Array(subsets);
    this.#steps = Array.from({ length: subsets }, (_, subset) => {
      const last = 31 - Math.clz32(subset);
      const cards = countBits(subset);
      const more = FIRST_ROWS[cards] - FIRST_ROWS[Math.max(0, cards - 1)];
      return { rest: subset ^ (1 << last), last, terms: COLEX_TERMS[cards], more };
    });
    this.signs = Float64Array.from({ length: subsets }, (_, at) =>
      countBits(size === 4 ? SUBSETS_OF_FOUR[at] : at) % 2 === 0 ? 1 : -1,
    );
  }

  clear(): void {
    this.table.fill(0);
  }

  /** Finds the rows of all subsets of a hand but itself. */
  find(cards: Uint8Array, at: number): void {
    if (this.#size === 4) this.#findOfFour(cards, at);
    else this.#findOfMore(cards, at);
  }

  #findOfMore(cards: Uint8Array, at: number): void {
    const { rows, columns } = this;
    rows[0] = 0;
    for (let subset = 1; subset < rows.length; subset++) {
      const { rest, last, terms, more } = this.#steps[subset];
      rows[subset] = rows[rest] + (terms[cards[at + last]] + more) * columns;
    }
  }

  /** `#findOfMore`, written out. */
  #findOfFour(cards: Uint8Array, at: number): void {
    const { rows, columns } = this;
    const a = cards[at];
    const b = cards[at + 1];
    const c = cards[at + 2];
    const d = cards[at + 3];
    const ab = PAIR_TERMS[b] + a;
    const ac = PAIR_TERMS[c] + a;
    const bc = PAIR_TERMS[c] + b;
    const ofD = PAIR_TERMS[d];
    const tripleOfD = TRIPLES + TRIPLE_TERMS[d];
    rows[0] = 0;
    rows[1] = (SINGLES + a) * columns;
    rows[2] = (SINGLES + b) * columns;
    rows[3] = (SINGLES + c) * columns;
    rows[4] = (SINGLES + d) * columns;
    rows[5] = (PAIRS + ab) * columns;
    rows[6] = (PAIRS + ac) * columns;
    rows[7] = (PAIRS + bc) * columns;
    rows[8] = (PAIRS + ofD + a) * columns;
    rows[9] = (PAIRS + ofD + b) * columns;
    rows[10] = (PAIRS + ofD + c) * columns;
    rows[11] = (TRIPLES + TRIPLE_TERMS[c] + ab) * columns;
    rows[12] = (tripleOfD + ab) * columns;
    rows[13] = (tripleOfD + ac) * columns;
    rows[14] = (tripleOfD + bc) * columns;
  }
}

/** By position in the rows of four cards: the subset, a bit for each card. */
const SUBSETS_OF_FOUR = [0, 1, 2, 4, 8, 3, 5, 6, 9, 10, 12, 7, 11, 13, 14];
