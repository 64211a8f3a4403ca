/**
 * Finds the hands that match a pattern: those whose cards can be given to the symbols one to one so that
 * every card is what its symbol asks for, equal variables are equal and different ones are different.
 *
 * A depth-first search gives cards to slots. Slots that may be exchanged take their cards in one order
 * only, and so do variables that may be exchanged, or `RONPUV` would find every hand 720 times.
 */
import { DECK_SIZE, fullDeck, RANKS, SUIT_COUNT } from '../cards/card.ts';
import type { Steps } from '../loop/turns.ts';
import { colexIndex, writeCombination } from '../math/colex.ts';
import { handClasses, SuitRenamer } from './hand-classes.ts';
import { HandSet, handCount } from './hand-set.ts';
import { expectedFinds, NONE, type Slots, slotsOf } from './slots.ts';
import { supersetsOf } from './supersets.ts';
import { ANY_CARD, type Pattern } from './syntax.ts';

/** Testing all hands takes about as long as finding so many times as many; testing classes, this. */
const TESTS_COST = 3;
const CLASS_TESTS_COST = 0.5;

/** A step of a search tests so many hands. */
const HANDS_IN_STEP = 1024;

/** Up to so many cards there is a table of classes; the one of six cards would take 80 MB. */
const MOST_IN_TABLE = 5;

/** A pattern with free symbols for the cards that it does not name. */
export function filledUp(pattern: Pattern, size: number): Pattern {
  return [...pattern, ...Array<typeof ANY_CARD>(Math.max(0, size - pattern.length)).fill(ANY_CARD)];
}

/**
 * The set of hands of so many cards that match: the cards that the symbols ask for something of are
 * searched, and then the others added, whatever they are.
 */
export function* matchingHands(pattern: Pattern, holeCards: number): Steps<HandSet> {
  const asking = pattern.filter((symbol) => slotsOf([symbol]).slots[0].key !== FREE_KEY);
  if (asking.length === 0) return HandSet.all(holeCards);
  let found = yield* matchingSets(asking);
  while (found.holeCards < holeCards) found = yield* supersetsOf(found);
  return found;
}

/** The sets of as many cards as a pattern has symbols that match it. */
function* matchingSets(pattern: Pattern): Steps<HandSet> {
  const size = pattern.length;
  const slots = slotsOf(pattern);
  const search = new PatternSearch(slots);
  const finds = expectedFinds(slots) / handCount(size);
  if (!slots.suitsAlike) return yield* finds <= TESTS_COST ? search.findAll() : search.testAll();
  const hasTable = size <= MOST_IN_TABLE;
  if (finds <= (hasTable ? CLASS_TESTS_COST : TESTS_COST)) return yield* search.findAll();
  return yield* hasTable ? search.testClasses() : search.testUnseen();
}

const DECK = Uint8Array.from(fullDeck());

const FREE_KEY = slotsOf([ANY_CARD]).slots[0].key;

/** The search itself: over the whole deck, or among the cards of one hand. */
export class PatternSearch {
  readonly #size: number;
  readonly #allowed: readonly Uint8Array[];
  readonly #positions: Int32Array;
  readonly #rankVariable: Int8Array;
  readonly #suitVariable: Int8Array;
  readonly #rankBelow: Int8Array;
  readonly #suitBelow: Int8Array;
  /** By slot: 1 where it may be exchanged with the slot before. */
  readonly #likeLast: Uint8Array;
  /** By variable: what it stands for at present. */
  readonly #rankOf = new Int8Array(RANKS.length).fill(NONE);
  readonly #suitOf = new Int8Array(SUIT_COUNT).fill(NONE);
  #ranksTaken = 0;
  #suitsTaken = 0;
  /** By slot: the position in `#cards` of the card that it has. */
  readonly #chosen: Uint8Array;
  readonly #taken = new Uint8Array(DECK_SIZE);
  #cards: Uint8Array = DECK;
  /** Where hands that are found go; null where the first will do. */
  #found: HandSet | null = null;
  readonly #sorted: Uint8Array;

  constructor({ slots, rankBelow, suitBelow }: Slots) {
    this.#size = slots.length;
    this.#allowed = slots.map(({ allowed }) => allowed);
    this.#positions = Int32Array.from(slots, ({ positions }) => positions);
    this.#rankVariable = Int8Array.from(slots, ({ rankVariable }) => rankVariable);
    this.#suitVariable = Int8Array.from(slots, ({ suitVariable }) => suitVariable);
    this.#rankBelow = Int8Array.from(rankBelow);
    this.#suitBelow = Int8Array.from(suitBelow);
    this.#likeLast = Uint8Array.from(slots, ({ key }, i) => Number(slots[i - 1]?.key === key));
    this.#chosen = new Uint8Array(slots.length);
    this.#sorted = new Uint8Array(slots.length);
  }

