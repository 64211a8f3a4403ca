import type { Spot } from '../spot.ts';
import type { Type, Value } from '../types.ts';

/** What an argument may be: of a type, or the table whose ordering of hands is meant. */
export type Expected = Type | 'ordering';

/**
 * Where a function looks: at its arguments alone, at who shares high and low at the showdown, or at all of the
 * deal.
 */
export type Looks = 'nowhere' | 'shares' | 'deal';

export interface Parameter {
  /** For help. */
  readonly name: string;
  readonly type: Expected;
  /** Of a street, which has to be written as one: the first and the last that may be. */
  readonly streets?: readonly [number, number];
  /** It is not written: it is the table of the query. */
  readonly isImplied?: true;
}

/** A function of the language. */
export interface FunctionRow {
  /** As it is usually written, and its other names. */
  readonly names: readonly [string, ...string[]];
  readonly takes: readonly Parameter[];
  readonly gives: Type;
  /** It asks who wins: there have to be players. */
  readonly ofPlayers?: true;
  /** Its number is a part of the pot: an error of it is one of the pot too. */
  readonly ofPot?: true;
  /** What it means, in a line. */
  readonly says: string;
  readonly looks: Looks;
  /** The streets whose boards make a difference, a bit for each; by default the street that it is given, or the river. */
  readonly sees?: (street: number) => number;
  /** How many nanoseconds a call takes, about. */
  readonly cost: number;
  /** Gets the values of its arguments in order. */
  // biome-ignore lint/suspicious/noExplicitAny: the checker has seen to the types of arguments
  readonly run: (spot: Spot, ...args: any[]) => Value;
}

type Row = Omit<FunctionRow, 'names' | 'looks' | 'cost'> & {
  readonly names: string;
  readonly looks?: Looks;
  readonly cost?: number;
};

/** @param row  its names with spaces between them */
export function define({ names, looks = 'deal', cost = 20, ...row }: Row): FunctionRow {
  return { ...row, names: names.split(' ') as [string, ...string[]], looks, cost };
}

export const PLAYER: Parameter = { name: 'player', type: 'TPlayer' };

function streets(first: number, last: number): Parameter {
  return { name: 'street', type: 'TStreet', streets: [first, last] };
}

/** A street on which there is a board. */
export const STREET = streets(1, 3);
/** One after which a card comes. */
export const STREET_BEFORE = streets(1, 2);
/** One that has brought a card. */
export const STREET_AFTER = streets(2, 3);
export const ANY_STREET = streets(0, 3);
