import { DECK_SIZE } from '../cards/card.ts';
import { largeIndexBelow, RandomStream, RandomWords } from '../math/random.ts';
import { type Choice, findCombination, isMarked, mark } from './choices.ts';
import { NO_SET, SetPicker } from './set-picker.ts';

/** Attempts from which it is judged how often sets that are drawn at random fit each other. */
const JUDGED_ATTEMPTS = 20_000;

/** Where fewer attempts than one in so many fit, combinations are not drawn anew but changed step by step. */
const MOST_ATTEMPTS = 1000;

/** Rounds of changes before the first trial of a chunk, so that where they began is forgotten. */
const FIRST_ROUNDS = 200;

/** Rounds of changes from which it is judged how many draws one takes. */
const JUDGED_ROUNDS = 20;

/** Draws for one change; when none of so many fits, the set stays as it is. */
const MOST_DRAWS = 100_000;

/** Draws for a change of two sets at a time, which mostly fails. */
const MOST_PAIR_DRAWS = 60;

/** How many such changes there are in a round. */
const PAIR_CHANGES = 3;

/** A trial takes about as long as so many draws: where a combination takes more, several trials share it. */
const DRAWS_OF_A_TRIAL = 16;
const MOST_TRIALS = 16;

/** Combinations in a group, where each comes from the one before: many more than it takes to forget one. */
const CHAIN_GROUP = 375;

/** The pattern of no card. */
const NOTHING_GONE = 0;

/**
 * Draws combinations of sets that share no card, each as likely as the product of its weights.
 *
 * Mostly every set is drawn by itself, all anew until they fit (rejection: combinations are independent).
 * Where that would take too long, as with a full table of wide ranges, each choice in turn is drawn anew
 * until it fits the others (Gibbs sampling: S. and D. Geman, "Stochastic relaxation, Gibbs distributions,
 * and the Bayesian restoration of images", 1984), and then two at a time, so that two players with aces can
 * trade them. Draws for two are given up after a fixed number, whatever the sets were: that leaves the
 * combinations as likely as they should be. They are correlated: `groupSize` trials are to be taken together
 * for their error.
 */
export class ChoiceDrawer {
  /** By choice: the index of the set that was drawn. */
  readonly chosen: Uint32Array;
  /** By card: 1 where a drawn set has it. */
  readonly used = new Uint8Array(DECK_SIZE);
  /** About how many sets are drawn for a combination; the same whoever asks. */
  readonly drawsPerCombination: number;
  /** How many trials should be dealt to a combination. */
  readonly trialsPerCombination: number;
  /** How many trials in a row are correlated. */
  readonly groupSize: number;
  readonly #choices: readonly Choice[];
  readonly #pickers: readonly SetPicker[];
  /** Where a chain of changes begins; null where combinations are independent. */
  readonly #start: readonly number[] | null;
  /** Sets drawn so far. */
  #draws = 0;

  constructor(choices: readonly Choice[]) {
    this.#choices = choices;
    this.#pickers = choices.map((choice) => new SetPicker(choice));
    this.chosen = new Uint32Array(choices.length);
    const attempts = this.#judgeAttempts();
    this.#start = attempts === null ? findCombination(choices) : null;
    this.drawsPerCombination = attempts ?? this.#judgeRounds();
    const worth = Math.ceil(this.drawsPerCombination / DRAWS_OF_A_TRIAL);
    this.trialsPerCombination = Math.min(MOST_TRIALS, worth);
    this.groupSize = this.trialsPerCombination * (this.#start === null ? 1 : CHAIN_GROUP);
  }

  /** Begins a chunk. */
  begin(words: RandomWords): void {
    if (this.#start === null) return;
    this.used.fill(0);
    this.#start.forEach((set, choice) => {
      this.#put(choice, set);
    });
    for (let round = 0; round < FIRST_ROUNDS; round++) this.draw(words);
  }

