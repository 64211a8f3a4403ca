/**
 * One pot between the winners of its high and of its low, to the chip.
 *
 * Amounts are whole numbers of one unit and multiples of the chip, seats are indexes from 0.
 */

/**
 * How odd chips fall.
 *
 * - `wsop` (WSOP tournament rule 73, WSOP live action rules 148-149, Robert's Rules of Poker): where the
 *   same seats win both ways the whole pot is split among them as evenly as possible.
 * - `halves`: every half is split on its own, no matter who wins the other.
 *
 * In both the odd chip between the halves goes to the high, and odd chips among tied seats go one each,
 * first seat left of the button first.
 */
export const ODD_CHIP_RULES = ['wsop', 'halves'] as const;
export type OddChipRule = (typeof ODD_CHIP_RULES)[number];

/**
 * Where an odd chip was left over: among the seats that share the whole `pot`, the `high` half or the
 * `low` half, or `between` the halves.
 */
export type OddChipPlace = 'pot' | 'high' | 'low' | 'between';

/** One odd chip and the seat that got it. */
export interface OddChip {
  seat: number;
  place: OddChipPlace;
  /**
   * Only of a chip `between` the halves that makes the high half even: the other seats that share that
   * half, none of which then has more of it than another. `seat` is the first of them in turn.
   */
  sharedWith?: number[];
}

/** The two halves of a pot and what each winner gets from both together. */
export interface Split {
  high: number;
  /** 0 where the pot has no low: the high takes it all. */
  low: number;
  /** By seat, in units; only winners are in it, in no order. */
  payouts: Map<number, number>;
  /** Each chip once. Without those that are not shared, seats that win the same are paid alike. */
  oddChips: OddChip[];
}

/** Whether two lists without repetition, in the same order, are of the same seats. */
export function sameSeats(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((seat, i) => seat === others[i]);
}

/** The seats in the order in which odd chips go round: the first one left of the button first. */
export function seatsFromButton(
  seats: readonly number[],
  button: number,
  seatCount: number,
): number[] {
  const distance = (seat: number) => (seat - button - 1 + seatCount) % seatCount;
  return [...seats].sort((a, b) => distance(a) - distance(b));
}

/**
 * Splits a pot.
 *
 * @param amount       what there is to win, rake taken out; a multiple of the chip
 * @param highWinners  at least one seat, in the order in which odd chips go round
 * @param lowWinners   the same for the low; null where nobody in this pot has one
 */
export function splitPot(
  amount: number,
  highWinners: readonly number[],
  lowWinners: readonly number[] | null,
  chip: number,
  rule: OddChipRule,
): Split {
  const chips = amount / chip;
  const half = Math.floor(chips / 2);
  const payouts = new Map<number, number>();
  const oddChips: OddChip[] = [];
  const pay = (seat: number, count: number) => {
    payouts.set(seat, (payouts.get(seat) ?? 0) + count * chip);
  };
  const payOdd = (seat: number, place: OddChipPlace) => {
    pay(seat, 1);
    oddChips.push({ seat, place });
  };
  /** @returns how many chips were left over, which the first so many seats have got. */
  const divide = (count: number, seats: readonly number[], place: OddChipPlace): number => {
    const left = count % seats.length;
    for (const seat of seats) pay(seat, (count - left) / seats.length);
    for (let i = 0; i < left; i++) payOdd(seats[i], place);
    return left;
  };

  if (lowWinners === null) {
    divide(chips, highWinners, 'pot');
    return { high: amount, low: 0, payouts, oddChips };
  }
  const low = half * chip;
  const high = amount - low;
  const same = sameSeats(highWinners, lowWinners);
  if (same && (rule === 'wsop' || highWinners.length === 1)) {
    divide(chips, highWinners, 'pot');
    return { high, low, payouts, oddChips };
  }
  const isOdd = half * 2 < chips;
  if (isOdd && (half + 1) % highWinners.length === 0) {
    divide(half + 1, highWinners, 'high');
    const [seat, ...others] = highWinners;
    oddChips.push({ seat, place: 'between', ...(others.length > 0 && { sharedWith: others }) });
  } else {
    const next = divide(half, highWinners, 'high');
    // The chip between the halves is one more odd chip of the high, so it goes to the next seat in turn.
    if (isOdd) payOdd(highWinners[next], 'between');
  }
  divide(half, lowWinners, 'low');
  return { high, low, payouts, oddChips };
}
