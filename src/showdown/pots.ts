/**
 * What each seat put in -> the uncalled bet that goes back, and the main and side pots.
 *
 * Amounts are whole numbers of one unit, seats are indexes from 0.
 */

/** A pot before rake and the live seats that can win it, in seat order. */
export interface Pot {
  amount: number;
  eligible: number[];
}

export interface SeatAmount {
  seat: number;
  amount: number;
}

export interface Layers {
  /** Main pot first; none where nobody called anything. */
  pots: Pot[];
  /** The uncalled bet, which belongs to no pot. */
  returned: SeatAmount | null;
}

/**
 * The excess of the largest contribution over the next largest, folded seats included. It was never
 * called and goes back to its owner, unless they folded.
 */
function uncalledBet(
  contributions: readonly number[],
  folded: readonly boolean[],
): SeatAmount | null {
  let seat = 0;
  let next = 0;
  for (let other = 1; other < contributions.length; other++) {
    if (contributions[other] > contributions[seat]) {
      next = contributions[seat];
      seat = other;
    } else if (contributions[other] > next) {
      next = contributions[other];
    }
  }
  const amount = contributions[seat] - next;
  return amount > 0 && !folded[seat] ? { seat, amount } : null;
}

/**
 * Returns the uncalled bet and cuts the rest into pots: one for each different amount that a live seat
 * has in, made of what every seat put in between that amount and the one below.
 *
 * So a layer of folded money alone, which can only lie above all live seats, is part of the pot below
 * it; and where no live seat put anything in, the folded money is one pot for all of them.
 *
 * @param contributions  what each seat put in during the whole hand, in seat order; whole numbers >= 0
 * @param folded         which seats are out of the hand; at least one is not
 * @returns pots and return add up to the contributions
 */
export function layerPots(contributions: readonly number[], folded: readonly boolean[]): Layers {
  const returned = uncalledBet(contributions, folded);
  const called = [...contributions];
  if (returned !== null) called[returned.seat] -= returned.amount;

  const live = [...called.keys()].filter((seat) => !folded[seat]);
  const tops = [...new Set(live.map((seat) => called[seat]))].sort((a, b) => a - b);
  const pots: Pot[] = [];
  let floor = 0;
  for (const top of tops) {
    const ceiling = top === tops[tops.length - 1] ? Number.POSITIVE_INFINITY : top;
    let amount = 0;
    for (const paid of called) amount += Math.max(0, Math.min(paid, ceiling) - floor);
    if (amount > 0) pots.push({ amount, eligible: live.filter((seat) => called[seat] >= top) });
    floor = top;
  }
  return { pots, returned };
}