  /** All hands that match, by giving the slots every card there is. */
  *findAll(): Steps<HandSet> {
    const found = new HandSet(this.#size);
    this.#found = found;
    this.#cards = DECK;
    for (let first = 0; first < DECK.length; first++) {
      this.#give(0, first);
      yield;
    }
    this.#found = null;
    return found;
  }

  /** All hands that match, by testing every hand. */
  *testAll(): Steps<HandSet> {
    const found = new HandSet(this.#size);
    const cards = new Uint8Array(this.#size);
    for (let hand = 0; hand < handCount(this.#size); hand++) {
      if (hand % HANDS_IN_STEP === 0) yield;
      writeCombination(hand, this.#size, cards, 0);
      if (this.matches(cards)) found.add(hand);
    }
    return found;
  }

  /** The same for a pattern that does not tell suits apart, by testing one hand of each class. */
  *testClasses(): Steps<HandSet> {
    const { classOf, first } = handClasses(this.#size);
    const found = new HandSet(this.#size);
    const cards = new Uint8Array(this.#size);
    const matching = new Uint8Array(first.length);
    for (let number = 0; number < first.length; number++) {
      if (number % HANDS_IN_STEP === 0) yield;
      writeCombination(first[number], this.#size, cards, 0);
      matching[number] = Number(this.matches(cards));
    }
    for (let hand = 0; hand < classOf.length; hand++) {
      if (matching[classOf[hand]] === 1) found.add(hand);
    }
    return found;
  }

  /** The same without a table of classes: what a hand is, all those like it are. */
  *testUnseen(): Steps<HandSet> {
    const found = new HandSet(this.#size);
    const seen = new HandSet(this.#size);
    const renamer = new SuitRenamer(this.#size);
    const cards = new Uint8Array(this.#size);
    for (let hand = 0; hand < handCount(this.#size); hand++) {
      if (hand % HANDS_IN_STEP === 0) yield;
      if (seen.has(hand)) continue;
      writeCombination(hand, this.#size, cards, 0);
      const matches = this.matches(cards);
      renamer.forEach(hand, (renamed) => {
        seen.add(renamed);
        if (matches) found.add(renamed);
      });
    }
    return found;
  }

  /** Whether some cards, as many as there are slots, match. */
  matches(cards: Uint8Array): boolean {
    this.#cards = cards;
    return this.#extend(0);
  }

  /** Gives cards to the slots from one on. @returns whether the search is over */
  #extend(slot: number): boolean {
    if (slot === this.#size) return this.#found === null || this.#add(this.#found);
    const from = this.#likeLast[slot] === 1 ? this.#chosen[slot - 1] + 1 : 0;
    for (let i = from; i < this.#cards.length; i++) if (this.#give(slot, i)) return true;
    return false;
  }

  /** Gives the i-th card to a slot, if it may have it, and cards to those after. @returns as `#extend` */
  #give(slot: number, i: number): boolean {
    const card = this.#cards[i];
    const rankVariable = this.#rankVariable[slot];
    const suitVariable = this.#suitVariable[slot];
    if (this.#allowed[slot][card] === 0 || this.#taken[i] === 1) return false;
    if (((this.#positions[slot] >> i) & 1) === 0) return false;
    const bindsRank = rankVariable !== NONE && this.#rankOf[rankVariable] === NONE;
    const bindsSuit = suitVariable !== NONE && this.#suitOf[suitVariable] === NONE;
    if (rankVariable !== NONE && !this.#rankFits(rankVariable, card >> 2)) return false;
    if (suitVariable !== NONE && !this.#suitFits(suitVariable, card & 3)) return false;
    if (bindsRank) this.#bindRank(rankVariable, card >> 2);
    if (bindsSuit) this.#bindSuit(suitVariable, card & 3);
    this.#taken[i] = 1;
    this.#chosen[slot] = i;
    const over = this.#extend(slot + 1);
    this.#taken[i] = 0;
    if (bindsRank) this.#freeRank(rankVariable);
    if (bindsSuit) this.#freeSuit(suitVariable);
    return over;
  }

  #rankFits(variable: number, rank: number): boolean {
    const bound = this.#rankOf[variable];
    if (bound !== NONE) return bound === rank;
    return (
      ((this.#ranksTaken >> rank) & 1) === 0 &&
      inOrder(this.#rankOf, this.#rankBelow, variable, rank)
    );
  }

  #suitFits(variable: number, suit: number): boolean {
    const bound = this.#suitOf[variable];
    if (bound !== NONE) return bound === suit;
    return (
      ((this.#suitsTaken >> suit) & 1) === 0 &&
      inOrder(this.#suitOf, this.#suitBelow, variable, suit)
    );
  }

  #bindRank(variable: number, rank: number): void {
    this.#rankOf[variable] = rank;
    this.#ranksTaken |= 1 << rank;
  }

  #freeRank(variable: number): void {
    this.#ranksTaken &= ~(1 << this.#rankOf[variable]);
    this.#rankOf[variable] = NONE;
  }

  #bindSuit(variable: number, suit: number): void {
    this.#suitOf[variable] = suit;
    this.#suitsTaken |= 1 << suit;
  }

  #freeSuit(variable: number): void {
    this.#suitsTaken &= ~(1 << this.#suitOf[variable]);
    this.#suitOf[variable] = NONE;
  }

  /** @returns false: the search goes on */
  #add(found: HandSet): boolean {
    const sorted = this.#sorted;
    for (let i = 0; i < this.#size; i++) {
      const card = this.#cards[this.#chosen[i]];
      let j = i - 1;
      for (; j >= 0 && sorted[j] > card; j--) sorted[j + 1] = sorted[j];
      sorted[j + 1] = card;
    }
    found.add(colexIndex(sorted, 0, this.#size));
    return false;
  }
}

/** Whether a value keeps to the order among the variables that may be exchanged with this one. */
function inOrder(values: Int8Array, below: Int8Array, variable: number, value: number): boolean {
  const before = below[variable];
  if (before !== NONE && values[before] !== NONE && values[before] < value) return false;
  for (let after = variable + 1; after < below.length; after++) {
    if (below[after] === variable && values[after] !== NONE && values[after] > value) return false;
  }
  return true;
}
