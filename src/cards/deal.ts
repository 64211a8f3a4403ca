import { checkList } from '../text/check.ts';
import { Omaha8Error } from '../text/errors.ts';
import { listed } from '../text/words.ts';
import { type Card, checkCard, DECK_SIZE } from './card.ts';
import { formatCard } from './text.ts';

/** How many cards a whole board has. */
export const BOARD_SIZE = 5;

/** How many hole cards a hand of any game may have: Omaha 4, Big O 5, six-card Omaha 6. */
export const HOLE_COUNTS = [4, 5, 6] as const;
export type HoleCount = (typeof HOLE_COUNTS)[number];

/** `4, 5 or 6` */
export const HOLE_COUNT_TEXT = listed(HOLE_COUNTS.map(String), 'or');

/** Whether a hand of so many hole cards is Omaha. */
export function isHoleCount(count: unknown): count is HoleCount {
  return (HOLE_COUNTS as readonly unknown[]).includes(count);
}

/**
 * @param where  named in errors: "hand 1"
 * @throws Omaha8Error `card-count` unless a hand of so many hole cards is Omaha
 */
export function checkHoleCount(count: number, where: string): HoleCount {
  if (isHoleCount(count)) return count;
  throw new Omaha8Error(
    'card-count',
    `${where} has ${count} ${count === 1 ? 'card' : 'cards'}; an Omaha hand has ${HOLE_COUNT_TEXT}`,
  );
}

/** Some cards on the table and how to speak of the place: "hand 1", "the board", "the dead cards". */
export interface CardGroup {
  where: string;
  cards: readonly Card[];
}

/**
 * Checks that no card was dealt twice.
 *
 * @throws Omaha8Error `duplicate-card`, naming the card and both places; `bad-card` or `bad-option` for
 *   what are not groups of card ids
 */
export function checkDistinct(groups: readonly CardGroup[]): void {
  const places = new Array<string | undefined>(DECK_SIZE);
  for (const group of checkList(groups, 'groups')) {
    const cards = checkList(group?.cards, 'the cards of a group');
    const { where } = group;
    for (const card of cards) {
      checkCard(card, where);
      const first = places[card];
      if (first !== undefined) {
        const both = first === where ? `twice in ${where}` : `both in ${first} and in ${where}`;
        throw new Omaha8Error('duplicate-card', `${formatCard(card)} is ${both}`);
      }
      places[card] = where;
    }
  }
}
