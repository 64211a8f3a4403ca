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

/** What the hands that are shown down are worth on one board. */
export interface BoardValues {
  /** Each seat's high value, smaller is stronger; only those of seats that contend for a pot are read. */
  highs: ArrayLike<number>;
  /** Each seat's low value, smaller is stronger, or `NO_LOW`; always that in a game of highs only. */
  lows: ArrayLike<number>;
}

/** The rules that pots are paid by. */
export interface PayRules {
  /** The seat with the button: odd chips go round from its left. */
  button: number;
  /** The smallest chip, in units; 1 if not given. */
  chip?: number;
  /** `wsop` if not given. */
  oddChips?: OddChipRule;
}

/** A pot to be paid. */
export interface DuePot extends Pot {
  /** What the house takes of it; 0 if not given. */
  rake?: number;
  /** Those eligible for it whose hands count, at least one: who mucked does not. All if not given. */
  contenders?: readonly number[];
}

/** Half a pot, or all of it, and the seats that share it, in seat order. */
export interface Half {
  amount: number;
  winners: number[];
}

export interface Payout extends SeatAmount {
  /** Of this part of the pot, odd chips aside. */
  share: Fraction;
}

/**
 * What became of the part of a pot that is played for on one board: `high.amount + low.amount` is
 * `amount - rake`, and so are the payouts. The seats eligible for it are those that contend.
 */
export interface SettledPart extends Pot {
  rake: number;
  high: Half;
  low: Half | null;
  /** One for each seat that wins something of it, in seat order. */
  payouts: Payout[];
  oddChips: OddChip[];
}

/** What became of one pot. */
export interface SettledPot extends Pot {
  rake: number;
  /** One part for each board, in order; their amounts add up to the pot's, their rakes to its rake. */
  boards: SettledPart[];
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

/** So many chips cut into equal parts, the odd chips one each to the first. */
function parts(amount: number, count: number, chip: number): number[] {
  const chips = amount / chip;
  const odd = chips % count;
  const even = (chips - odd) / count;
  return Array.from({ length: count }, (_, i) => (i < odd ? even + 1 : even) * chip);
}

/** The part of a pot that is played for on a board: high against low among the seats that contend. */
function settlePart(
  net: number,
  rake: number,
  contenders: readonly number[],
  { highs, lows }: BoardValues,
  { button, chip = 1, oddChips: rule = 'wsop' }: PayRules,
): SettledPart {
  const high = highWinners(highs, contenders);
  const low = lowWinners(lows, contenders);
  const inTurn = (seats: readonly number[]) => seatsFromButton(seats, button, highs.length);
  const split = splitPot(net, inTurn(high), low && inTurn(low), chip, rule);
  return {
    amount: net + rake,
    eligible: [...contenders],
    rake,
    high: { amount: split.high, winners: high },
    low: low && { amount: split.low, winners: low },
    payouts: [...split.payouts]
      .sort(([a], [b]) => a - b)
      .map(([seat, won]) => ({ seat, amount: won, share: shareOf(seat, high, low) })),
    oddChips: split.oddChips,
  };
}

/**
 * Pays a pot on its own: rake out of it, then an equal part on every board, the odd chip to the first,
 * and of each part high against low.
 *
 * A pot that one seat alone contends for is paid to that seat, whose values may then be any numbers.
 *
 * @param boards  one or more; the number of seats is that of their values
 * @throws Omaha8Error `bad-amount` where an amount is not a whole number of chips or the rake is more
 *   than the pot
 */
export function settlePot(
  { amount, eligible, rake = 0, contenders = eligible }: DuePot,
  boards: readonly BoardValues[],
  rules: PayRules,
): SettledPot {
  const { chip = 1 } = rules;
  checkWhole(amount, chip, 'a pot');
  checkWhole(rake, chip, 'a rake');
  if (rake > amount) {
    throw new Omaha8Error('bad-amount', `a rake of ${rake} is more than the pot, ${amount}`);
  }
  const rakes = parts(rake, boards.length, chip);
  const nets = parts(amount - rake, boards.length, chip);
  return {
    amount,
    eligible,
    rake,
    boards: boards.map((values, i) => settlePart(nets[i], rakes[i], contenders, values, rules)),
  };
}

/** What a seat gets from all pots together, on all boards. */
export function wonBy(seat: number, pots: readonly SettledPot[]): number {
  let won = 0;
  for (const { boards } of pots) {
    for (const { payouts } of boards) {
      for (const payout of payouts) if (payout.seat === seat) won += payout.amount;
    }
  }
  return won;
}
