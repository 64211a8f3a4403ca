/** Showing and mucking at the end of a hand: why not, and what comes of it. */
import type { Card } from '../cards/card.ts';
import { parseCards } from '../cards/text.ts';
import { Omaha8Error } from '../text/errors.ts';
import { checkNewCards } from './known-cards.ts';
import { potsOf } from './pots.ts';
import { type HandState, isLive, seatName } from './state.ts';
import type { Tabling } from './step.ts';
import { beginShowdown } from './turn.ts';

function illegal(message: string): Omaha8Error {
  return new Omaha8Error('illegal-action', message);
}

/** The cards that a seat shows, which must be those that are known of it. */
function shownCards(state: HandState, { seat, cards }: Extract<Tabling, { kind: 'show' }>): Card[] {
  const { hole } = state.seats[seat];
  const where = `the hand of ${seatName(seat)}`;
  if (cards === undefined) {
    if (hole !== null) return [...hole];
    throw new Omaha8Error('unknown-cards', `the cards of ${seatName(seat)} are not known`);
  }
  const shown = parseCards(cards, where);
  const { holeCount } = state.rules;
  if (shown.length !== holeCount) {
    throw new Omaha8Error(
      'card-count',
      `${where} has ${shown.length} cards; in this game it has ${holeCount}`,
    );
  }
  if (hole === null) checkNewCards(state, [{ where, cards: shown }]);
  else if (!shown.every((card) => hole.includes(card)) || new Set(shown).size !== holeCount) {
    throw illegal(`${where} is shown with cards other than those dealt`);
  }
  return shown;
}

/** Why a seat may not muck, in one sentence; null where it may. */
function whyNotMuck(state: HandState, seat: number): string | null {
  const { seats, rules } = state;
  if (rules.allInShows && seats.some((other) => isLive(other) && other.stack === 0)) {
    return `${seatName(seat)} has to show: after an all-in everybody does`;
  }
  const isLast = potsOf(state).pots.some(
    ({ eligible }) =>
      eligible.includes(seat) &&
      eligible.every((other) => other === seat || seats[other].tabled === 'mucked'),
  );
  return isLast ? `${seatName(seat)} is the last one that can win a pot and cannot muck` : null;
}

/**
 * The state after a hand is shown or mucked, in the showdown.
 *
 * @throws Omaha8Error `illegal-action`, `unknown-cards`, `bad-card`, `card-count` or `duplicate-card`
 */
export function table(state: HandState, tabling: Tabling): HandState {
  const { kind, seat } = tabling;
  const seatState = state.seats[seat];
  if (!isLive(seatState)) throw illegal(`${seatName(seat)} has folded and has no hand to ${kind}`);
  if (seatState.tabled !== 'no') {
    throw illegal(`${seatName(seat)} has ${seatState.tabled} already`);
  }
  if (kind === 'show') {
    const hole = seatState.hole ?? shownCards(state, tabling);
    if (seatState.hole !== null) shownCards(state, tabling);
    const seats = state.seats.with(seat, { ...seatState, hole, tabled: 'shown' });
    return beginShowdown({ ...state, seats });
  }
  const reason = whyNotMuck(state, seat);
  if (reason !== null) throw illegal(reason);
  return beginShowdown({
    ...state,
    seats: state.seats.with(seat, { ...seatState, tabled: 'mucked' }),
  });
}
