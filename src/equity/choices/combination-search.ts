/**
 * Goes through the combinations of sets that share no card, from choice to choice. The sets that fit are
 * kept for every choice that is still to be made, and where one has none left the search turns back: of
 * millions of combinations of narrow lists it meets only a few.
 */
import { DECK_SIZE } from '../../cards/card.ts';
import type { Choice } from '../job.ts';
import { isMarked, mark } from './choices.ts';

/** A choice that is to be made, with the sets that fit those made. */
interface Open {
  readonly choice: number;
  readonly sets: Uint32Array;
}

/** How a search ended: all has been seen, whoever was shown a combination had enough, or it took too long. */
export type SearchEnd = 'complete' | 'stopped' | 'gave up';

export class CombinationSearch {
  readonly #choices: readonly Choice[];
  readonly #mostSteps: number;
  readonly #used = new Uint8Array(DECK_SIZE);
  readonly #chosen: Uint32Array;
  #steps = 0;

  /** @param mostSteps  how many sets may be looked at; each as often as it is */
  constructor(choices: readonly Choice[], mostSteps = Number.POSITIVE_INFINITY) {
    this.#choices = choices;
    this.#mostSteps = mostSteps;
    this.#chosen = new Uint32Array(choices.length);
  }

  /**
   * @param visit  gets each combination, by choice the index of its set, in an array that is overwritten for
   *   the next; whether it wants another
   */
  run(visit: (chosen: Uint32Array) => boolean): SearchEnd {
    this.#used.fill(0);
    this.#steps = 0;
    const sets = this.#choices.reduce((sum, { count }) => sum + count, 0);
    if (sets > this.#mostSteps) return 'gave up';
    const everything = this.#choices.map(({ count }, choice) => ({
      choice,
      sets: Uint32Array.from({ length: count }, (_, set) => set),
    }));
    return this.#choose(everything, visit);
  }

  #choose(open: readonly Open[], visit: (chosen: Uint32Array) => boolean): SearchEnd {
    if (open.length === 0) return visit(this.#chosen) ? 'complete' : 'stopped';
    const rarest = open.reduce((a, b) => (b.sets.length < a.sets.length ? b : a));
    const others = open.filter((one) => one !== rarest);
    const { cards, size } = this.#choices[rarest.choice];
    for (const set of rarest.sets) {
      if (this.#steps > this.#mostSteps) return 'gave up';
      this.#chosen[rarest.choice] = set;
      mark(this.#used, cards, set * size, size, 1);
      const left = this.#whatFits(others);
      const end = left === null ? 'complete' : this.#choose(left, visit);
      mark(this.#used, cards, set * size, size, 0);
      if (end !== 'complete') return end;
    }
    this.#steps += rarest.sets.length;
    return 'complete';
  }

  /** Null where a choice has nothing left. */
  #whatFits(open: readonly Open[]): Open[] | null {
    const left: Open[] = [];
    for (const { choice, sets } of open) {
      const { cards, size } = this.#choices[choice];
      this.#steps += sets.length;
      const fitting = sets.filter((set) => !isMarked(this.#used, cards, set * size, size));
      if (fitting.length === 0) return null;
      left.push({ choice, sets: fitting });
    }
    return left;
  }
}

/** How many combinations there are; null where there are more than so many, or it takes too many steps to say. */
export function countCombinations(
  choices: readonly Choice[],
  most: number,
  mostSteps: number,
): number | null {
  let count = 0;
  const end = new CombinationSearch(choices, mostSteps).run(() => ++count <= most);
  return end === 'complete' ? count : null;
}
