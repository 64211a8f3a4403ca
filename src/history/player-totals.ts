/** What replayed hands add up to for each player, apart for each kind of money. */
import type { AllInValue } from './all-in-value.ts';
import { hadShowdown, leftAtEnd } from './filters.ts';
import type { RecordedHand } from './recorded.ts';
import type { Replay } from './replayed.ts';

/** Totals are kept in ten-thousandths, whatever the hands count in. */
const UNIT = 10_000;

/** What the hands of a player add up to. Amounts are in the currency, or chips. */
export interface PlayerTotals {
  name: string;
  hands: number;
  net: number;
  /** Won in 100 hands, in big blinds of each hand's own stakes, and the standard error of that; null for too few hands. */
  bigBlindsPer100: number;
  bigBlindsError: number | null;
  /** All-ins with cards to come, of which all cards are known; what was won in them less what they were worth. */
  allIns: number;
  luck: number;
  /** `net` without the luck. */
  adjusted: number;
  /** Of the rake of each hand the part that the player has in the pots. */
  rake: number;
  showdowns: number;
  /** Showdowns that won some part of the main pot: all of it, three quarters, half, a quarter; others are no such part. */
  showdownsWon: number;
  scooped: number;
  threeQuarters: number;
  halved: number;
  quartered: number;
}

/** What all hands for one kind of money add up to: amounts of different kinds cannot be added up. */
export interface MoneyTotals {
  /** Null but for tournaments. */
  tournament: string | null;
  /** `$`; empty for chips, those of a tournament too. */
  currency: string;
  hands: number;
  rake: number;
  /** Who has the most hands first. */
  players: PlayerTotals[];
}

interface Sums {
  hands: number;
  net: number;
  bigBlinds: number;
  bigBlindsSquared: number;
  allIns: number;
  luck: number;
  rake: number;
  showdowns: number;
  won: number;
  scooped: number;
  threeQuarters: number;
  halved: number;
  quartered: number;
}

interface Money {
  tournament: string | null;
  currency: string;
  hands: number;
  rake: number;
  players: Map<string, Sums>;
}

/** A text of its own: one cut out of a file's text would keep all of that in memory. */
function copied(text: string): string {
  return [...text].join('');
}

function noSums(): Sums {
  return {
    hands: 0,
    net: 0,
    bigBlinds: 0,
    bigBlindsSquared: 0,
    allIns: 0,
    luck: 0,
    rake: 0,
    showdowns: 0,
    won: 0,
    scooped: 0,
    threeQuarters: 0,
    halved: 0,
    quartered: 0,
  };
}

/**
 * What every seat won or lost: as the file says where it does, else by the rules.
 *
 * @returns by seat, in units of the hand; null where neither says it
 */
export function netsOf({ result, paid }: Replay): number[] | null {
  if (paid !== null) return paid.back.map((amount, seat) => amount - paid.in[seat]);
  return result?.seats.map(({ net }) => net) ?? null;
}

/** The part of the main pot that a seat wins, odd chips aside: 0 … 1. */
function partOfMainPot({ result }: Replay, seat: number): number {
  const boards = result?.pots[0]?.boards ?? [];
  const parts = boards.map(({ high, low }) => {
    const half = low === null ? 1 : 0.5;
    const share = (winners: readonly number[]) =>
      winners.includes(seat) ? half / winners.length : 0;
    return share(high.winners) + (low === null ? 0 : share(low.winners));
  });
  return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
}

const PARTS: readonly [part: number, name: 'scooped' | 'threeQuarters' | 'halved' | 'quartered'][] =
  [
    [1, 'scooped'],
    [0.75, 'threeQuarters'],
    [0.5, 'halved'],
    [0.25, 'quartered'],
  ];

/** Adds up hands. One that contradicts the rules is in no total: its money need not add up. */
export class HandTotals {
  readonly #byMoney = new Map<string, Money>();
  #contradicted = 0;

  /** How many hands were left out because they contradict the rules or themselves. */
  get contradicted(): number {
    return this.#contradicted;
  }

