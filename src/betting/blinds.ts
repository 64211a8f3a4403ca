/** The sizes of blinds, and the draw for the button. */
import type { Card } from '../cards/card.ts';
import { checkDistinct } from '../cards/deal.ts';
import { type CardsInput, parseCards } from '../cards/text.ts';
import { Omaha8Error } from '../text/errors.ts';
import { checkAmount } from './check-setup.ts';

/**
 * The small blind of a game: half the lower limit.
 *
 * @param lowerLimit  the small bet, in units
 * @param unit        what it is rounded down to: the chip, or a whole unit of the currency where the
 *   room's rule says so; never to nothing
 * @throws Omaha8Error `bad-amount` unless both are whole numbers, and the unit not above the limit
 */
export function smallBlindOf(lowerLimit: number, unit = 1): number {
  checkAmount(unit, 'what the small blind is rounded to', { chip: 1, decimals: 0 }, 1);
  checkAmount(lowerLimit, 'the lower limit', { chip: 1, decimals: 0 }, unit);
  return Math.max(unit, Math.floor(lowerLimit / 2 / unit) * unit);
}

/**
 * Draws for the button: the highest card has it, ace high, and between cards of one rank spades beat
 * hearts, diamonds and clubs. No suit ever breaks a tie for a pot.
 *
 * @param cards  one for each player, as text or ids
 * @returns the index of the highest
 * @throws Omaha8Error `bad-card`, `card-count` where there are none, `duplicate-card`
 */
export function drawForButton(cards: CardsInput): number {
  const drawn = parseCards(cards, 'the draw for the button');
  if (drawn.length === 0) {
    throw new Omaha8Error('card-count', 'the draw for the button has 0 cards; it needs at least 1');
  }
  checkDistinct([{ where: 'the draw for the button', cards: drawn }]);
  // Ids count ranks first and, within a rank, suits from clubs to spades.
  return drawn.reduce((best: number, card: Card, i) => (card > drawn[best] ? i : best), 0);
}
