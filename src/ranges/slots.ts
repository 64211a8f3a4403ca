/** A pattern made ready for the search: what each of its cards may be, narrowest first. */
import { DECK_SIZE, RANKS, rankOf, SUIT_COUNT, suitOf } from '../cards/card.ts';
import type { CardSymbol, Pattern, RankPart, SuitPart } from './syntax.ts';

const ALL_RANKS = 2 ** RANKS.length - 1;
const ALL_SUITS = 2 ** SUIT_COUNT - 1;

/** Every bit is set, and stays so however far it is shifted. */
const ANYWHERE = -1;

/** No variable. */
export const NONE = -1;

export interface Slot {
  /** By card: 1 where the card may be here, whatever variables say. */
  readonly allowed: Uint8Array;
  /** How many cards may be here. */
  readonly count: number;
  /** The number of its rank and suit variable, or `NONE`. */
  readonly rankVariable: number;
  readonly suitVariable: number;
  /** Bit i is set where it may take the i-th of the cards that are searched; all of them in a hand. */
  readonly positions: number;
  /** The same for slots that may be exchanged. */
  readonly key: string;
}

export interface Slots {
  readonly slots: readonly Slot[];
  /** By variable: the variable before it whose rank must be higher, or `NONE`. */
  readonly rankBelow: readonly number[];
  readonly suitBelow: readonly number[];
  /** Whether renaming suits changes nothing. */
  readonly suitsAlike: boolean;
}

/** The ranks and suits that a pattern writes out: variables stand for others. */
function writtenIn(pattern: Pattern): { ranks: number; suits: number } {
  let ranks = 0;
  let suits = 0;
  for (const symbol of pattern) {
    if (symbol.kind !== 'card') continue;
    if (symbol.rank.kind === 'rank') ranks |= 1 << symbol.rank.rank;
    if (symbol.suit.kind === 'suit') suits |= 1 << symbol.suit.suit;
  }
  return { ranks, suits };
}

function ranksOf(part: RankPart, written: number): number {
  if (part.kind === 'rank') return 1 << part.rank;
  if (part.kind === 'list') return part.ranks;
  return part.kind === 'variable' ? ALL_RANKS & ~written : ALL_RANKS;
}

function suitsOf(part: SuitPart, written: number): number {
  if (part.kind === 'suit') return 1 << part.suit;
  if (part.kind === 'list') return part.suits;
  return part.kind === 'variable' ? ALL_SUITS & ~written : ALL_SUITS;
}

/** Numbers names in the order in which they come. */
class Names {
  readonly #names: string[] = [];

  numberOf(part: RankPart | SuitPart): number {
    if (part.kind !== 'variable') return NONE;
    if (!this.#names.includes(part.name)) this.#names.push(part.name);
    return this.#names.indexOf(part.name);
  }

  get count(): number {
    return this.#names.length;
  }
}

function slotKey({ allowed, rankVariable, suitVariable, positions }: Omit<Slot, 'key'>): string {
  return `${rankVariable} ${suitVariable} ${positions} ${allowed.join('')}`;
}

function withKey(slot: Omit<Slot, 'key'>): Slot {
  return { ...slot, key: slotKey(slot) };
}

function allowedCards(symbol: CardSymbol, written: { ranks: number; suits: number }): Uint8Array {
  const allowed = new Uint8Array(DECK_SIZE);
  if (symbol.kind === 'cards') {
    for (const card of symbol.cards) allowed[card] = 1;
    return allowed;
  }
  const ranks = ranksOf(symbol.rank, written.ranks);
  const suits = suitsOf(symbol.suit, written.suits);
  for (let card = 0; card < DECK_SIZE; card++) {
    allowed[card] = (ranks >> rankOf(card)) & (suits >> suitOf(card)) & 1;
  }
  return allowed;
}

/** Narrow slots first; those that may be exchanged side by side, and any card last. */
function compareSlots(a: Slot, b: Slot): number {
  const isFree = (slot: Slot) =>
    Number(slot.count === DECK_SIZE && slot.rankVariable === NONE && slot.suitVariable === NONE);
  return isFree(a) - isFree(b) || a.count - b.count || (a.key < b.key ? -1 : Number(a.key > b.key));
}

/**
 * For each variable, the nearest one before it with which it may be exchanged: names make no
 * difference, so that only one order of their values need be searched.
 */
function exchangeable(
  slots: readonly Slot[],
  count: number,
  of: 'rankVariable' | 'suitVariable',
): number[] {
  const keys = (rename: (variable: number) => number) =>
    slots
      .map((slot) => slotKey({ ...slot, [of]: rename(slot[of]) }))
      .sort()
      .join();
  const plain = keys((variable) => variable);
  return Array.from({ length: count }, (_, variable) => {
    for (let other = variable - 1; other >= 0; other--) {
      const swapped = keys((v) => (v === variable ? other : v === other ? variable : v));
      if (swapped === plain) return other;
    }
    return NONE;
  });
}

function isSuitless(symbol: CardSymbol): boolean {
  if (symbol.kind === 'card') return symbol.suit.kind === 'any' || symbol.suit.kind === 'variable';
  return symbol.cards.length % SUIT_COUNT === 0 && wholeRanks(symbol.cards);
}

function wholeRanks(cards: readonly number[]): boolean {
  return cards.every(
    (card) => cards.filter((other) => rankOf(other) === rankOf(card)).length === 4,
  );
}

/**
 * @param pattern    with a symbol for every card of the hand or board
 * @param positions  by symbol: where its card may be, by default anywhere
 */
export function slotsOf(pattern: Pattern, positions: readonly number[] = []): Slots {
  const written = writtenIn(pattern);
  const ranks = new Names();
  const suits = new Names();
  const slots = pattern.map((symbol, i) => {
    const allowed = allowedCards(symbol, written);
    return withKey({
      allowed,
      count: allowed.reduce((sum, one) => sum + one, 0),
      rankVariable: symbol.kind === 'card' ? ranks.numberOf(symbol.rank) : NONE,
      suitVariable: symbol.kind === 'card' ? suits.numberOf(symbol.suit) : NONE,
      positions: positions[i] ?? ANYWHERE,
    });
  });
  return {
    slots: slots.sort(compareSlots),
    rankBelow: exchangeable(slots, ranks.count, 'rankVariable'),
    suitBelow: exchangeable(slots, suits.count, 'suitVariable'),
    suitsAlike: pattern.every(isSuitless),
  };
}

/** About how many times the search would find a hand, repeats included. */
export function expectedFinds({ slots, rankBelow, suitBelow }: Slots): number {
  const seenRanks = new Set<number>();
  const seenSuits = new Set<number>();
  let finds = 1;
  let run = 0;
  slots.forEach(({ count, key, rankVariable, suitVariable }, i) => {
    run = i > 0 && slots[i - 1].key === key ? run + 1 : 1;
    const rankKnown = seenRanks.has(rankVariable) ? RANKS.length : 1;
    const suitKnown = seenSuits.has(suitVariable) ? SUIT_COUNT : 1;
    if (rankVariable !== NONE) seenRanks.add(rankVariable);
    if (suitVariable !== NONE) seenSuits.add(suitVariable);
    finds *= Math.max(count / (rankKnown * suitKnown), 1) / run;
  });
  for (const below of [rankBelow, suitBelow]) {
    const orders: number[] = [];
    below.forEach((other, i) => {
      orders[i] = other === NONE ? 1 : orders[other] + 1;
      finds /= orders[i];
    });
  }
  return finds;
}