  /**
   * @param value  of its all-in, if there was one
   * @param only   the one player who counts; by default all do
   */
  add(replay: Replay, value: AllInValue | null, only: string | null = null): void {
    const { hand, contradictions, result } = replay;
    if (contradictions.length > 0) this.#contradicted++;
    const nets = contradictions.length > 0 ? null : netsOf(replay);
    if (nets === null) return;
    const scale = UNIT / 10 ** hand.decimals;
    const money = this.#moneyOf(hand);
    const raked = -nets.reduce((sum, net) => sum + net, 0);
    const put = result?.seats.map(({ paid }) => paid) ?? nets.map(() => 0);
    const pots = put.reduce((sum, amount) => sum + amount, 0);
    const showdown = hadShowdown(replay) ? leftAtEnd(replay) : new Set<number>();
    money.hands++;
    money.rake += scale * raked;
    for (const [seat, { name }] of hand.seats.entries()) {
      if (only !== null && name !== only) continue;
      const sums = money.players.get(name) ?? noSums();
      if (sums.hands === 0) money.players.set(copied(name), sums);
      const bigBlinds = nets[seat] / hand.stakes.bigBlind;
      sums.hands++;
      sums.net += scale * nets[seat];
      sums.bigBlinds += bigBlinds;
      sums.bigBlindsSquared += bigBlinds ** 2;
      if (pots > 0) sums.rake += (scale * raked * put[seat]) / pots;
      if (showdown.has(seat)) addShowdown(sums, partOfMainPot(replay, seat));
      const worth = value?.seats.find((other) => other.seat === seat);
      if (worth === undefined) continue;
      sums.allIns++;
      sums.luck += scale * (worth.actual - worth.expected);
    }
  }

  #moneyOf({ tournament, currency }: RecordedHand): Money {
    const key = JSON.stringify([tournament, currency]);
    const known = this.#byMoney.get(key);
    if (known !== undefined) return known;
    const money = {
      tournament: tournament === null ? null : copied(tournament),
      currency: copied(currency),
      hands: 0,
      rake: 0,
      players: new Map(),
    };
    this.#byMoney.set(key, money);
    return money;
  }

  /** By kind of money, that of the most hands first. */
  totals(): MoneyTotals[] {
    return [...this.#byMoney.values()]
      .sort((a, b) => b.hands - a.hands)
      .map(({ players, rake, ...money }) => ({
        ...money,
        rake: inUnits(rake),
        players: [...players]
          .sort(([, a], [, b]) => b.hands - a.hands)
          .map(([name, sums]) => ({ name, ...totalsOf(sums) })),
      }));
  }
}

function addShowdown(sums: Sums, part: number): void {
  sums.showdowns++;
  if (part > 0) sums.won++;
  const named = PARTS.find(([size]) => Math.abs(size - part) < 1e-9);
  if (named !== undefined) sums[named[1]]++;
}

/** To the ten-thousandth, in which nothing is lost of what was really paid. */
function inUnits(amount: number): number {
  return Math.round(amount) / UNIT;
}

function totalsOf(sums: Sums): Omit<PlayerTotals, 'name'> {
  const { hands, net, bigBlinds, bigBlindsSquared, luck, rake, won, ...counts } = sums;
  const mean = bigBlinds / hands;
  const variance = (bigBlindsSquared / hands - mean ** 2) * (hands / (hands - 1));
  return {
    hands,
    net: inUnits(net),
    bigBlindsPer100: 100 * mean,
    bigBlindsError: hands < 2 ? null : 100 * Math.sqrt(Math.max(0, variance) / hands),
    allIns: counts.allIns,
    luck: inUnits(luck),
    adjusted: inUnits(net - luck),
    rake: inUnits(rake),
    showdowns: counts.showdowns,
    showdownsWon: won,
    scooped: counts.scooped,
    threeQuarters: counts.threeQuarters,
    halved: counts.halved,
    quartered: counts.quartered,
  };
}
