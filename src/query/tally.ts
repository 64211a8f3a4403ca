/** What is kept of the deals: enough for every selector's answer and its error. Sums are exact where they can be. */
import { POT_UNITS } from '../equity/share-counts.ts';
import { ExactSum } from '../math/exact-sum.ts';
import { isShare, isWhole, type Type, type Value } from './types.ts';

/** How values of a type are added up: as whole numbers of a unit, or as they come. */
export function unitsOfType(type: Type): number | null {
  if (isShare(type)) return POT_UNITS;
  return isWhole(type) || type === 'TBoolean' ? 1 : null;
}

/** What a selector needs of the values: sums, extremes, or how often each occurs. */
export interface Wanted {
  readonly type: Type;
  readonly sums: boolean;
  readonly extremes: boolean;
  readonly counts: boolean;
}

/** A part of a tally of one selector, as plain data. */
export interface PlainValues {
  /** Of values times weights, in units. */
  readonly sum: bigint;
  /** The same where there are no units, or a value is not finite; of squared values times weights. */
  readonly doubleSum: number;
  readonly squareSum: number;
  /** Over groups: squared sums of values; sums of values times kept deals. */
  readonly groupSquares: number;
  readonly groupProducts: number;
  readonly least: Value | null;
  readonly most: Value | null;
  readonly counts: ReadonlyMap<Value, number>;
}

/** A part of a statement's tally, as plain data. */
export interface PlainTally {
  /** Weights of all deals, and of those for which `where` holds. */
  readonly tried: number;
  readonly kept: number;
  /** Over groups: squared and cubed numbers of kept deals. */
  readonly keptSquares: number;
  readonly keptCubes: number;
  readonly values: readonly PlainValues[];
}

/** Whether a value takes the place of the extreme so far: what is no number does for good, whenever it comes. */
function isPast(extreme: Value | null, value: Value, isFurther: boolean): boolean {
  return extreme === null || isFurther || Number.isNaN(value);
}

/** The values of one selector. */
class Values {
  readonly #wanted: Wanted;
  readonly #units: number | null;
  readonly #sum = new ExactSum();
  #doubleSum = 0;
  #squareSum = 0;
  #group = 0;
  #groupSquares = 0;
  #groupProducts = 0;
  #least: Value | null = null;
  #most: Value | null = null;
  readonly #counts = new Map<Value, number>();

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    this.#units = unitsOfType(wanted.type);
  }

  add(value: Value, weight: number): void {
    const { sums, extremes, counts } = this.#wanted;
    if (sums) this.#addNumber(value as number, weight);
    if (extremes) {
      if (isPast(this.#least, value, value < (this.#least ?? value))) this.#least = value;
      if (isPast(this.#most, value, value > (this.#most ?? value))) this.#most = value;
    }
    if (counts) this.#counts.set(value, (this.#counts.get(value) ?? 0) + weight);
  }

  #addNumber(value: number, weight: number): void {
    // Much of what is asked for is seldom true.
    if (value === 0) return;
    const units = this.#units;
    const whole = units === null || units === 1 ? value : Math.round(value * units);
    // A product of whole numbers may be past all of them.
    if (units === null || !Number.isFinite(whole)) this.#doubleSum += value * weight;
    else this.#sum.addProduct(whole, weight);
    this.#squareSum += value * value * weight;
    this.#group += value;
  }

  endGroup(kept: number): void {
    if (this.#group === 0) return;
    this.#groupSquares += this.#group * this.#group;
    this.#groupProducts += this.#group * kept;
    this.#group = 0;
  }

  merge(part: PlainValues): void {
    this.#sum.addLarge(part.sum);
    this.#doubleSum += part.doubleSum;
    this.#squareSum += part.squareSum;
    this.#groupSquares += part.groupSquares;
    this.#groupProducts += part.groupProducts;
    const { least, most } = part;
    if (least !== null && isPast(this.#least, least, least < (this.#least ?? least)))
      this.#least = least;
    if (most !== null && isPast(this.#most, most, most > (this.#most ?? most))) this.#most = most;
    for (const [value, count] of part.counts) {
      this.#counts.set(value, (this.#counts.get(value) ?? 0) + count);
    }
  }

  plain(): PlainValues {
    return {
      sum: this.#sum.total,
      doubleSum: this.#doubleSum,
      squareSum: this.#squareSum,
      groupSquares: this.#groupSquares,
      groupProducts: this.#groupProducts,
      least: this.#least,
      most: this.#most,
      counts: this.#counts,
    };
  }
}

export class Tally {
  #tried = 0;
  #kept = 0;
  #keptSquares = 0;
  #keptCubes = 0;
  #groupKept = 0;
  readonly #values: readonly Values[];

  constructor(wanted: readonly Wanted[]) {
    this.#values = wanted.map((one) => new Values(one));
  }

  /** Counts deals of a weight for which `where` does not hold. */
  pass(weight: number): void {
    this.#tried += weight;
  }

  /** Counts deals of a weight for which it holds; then `add` takes the value of every selector. */
  keep(weight: number): void {
    this.#tried += weight;
    this.#kept += weight;
    this.#groupKept++;
  }

  /** The value that one of the selectors has of the deals kept last. */
  add(selector: number, value: Value, weight: number): void {
    this.#values[selector].add(value, weight);
  }

  /** Closes a group of random deals, which are independent of all others. */
  endGroup(): void {
    const kept = this.#groupKept;
    if (kept === 0) return;
    this.#keptSquares += kept ** 2;
    this.#keptCubes += kept ** 3;
    for (const values of this.#values) values.endGroup(kept);
    this.#groupKept = 0;
  }

  merge(part: PlainTally): void {
    this.#tried += part.tried;
    this.#kept += part.kept;
    this.#keptSquares += part.keptSquares;
    this.#keptCubes += part.keptCubes;
    this.#values.forEach((values, i) => {
      values.merge(part.values[i]);
    });
  }

  plain(): PlainTally {
    return {
      tried: this.#tried,
      kept: this.#kept,
      keptSquares: this.#keptSquares,
      keptCubes: this.#keptCubes,
      values: this.#values.map((values) => values.plain()),
    };
  }
}
