/**
 * Adds a card that may be any: from the sets of so many cards to those of one card more that hold one of
 * them. A hand matches a pattern exactly if some of its cards match the symbols that ask for something, so
 * the search needs to find only these cards, and free symbols cost next to nothing.
 */
import { DECK_SIZE } from '../cards/card.ts';
import type { Steps } from '../loop/turns.ts';
import { COLEX_TERMS, writeCombination } from '../math/colex.ts';
import { HandSet, handCount } from './hand-set.ts';

/** Adding cards to a set takes about so many times as long, for each card, as testing a larger one. */
const ADDING_COST = 4;

/** Every set of one card more that holds one of these. */
export function* supersetsOf(sets: HandSet): Steps<HandSet> {
  const size = sets.holeCards + 1;
  const addingAll = sets.size * DECK_SIZE * ADDING_COST;
  return addingAll < handCount(size) * size
    ? yield* addCards(sets)
    : yield* new SupersetTest(sets).run();
}

/** Steps are over so many sets at a time. */
const SETS_IN_STEP = 1024;

/** By adding every other card to every set: quick where there are few. */
function* addCards(sets: HandSet): Steps<HandSet> {
  const size = sets.holeCards;
  const supersets = new HandSet(size + 1);
  const cards = new Uint8Array(size);
  let visited = 0;
  for (const set of sets) {
    if (++visited % SETS_IN_STEP === 0) yield;
    writeCombination(set, size, cards, 0);
    // The index of the set with a card more, between those below it and those above.
    let below = 0;
    let above = 0;
    for (let i = 0; i < size; i++) above += COLEX_TERMS[i + 2][cards[i]];
    let card = 0;
    for (let place = 0; place <= size; place++) {
      const terms = COLEX_TERMS[place + 1];
      const next = place < size ? cards[place] : DECK_SIZE;
      for (; card < next; card++) supersets.add(below + terms[card] + above);
      if (place === size) break;
      below += terms[next];
      above -= COLEX_TERMS[place + 2][next];
      card++;
    }
  }
  return supersets;
}

/**
 * By testing, for every larger set, what is left without each of its cards.
 *
 * Cards are chosen from the highest down, and the indexes of what is left are kept meanwhile: a card below
 * the missing one counts as it did, one above it a place lower.
 */
class SupersetTest {
  readonly #sets: HandSet;
  readonly #found: HandSet;
  readonly #size: number;
  /** By how many cards are chosen, then by the missing one, the highest first: the index so far. */
  readonly #without: readonly Uint32Array[];

  constructor(sets: HandSet) {
    this.#sets = sets;
    this.#size = sets.holeCards + 1;
    this.#found = new HandSet(this.#size);
    this.#without = Array.from({ length: this.#size }, () => new Uint32Array(this.#size));
  }

  *run(): Steps<HandSet> {
    for (let highest = this.#size - 1; highest < DECK_SIZE; highest++) {
      this.#choose(0, highest, 0, 0);
      yield;
    }
    return this.#found;
  }

  /**
   * @param chosen   how many cards are above this one
   * @param whole    the index of these, and
   * @param lowered  their index where the missing card is below them
   */
  #choose(chosen: number, card: number, whole: number, lowered: number): void {
    const place = this.#size - chosen;
    const own = COLEX_TERMS[place][card];
    const before = this.#without[chosen];
    const after = this.#without[chosen + 1];
    for (let i = 0; i < chosen; i++) after[i] = before[i] + own;
    after[chosen] = lowered;
    const wholeHere = whole + own;
    const loweredHere = lowered + COLEX_TERMS[place - 1][card];
    if (place === 2) this.#chooseLowest(card, wholeHere, loweredHere);
    else {
      for (let next = place - 2; next < card; next++) {
        this.#choose(chosen + 1, next, wholeHere, loweredHere);
      }
    }
  }

  /** The lowest card is its own index. */
  #chooseLowest(below: number, whole: number, lowered: number): void {
    const sets = this.#sets;
    const found = this.#found;
    const without = this.#without[this.#size - 1];
    const all = sets.has(lowered);
    for (let card = 0; card < below; card++) {
      let any = all;
      for (let i = 0; !any && i < this.#size - 1; i++) any = sets.has(without[i] + card);
      if (any) found.add(whole + card);
    }
  }
}
