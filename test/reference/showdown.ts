/** Who wins which half, and what share of the pot that is. */
import { readCards } from './cards.ts';
import { add, type Fraction, fraction } from './fractions.ts';
import { compareHigh, compareLow, type Made, makerOn } from './hands.ts';

export type Game = 'omaha8' | 'omahahi';

/** A player who has not folded. Seats are numbered from 1. */
export interface Player extends Made {
  seat: number;
}

/** Seats; `low` is empty where nobody has a low, and in a high-only game. */
export interface Winners {
  high: number[];
  low: number[];
}

/** What each hand makes on a full board; null is a folded seat and is left out. */
export function playersOn(board: string, hands: readonly (string | null)[]): Player[] {
  const make = makerOn(readCards(board));
  return hands.flatMap((hand, i) =>
    hand === null ? [] : [{ seat: i + 1, ...make(readCards(hand)) }],
  );
}

/** The best high and the best low among some players: more than one seat where they tie. */
export function winnersAmong(players: readonly Player[], game: Game): Winners {
  const high = players.filter((a) => players.every((b) => compareHigh(a.high, b.high) >= 0));
  const withLow = game === 'omahahi' ? [] : players.filter(({ low }) => low !== null);
  const low = withLow.filter((a) =>
    withLow.every((b) => compareLow(a.low ?? [], b.low ?? []) >= 0),
  );
  return { high: high.map(({ seat }) => seat), low: low.map(({ seat }) => seat) };
}

/**
 * The share of the pot of a player who shares the high with so many, themselves included, and the low.
 *
 * @param high  0: they do not win it
 * @param low   0: they do not win it; null: there is none, the high is the whole pot
 */
export function shareOf(high: number, low: number | null): Fraction {
  const part = (ofPot: number, sharers: number): Fraction =>
    sharers === 0 ? [0, 1] : fraction(1, ofPot * sharers);
  return low === null ? part(1, high) : add(part(2, high), part(2, low));
}

/** How many share the high with this seat, and the low: the arguments of `shareOf`. */
export function sharers(seat: number, { high, low }: Winners): [number, number | null] {
  return [
    high.includes(seat) ? high.length : 0,
    low.length === 0 ? null : low.includes(seat) ? low.length : 0,
  ];
}

/** Each hand's share of one pot, odd chips aside. */
export function shares(hands: readonly string[], board: string, game: Game = 'omaha8'): Fraction[] {
  const winners = winnersAmong(playersOn(board, hands), game);
  return hands.map((_, i) => shareOf(...sharers(i + 1, winners)));
}
