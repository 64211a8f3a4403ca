/** What the studied hand is worth in one situation. */
import { partsOf } from '../equity/each-hand/each-counts.ts';
import type { Equity, Method, PlayerEquity } from '../equity/result.ts';

/** Counts are of deals, out of `deals`, as those of `equity`. */
export interface Worth
  extends Pick<
    PlayerEquity,
    | 'equity'
    | 'standardError'
    | 'scoop'
    | 'threeQuarters'
    | 'half'
    | 'quarter'
    | 'other'
    | 'nothing'
    | 'shares'
  > {
  method: Method;
  deals: number;
  /** What of the equity comes from the high, and from the low: they add up to it exactly. */
  highPart: number;
  lowPart: number;
}

/** What the first player of a result is worth. */
export function worthOf({ method, deals, players: [hero] }: Equity): Worth {
  const rows = hero.shares.map(([high, low, count]) => ({ high, low, deals: count }));
  const { highPart, lowPart } = partsOf(rows);
  const { equity, standardError, shares } = hero;
  const { scoop, threeQuarters, half, quarter, other, nothing } = hero;
  return {
    method,
    deals,
    equity,
    standardError,
    highPart,
    lowPart,
    scoop,
    threeQuarters,
    half,
    quarter,
    other,
    nothing,
    shares,
  };
}
