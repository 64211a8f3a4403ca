/** What a hand is worth on a street: exact over all that can still come. */
import { ANY_STREET, define, type FunctionRow, type Parameter, PLAYER } from './row.ts';

const LEAST: Parameter = { name: 'equity', type: 'TDouble' };
const RANGE: Parameter = { name: 'range', type: 'TRange' };

/** About how long it takes with all hands known, nanoseconds; the flop, in between. */
const COST = 100_000;

/** With hands that may be any it depends on the street and the ranges: some milliseconds. */
const COST_OF_RANGES = 5_000_000;

/** The boards up to a street make a difference, and nothing that comes after it. */
const upTo = (street: number): number => 1 << street;

export const EQUITY_FUNCTIONS: readonly FunctionRow[] = [
  define({
    names: 'equity hvhEquity',
    takes: [PLAYER, ANY_STREET],
    gives: 'TDouble',
    ofPot: true,
    says: 'equity on a street with the hands of all players face up, over every board that can come',
    cost: COST,
    sees: upTo,
    run: (spot, player, street) => spot.equity(player, street),
  }),
  define({
    names: 'minEquity minHvHEquity',
    takes: [PLAYER, ANY_STREET, LEAST],
    gives: 'TBoolean',
    says: 'that equity is at least so much',
    cost: COST,
    sees: upTo,
    run: (spot, player, street, least) => Number(spot.equity(player, street) >= least),
  }),
  define({
    names: 'hvrEquity',
    takes: [PLAYER, ANY_STREET],
    gives: 'TDouble',
    ofPot: true,
    says: 'equity of the hand on a street against the ranges of the others, over all that can come',
    cost: COST_OF_RANGES,
    sees: upTo,
    run: (spot, player, street) => spot.equityAgainstRanges(player, street, null),
  }),
  define({
    names: 'minHvREquity',
    takes: [PLAYER, ANY_STREET, LEAST],
    gives: 'TBoolean',
    says: 'that equity is at least so much',
    cost: COST_OF_RANGES,
    sees: upTo,
    run: (spot, player, street, least) =>
      Number(spot.equityAgainstRanges(player, street, null) >= least),
  }),
  define({
    names: 'hvPerceivedRangeEquity',
    takes: [PLAYER, ANY_STREET, RANGE],
    gives: 'TDouble',
    ofPot: true,
    says: 'the same with a range in the place of the hand: the one that the others put the player on',
    cost: COST_OF_RANGES,
    sees: upTo,
    run: (spot, player, street, range) => spot.equityAgainstRanges(player, street, range),
  }),
  define({
    names: 'minHvPerceivedRangeEquity',
    takes: [PLAYER, ANY_STREET, RANGE, LEAST],
    gives: 'TBoolean',
    says: 'that equity is at least so much',
    cost: COST_OF_RANGES,
    sees: upTo,
    run: (spot, player, street, range, least) =>
      Number(spot.equityAgainstRanges(player, street, range) >= least),
  }),
];
