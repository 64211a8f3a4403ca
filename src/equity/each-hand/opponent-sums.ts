import { type Card, DECK_SIZE, deckWithout } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import { countBits } from '../../math/bits.ts';
import { choose } from '../../math/choose.ts';

/** How many cards a board leaves. */
const CARDS_LEFT = DECK_SIZE - BOARD_SIZE;

/** A subset of a hand is the subset without its last card and that card, at a position in the hand. */
interface Step {
  /** Where the row of each is in `rows`. */
  readonly place: number;
  readonly rest: number;
  readonly last: number;
  /** By card: how much further on its row begins. */
  readonly terms: Int32Array;
}

/** Columns of the sums: opponents without a low; those with the best low or a worse one, and so on. */
export const WITHOUT_LOW = 0;
export const WITH_LOW = 1;

/**
 * Sums of opponents' weights by the cards that they hold: a row for each set of cards that is smaller than a
 * hand, with what the hands weigh that hold all of them. What has no card in common with a given hand follows
 * by inclusion and exclusion: everything, less what holds one of its cards, and again what holds two of them,
 * and so on. Only that very hand itself is not to be had from these rows.
 *
 * Each row has a column for opponents without a low, and one for each low that occurs, with those who have it or
 * a worse one, best first. Sums are 32-bit numbers, and may overflow as long as what is found does not.
 * The cards of a hand are ascending.
 */
export class OpponentSums {
  /** What `find` found: opponents without a low, with any, with none better than a hand's, with a worse one. */
  readonly found = new Int32Array(4);
  /** By where a row begins, plus a column. */
  readonly #table: Int32Array;
  /**
   * Where the rows of the hand at hand begin: first those that inclusion and exclusion add, `#added` of them,
   * then those that it subtracts.
   */
  readonly #rows: Int32Array;
  readonly #added: number;
  readonly #size: number;
  readonly #columns: number;
  /** By number of cards, then by the largest: how much further on the row begins than without that card. */
  readonly #terms: readonly Int32Array[];
  /** How to find the row of each subset but the empty one, smaller subsets first. */
  readonly #steps: readonly Step[];

