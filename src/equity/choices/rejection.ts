/** Combinations of sets that are drawn each by itself, all anew until they fit each other (rejection). */
import type { RandomWords } from '../../math/random.ts';
import type { Draws } from './drawer.ts';
import type { DrawnSets } from './drawn-sets.ts';
import { SetPicker } from './set-picker.ts';

/** Attempts from which it is judged how often sets that are drawn at random fit each other. */
const JUDGED_ATTEMPTS = 20_000;

/** Where fewer attempts than one in so many fit, combinations are to be drawn in another way. */
const MOST_ATTEMPTS = 1000;

/** A trial takes about as long as so many draws: where a combination takes more, several trials share it. */
const DRAWS_OF_A_TRIAL = 16;
const MOST_TRIALS = 16;

/** What was judged. Plain data. */
export interface Rejection {
  readonly way: 'rejection';
  /** About how many sets are drawn for a combination that fits. */
  readonly draws: number;
  readonly trialsPerCombination: number;
}

export class RejectionDraws implements Draws {
  readonly #drawn: DrawnSets;
  readonly #pickers: readonly SetPicker[];
  readonly #trialsPerCombination: number;

  constructor(drawn: DrawnSets, trialsPerCombination = 1) {
    this.#drawn = drawn;
    this.#pickers = drawn.choices.map((choice) => new SetPicker(choice));
    this.#trialsPerCombination = trialsPerCombination;
  }

  /** Tries how many draws a combination takes; null where these are too many. */
  judge(words: RandomWords): Rejection | null {
    let fitting = 0;
    let draws = 0;
    for (let i = 0; i < JUDGED_ATTEMPTS; i++) {
      const misfit = this.#attempt(words);
      if (misfit === FITS) fitting++;
      draws += misfit === FITS ? this.#pickers.length : misfit;
    }
    if (fitting * MOST_ATTEMPTS < JUDGED_ATTEMPTS) return null;
    // Without choices nothing is drawn.
    const worth = Math.max(1, Math.ceil(draws / fitting / DRAWS_OF_A_TRIAL));
    const trialsPerCombination = Math.min(MOST_TRIALS, worth);
    return { way: 'rejection', draws: draws / fitting, trialsPerCombination };
  }

  /** Draws a few times: whether a combination has been found, which is then on the table. */
  finds(attempts: number, words: RandomWords): boolean {
    for (let i = 0; i < attempts; i++) if (this.#attempt(words) === FITS) return true;
    return false;
  }

  begin(): void {}

  draw(words: RandomWords): number {
    while (this.#attempt(words) !== FITS);
    return this.#trialsPerCombination;
  }

  next(): void {}

  /** Draws one choice after another until one does not fit those before it: its number from 1, or `FITS`. */
  #attempt(words: RandomWords): number {
    const drawn = this.#drawn;
    const { length } = this.#pickers;
    drawn.clear();
    for (let choice = 0; choice < length; choice++) {
      const set = this.#pickers[choice].draw(words);
      if (!drawn.fits(choice, set)) return choice + 1;
      drawn.put(choice, set);
    }
    return FITS;
  }
}

const FITS = 0;
