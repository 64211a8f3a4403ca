/** The cards of a hand that are known, and the checks of new ones. */
import type { Card } from '../cards/card.ts';
import { type CardGroup, checkDistinct } from '../cards/deal.ts';
import { type HandState, seatName } from './state.ts';

/** How sentences speak of a board. */
export function boardName({ boards }: Pick<HandState, 'boards'>, board: number): string {
  return boards.length === 1 ? 'the board' : `board ${board + 1}`;
}

/** Everything that is known to be out of the deck; cards that all boards have in common once. */
function knownCards(state: HandState): CardGroup[] {
  const groups: CardGroup[] = [];
  state.seats.forEach(({ hole }, seat) => {
    if (hole !== null) groups.push({ where: `the hand of ${seatName(seat)}`, cards: hole });
  });
  state.boards.forEach((cards, board) => {
    const own = board === 0 ? cards : cards.slice(state.shared);
    groups.push({ where: boardName(state, board), cards: own });
  });
  const burns = state.burns.filter((card): card is Card => card !== null);
  groups.push({ where: 'the burnt cards', cards: burns });
  return groups;
}

/** @throws Omaha8Error `duplicate-card` where one of the cards is known to be elsewhere, or is there twice. */
export function checkNewCards(state: HandState, groups: readonly CardGroup[]): void {
  checkDistinct([...knownCards(state), ...groups]);
}
