/**
 * The words of Open Hand History, as far as it is about Omaha. What it has no field for stands in fields of
 * our own, which begin with an underscore; all but `_chip` are left out where a reader would guess them:
 *
 * - `_hole_cards`: how many, where no hand shows it
 * - `_date`: as the site wrote it, where that is not known in UTC
 * - `_bets`: small and big bet, where they are others than the blinds tell
 * - `_chip`, `_odd_chips`: the smallest chip, and the rule for what does not divide
 * - `_antes_dead`: `true` where an ante that is short is for the whole pot all the same
 */
import type { ActionKind, BettingKind, PostKind } from '../recorded.ts';

export const BET_TYPES: Readonly<Record<string, BettingKind>> = {
  NL: 'no-limit',
  PL: 'pot-limit',
  FL: 'limit',
};

export const POSTS: Readonly<Record<string, PostKind>> = {
  'Post Ante': 'ante',
  'Post SB': 'small-blind',
  'Post BB': 'big-blind',
  Straddle: 'straddle',
  'Post Dead': 'dead',
  'Post Extra Blind': 'post',
};

export const ACTS: Readonly<Record<string, ActionKind>> = {
  Fold: 'fold',
  Check: 'check',
  Call: 'call',
  Bet: 'bet',
  Raise: 'raise',
};

/** Who sits down, gets up or buys chips during the hand is none of its business. */
export const ASIDES: readonly string[] = ['Added Chips', 'Sits Down', 'Stands Up'];
/** The room, or somebody, puts something into the pot. */
export const SPLASHES: readonly string[] = ['Added To Pot', 'Add to Pot', 'Added to Pot'];

export const STREETS = { Flop: 'flop', Turn: 'turn', River: 'river' } as const;

/** The key of a value. */
export function keyOf<T>(table: Readonly<Record<string, T>>, value: T): string | undefined {
  return Object.keys(table).find((key) => table[key] === value);
}
