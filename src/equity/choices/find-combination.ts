/** Whether choices go together at all: a combination of sets that share no card, or why there is none. */
import { type Card, DECK_SIZE, RANKS, rankOf, SUITS, suitOf } from '../../cards/card.ts';
import { formatCard } from '../../cards/text.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { listed } from '../../text/words.ts';
import type { Choice } from '../job.ts';
import { choiceName, isMarked, mark } from './choices.ts';

/** A search looks at so many sets at most: some tenths of a second. */
const FIRST_STEPS = 100_000;
const MOST_STEPS = 100_000_000;

/**
 * Finds a set for each choice so that no two share a card.
 *
 * @returns by choice: the index of its set
 * @throws Omaha8Error `impossible-deal` where there is no such combination, or none was found
 */
export function findCombination(choices: readonly Choice[]): number[] {
  checkCards(choices);
  const search = new Search(choices);
  const soon = search.quickly();
  if (soon === 'found') return search.chosen;
  // Only now: it takes long to look at every set for each rank and suit.
  for (let rank = 0; rank < RANKS.length; rank++) {
    checkGroup(choices, `of rank ${RANKS[rank]}`, (card) => rankOf(card) === rank);
  }
  for (let suit = 0; suit < SUITS.length; suit++) {
    checkGroup(choices, `of suit ${SUITS[suit]}`, (card) => suitOf(card) === suit);
  }
  if (soon === 'gave up' && search.thoroughly()) return search.chosen;
  const names = listed(choices.map(choiceName));
  throw new Omaha8Error(
    'impossible-deal',
    search.hasGivenUp
      ? `no deal was found in which ${names} share no card`
      : `no deal is possible: whatever is chosen of ${names}, some card is needed twice`,
  );
}

/** Says which card two choices cannot do without, if there is one. */
function checkCards(choices: readonly Choice[]): void {
  const neededBy = new Map<Card, Choice>();
  for (const choice of choices) {
    for (const card of cardsInAll(choice)) {
      const other = neededBy.get(card);
      if (other !== undefined) {
        throw new Omaha8Error(
          'impossible-deal',
          `no deal is possible: ${choiceName(other)} and ${choiceName(choice)} both need ${formatCard(card)}`,
        );
      }
      neededBy.set(card, choice);
    }
  }
}

/** The cards that every set has. */
function cardsInAll({ cards, size, count }: Choice): Card[] {
  let inAll = Array.from(cards.subarray(0, size));
  for (let set = 1; set < count && inAll.length > 0; set++) {
    const ofSet = cards.subarray(set * size, (set + 1) * size);
    inAll = inAll.filter((card) => ofSet.includes(card));
  }
  return inAll;
}

/** Says which choices need more cards of a kind between them than there are, if some do. */
function checkGroup(
  choices: readonly Choice[],
  kind: string,
  isOfKind: (card: Card) => boolean,
): void {
  const ofKind = Uint8Array.from({ length: DECK_SIZE }, (_, card) => (isOfKind(card) ? 1 : 0));
  const seen = new Set<Card>();
  const needs = choices.map((choice) => ({ choice, least: leastOf(choice, ofKind, seen) }));
  const needy = needs.filter(({ least }) => least > 0);
  const needed = needy.reduce((sum, { least }) => sum + least, 0);
  if (needed <= seen.size) return;
  throw new Omaha8Error(
    'impossible-deal',
    `no deal is possible: ${listed(needy.map(({ choice }) => choiceName(choice)))} need ${needed} cards ${kind}, of which ${seen.size} are left`,
  );
}

/** How many cards of a kind every set has at least; those of any set are added to `seen`. */
function leastOf({ cards, size }: Choice, ofKind: Uint8Array, seen: Set<Card>): number {
  let least = size;
  for (let at = 0; at < cards.length; at += size) {
    let here = 0;
    for (let i = at; i < at + size; i++) {
      if (ofKind[cards[i]] === 0) continue;
      here++;
      seen.add(cards[i]);
    }
    least = Math.min(least, here);
  }
  return least;
}

/**
 * A search from choice to choice. First each takes the next set that fits, those with the fewest sets first,
 * which mostly succeeds at once. Where it does not soon, the choice that has the fewest sets left comes
 * next, and nobody may be left without any.
 */
class Search {
  readonly chosen: number[];
  hasGivenUp = false;
  readonly #choices: readonly Choice[];
  readonly #used = new Uint8Array(DECK_SIZE);
  #steps = 0;

  constructor(choices: readonly Choice[]) {
    this.#choices = choices;
    this.chosen = new Array(choices.length).fill(0);
  }

  /** Takes one set after another that fits. */
  quickly(): 'found' | 'none' | 'gave up' {
    if (this.#takeFirst(this.#order(), 0)) return 'found';
    return this.#steps < FIRST_STEPS ? 'none' : 'gave up';
  }

  /** Whether there is a combination, which is then chosen; it may also give up. */
  thoroughly(): boolean {
    this.#used.fill(0);
    this.#steps = 0;
    const everything = this.#order().map((choice) => ({
      choice,
      sets: Uint32Array.from({ length: this.#choices[choice].count }, (_, set) => set),
    }));
    if (this.#takeRarest(everything)) return true;
    this.hasGivenUp = this.#steps >= MOST_STEPS;
    return false;
  }

  #order(): number[] {
    return [...this.#choices.keys()].sort(
      (a, b) => this.#choices[a].count - this.#choices[b].count,
    );
  }

  #takeFirst(order: readonly number[], depth: number): boolean {
    if (depth === order.length) return true;
    const choice = order[depth];
    const { cards, size, count } = this.#choices[choice];
    for (let set = 0; set < count && this.#steps < FIRST_STEPS; set++) {
      this.#steps++;
      if (isMarked(this.#used, cards, set * size, size)) continue;
      this.chosen[choice] = set;
      mark(this.#used, cards, set * size, size, 1);
      if (this.#takeFirst(order, depth + 1)) return true;
      mark(this.#used, cards, set * size, size, 0);
    }
    return false;
  }

  /** @param open  the choices that are to be made, with the sets that fit those made */
  #takeRarest(open: readonly { choice: number; sets: Uint32Array }[]): boolean {
    if (open.length === 0) return true;
    const rarest = open.reduce((a, b) => (b.sets.length < a.sets.length ? b : a));
    const { cards, size } = this.#choices[rarest.choice];
    const others = open.filter((one) => one !== rarest);
    for (const set of rarest.sets) {
      if (this.#steps >= MOST_STEPS) return false;
      mark(this.#used, cards, set * size, size, 1);
      const left = others.map(({ choice, sets }) => ({
        choice,
        sets: this.#fitting(choice, sets),
      }));
      if (left.every(({ sets }) => sets.length > 0) && this.#takeRarest(left)) {
        this.chosen[rarest.choice] = set;
        return true;
      }
      mark(this.#used, cards, set * size, size, 0);
    }
    return false;
  }

  #fitting(choice: number, sets: Uint32Array): Uint32Array {
    const { cards, size } = this.#choices[choice];
    this.#steps += sets.length;
    return sets.filter((set) => !isMarked(this.#used, cards, set * size, size));
  }
}
