/** What calling a bet is worth, from how often the pot is won in which shares. Nobody bets after it. */
import { amountNumber } from '../showdown/amounts.ts';
import type { CallMoney } from '../showdown/call.ts';
import type { PlayerEquity } from './result.ts';
import { POT_UNITS, unitsOf } from './share-counts.ts';

/** Amounts are in the user's unit; counts are of deals, out of all. */
export interface PotOdds {
  /** Before the call. */
  pot: number;
  call: number;
  /** What is taken of the pot with the call in it. */
  rake: number;
  /** At this equity the call neither wins nor loses on average: call / (pot + call - rake). */
  equityNeeded: number;
  /** What the call wins on average, or loses, with its standard error: equity x (pot + call - rake) - call. */
  expectedValue: number;
  standardError: number;
  /** At this size of the call it would neither win nor lose; null where no call is too large. */
  breakEvenCall: number | null;
  /** Deals in which less comes back than the call, exactly as much, and more. */
  less: number;
  same: number;
  more: number;
}

export function potOddsOf(player: PlayerEquity, money: CallMoney): PotOdds {
  const { units, pot, call, rake } = money;
  const won = pot + call - rake;
  const inUnits = (amount: number): number => amount / 10 ** units.decimals;
  const counts = { less: 0, same: 0, more: 0 };
  for (const [high, low, deals] of player.shares) {
    // Whole numbers beyond 2^53 may come of this.
    const back = BigInt(unitsOf({ high, low })) * BigInt(won) - BigInt(call) * BigInt(POT_UNITS);
    counts[back < 0n ? 'less' : back === 0n ? 'same' : 'more'] += deals;
  }
  const breakEven = breakEvenCall(player.equity, money);
  return {
    pot: amountNumber(pot, units.decimals),
    call: amountNumber(call, units.decimals),
    rake: amountNumber(rake, units.decimals),
    equityNeeded: call / won,
    expectedValue: inUnits(player.equity * won - call),
    standardError: inUnits(player.standardError * won),
    breakEvenCall: Number.isFinite(breakEven) ? inUnits(breakEven) : null,
    ...counts,
  };
}

/**
 * The call c with equity x (pot + c - rake of that) = c. The rake is a part of the pot until it reaches its
 * cap; what rounding it down to chips leaves is not counted.
 */
function breakEvenCall(equity: number, { pot, rate, mostRake }: CallMoney): number {
  const kept = equity * (1 - rate);
  const uncapped = kept === 1 ? Number.POSITIVE_INFINITY : (kept * pot) / (1 - kept);
  if (rate * (pot + uncapped) <= mostRake) return uncapped;
  if (equity === 1) return Number.POSITIVE_INFINITY;
  return Math.max(0, (equity * (pot - mostRake)) / (1 - equity));
}
