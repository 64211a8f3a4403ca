/** Seeded deals, the same in every run. */
import { type Card, fullDeck } from '../src/cards/card.ts';
import { indexBelow, RandomStream } from '../src/math/random.ts';

/**
 * Different cards for each deal, one deal after another.
 *
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
    for (let i = 0; i < cardsEach; i++) {
      const j = i + indexBelow(words[i], deck.length - i);
      const card = deck[j];
      deck[j] = deck[i];
      deck[i] = card;
      deals[deal * cardsEach + i] = card;
    }
  }
  return deals;
}

export function cardsOf(deals: Uint8Array, deal: number, cardsEach: number): Card[] {
  return [...deals.subarray(deal * cardsEach, (deal + 1) * cardsEach)];
}
