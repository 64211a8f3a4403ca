/** A range expression as a tree, with what every part of it may be. See README.md for the grammar. */
import type { Card } from '../cards/card.ts';

/** The rank of one card: any, one, a rank variable, or one of a list. */
export type RankPart =
  | { readonly kind: 'any' }
  | { readonly kind: 'rank'; readonly rank: number }
  | { readonly kind: 'variable'; readonly name: string }
  /** `ranks` is a 13-bit set; `text` is how it is printed: `[AK]`, `$W`. */
  | { readonly kind: 'list'; readonly ranks: number; readonly text: string };

/** The suit of one card: any, one, a suit variable, or one of a list. */
export type SuitPart =
  | { readonly kind: 'any' }
  | { readonly kind: 'suit'; readonly suit: number }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'list'; readonly suits: number };

/** What stands for one card. */
export type CardSymbol =
  | { readonly kind: 'card'; readonly rank: RankPart; readonly suit: SuitPart }
  /** One of these cards, ascending. */
  | { readonly kind: 'cards'; readonly cards: readonly Card[] };

export const ANY_RANK: RankPart = { kind: 'any' };
export const ANY_SUIT: SuitPart = { kind: 'any' };
export const ANY_CARD: CardSymbol = { kind: 'card', rank: ANY_RANK, suit: ANY_SUIT };

/** Some cards of a hand; the rest of the hand may be anything. */
export type Pattern = readonly CardSymbol[];

/** What the range of a percentage is of. */
export interface Percentage {
  readonly kind: 'percentage';
  /** In hundredths of a percent, 0 … 10,000: hands from the first place on, before the second. */
  readonly from: number;
  readonly to: number;
  /** For how many players; null is the default. */
  readonly players: number | null;
  /** The position of the text, for errors that are found later. */
  readonly at: number;
}

export type RangeNode =
  | { readonly kind: 'pattern'; readonly pattern: Pattern }
  /** `patterns` are all that the span stands for, `from` the first as written. */
  | {
      readonly kind: 'span';
      readonly from: Pattern;
      readonly to: Pattern | '+' | '-';
      readonly patterns: readonly Pattern[];
    }
  | { readonly kind: 'macro'; readonly name: string }
  | Percentage
  /** `weight` in hundredths of a percent, 1 … 10,000. */
  | { readonly kind: 'weighted'; readonly of: RangeNode; readonly weight: number }
  | { readonly kind: 'union'; readonly of: readonly RangeNode[] }
  /** Steps apply from the left: `:` keeps what is also in the other, `!` what is not. */
  | { readonly kind: 'chain'; readonly first: RangeNode; readonly steps: readonly ChainStep[] };

export interface ChainStep {
  readonly operator: ':' | '!';
  readonly right: RangeNode;
}
