import { type Card, DECK_SIZE } from '../../cards/card.ts';
import { choose } from '../../math/choose.ts';
import { colexIndex } from '../../math/colex.ts';

/** Hands that a player may hold, with their weights. Plain data; the choice of a range is one. */
export interface HandList {
  /** How many cards each hand has. */
  readonly size: number;
  /** How many hands there are. */
  readonly count: number;
  /** The hands one after another, `size` card ids each, ascending; no hand twice. */
  readonly cards: Uint8Array;
  /** By hand: its weight, 1 … 10,000; null where all weigh 1. */
  readonly weights: Uint16Array | null;
}

/**
 * All hands of a deck, in colexicographic order.
 *
 * @param deck  ascending
 * @param size  how many cards a hand has
 */
export function allHands(deck: readonly Card[], size: number): HandList {
  const count = choose(deck.length, size);
  const cards = new Uint8Array(count * size);
  /** Positions in the deck of the cards of the next hand. */
  const chosen = Array.from({ length: size }, (_, i) => i);
  for (let at = 0; at < cards.length; at += size) {
    for (let i = 0; i < size; i++) cards[at + i] = deck[chosen[i]];
    let step = 0;
    for (; step < size - 1 && chosen[step] + 1 === chosen[step + 1]; step++) chosen[step] = step;
    chosen[step]++;
  }
  return { size, count, cards, weights: null };
}

/** By hand of a list: what the same hand weighs in another list; 0 where it is not in there. */
export function weightsOfSame(list: HandList, other: HandList): Uint16Array {
  const { size } = list;
  const byIndex = new Uint16Array(choose(DECK_SIZE, size));
  for (let hand = 0; hand < other.count; hand++) {
    byIndex[colexIndex(other.cards, hand * size, size)] = other.weights?.[hand] ?? 1;
  }
  return Uint16Array.from(
    { length: list.count },
    (_, hand) => byIndex[colexIndex(list.cards, hand * size, size)],
  );
}
