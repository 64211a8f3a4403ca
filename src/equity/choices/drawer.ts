import { RandomStream, RandomWords } from '../../math/random.ts';
import type { Choice } from '../job.ts';
import { ChoiceChain } from './chain.ts';
import { DrawnSets, NOTHING_GONE } from './drawn-sets.ts';
import { findCombination } from './find-combination.ts';

/** Attempts from which it is judged how often sets that are drawn at random fit each other. */
const JUDGED_ATTEMPTS = 20_000;

/** Where fewer attempts than one in so many fit, combinations are not drawn anew but changed step by step. */
const MOST_ATTEMPTS = 1000;

/** A step of the chain takes about as long as so many draws for each choice. */
const DRAWS_OF_A_STEP = 100;

/** A trial takes about as long as so many draws: where a combination takes more, several trials share it. */
const DRAWS_OF_A_TRIAL = 16;
const MOST_TRIALS = 16;

/** Trials in a group, where each combination comes from the one before. */
const CHAIN_GROUP = 6000;

/**
 * Draws combinations of sets that share no card, each as likely as the product of its weights.
 *
 * Mostly every set is drawn by itself, all anew until they fit (rejection: combinations are independent).
 * Where that would take too long, as with a full table of wide ranges, each combination is made from the one
 * before (`ChoiceChain`). Trials that are correlated, `groupSize` of them, are to be taken together for
 * their error.
 */
export class ChoiceDrawer {
  /** The combination at hand. */
  readonly drawn: DrawnSets;
  /** About how many sets are drawn for a combination; the same whoever asks. */
  readonly drawsPerCombination: number;
  /** How many trials should be dealt to a combination. */
  readonly trialsPerCombination: number;
  /** How many trials in a row are correlated. */
  readonly groupSize: number;
  /** Null where combinations are independent. */
  readonly #chain: ChoiceChain | null;

  /** @throws Omaha8Error `impossible-deal` where no combination is found */
  constructor(choices: readonly Choice[]) {
    this.drawn = new DrawnSets(choices);
    const attempts = this.#judgeAttempts();
    this.#chain = attempts === null ? new ChoiceChain(this.drawn, findCombination(choices)) : null;
    this.drawsPerCombination = attempts ?? choices.length * DRAWS_OF_A_STEP;
    const worth = Math.ceil(this.drawsPerCombination / DRAWS_OF_A_TRIAL);
    this.trialsPerCombination = Math.min(MOST_TRIALS, worth);
    this.groupSize = this.#chain === null ? this.trialsPerCombination : CHAIN_GROUP;
  }

  /** Begins a chunk. */
  begin(words: RandomWords): void {
    this.#chain?.begin(words);
  }

  /** Draws the next combination. */
  draw(words: RandomWords): void {
    if (this.#chain !== null) this.#chain.next(words);
    else while (this.#attempt(words) !== this.drawn.choices.length);
  }

  /** About how many draws an independent combination takes; null where that is too many. */
  #judgeAttempts(): number | null {
    const words = new RandomWords(new RandomStream(0));
    const { length } = this.drawn.choices;
    let fits = 0;
    let draws = 0;
    for (let i = 0; i < JUDGED_ATTEMPTS; i++) {
      const fitting = this.#attempt(words);
      if (fitting === length) fits++;
      draws += Math.min(length, fitting + 1);
    }
    return fits * MOST_ATTEMPTS < JUDGED_ATTEMPTS ? null : draws / fits;
  }

  /** Draws every choice anew, until one does not fit those before it: how many do. */
  #attempt(words: RandomWords): number {
    const { drawn } = this;
    const { length } = drawn.choices;
    drawn.used.fill(0);
    for (let choice = 0; choice < length; choice++) {
      const set = drawn.random(choice, NOTHING_GONE, words);
      if (!drawn.fits(choice, set)) return choice;
      drawn.put(choice, set);
    }
    return length;
  }
}
