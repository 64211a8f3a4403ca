import { type Card, DECK_SIZE } from './card.ts';
import { Omaha8Error } from './errors.ts';
import { formatCard } from './text.ts';

/** How many hole cards each player has: Omaha 4, five-card Omaha and Big O 5, six-card Omaha 6. */
export const HOLE_COUNTS = [4, 5, 6] as const;
export type HoleCount = (typeof HOLE_COUNTS)[number];

/** Whether a hand of so many hole cards is Omaha. */
export function isHoleCount(count: number): count is HoleCount {
  return (HOLE_COUNTS as readonly number[]).includes(count);
}

/** Some cards on the table and how to speak of the place: "hand 1", "the board", "the dead cards". */
export interface CardGroup {
  where: string;
  cards: readonly Card[];
}

/**
 * Checks that no card was dealt twice.
 *
 * @throws Omaha8Error `duplicate-card`, naming the card and both places.
 */
export function checkDistinct(groups: readonly CardGroup[]): void {
  const places = new Array<string | undefined>(DECK_SIZE);
  for (const { where, cards } of groups) {
    for (const card of cards) {
      const first = places[card];
      if (first !== undefined) {
        const both = first === where ? `twice in ${where}` : `both in ${first} and in ${where}`;
        throw new Omaha8Error('duplicate-card', `${formatCard(card)} is ${both}`);
      }
      places[card] = where;
    }
  }
}