  /**
   * @param size  how many cards a hand has
   * @param lows  how many lows occur
   */
  constructor(size: number, lows: number) {
    // One column more for those who are worse than the worst.
    const columns = lows === 0 ? 1 : lows + 2;
    const subsets = Array.from({ length: (1 << size) - 1 }, (_, subset) => subset);
    const added = subsets.filter((subset) => countBits(subset) % 2 === 0);
    const places = [...added, ...subsets.filter((subset) => countBits(subset) % 2 === 1)];
    let rows = 0;
    for (let cards = 0; cards < size; cards++) rows += choose(CARDS_LEFT, cards);
    this.#size = size;
    this.#columns = columns;
    this.#table = new Int32Array(rows * columns);
    this.#rows = new Int32Array(subsets.length);
    this.#added = added.length;
    this.#terms = Array.from({ length: size }, () => new Int32Array(DECK_SIZE));
    this.#steps = subsets.slice(1).map((subset) => {
      const last = 31 - Math.clz32(subset);
      return {
        place: places.indexOf(subset),
        rest: places.indexOf(subset ^ (1 << last)),
        last,
        terms: this.#terms[countBits(subset)],
      };
    });
  }

  /** Begins with nothing, for hands of what a board leaves. */
  clear(board: readonly Card[]): void {
    this.#table.fill(0);
    // Sets of so many cards lie behind those of fewer, in colexicographic order.
    deckWithout(board).forEach((card, position) => {
      this.#terms.forEach((terms, cards) => {
        const before = cards === 0 ? 0 : choose(CARDS_LEFT, cards - 1);
        terms[card] = (choose(position, cards) + before) * this.#columns;
      });
    });
  }

  /**
   * Adds an opponent.
   *
   * @param low  the column of their low
   */
  add(cards: Uint8Array, at: number, low: number, weight: number): void {
    this.#findRows(cards, at);
    const rows = this.#rows;
    const table = this.#table;
    if (low === WITHOUT_LOW) {
      for (let r = 0; r < rows.length; r++) table[rows[r]] += weight;
      return;
    }
    for (let r = 0; r < rows.length; r++) {
      const last = rows[r] + low;
      for (let at = rows[r] + WITH_LOW; at <= last; at++) table[at] += weight;
    }
  }

  /**
   * Finds what the opponents weigh that share no card with a hand.
   *
   * @param low  the column of its low. For a hand without one, two numbers are found and the others mean nothing
   */
  find(cards: Uint8Array, at: number, low: number): void {
    this.#findRows(cards, at);
    if (low !== WITHOUT_LOW) this.#findByLow(low);
    else if (this.#columns > WITH_LOW) this.#findAny();
    else this.#findWithoutLow();
  }

  #findWithoutLow(): void {
    const rows = this.#rows;
    const table = this.#table;
    let without = 0;
    for (let r = 0; r < this.#added; r++) without = (without + table[rows[r]]) | 0;
    for (let r = this.#added; r < rows.length; r++) without = (without - table[rows[r]]) | 0;
    this.found[0] = without;
  }

  #findAny(): void {
    const rows = this.#rows;
    const table = this.#table;
    let without = 0;
    let withLow = 0;
    for (let r = 0; r < this.#added; r++) {
      without = (without + table[rows[r]]) | 0;
      withLow = (withLow + table[rows[r] + WITH_LOW]) | 0;
    }
    for (let r = this.#added; r < rows.length; r++) {
      without = (without - table[rows[r]]) | 0;
      withLow = (withLow - table[rows[r] + WITH_LOW]) | 0;
    }
    this.found[0] = without;
    this.found[1] = withLow;
  }

  #findByLow(low: number): void {
    const rows = this.#rows;
    const table = this.#table;
    let without = 0;
    let withLow = 0;
    let notBetter = 0;
    let worse = 0;
    for (let r = 0; r < this.#added; r++) {
      const row = rows[r];
      without = (without + table[row]) | 0;
      withLow = (withLow + table[row + WITH_LOW]) | 0;
      notBetter = (notBetter + table[row + low]) | 0;
      worse = (worse + table[row + low + 1]) | 0;
    }
    for (let r = this.#added; r < rows.length; r++) {
      const row = rows[r];
      without = (without - table[row]) | 0;
      withLow = (withLow - table[row + WITH_LOW]) | 0;
      notBetter = (notBetter - table[row + low]) | 0;
      worse = (worse - table[row + low + 1]) | 0;
    }
    this.found[0] = without;
    this.found[1] = withLow;
    this.found[2] = notBetter;
    this.found[3] = worse;
  }

  /** Finds the rows of all subsets of a hand but itself. */
  #findRows(cards: Uint8Array, at: number): void {
    if (this.#size === 4) this.#findOfFour(cards, at);
    else this.#findOfMore(cards, at);
  }

  #findOfMore(cards: Uint8Array, at: number): void {
    const rows = this.#rows;
    for (const { place, rest, last, terms } of this.#steps) {
      rows[place] = rows[rest] + terms[cards[at + last]];
    }
  }

  /** `#findOfMore`, written out. */
  #findOfFour(cards: Uint8Array, at: number): void {
    const rows = this.#rows;
    const [, single, pair, triple] = this.#terms;
    const a = single[cards[at]];
    const b = single[cards[at + 1]];
    const c = single[cards[at + 2]];
    const withC = pair[cards[at + 2]];
    const withD = pair[cards[at + 3]];
    const triples = triple[cards[at + 3]];
    const ab = a + pair[cards[at + 1]];
    const ac = a + withC;
    const bc = b + withC;
    rows[1] = ab;
    rows[2] = ac;
    rows[3] = bc;
    rows[4] = a + withD;
    rows[5] = b + withD;
    rows[6] = c + withD;
    rows[7] = a;
    rows[8] = b;
    rows[9] = c;
    rows[10] = ab + triple[cards[at + 2]];
    rows[11] = single[cards[at + 3]];
    rows[12] = ab + triples;
    rows[13] = ac + triples;
    rows[14] = bc + triples;
  }
}
