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
export type PlainSample = Pick<
  SampleCounts,
  'squares' | 'products' | 'trialSquares' | 'trialCubes'
> & {
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
  /** Over groups: the sums of the second and the third power of the number of trials. */
  trialSquares = 0;
  trialCubes = 0;
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
    const { squares, products, trialSquares, trialCubes } = this;
    return { counts: this.counts.plain(), squares, products, trialSquares, trialCubes };
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
    this.trialCubes += trials ** 3;
  }
}

const MOST_ERROR = 0.5;

/** The sum of many samples, and what error it has. */
export class SampleSum {
  readonly counts: ShareCounts;
  readonly #squares: Float64Array;
  readonly #products: Float64Array;
  #trialSquares = 0;
  #trialCubes = 0;

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
    this.#trialCubes += sample.trialCubes;
  }

  /** The standard error of every player's equity, at most a half: no share of a pot can deviate by more. */
  standardErrors(): number[] {
    return Array.from(this.#squares, (squares, player) =>
      errorOfShare({
        mean: this.counts.equity(player) * POT_UNITS,
        trials: this.counts.deals,
        squares,
        products: this.#products[player],
        trialSquares: this.#trialSquares,
        trialCubes: this.#trialCubes,
      }),
    );
  }
}

/** A mean of values over trials, and sums over the independent groups of trials that it is from. */
export interface RatioSums {
  readonly mean: number;
  /** In all. */
  readonly trials: number;
  /** Of the squared values that a group gave; of its values times its trials. */
  readonly squares: number;
  readonly products: number;
  /** Of squared and cubed numbers of trials. */
  readonly trialSquares: number;
  readonly trialCubes: number;
}

/**
 * The standard error of a ratio of sums over independent groups, values by trials (Cochran, Sampling
 * Techniques, 3rd edition, section 6.4).
 *
 * Few groups say little of their error, and uneven ones as little as fewer equal ones (L. Kish, Survey
 * Sampling, 1965, section 8.2). A group draws the mean to itself, the more the larger it is, so that
 * deviations from the mean are smaller than those from the truth: by so much are they taken larger. And
 * an error estimated from n groups deviates as Student's t with n - 1 degrees of freedom does, and is stated
 * as large as that.
 *
 * @returns Infinity where there are too few groups to tell
 */
export function errorOfRatio(sums: RatioSums): number {
  const { mean, trials, squares, products, trialSquares, trialCubes } = sums;
  const groups = trials ** 2 / trialSquares;
  if (!(groups > 3)) return Number.POSITIVE_INFINITY;
  // For groups whose trials are nearly alike; 1 - 1 / groups where all are of one size.
  const seen = 1 + 1 / groups - (2 * trialCubes) / (trials * trialSquares);
  const spread = (groups - 1) / (groups - 3) / seen;
  const deviations = squares - 2 * mean * products + mean ** 2 * trialSquares;
  return Math.sqrt(Math.max(0, deviations) * spread) / trials;
}

/** The error of a share of the pot, 0 … 0.5, from sums over values in `POT_UNITS`. */
export function errorOfShare(sums: RatioSums): number {
  return Math.min(errorOfRatio(sums) / POT_UNITS, MOST_ERROR);
}
