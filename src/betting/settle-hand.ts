/** The end of a hand: who gets what. */

import type { Card } from '../cards/card.ts';
import { BoardEvaluator } from '../evaluator/board-evaluator.ts';
import { hasLow } from '../games/game.ts';
import { formatAmount } from '../showdown/amounts.ts';
import type { Pot } from '../showdown/pots.ts';
import { type BoardValues, settlePot, wonBy } from '../showdown/settle.ts';
import { NO_LOW } from '../tables/low-values.ts';
import { checkOptions, type OptionNames } from '../text/check.ts';
import { Omaha8Error } from '../text/errors.ts';
import { waitsFor } from './apply.ts';
import { checkState } from './check-state.ts';
import { potsOf } from './pots.ts';
import { rakesOf } from './rake.ts';
import type { HandResult, SettleOptions } from './result.ts';
import { contributionOf, type HandState, seatName } from './state.ts';

const OPTIONS: OptionNames<SettleOptions> = { rake: true };

let evaluator: BoardEvaluator | null = null;

/** The values of the hands of these seats, whose cards are known, on a whole board. */
function valuesOn(
  board: readonly Card[],
  state: HandState,
  seats: ReadonlySet<number>,
): BoardValues {
  const highs = new Array<number>(state.seats.length).fill(0);
  const lows = new Array<number>(state.seats.length).fill(NO_LOW);
  if (seats.size === 0) return { highs, lows };
  evaluator ??= new BoardEvaluator(5);
  evaluator.setBoard(Uint8Array.from(board), 0);
  for (const seat of seats) {
    const hole = Uint8Array.from(state.seats[seat].hole as readonly Card[]);
    highs[seat] = evaluator.high(hole, 0, hole.length);
    if (hasLow(state.rules.game)) lows[seat] = evaluator.low(hole, 0, hole.length);
  }
  return { highs, lows };
}

/** The seats whose hands decide, for each pot: eligible and not mucked. */
function contendersOf(pots: readonly Pot[], { seats }: HandState): number[][] {
  return pots.map(({ eligible }) => eligible.filter((seat) => seats[seat].tabled !== 'mucked'));
}

/** @throws Omaha8Error `unknown-cards` where a pot cannot be decided. */
function checkKnown(pots: readonly Pot[], contenders: readonly number[][], state: HandState): void {
  for (const [i, seats] of contenders.entries()) {
    const unknown = seats.find((seat) => state.seats[seat].hole === null);
    if (unknown === undefined || seats.length === 1) continue;
    const amount = formatAmount(pots[i].amount, state.rules.decimals);
    throw new Omaha8Error(
      'unknown-cards',
      `the pot of ${amount} cannot be settled: the cards of ${seatName(unknown)} are not known`,
    );
  }
}

/** No values at all: a pot that one seat alone can win is not halved, whatever that seat holds. */
function uncontested({ seats }: HandState): BoardValues {
  return { highs: seats.map(() => 0), lows: seats.map(() => NO_LOW) };
}

/**
 * Settles a hand that is over or in its showdown: returns what was not called, takes the rake and pays
 * every pot, to the chip.
 *
 * Who has neither folded nor mucked plays, shown or not. A pot that only one seat can win is paid
 * to it without looking at its cards.
 *
 * @throws Omaha8Error `illegal-action` where the hand is still on, `unknown-cards` where a pot
 *   depends on cards that are not known, `bad-amount` where a given rake does not fit the pots
 */
export function settleHand(state: HandState, options: SettleOptions = {}): HandResult {
  checkState(state);
  checkOptions<SettleOptions>(options, 'settleHand', OPTIONS);
  if (state.phase !== 'showdown' && state.phase !== 'over') {
    throw new Omaha8Error('illegal-action', `the hand cannot be settled: it ${waitsFor(state)}`);
  }
  const { pots, returned } = potsOf(state);
  const rakes = rakesOf(state, pots, options.rake);
  const contenders = contendersOf(pots, state);
  checkKnown(pots, contenders, state);
  const compared = new Set(contenders.filter(({ length }) => length > 1).flat());
  const boards = state.boards.map((board) => valuesOn(board, state, compared));
  const alone = boards.map(() => uncontested(state));
  const settled = pots.map((pot, i) => {
    const values = contenders[i].length === 1 ? alone : boards;
    return settlePot({ ...pot, rake: rakes[i], contenders: contenders[i] }, values, state.rules);
  });
  const seats = state.seats.map((seat, i) => {
    let back = 0;
    for (const { seat: owner, amount } of returned) if (owner === i) back += amount;
    const won = wonBy(i, settled);
    const paid = contributionOf(seat) - back;
    return { paid, won, net: won - paid, stack: seat.stack + seat.reserve + back + won };
  });
  return { returned, pots: settled, rake: rakes.reduce((sum, rake) => sum + rake, 0), seats };
}
