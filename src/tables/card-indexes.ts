/** Small tables by card id, that save shifts and products where millions of cards are read. */
import { DECK_SIZE, rankOf, suitOf } from '../cards/card.ts';
import { LOW_BIT } from './low-values.ts';
import { RANK_COUNT, rankSteps } from './rank-multisets.ts';

/** By card: its bit in a set of low ranks, 0 for a nine or higher. */
export const LOW_BIT_OF_CARD: Uint8Array = Uint8Array.from(
  { length: DECK_SIZE },
  (_, card) => LOW_BIT[rankOf(card)],
);

/** By card: one card of its suit, four bits a suit, so that sums count the cards of each. */
export const ONE_OF_SUIT: Uint16Array = Uint16Array.from(
  { length: DECK_SIZE },
  (_, card) => 1 << (4 * suitOf(card)),
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
