/** Every function there is. A new one is a row in one of these tables. */

import type { Type } from '../types.ts';
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

/** A function, as those see it who ask with it. */
export interface QueryFunction {
  /** As it is usually written, and its other names. */
  readonly names: readonly string[];
  readonly takes: readonly { readonly name: string; readonly type: Type | 'any' }[];
  readonly gives: Type;
  /** What it means, in a line. */
  readonly says: string;
}

/** Those that the checker sees to itself: what they are given is no value of one type. */
const FORMS: readonly QueryFunction[] = [
  {
    names: ['handsHaving'],
    takes: [{ name: 'expression', type: 'TBoolean' }],
    gives: 'TPlayerCount',
    says: 'how many players the expression is true for, with _ for the player',
  },
  {
    names: ['toString'],
    takes: [{ name: 'value', type: 'any' }],
    gives: 'TString',
    says: 'any value as text',
  },
];

/** Every function of the language, for help. */
export const queryFunctions: readonly QueryFunction[] = [
  ...FUNCTIONS.map(({ names, takes, gives, says }) => ({
    names,
    takes: takes
      .filter(({ isImplied }) => !isImplied)
      .map(({ name, type }) => ({ name, type: type === 'ordering' ? ('TString' as const) : type })),
    gives,
    says,
  })),
  ...FORMS,
];

const BY_NAME: ReadonlyMap<string, FunctionRow> = new Map(
  FUNCTIONS.flatMap((row) => row.names.map((name) => [name.toLowerCase(), row] as const)),
);

/** The function of a name, in any case; undefined where there is none. */
export function findFunction(name: string): FunctionRow | undefined {
  return BY_NAME.get(name.toLowerCase());
}

/** Every name of a function. */
export const FUNCTION_NAMES: readonly string[] = queryFunctions.flatMap(({ names }) => names);
