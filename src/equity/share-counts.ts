import { ratio } from '../math/ratio.ts';
import { MOST_PLAYERS } from './job.ts';

/** How players shared pots: who is in a set of winners is a bit, player 0 the lowest. */
export type PlayerSet = number;

/** By set: how many players are in it. */
export const PLAYERS_IN = sizesOfSets(MOST_PLAYERS);

function sizesOfSets(most: number): Uint8Array {
  const sizes = new Uint8Array(1 << most);
  for (let set = 1; set < sizes.length; set++) sizes[set] = sizes[set >> 1] + (set & 1);
  return sizes;
}

/** A pot nobody had a low for. */
export const NOBODY: PlayerSet = 0;

/** The parts of a pot: 2 x lcm(1 … 11), so each share of a high and a low among eleven is whole. */
export const POT_UNITS = 55_440;

/** One way for a player to take part: with how many they shared the high and the low, and how often. */
export interface ShareRow {
  /** How many players shared the high with this one among them; 0: they did not win it. */
  high: number;
  /** The same for the low; null: nobody made a low. */
  low: number | null;
  deals: number;
}

/** What part of the pot a row gives, in `POT_UNITS`. */
export function unitsOf({ high, low }: Pick<ShareRow, 'high' | 'low'>): number {
  const half = POT_UNITS / 2;
  if (low === null) return high === 0 ? 0 : POT_UNITS / high;
  return (high === 0 ? 0 : half / high) + (low === 0 ? 0 : half / low);
}

/** Counts as plain data. */
export type PlainCounts = Pick<ShareCounts, 'won' | 'deals' | 'lowMade'>;

/**
 * Counts of deals by how each player shared in the pot: the one form in which every engine reports,
 * from which equity, scoops, quarters and the rest follow. Sums of counts do not depend on the order
 * in which they are added.
 */
export class ShareCounts {
  readonly playerCount: number;
  /**
   * By `(player * (n + 1) + high) * (n + 2) + low + 1` for n players, where a low of -1 is "nobody made
   * one". Deals in which a player won nothing are not counted here: they are what is left.
   */
  readonly won: Float64Array;
  /** Deals in all, and those with a low. */
  deals = 0;
  lowMade = 0;

  constructor(playerCount: number) {
    this.playerCount = playerCount;
    this.won = new Float64Array(playerCount * (playerCount + 1) * (playerCount + 2));
  }

  /** Counts deals that ended with these winners; `lows` is `NOBODY` where there was no low. */
  add(highs: PlayerSet, lows: PlayerSet, deals: number): void {
    const high = PLAYERS_IN[highs];
    const low = lows === NOBODY ? -1 : PLAYERS_IN[lows];
    this.deals += deals;
    if (low > 0) this.lowMade += deals;
    for (let left = highs | lows; left !== 0; left &= left - 1) {
      const player = 31 - Math.clz32(left & -left);
      const wonHigh = (highs >> player) & 1 ? high : 0;
      const wonLow = low < 0 ? -1 : (lows >> player) & 1 ? low : 0;
      this.won[this.#index(player, wonHigh, wonLow)] += deals;
    }
  }

  /** As plain data, which can be sent between threads. */
  plain(): PlainCounts {
    const { won, deals, lowMade } = this;
    return { won, deals, lowMade };
  }

  /** Adds the counts of another part of the same job, so many times. */
  merge(part: PlainCounts, times = 1): void {
    for (let i = 0; i < this.won.length; i++) this.won[i] += part.won[i] * times;
    this.deals += part.deals * times;
    this.lowMade += part.lowMade * times;
  }

  #index(player: number, high: number, low: number): number {
    return (player * (this.playerCount + 1) + high) * (this.playerCount + 2) + low + 1;
  }

  /** The rows of a player that occurred, sorted by high, then by low with null first. */
  rows(player: number): ShareRow[] {
    const rows: ShareRow[] = [];
    const lost = { withoutLow: this.deals - this.lowMade, withLow: this.lowMade };
    for (let high = 0; high <= this.playerCount; high++) {
      for (let low = -1; low <= this.playerCount; low++) {
        const deals = this.won[this.#index(player, high, low)];
        if (deals === 0) continue;
        rows.push({ high, low: low < 0 ? null : low, deals });
        if (low < 0) lost.withoutLow -= deals;
        else lost.withLow -= deals;
      }
    }
    const losses: ShareRow[] = [
      { high: 0, low: null, deals: lost.withoutLow },
      { high: 0, low: 0, deals: lost.withLow },
    ];
    return [...losses.filter((row) => row.deals > 0), ...rows];
  }

  /** A player's mean share of the pot, 0 … 1, as the double nearest to the exact fraction. */
  equity(player: number): number {
    const rows = this.rows(player);
    const allUnits = this.deals * POT_UNITS;
    if (Number.isSafeInteger(allUnits)) {
      return rows.reduce((units, row) => units + row.deals * unitsOf(row), 0) / allUnits;
    }
    const total = rows.reduce((units, row) => units + BigInt(row.deals) * BigInt(unitsOf(row)), 0n);
    return ratio(total, BigInt(this.deals) * BigInt(POT_UNITS));
  }
}