  /** Draws the next combination. */
  draw(words: RandomWords): void {
    if (this.#start === null) {
      while (!this.#attempt(words));
    } else {
      const { length } = this.#choices;
      for (let choice = 0; choice < length; choice++) this.#change(choice, words);
      for (let i = 0; i < PAIR_CHANGES; i++) {
        const a = largeIndexBelow(words.next(), length);
        const b = (a + 1 + largeIndexBelow(words.next(), length - 1)) % length;
        this.#changeTwo(a, b, words);
      }
    }
  }

  cardsOf(choice: number): Uint8Array {
    return this.#choices[choice].cards;
  }

  /** Copies the set of a choice to the front of `into`, and returns how many cards it has. */
  copy(choice: number, into: Uint8Array): number {
    const { cards, size } = this.#choices[choice];
    const at = this.chosen[choice] * size;
    for (let i = 0; i < size; i++) into[i] = cards[at + i];
    return size;
  }

  /** How many draws an independent combination takes; null where that is too many. */
  #judgeAttempts(): number | null {
    const words = new RandomWords(new RandomStream(0));
    let fits = 0;
    for (let i = 0; i < JUDGED_ATTEMPTS; i++) if (this.#attempt(words)) fits++;
    return fits * MOST_ATTEMPTS < JUDGED_ATTEMPTS ? null : this.#draws / fits;
  }

  /** How many draws a round of changes takes. */
  #judgeRounds(): number {
    const words = new RandomWords(new RandomStream(0));
    this.begin(words);
    this.#draws = 0;
    for (let round = 0; round < JUDGED_ROUNDS; round++) this.draw(words);
    return this.#draws / JUDGED_ROUNDS;
  }

  /** Draws every choice anew, until one does not fit those before it. */
  #attempt(words: RandomWords): boolean {
    this.used.fill(0);
    for (let choice = 0; choice < this.#choices.length; choice++) {
      const set = this.#drawSet(choice, NOTHING_GONE, words);
      if (!this.#fits(choice, set)) return false;
      this.#put(choice, set);
    }
    return true;
  }

  #change(choice: number, words: RandomWords): void {
    const before = this.#take(choice);
    const gone = this.#pickers[choice].patternOf(this.used);
    for (let draws = 0; draws < MOST_DRAWS; draws++) {
      const set = this.#drawSet(choice, gone, words);
      if (!this.#fits(choice, set)) continue;
      this.#put(choice, set);
      return;
    }
    this.#put(choice, before);
  }

  #changeTwo(a: number, b: number, words: RandomWords): void {
    const beforeA = this.#take(a);
    const beforeB = this.#take(b);
    // Both are drawn from what the others leave: what a leaves must not make b any likelier.
    const goneOfA = this.#pickers[a].patternOf(this.used);
    const goneOfB = this.#pickers[b].patternOf(this.used);
    for (let draws = 0; draws < MOST_PAIR_DRAWS; draws++) {
      const setA = this.#drawSet(a, goneOfA, words);
      if (!this.#fits(a, setA)) continue;
      this.#put(a, setA);
      const setB = this.#drawSet(b, goneOfB, words);
      if (this.#fits(b, setB)) {
        this.#put(b, setB);
        return;
      }
      this.#take(a);
    }
    this.#put(a, beforeA);
    this.#put(b, beforeB);
  }

  #drawSet(choice: number, gone: number, words: RandomWords): number {
    this.#draws++;
    return this.#pickers[choice].draw(words, gone);
  }

  #fits(choice: number, set: number): boolean {
    if (set === NO_SET) return false;
    const { cards, size } = this.#choices[choice];
    return !isMarked(this.used, cards, set * size, size);
  }

  /** Takes back the set of a choice, and returns which it was. */
  #take(choice: number): number {
    const { cards, size } = this.#choices[choice];
    const set = this.chosen[choice];
    mark(this.used, cards, set * size, size, 0);
    return set;
  }

  #put(choice: number, set: number): void {
    const { cards, size } = this.#choices[choice];
    this.chosen[choice] = set;
    mark(this.used, cards, set * size, size, 1);
  }
}
