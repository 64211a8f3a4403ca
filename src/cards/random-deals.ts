/** Seeded deals, the same in every run. */
import { RandomStream, shuffleFront } from '../math/random.ts';
import { type Card, fullDeck } from './card.ts';

/**
 * Different cards for each deal, one deal after another.
 *
 * @param seed  0 … 2^53 - 1
 * @param from  the deck, by default all 52 cards
 */
export function randomDeals(
  count: number,
  cardsEach: number,
  seed: number,
  from: readonly Card[] = fullDeck(),
): Uint8Array {
  const random = new RandomStream(seed);
  const words = new Int32Array(cardsEach);
  const deck = Uint8Array.from(from);
  const deals = new Uint8Array(count * cardsEach);
  for (let deal = 0; deal < count; deal++) {
    random.fill(words);
    shuffleFront(deck, words);
    deals.set(deck.subarray(0, cardsEach), deal * cardsEach);
  }
  return deals;
}
