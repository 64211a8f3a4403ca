import { type HandSet, handCount } from './hand-set.ts';

/** The weight of a hand that is always played. Weights are hundredths of a percent, 1 … 10,000. */
export const FULL_WEIGHT = 10_000;

/**
 * Hands with weights. In a union a hand has the larger of its weights, in an intersection the smaller;
 * what is taken out is out whatever its weight.
 */
export class WeightedSet {
  readonly hands: HandSet;
  /** By hand: its weight, 0 for a hand that is not in the set; null where all weigh 10,000. */
  #weights: Uint16Array | null;

  constructor(hands: HandSet, weights: Uint16Array | null = null) {
    this.hands = hands;
    this.#weights = weights;
  }

  get isWeighted(): boolean {
    return this.#weights !== null;
  }

  /** Whether every hand there is has full weight. */
  get isComplete(): boolean {
    return !this.isWeighted && this.hands.size === handCount(this.hands.holeCards);
  }

  weightOf(hand: number): number {
    if (!this.hands.has(hand)) return 0;
    return this.#weights === null ? FULL_WEIGHT : this.#weights[hand];
  }

  /** Gives every hand the same weight, whatever it had. */
  setWeight(weight: number): void {
    const weights = new Uint16Array(handCount(this.hands.holeCards));
    this.hands.forEach((hand) => {
      weights[hand] = weight;
    });
    this.#weights = weight === FULL_WEIGHT ? null : weights;
  }

  copy(): WeightedSet {
    return new WeightedSet(this.hands.copy(), this.#weights?.slice() ?? null);
  }

  addAll(other: WeightedSet): void {
    this.#combine(other, () => this.hands.addAll(other.hands), Math.max);
  }

  keepAll(other: WeightedSet): void {
    this.#combine(other, () => this.hands.keepAll(other.hands), Math.min);
  }

  removeAll(hands: HandSet): void {
    const gone = hands.copy();
    gone.keepAll(this.hands);
    this.hands.removeAll(hands);
    const weights = this.#weights;
    if (weights !== null) {
      gone.forEach((hand) => {
        weights[hand] = 0;
      });
      this.#dropFullWeights();
    }
  }

  #combine(
    other: WeightedSet,
    combineHands: () => void,
    choose: (a: number, b: number) => number,
  ): void {
    if (!this.isWeighted && !other.isWeighted) {
      combineHands();
      return;
    }
    const before = new WeightedSet(this.hands.copy(), this.#weights);
    combineHands();
    const weights = new Uint16Array(handCount(this.hands.holeCards));
    this.hands.forEach((hand) => {
      weights[hand] = choose(before.weightOf(hand), other.weightOf(hand));
    });
    this.#weights = weights;
    this.#dropFullWeights();
  }

  /** Equal sets are to look equal: weights that are all full are not kept. */
  #dropFullWeights(): void {
    const weights = this.#weights;
    let full = true;
    this.hands.forEach((hand) => {
      full &&= weights?.[hand] === FULL_WEIGHT;
    });
    if (full) this.#weights = null;
  }

  equals(other: WeightedSet): boolean {
    if (!this.hands.equals(other.hands) || this.isWeighted !== other.isWeighted) return false;
    return this.#weights?.every((weight, hand) => weight === other.weightOf(hand)) ?? true;
  }
}
