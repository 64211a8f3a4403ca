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
export type PlainSample = Pick<SampleCounts, 'squares' | 'products' | 'trialSquares'> & {
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
  /** Over groups: the sum of the squared number of trials. */
  trialSquares = 0;
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
    const { squares, products, trialSquares } = this;
    return { counts: this.counts.plain(), squares, products, trialSquares };
  }

  /** Closes a group of so many trials. */
  endGroup(trials: number): void {
    const group = this.#group;
    for (let player = 0; player < group.length; player++) {
      this.squares[player] += group[player] ** 2;
      this.products[player] += group[player] * trials;
      group[player] = 0;
    }
    this.trialSquares += trials ** 2;
  }
}

const MOST_ERROR = 0.5;

/** The sum of many samples, and what error it has. */
export class SampleSum {
  readonly counts: ShareCounts;
  readonly #squares: Float64Array;
  readonly #products: Float64Array;
  #trialSquares = 0;

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
    this.#trialSquares += sample.trialSquares;
  }

  /** The standard error of every player's equity: `errorOfRatio`. */
  standardErrors(): number[] {
    return Array.from(this.#squares, (squares, player) =>
      errorOfRatio({
        mean: this.counts.equity(player),
        deals: this.counts.deals,
        squares,
        products: this.#products[player],
        trialSquares: this.#trialSquares,
      }),
    );
  }
}

/** A mean share of the pot, and sums over the independent groups that it is from. */
interface RatioSums {
  mean: number;
  /** Trials in all. */
  deals: number;
  /** Of the squared units that a group gave; of its units times its trials; of its squared trials. */
  squares: number;
  products: number;
  trialSquares: number;
}

/**
 * The standard error of a ratio of sums over independent groups, units won by trials dealt (Cochran, Sampling
 * Techniques, 3rd edition, section 6.4).
 *
 * Few groups say little of their error, and uneven ones as little as fewer equal ones (L. Kish, Survey
 * Sampling, 1965, section 8.2). An error estimated from n deviates as Student's t with n - 1 degrees of
 * freedom does, and is stated as large as that; but never above a half, the most that a share of a pot
 * can deviate by.
 */
export function errorOfRatio({ mean, deals, squares, products, trialSquares }: RatioSums): number {
  const groups = deals ** 2 / trialSquares;
  if (!(groups > 3)) return MOST_ERROR;
  const spread = groups / (groups - 3);
  const units = mean * POT_UNITS;
  const deviations = squares - 2 * units * products + units ** 2 * trialSquares;
  return Math.min(Math.sqrt(Math.max(0, deviations) * spread) / (deals * POT_UNITS), MOST_ERROR);
}
