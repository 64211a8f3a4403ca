/** What a query says, as it is written: names and types are not looked at yet. */
import type { Place } from './fault.ts';

export const SELECTORS = ['avg', 'count', 'max', 'min', 'histogram'] as const;
export type Selector = (typeof SELECTORS)[number];

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';
export type Operator = 'or' | 'and' | Comparison | '+' | '-' | '||' | '*' | '/';

export type Node = Place &
  (
    | { readonly kind: 'number'; readonly value: number; readonly isWhole: boolean }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'name'; readonly name: string }
    | {
        readonly kind: 'call';
        readonly name: string;
        readonly args: readonly Node[];
        readonly head: Place;
      }
    | { readonly kind: 'unary'; readonly operator: '-' | 'not'; readonly of: Node }
    | {
        readonly kind: 'binary';
        readonly operator: Operator;
        readonly left: Node;
        readonly right: Node;
      }
    | {
        readonly kind: 'in';
        readonly of: Node;
        readonly options: readonly Node[];
        readonly isNegated: boolean;
      }
    | {
        readonly kind: 'case';
        readonly branches: readonly { readonly when: Node; readonly value: Node }[];
        readonly otherwise: Node | null;
      }
  );

/** One thing that is asked for. */
export interface Selection extends Place {
  readonly selector: Selector;
  readonly of: Node;
  /** Its alias; null where it has none. */
  readonly alias: string | null;
}

/** Part of what a query is about: a player's range, the board, the game. */
export interface Item extends Place {
  readonly key: string;
  readonly value: string;
  /** Where the string stands. */
  readonly valuePlace: Place;
}

export interface Statement extends Place {
  readonly selections: readonly Selection[];
  readonly items: readonly Item[];
  readonly where: Node | null;
}
