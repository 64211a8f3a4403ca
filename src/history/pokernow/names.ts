/**
 * Who is who in a PokerNow hand. Logs that were given away have their names replaced, and often twice over: one
 * name for a player at the beginning of an entry, another one within. The order of play tells them apart.
 */
import { badHistory } from '../hand-checks.ts';
import type { Entry, StackEntry } from './entries.ts';

const FIRST_TURN = /^(?:folds|checks|calls|bets|raises)\b/;
const AGGRESSION = /^(?:bets|raises to|posts a (?:big blind|straddle))\b/;
const STREET = /^Flop\b/;
const RETURNED = /^Uncalled bet of \S+ returned to "(.*)"$/;

/** Players in the order in which they act before the flop, the small blind first. */
function orderOfPlay(entries: readonly Entry[]): string[] {
  const flop = entries.findIndex(({ text }) => STREET.test(text));
  const before = flop < 0 ? entries : entries.slice(0, flop);
  const those = (what: RegExp) => before.flatMap((entry) => (what.test(entry.what) ? [entry] : []));
  const ordered = [
    ...those(/^posts a small blind\b/).slice(0, 1),
    ...those(/^posts a big blind\b/).slice(0, 1),
    ...those(/^posts a straddle\b/),
    ...those(FIRST_TURN),
  ];
  return [...new Set(ordered.flatMap(({ who }) => (who === null ? [] : [who])))];
}

/** Whose bet the file says nobody called, as the players' actions and as the line about it name them. */
function returnedBet(entries: readonly Entry[]): [who: string, seat: string] | null {
  let last: string | null = null;
  for (const { text, who, what } of entries) {
    if (who !== null && AGGRESSION.test(what)) last = who;
    const seat = RETURNED.exec(text)?.[1];
    if (seat !== undefined && last !== null) return [last, seat];
  }
  return null;
}

/** Knows, for a whole log, which of its names are the same player. */
export class PokerNowNames {
  readonly #seatNames = new Map<string, string>();

  /**
   * The names of the seats that the players of a hand have.
   *
   * @param dealer  as the file names the seat with the button; null where it is empty
   * @returns by the names that actions have
   * @throws Omaha8Error `bad-history` where that cannot be told
   */
  resolve(
    entries: readonly Entry[],
    stacks: readonly StackEntry[],
    dealer: string | null,
  ): ReadonlyMap<string, string> {
    const seats = stacks.map(({ name }) => name);
    const actors = new Set(entries.flatMap(({ who }) => (who === null ? [] : [who])));
    const strange = [...actors].find((who) => !seats.includes(who));
    if (strange === undefined) return new Map([...actors].map((who) => [who, who]));
    const order = orderOfPlay(entries);
    const rotation = this.#rotation(entries, seats, order, dealer);
    if (rotation === null || [...actors].some((who) => !order.includes(who))) {
      throw badHistory(
        `${strange} is not at the table, and the order of play does not tell who that is`,
      );
    }
    const resolved = new Map(
      order.map((who, i) => [who, seats[(i + rotation) % seats.length]] as const),
    );
    for (const [who, seat] of resolved) this.#seatNames.set(who, seat);
    return resolved;
  }

  /** By how many seats the order of play is ahead of the order of the seats; null where that is not known. */
  #rotation(
    entries: readonly Entry[],
    seats: readonly string[],
    order: readonly string[],
    dealer: string | null,
  ): number | null {
    const count = seats.length;
    if (order.length !== count) return null;
    const rotations = new Set<number>();
    const same = (place: number, seat: number) => {
      if (place >= 0 && seat >= 0) rotations.add((seat - place + count) % count);
    };
    if (dealer !== null) {
      const headsUp =
        count === 2 && entries.some(({ what }) => /^posts a small blind\b/.test(what));
      // Who acts first is left of the button, or has it.
      same(headsUp ? 0 : count - 1, seats.indexOf(dealer));
    }
    for (const [place, who] of order.entries()) {
      same(place, seats.indexOf(who));
      same(place, seats.indexOf(this.#seatNames.get(who) ?? ''));
    }
    const returned = returnedBet(entries);
    if (returned !== null) same(order.indexOf(returned[0]), seats.indexOf(returned[1]));
    const [rotation] = rotations;
    return rotations.size === 1 ? rotation : null;
  }
}
