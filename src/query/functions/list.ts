/** Every function there is. A new one is a row in one of these tables. */
import { CARD_FUNCTIONS } from './cards.ts';
import { EQUITY_FUNCTIONS } from './equities.ts';
import { FLOP_FUNCTIONS } from './flops.ts';
import { HIGH_FUNCTIONS } from './highs.ts';
import { LOW_FUNCTIONS } from './lows.ts';
import { POT_FUNCTIONS } from './pot.ts';
import { RANK_FUNCTIONS } from './ranks.ts';
import type { FunctionRow } from './row.ts';

export const FUNCTIONS: readonly FunctionRow[] = [
  ...POT_FUNCTIONS,
  ...EQUITY_FUNCTIONS,
  ...LOW_FUNCTIONS,
  ...HIGH_FUNCTIONS,
  ...FLOP_FUNCTIONS,
  ...RANK_FUNCTIONS,
  ...CARD_FUNCTIONS,
];

const BY_NAME: ReadonlyMap<string, FunctionRow> = new Map(
  FUNCTIONS.flatMap((row) => row.names.map((name) => [name.toLowerCase(), row] as const)),
);

/** The function of a name, in any case; undefined where there is none. */
export function findFunction(name: string): FunctionRow | undefined {
  return BY_NAME.get(name.toLowerCase());
}

/** Every name of a function. */
export const FUNCTION_NAMES: readonly string[] = FUNCTIONS.flatMap(({ names }) => names);
