/** The dealing of cards: why not, and what comes of it. */
import type { Card } from '../cards/card.ts';
import { BOARD_SIZE } from '../cards/deal.ts';
import { parseCards } from '../cards/text.ts';
import { Omaha8Error } from '../text/errors.ts';
import { shown } from '../text/words.ts';
import { boardName, checkNewCards } from './known-cards.ts';
import { boardCountsOf, type HandState, isRunOut, seatName } from './state.ts';
import type { Dealing } from './step.ts';
import { afterBoard, afterHole } from './turn.ts';

type DealingOf<K extends Dealing['kind']> = Extract<Dealing, { kind: K }>;

/** More boards than this nobody deals. */
export const MAX_BOARDS = 4;

function cardCount(message: string): Omaha8Error {
  return new Omaha8Error('card-count', message);
}

function illegal(message: string): Omaha8Error {
  return new Omaha8Error('illegal-action', message);
}

function dealHole(state: HandState, { cards }: DealingOf<'hole'>): HandState {
  const { holeCount } = state.rules;
  if (!Array.isArray(cards))
    throw illegal('hole cards are given as an array, one entry for each seat');
  if (cards.length > state.seats.length) {
    throw illegal(`hole cards for ${cards.length} seats, and there are ${state.seats.length}`);
  }
  const groups: { where: string; cards: Card[] }[] = [];
  const seats = state.seats.map((seat, i) => {
    const dealt = cards[i] ?? null;
    if (dealt === null) return seat;
    const where = `the hand of ${seatName(i)}`;
    if (seat.folded) throw illegal(`${seatName(i)} is not dealt in and gets no cards`);
    const hole = parseCards(dealt, where);
    if (hole.length !== holeCount) {
      throw cardCount(`${where} has ${hole.length} cards; in this game it has ${holeCount}`);
    }
    groups.push({ where, cards: hole });
    return { ...seat, hole };
  });
  checkNewCards(state, groups);
  return afterHole({ ...state, seats });
}

/** How many times cards have been put on a board so far. */
function streetsDealt(state: HandState): number {
  const { boards, shared } = state;
  const counts = boardCountsOf(state);
  const streets = (dealt: number) => counts.filter((count) => count > 0 && count <= dealt).length;
  const common = boards.length === 1 ? 0 : streets(shared);
  return boards.reduce((sum, { length }) => sum + streets(length) - common, common);
}

function burn(state: HandState, { card }: DealingOf<'burn'>): HandState {
  if (state.burns.length > streetsDealt(state)) {
    throw illegal('a card has been burnt for this street already; one is the most');
  }
  if (card === null) return { ...state, burns: [...state.burns, null] };
  const cards = parseCards(card, 'the burnt cards');
  if (cards.length !== 1) throw cardCount(`one card is burnt at a time, not ${cards.length}`);
  checkNewCards(state, [{ where: 'the burnt cards', cards }]);
  return { ...state, burns: [...state.burns, cards[0]] };
}

/** How sentences speak of the cards that come before a round of betting. */
function streetName(round: number, before: number): string {
  const names = ['the board before the betting', 'the flop', 'the turn', 'the river'];
  return round === 1 && before > 0 ? 'the rest of the flop' : names[round];
}

function dealBoard(state: HandState, { cards, board = 0 }: DealingOf<'board'>): HandState {
  if (!Number.isInteger(board)) {
    throw illegal(`${shown(board)} is not the index of a board, a whole number from 0`);
  }
  const before = state.boards[board];
  if (before === undefined) {
    const { length } = state.boards;
    throw illegal(
      `there is no board ${board + 1}; ${length === 1 ? 'there is one' : `boards are 1 to ${length}`}`,
    );
  }
  const where = boardName(state, board);
  const counts = boardCountsOf(state);
  const round = counts.findIndex((count) => count > before.length);
  if (round < 0) {
    throw cardCount(`${where} has ${before.length} cards already, and ${BOARD_SIZE} are all`);
  }
  const dealt = parseCards(cards, where);
  const needed = counts[round] - before.length;
  if (dealt.length !== needed) {
    const size = needed === 1 ? '1 card' : `${needed} cards`;
    throw cardCount(`${streetName(round, before.length)} is ${size}, not ${dealt.length}`);
  }
  checkNewCards(state, [{ where, cards: dealt }]);
  return afterBoard({ ...state, boards: state.boards.with(board, [...before, ...dealt]) });
}

function run(state: HandState, { times }: DealingOf<'run'>): HandState {
  if (!isRunOut(state))
    throw illegal('the rest can be run several times only when betting is over');
  if (state.boards.length > 1) throw illegal(`it is run ${state.boards.length} times already`);
  if (!Number.isInteger(times) || times < 2 || times > MAX_BOARDS) {
    throw illegal(`it can be run 2 to ${MAX_BOARDS} times, not ${shown(times)}`);
  }
  const [board] = state.boards;
  if (board.length < boardCountsOf(state)[0]) {
    throw illegal('all boards have the cards in common that come before the betting');
  }
  return { ...state, boards: new Array(times).fill(board), shared: board.length };
}

/**
 * The state after a dealing, in a phase that waits for one.
 *
 * @throws Omaha8Error `illegal-action`, `bad-card`, `card-count` or `duplicate-card`
 */
export function deal(state: HandState, dealing: Dealing): HandState {
  switch (dealing.kind) {
    case 'hole':
      return dealHole(state, dealing);
    case 'burn':
      return burn(state, dealing);
    case 'board':
      return dealBoard(state, dealing);
    case 'run':
      return run(state, dealing);
  }
}
