/**
 * The combinations of all choices of a job, each to be counted once by the engine for known hands.
 *
 * Suits that look alike to the known cards may be renamed: combinations that differ by that alone have the
 * same equities, and are counted once with the sum of their weights.
 */
import { type Card, DECK_SIZE, rankOf, SUIT_COUNT, suitOf } from '../../cards/card.ts';
import type { Choice, EquityJob } from '../job.ts';
import { shareable } from '../shareable.ts';

/** Combinations of sets that share no card. Plain data in memory that threads share. */
export interface Combinations {
  readonly count: number;
  /** By `combination * choices + choice`: the index of the set. */
  readonly indexes: Uint32Array;
  /** By combination: the product of the weights of its sets, summed over those that it stands for. */
  readonly weights: Float64Array;
  /** The sum of all weights; a whole number, as long as it is below 2^53. */
  readonly totalWeight: number;
}

/** How many combinations there are, those that share a card included. */
export function combinationsAtMost(choices: readonly Choice[]): number {
  return choices.reduce((product, { count }) => product * count, 1);
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

/** Goes through the combinations of a job, and finds those that renamed suits make the same. */
class Search {
  readonly #choices: readonly Choice[];
  readonly #suitSets: readonly Uint16Array[];
  readonly #kinds: readonly number[];
  /** No two suits look alike: every combination is its own. */
  readonly #allDiffer: boolean;
  readonly #chosen: Uint32Array;
  readonly #used = new Uint8Array(DECK_SIZE);
  /** By combination with its suits in order: its position in `indexes`. */
  readonly #positions = new Map<string, number>();
  readonly #suitTexts: string[] = new Array(SUIT_COUNT);
  readonly indexes: number[] = [];
  readonly weights: number[] = [];

  constructor(job: EquityJob) {
    this.#choices = job.choices;
    this.#suitSets = job.choices.map(suitSets);
    this.#kinds = suitKinds(job);
    this.#allDiffer = suitRenamings(job) === 1;
    this.#chosen = new Uint32Array(job.choices.length);
  }

  /** Chooses the sets from a choice on. */
  run(choice: number, weight: number): void {
    if (choice === this.#choices.length) {
      this.#add(weight);
      return;
    }
    const { cards, size, count, weights } = this.#choices[choice];
    for (let set = 0; set < count; set++) {
      const at = set * size;
      let taken = 0;
      for (let i = at; i < at + size; i++) taken |= this.#used[cards[i]];
      if (taken !== 0) continue;
      for (let i = at; i < at + size; i++) this.#used[cards[i]] = 1;
      this.#chosen[choice] = set;
      this.run(choice + 1, weights === null ? weight : weight * weights[set]);
      for (let i = at; i < at + size; i++) this.#used[cards[i]] = 0;
    }
  }

  #add(weight: number): void {
    if (!this.#allDiffer) {
      const key = this.#key();
      const known = this.#positions.get(key);
      if (known !== undefined) {
        this.weights[known] += weight;
        return;
      }
      this.#positions.set(key, this.weights.length);
    }
    for (const set of this.#chosen) this.indexes.push(set);
    this.weights.push(weight);
  }

  /** The combination by suit, in an order that renaming does not change. */
  #key(): string {
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      let text = String(this.#kinds[suit]);
      for (let i = 0; i < this.#chosen.length; i++) {
        text += `,${this.#suitSets[i][this.#chosen[i] * SUIT_COUNT + suit]}`;
      }
      this.#suitTexts[suit] = text;
    }
    return this.#suitTexts.sort().join(';');
  }
}

/** All combinations of a job that has choices. */
export function combinationsOf(job: EquityJob): Combinations {
  const search = new Search(job);
  search.run(0, 1);
  const { indexes, weights } = search;
  const shared = {
    indexes: new Uint32Array(shareable(indexes.length * 4)),
    weights: new Float64Array(shareable(weights.length * 8)),
  };
  shared.indexes.set(indexes);
  shared.weights.set(weights);
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  return { count: weights.length, ...shared, totalWeight };
}
