/**
 * Why no deal is possible: some choices need more cards of a kind between them than there are. Kinds are
 * single cards, ranks and suits, and several ranks or suits together.
 */
import { type Card, DECK_SIZE, RANKS, rankOf, SUITS, suitOf } from '../../cards/card.ts';
import { formatCard } from '../../cards/text.ts';
import { countBits } from '../../math/bits.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { listed } from '../../text/words.ts';
import type { Choice } from '../job.ts';
import { choiceName } from './choices.ts';

/**
 * @param deck  the cards that are not known
 * @throws Omaha8Error `impossible-deal` where some kind of card is short, the plainest kind first
 */
export function checkShortages(choices: readonly Choice[], deck: readonly Card[]): void {
  checkCards(choices);
  const ranks = { names: RANKS, one: 'rank', several: 'ranks', kindOf: rankOf };
  checkKinds(choices, ranks, deck);
  const suits = { names: SUITS, one: 'suit', several: 'suits', kindOf: suitOf };
  checkKinds(choices, suits, deck);
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

/** A way to sort cards into kinds. */
interface Sorting {
  /** By kind. */
  names: ArrayLike<string>;
  one: string;
  several: string;
  kindOf: (card: Card) => number;
}

/**
 * Says which choices need more cards of some kinds between them than there are, if some do: of as few kinds
 * as possible.
 */
function checkKinds(choices: readonly Choice[], sorting: Sorting, deck: readonly Card[]): void {
  // Players often have the same range.
  const leastOfText = new Map<string, Uint8Array>();
  const needs = choices.map((choice) => {
    const key = `${choice.size} ${choice.text}`;
    const least = leastOfText.get(key) ?? leastOf(choice, sorting);
    leastOfText.set(key, least);
    return { choice, least };
  });
  const left = new Array<number>(sorting.names.length).fill(0);
  for (const card of cardsOfAny(choices)) left[sorting.kindOf(card)]++;
  const groups = Array.from({ length: 2 ** left.length }, (_, group) => group);
  groups.sort((a, b) => countBits(a) - countBits(b) || b - a);
  for (const group of groups) {
    const needed = needs.reduce((sum, { least }) => sum + least[group], 0);
    const there = left.reduce((sum, cards, kind) => ((group >>> kind) & 1 ? sum + cards : sum), 0);
    if (needed <= there) continue;
    const inDeck = deck.filter((card) => (group >>> sorting.kindOf(card)) & 1).length;
    const atHand = there === inDeck ? `${there} are left` : `they can have only ${there}`;
    const needy = needs.filter(({ least }) => least[group] > 0);
    throw new Omaha8Error(
      'impossible-deal',
      `no deal is possible: ${listed(needy.map(({ choice }) => choiceName(choice)))} need ${needed} cards of ${nameOf(group, sorting)}, of which ${atHand}`,
    );
  }
}

function nameOf(group: number, { names, one, several }: Sorting): string {
  const kinds = Array.from(names).filter((_, kind) => (group >>> kind) & 1);
  return `${kinds.length === 1 ? one : several} ${listed(kinds)}`;
}

function cardsOfAny(choices: readonly Choice[]): Set<Card> {
  const any = new Set<Card>();
  for (const { cards } of choices) for (const card of cards) any.add(card);
  return any;
}

/** By group of kinds, a bit for each: how many cards of these kinds every set of a choice has at least. */
function leastOf({ cards, size }: Choice, { names, kindOf }: Sorting): Uint8Array {
  const kinds = Uint8Array.from({ length: DECK_SIZE }, (_, card) => kindOf(card));
  // How many cards a set has of each kind, as digits: of millions of sets few differ in that.
  const makes = new Set<number>();
  for (let at = 0; at < cards.length; at += size) {
    let make = 0;
    for (let i = at; i < at + size; i++) make += 8 ** kinds[cards[i]];
    makes.add(make);
  }
  const least = new Uint8Array(2 ** names.length).fill(size);
  const has = new Uint8Array(least.length);
  least[0] = 0;
  for (const make of makes) {
    let digits = make;
    for (let kind = 0; kind < names.length; kind++) {
      const cards = digits % 8;
      digits = (digits - cards) / 8;
      // The groups of this kind alone or with kinds before it.
      for (let others = 0, group = 2 ** kind; others < 2 ** kind; others++, group++) {
        has[group] = has[others] + cards;
        if (has[group] < least[group]) least[group] = has[group];
      }
    }
  }
  return least;
}
