/**
 * The combinations of all choices of a job, each to be counted once by the engine for known hands.
 *
 * Suits that look alike to the known cards may be renamed: combinations that differ by that alone have the
 * same equities, and are counted once with the sum of their weights.
 */
import { type Card, rankOf, SUIT_COUNT, suitOf } from '../../cards/card.ts';
import { bigGcd } from '../../math/ratio.ts';
import type { Choice, EquityJob } from '../job.ts';
import { CombinationSearch } from './combination-search.ts';

/** Combinations of sets that share no card. Plain data. */
export interface Combinations {
  readonly count: number;
  /** By `combination * choices + choice`: the index of the set. */
  readonly indexes: Uint32Array;
  /** By combination: the product of the weights of its sets, summed over those that it stands for. */
  readonly weights: Float64Array;
  /** The sum of all weights: where it passes 2^53, so may they, and are rounded. */
  readonly totalWeight: bigint;
}

/** Renamings of the suits that look alike to the known cards: 1, 2, 4, 6 or 24. */
export function suitRenamings(job: EquityJob): number {
  const alike = new Map<number, number>();
  for (const kind of suitKinds(job)) alike.set(kind, (alike.get(kind) ?? 0) + 1);
  const factorials = [1, 1, 2, 6, 24];
  return [...alike.values()].reduce((product, suits) => product * factorials[suits], 1);
}

/** By suit: a number that is the same for suits whose known cards have the same ranks in the same places. */
function suitKinds({ hands, board, dead }: EquityJob): number[] {
  const places = [...hands.map((hand) => hand ?? []), board, dead];
  const seen: string[] = [];
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    seen.push(places.map((cards) => ranksIn(cards, suit)).join());
  }
  return seen.map((ranks) => seen.indexOf(ranks));
}

function ranksIn(cards: readonly Card[], suit: number): number {
  return cards.reduce((set, card) => (suitOf(card) === suit ? set | (1 << rankOf(card)) : set), 0);
}

/** The ranks of a set in each suit, 13 bits each, by `set * 4 + suit`. */
function suitSets({ cards, size, count }: Choice): Uint16Array {
  const sets = new Uint16Array(count * SUIT_COUNT);
  for (let i = 0; i < count * size; i++) {
    const set = Math.floor(i / size);
    sets[set * SUIT_COUNT + suitOf(cards[i])] |= 1 << rankOf(cards[i]);
  }
  return sets;
}

/** Collects the combinations of a job, and finds those that renamed suits make the same. */
class Collection {
  readonly #choices: readonly Choice[];
  readonly #suitSets: readonly Uint16Array[];
  readonly #kinds: readonly number[];
  /** No two suits look alike: every combination is its own. */
  readonly #allDiffer: boolean;
  /** By combination with its suits in order: its position in `indexes`. */
  readonly #positions = new Map<string, number>();
  readonly #suitTexts: string[] = new Array(SUIT_COUNT);
  readonly #weigh: (chosen: Uint32Array) => number | bigint;
  readonly indexes: number[] = [];
  readonly weights: (number | bigint)[] = [];
  /** The common divisor of the weights of all combinations, each by itself. */
  divisor = 0n;

  constructor(job: EquityJob) {
    this.#choices = job.choices;
    this.#suitSets = job.choices.map(suitSets);
    this.#kinds = suitKinds(job);
    this.#allDiffer = suitRenamings(job) === 1;
    this.#weigh = weigher(job.choices);
  }

  add(chosen: Uint32Array): void {
    const weight = this.#weigh(chosen);
    if (this.divisor !== 1n) this.divisor = bigGcd(BigInt(weight), this.divisor);
    if (!this.#allDiffer) {
      const key = this.#key(chosen);
      const known = this.#positions.get(key);
      if (known !== undefined) {
        this.weights[known] = sum(this.weights[known], weight);
        return;
      }
      this.#positions.set(key, this.weights.length);
    }
    for (const set of chosen) this.indexes.push(set);
    this.weights.push(weight);
  }

  /** The combination by suit, in an order that renaming does not change. */
  #key(chosen: Uint32Array): string {
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      let text = String(this.#kinds[suit]);
      for (let i = 0; i < this.#choices.length; i++) {
        text += `,${this.#suitSets[i][chosen[i] * SUIT_COUNT + suit]}`;
      }
      this.#suitTexts[suit] = text;
    }
    return this.#suitTexts.sort().join(';');
  }
}

/** Weights are all numbers, or all big. */
function sum(a: number | bigint, b: number | bigint): number | bigint {
  return typeof a === 'bigint' || typeof b === 'bigint' ? BigInt(a) + BigInt(b) : a + b;
}

/** The product of the weights of sets: as a number only where all such products are exact. */
function weigher(choices: readonly Choice[]): (chosen: Uint32Array) => number | bigint {
  if (choices.every(({ weights }) => weights === null)) return () => 1;
  const weightsOf = (chosen: Uint32Array): number[] =>
    choices.map(({ weights }, i) => (weights === null ? 1 : weights[chosen[i]]));
  const heaviest = choices.reduce(
    (product, { weights }) => product * (weights?.reduce((a, b) => Math.max(a, b)) ?? 1),
    MOST_ALIKE,
  );
  if (heaviest <= Number.MAX_SAFE_INTEGER) {
    return (chosen) => weightsOf(chosen).reduce((product, weight) => product * weight);
  }
  return (chosen) => weightsOf(chosen).reduce((product, weight) => product * BigInt(weight), 1n);
}

/** So many combinations may be the same up to suits. */
const MOST_ALIKE = 24;

/** All combinations of a job that has choices, their weights without a common divisor. */
export function combinationsOf(job: EquityJob): Combinations {
  const collection = new Collection(job);
  new CombinationSearch(job.choices).run((chosen) => {
    collection.add(chosen);
    return true;
  });
  const { indexes, divisor } = collection;
  const weights =
    divisor === 1n
      ? collection.weights
      : collection.weights.map((weight) => BigInt(weight) / divisor);
  let totalWeight = 0n;
  for (const weight of weights) totalWeight += BigInt(weight);
  return {
    count: weights.length,
    indexes: Uint32Array.from(indexes),
    weights: Float64Array.from(weights, Number),
    totalWeight,
  };
}
