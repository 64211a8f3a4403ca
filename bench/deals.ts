import type { Card } from '../src/cards/card.ts';

/** The cards of one of several deals. */
export function cardsOf(deals: Uint8Array, deal: number, cardsEach: number): Card[] {
  return [...deals.subarray(deal * cardsEach, (deal + 1) * cardsEach)];
}
