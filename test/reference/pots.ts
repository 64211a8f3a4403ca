/** Who is paid what, in whole chips: uncalled bet, rake, main and side pots, odd chips. */
import { type Game, playersOn, type Winners, winnersAmong } from './showdown.ts';

export interface Settlement {
  /** Seats are numbered from 1; null where the cards are not known, which only a folded seat may be. */
  hands: readonly (string | null)[];
  board: string;
  game?: Game;
  /** What each seat put in, folded seats included. */
  bets: readonly number[];
  /** Folded seats whose cards are known. */
  folded?: readonly number[];
  /** A seat; the last one unless given, so that seat 1 is first left of the button. */
  button?: number;
  oddChips?: 'wsop' | 'halves';
  /** In all, taken from the main pot first. */
  rake?: number;
  /** Taken from every pot instead, the fractions of chips dropped. */
  rakePercent?: number;
  /** The most that the percentages come to; the main pot pays first. */
  rakeCap?: number;
}

/** One pot; money by seat in `paid` (0: nothing), `amount` before rake. */
export interface Pot {
  amount: number;
  rake: number;
  eligible: number[];
  winners: Winners;
  paid: number[];
}

/** Each seat's money, in seat order. */
export interface Settled {
  returned: number[];
  pots: Pot[];
  /** From all pots together, `returned` not among it. */
  amounts: number[];
}

export function splitPots(settlement: Settlement): Settled {
  const { hands, board, game = 'omaha8', folded = [], button = hands.length } = settlement;
  const { oddChips = 'wsop' } = settlement;
  const live = hands.map((hand, i) => hand !== null && !folded.includes(i + 1));
  const players = playersOn(
    board,
    hands.map((hand, i) => (live[i] ? hand : null)),
  );

  const returned = uncalled(settlement.bets, live);
  const called = settlement.bets.map((bet, i) => bet - returned[i]);
  const { rakePercent = null, rakeCap = Number.MAX_SAFE_INTEGER } = settlement;
  let rakeLeft = rakePercent === null ? (settlement.rake ?? 0) : rakeCap;
  const pots = layers(called, live).map(({ amount, eligible }): Pot => {
    const due = rakePercent === null ? amount : Math.floor((amount * rakePercent) / 100);
    const rake = Math.min(rakeLeft, due);
    rakeLeft -= rake;
    const contenders = players.filter(({ seat }) => eligible.includes(seat));
    const winners = winnersAmong(contenders, game);
    const paid = hands.map(() => 0);
    for (const [seat, chips] of splitPot(
      amount - rake,
      winners,
      seatsFrom(button, hands.length),
      oddChips,
    )) {
      paid[seat - 1] += chips;
    }
    return { amount, rake, eligible, winners, paid };
  });
  const amounts = hands.map((_, i) => pots.reduce((sum, { paid }) => sum + paid[i], 0));
  return { returned, pots, amounts };
}

/** The excess of the largest bet over the next largest, unless who made it has folded. */
function uncalled(bets: readonly number[], live: readonly boolean[]): number[] {
  const [largest, next] = bets.toSorted((a, b) => b - a);
  return bets.map((bet, i) => (live[i] && bet === largest ? largest - next : 0));
}

/**
 * Main pot first: the money of each layer of bets and the live seats that put in that much. It starts
 * from an empty pot for all live seats, which takes a bottom layer of folded money alone.
 */
function layers(
  bets: readonly number[],
  live: readonly boolean[],
): { amount: number; eligible: number[] }[] {
  const seats = bets.map((_, i) => i + 1);
  const pots = [{ amount: 0, eligible: seats.filter((seat) => live[seat - 1]) }];
  const levels = [...new Set(bets)].filter((bet) => bet > 0).sort((a, b) => a - b);
  for (const [i, level] of levels.entries()) {
    const below = i === 0 ? 0 : levels[i - 1];
    const payers = seats.filter((seat) => bets[seat - 1] >= level);
    const eligible = payers.filter((seat) => live[seat - 1]);
    const amount = (level - below) * payers.length;
    const last = pots[pots.length - 1];
    if (eligible.length === 0 || eligible.join() === last.eligible.join()) last.amount += amount;
    else pots.push({ amount, eligible });
  }
  return pots.filter(({ amount }) => amount > 0);
}

/** All seats, the first left of the button first. */
function seatsFrom(button: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => ((button + i) % count) + 1);
}

/**
 * One pot, rake already taken: pairs of seat and chips, a seat once for each half it has a part of.
 *
 * @param order  the seats, first left of the button first: odd chips go that way
 */
export function splitPot(
  chips: number,
  { high, low }: Winners,
  order: readonly number[],
  oddChips: 'wsop' | 'halves',
): [number, number][] {
  const sameBothWays = oddChips === 'wsop' && high.join() === low.join();
  if (low.length === 0 || sameBothWays) return evenly(chips, high, order);
  const lowHalf = Math.floor(chips / 2);
  return [...evenly(chips - lowHalf, high, order), ...evenly(lowHalf, low, order)];
}

/** As evenly as possible; the chips left over one each, by the order. */
function evenly(
  chips: number,
  winners: readonly number[],
  order: readonly number[],
): [number, number][] {
  const left = chips % winners.length;
  return order
    .filter((seat) => winners.includes(seat))
    .map((seat, i) => [seat, Math.floor(chips / winners.length) + (i < left ? 1 : 0)]);
}
