import {
  NOBODY,
  PLAYERS_IN,
  type PlainCounts,
  type PlayerSet,
  POT_UNITS,
  ShareCounts,
  unitsOf,
} from './share-counts.ts';

/** By `sharers of the high << 4 | sharers of the low + 1`: what each of them gets, in `POT_UNITS`. */
const UNITS = Float64Array.from({ length: 16 * 16 }, (_, at) => {
  const low = (at & 15) - 1;
  return unitsOf({ high: at >> 4, low: low < 0 ? null : low });
});

/** A sample as plain data. */
export type PlainSample = Pick<SampleCounts, 'squares' | 'products' | 'trialPowers'> & {
  readonly counts: PlainCounts;
};

/**
 * Counts of random trials, which come in groups (those on one board). Trials of a group are
 * correlated, groups are independent: the standard error is worked out from the groups.
 */
export class SampleCounts {
  readonly counts: ShareCounts;
  /** By player, over groups: the sum of the squared units that the group gave; of units times trials. */
  readonly squares: Float64Array;
  readonly products: Float64Array;
  /** Over groups: the sums of the second, third and fourth power of the number of trials. */
  readonly trialPowers = new Float64Array(3);
  readonly #group: Float64Array;

  constructor(playerCount: number) {
    this.counts = new ShareCounts(playerCount);
    this.squares = new Float64Array(playerCount);
    this.products = new Float64Array(playerCount);
    this.#group = new Float64Array(playerCount);
  }

  /** Counts one trial of the group at hand. */
  addTrial(highs: PlayerSet, lows: PlayerSet): void {
    this.counts.add(highs, lows, 1);
    const high = PLAYERS_IN[highs];
    const noLow = lows === NOBODY;
    const low = noLow ? 0 : PLAYERS_IN[lows] + 1;
    for (let left = highs | lows; left !== 0; left &= left - 1) {
      const player = 31 - Math.clz32(left & -left);
      const wonHigh = (highs >> player) & 1 ? high : 0;
      const wonLow = noLow ? 0 : (lows >> player) & 1 ? low : 1;
      this.#group[player] += UNITS[(wonHigh << 4) | wonLow];
    }
  }

  /** As plain data, which can be sent between threads. */
  plain(): PlainSample {
    const { squares, products, trialPowers } = this;
    return { counts: this.counts.plain(), squares, products, trialPowers };
  }

  /** Closes a group of so many trials. */
  endGroup(trials: number): void {
    const group = this.#group;
    for (let player = 0; player < group.length; player++) {
      this.squares[player] += group[player] ** 2;
      this.products[player] += group[player] * trials;
      group[player] = 0;
    }
    for (let i = 0, power = trials ** 2; i < 3; i++, power *= trials) this.trialPowers[i] += power;
  }
}

const MOST_ERROR = 0.5;

/** The sum of many samples, and what error it has. */
export class SampleSum {
  readonly counts: ShareCounts;
  readonly #squares: Float64Array;
  readonly #products: Float64Array;
  readonly #trialPowers = new Float64Array(3);

  constructor(playerCount: number) {
    this.counts = new ShareCounts(playerCount);
    this.#squares = new Float64Array(playerCount);
    this.#products = new Float64Array(playerCount);
  }

  /** Adds a sample. The last bits of the error depend on the order, the counts do not. */
  merge(sample: PlainSample): void {
    this.counts.merge(sample.counts);
    this.#squares.forEach((_, player) => {
      this.#squares[player] += sample.squares[player];
      this.#products[player] += sample.products[player];
    });
    sample.trialPowers.forEach((sum, i) => {
      this.#trialPowers[i] += sum;
    });
  }

  /**
   * The standard error of every player's equity: that of a ratio of sums over independent groups,
   * units won by trials dealt (Cochran, Sampling Techniques, 3rd edition, section 6.4).
   *
   * Few groups say little of their error, and uneven ones less. A group draws the mean to itself, the more the
   * larger it is, so that deviations from the mean are smaller than those from the truth: by so much are
   * they taken larger. And an estimate from n such groups deviates as Student's t with n degrees of freedom
   * does, where n is how many groups of one size would say as much (F. Satterthwaite, "An Approximate
   * Distribution of Estimates of Variance Components", 1946): it is stated as large as that, but never above
   * a half, the most that a share of a pot can deviate by.
   */
  standardErrors(): number[] {
    const { deals } = this.counts;
    const [second, third, fourth] = this.#trialPowers;
    const groups = second ** 2 / fourth;
    if (!(groups > 2)) return Array.from(this.#squares, () => MOST_ERROR);
    const drawn = 1 + second / deals ** 2 - (2 * third) / (deals * second);
    const spread = groups / (groups - 2) / drawn;
    return Array.from(this.#squares, (squares, player) => {
      const mean = this.counts.equity(player) * POT_UNITS;
      const deviations = squares - 2 * mean * this.#products[player] + mean ** 2 * second;
      const error = Math.sqrt(Math.max(0, deviations) * spread) / (deals * POT_UNITS);
      return Math.min(error, MOST_ERROR);
    });
  }
}
