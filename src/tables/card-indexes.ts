/** Small tables by card id, that save shifts and products where millions of cards are read. */
import { DECK_SIZE, rankOf, SUIT_COUNT, suitOf } from '../cards/card.ts';
import { LOW_BIT } from './low-values.ts';
import { RANK_COUNT, rankSteps } from './rank-multisets.ts';

export const SUIT_SHIFT = 16;

/**
 * By card: in the lowest bits its bit in a set of low ranks, none for a nine or higher; from bit
 * `SUIT_SHIFT` on one card of its suit, four bits a suit. Entries joined by "or" hold the low ranks of several cards, and
 * their sum, of up to seven cards, how many there are of each suit.
 */
export const SUIT_AND_LOW: Int32Array = Int32Array.from(
  { length: DECK_SIZE },
  (_, card) => (1 << (SUIT_SHIFT + 4 * suitOf(card))) | LOW_BIT[rankOf(card)],
);

/** By `suit << 6 | card`: the bit of the card's rank, none for a card of another suit. */
export const SUIT_BITS: Uint16Array = Uint16Array.from({ length: SUIT_COUNT << 6 }, (_, at) =>
  suitOf(at & 63) === at >> 6 ? 1 << rankOf(at & 63) : 0,
);

let pairs: Uint8Array | undefined;

/** By `cardA << 6 | cardB`: the multiset of their two ranks, 0 … 90. */
export function pairOfCards(): Uint8Array {
  if (pairs === undefined) {
    pairs = new Uint8Array(DECK_SIZE << 6);
    const steps = rankSteps(1);
    for (let a = 0; a < DECK_SIZE; a++) {
      for (let b = 0; b < DECK_SIZE; b++) {
        pairs[(a << 6) | b] = steps[rankOf(a) * RANK_COUNT + rankOf(b)];
      }
    }
  }
  return pairs;
}
