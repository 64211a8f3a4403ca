/**
 * The settlement of pots from plain numbers: the layer below all text, for whatever in this library has
 * the values of hands and the amounts already, as a hand that was played out has.
 *
 * Amounts are whole numbers of one unit (cents, say), seats are indexes from 0.
 */

import { NO_LOW } from '../tables/low-values.ts';
import { Omaha8Error } from '../text/errors.ts';
import type { Pot, SeatAmount } from './pots.ts';
import { type Fraction, shareOf } from './shares.ts';
import { type OddChip, type OddChipRule, seatsFromButton, splitPot } from './split.ts';

/** The hands that are shown down, and the rules they are paid by. */
export interface Settling {
  /** Each seat's high value, smaller is stronger; only those of seats eligible for a pot are read. */
  highs: ArrayLike<number>;
  /** Each seat's low value, smaller is stronger, or `NO_LOW`; always that in a game of highs only. */
  lows: ArrayLike<number>;
  /** The seat with the button: odd chips go round from its left. */
  button: number;
  /** The smallest chip, in units; 1 if not given. */
  chip?: number;
  /** `wsop` if not given. */
  oddChips?: OddChipRule;
  /** Taken out of the main pot first, what is left over out of the next; 0 if not given. */
  rake?: number;
}

/** Half a pot, or all of it, and the seats that share it, in seat order. */
export interface Half {
  amount: number;
  winners: number[];
}

export interface Payout extends SeatAmount {
  /** Of this pot, odd chips aside. */
  share: Fraction;
}

/** What became of one pot: `high.amount + low.amount` is `amount - rake`, and so are the payouts. */
export interface SettledPot extends Pot {
  rake: number;
  high: Half;
  low: Half | null;
  /** One for each seat that wins something of the pot, in seat order. */
  payouts: Payout[];
  oddChips: OddChip[];
}

function bestOf(values: ArrayLike<number>, seats: readonly number[]): number[] {
  let best: number[] = [];
  for (const seat of seats) {
    if (best.length === 0 || values[seat] < values[best[0]]) best = [seat];
    else if (values[seat] === values[best[0]]) best.push(seat);
  }
  return best;
}

/** The seats, out of those given, that share the high, in the order given. */
export function highWinners(highs: ArrayLike<number>, seats: readonly number[]): number[] {
  return bestOf(highs, seats);
}

/** The same for the low; null where nobody has one. */
export function lowWinners(lows: ArrayLike<number>, seats: readonly number[]): number[] | null {
  const best = bestOf(lows, seats);
  return best.length === 0 || lows[best[0]] === NO_LOW ? null : best;
}

/** @throws Omaha8Error `bad-amount` where an amount is not a whole number of chips, or there are no chips. */
function checkWhole(amount: number, chip: number, what: string): void {
  if (Number.isSafeInteger(amount) && amount >= 0 && chip > 0 && amount % chip === 0) return;
  throw new Omaha8Error(
    'bad-amount',
    `${what} of ${amount} is not a whole number of chips of ${chip}`,
  );
}

/**
 * Pays every pot on its own: rake out of it, then high against low among the seats eligible for it.
 *
 * A pot with one eligible seat is paid to that seat, whose values may then be any numbers.
 *
 * @param pots  main pot first, each with at least one eligible seat: see `layerPots`
 * @throws Omaha8Error `bad-amount` where an amount is not a whole number of chips or the rake is more
 *   than the pots.
 */
export function settle(pots: readonly Pot[], settling: Settling): SettledPot[] {
  const { highs, lows, button, chip = 1, oddChips: rule = 'wsop', rake = 0 } = settling;
  checkWhole(rake, chip, 'a rake');
  let rakeLeft = rake;
  const settled = pots.map(({ amount, eligible }): SettledPot => {
    checkWhole(amount, chip, 'a pot');
    const taken = Math.min(rakeLeft, amount);
    rakeLeft -= taken;
    const high = highWinners(highs, eligible);
    const low = lowWinners(lows, eligible);
    const inTurn = (seats: readonly number[]) => seatsFromButton(seats, button, highs.length);
    const split = splitPot(amount - taken, inTurn(high), low && inTurn(low), chip, rule);
    return {
      amount,
      eligible,
      rake: taken,
      high: { amount: split.high, winners: high },
      low: low && { amount: split.low, winners: low },
      payouts: [...split.payouts]
        .sort(([a], [b]) => a - b)
        .map(([seat, won]) => ({ seat, amount: won, share: shareOf(seat, high, low) })),
      oddChips: split.oddChips,
    };
  });
  if (rakeLeft > 0) {
    throw new Omaha8Error(
      'bad-amount',
      `a rake of ${rake} is more than the pots, ${rake - rakeLeft}`,
    );
  }
  return settled;
}

/** What a seat gets from all pots together. */
export function wonBy(seat: number, pots: readonly SettledPot[]): number {
  let won = 0;
  for (const { payouts } of pots) {
    for (const payout of payouts) if (payout.seat === seat) won += payout.amount;
  }
  return won;
}
