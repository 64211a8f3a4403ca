import { listed } from '../text/words.ts';
import type { SettledPart } from './settle.ts';
import type { OddChip } from './split.ts';

/** How to write an amount of units, and a seat. */
export interface Wording {
  amount(units: number): string;
  seat(seat: number): string;
}

/** Who shares what: seats that win the high and, if there is a low, the low. */
export interface Winners {
  readonly high: readonly number[];
  readonly low: readonly number[] | null;
}

const VERBS: Readonly<Record<string, string>> = {
  '1': 'scoops',
  '3/4': 'gets three quarters',
  '1/2': 'gets half',
  '1/4': 'gets a quarter',
  '1/6': 'gets a sixth',
};

/**
 * What a seat does that is paid a share of a pot: `scoops`, `gets half`. A quarter is one for many reasons;
 * quartered is who wins half of one half and nothing else.
 *
 * @param share  a fraction in lowest terms
 */
export function shareVerb(seat: number, share: string, { high, low }: Winners): string {
  const halves = low === null ? [] : [high, low].filter((winners) => winners.includes(seat));
  const quartered = share === '1/4' && halves.length === 1 && halves[0].length === 2;
  return quartered ? 'is quartered' : (VERBS[share] ?? `gets ${share}`);
}

/**
 * Why an odd chip went where it went, in one clause.
 *
 * @param turn  all seats, in the order in which odd chips go round
 */
export function oddChipReason(
  { seat, place, sharedWith = [] }: OddChip,
  pot: SettledPart,
  turn: readonly number[],
  wording: Wording,
): string {
  const winners = place === 'low' && pot.low !== null ? pot.low.winners : pot.high.winners;
  const sharers = turn.filter((other) => winners.includes(other));
  const whole = wording.amount(pot.amount - pot.rake);
  if (place === 'between') {
    const reason = `${whole} does not halve into whole chips: the odd chip goes to the high`;
    if (sharers.length === 1) return reason;
    if (sharedWith.length > 0) {
      const even = wording.amount(pot.high.amount);
      return `${reason}, and ${listed(sharers.map(wording.seat))} share its ${even} evenly`;
    }
    const turnOf = seat === sharers[0] ? 'the first left' : 'the next in turn left';
    return `${reason}, and there to ${wording.seat(seat)}, ${turnOf} of the button`;
  }
  const half = wording.amount(pot.low?.amount ?? 0);
  const shared = {
    pot: `the pot of ${whole}`,
    high: `an even half of ${half} for the high`,
    low: `the low half of ${half}`,
  }[place];
  const left = pot.oddChips.filter((odd) => odd.place === place).length;
  const leaves =
    left === 1
      ? 'leaves 1 odd chip, for the first of them left of the button'
      : `leaves ${left} odd chips, one each from the first of them left of the button`;
  return `${shared}, shared by ${listed(sharers.map(wording.seat))}, ${leaves}`;
}
