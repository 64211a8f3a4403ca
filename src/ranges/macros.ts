/** The named parts of the syntax: lists of ranks, and kinds of whole hands. */
import { RANKS } from '../cards/card.ts';

function rankSet(ranks: string): number {
  return [...ranks].reduce((set, rank) => set | (1 << RANKS.indexOf(rank)), 0);
}

/** Lists of ranks by the letter of their macro, as 13-bit sets. */
export const RANK_MACROS: Readonly<Record<string, number>> = {
  R: rankSet('AKQJT'),
  B: rankSet('AKQJ'),
  M: rankSet('T987'),
  Z: rankSet('65432'),
  L: rankSet('A2345678'),
  W: rankSet('A2345'),
};

/** Different rank variables, for as many cards as a hand may have. */
const DIFFERENT = 'RONPUV';

/** Kinds of hands by name: the expression that each stands for. */
const HAND_MACROS: Readonly<Record<string, (holeCards: number) => string>> = {
  ds: () => 'xxyy',
  ss: () => 'xx!xxyy',
  nt: () => '*!RRR',
  np: (holeCards) => DIFFERENT.slice(0, holeCards),
  op: (holeCards) => `R${DIFFERENT.slice(0, holeCards - 1)}`,
  tp: (holeCards) => `RO${DIFFERENT.slice(0, holeCards - 2)}`,
};

export const RANK_MACRO_NAMES: readonly string[] = Object.keys(RANK_MACROS);
export const HAND_MACRO_NAMES: readonly string[] = Object.keys(HAND_MACROS);

/**
 * The expression that a kind of hand stands for.
 *
 * @param name  one of `HAND_MACRO_NAMES`
 */
export function macroExpression(name: string, holeCards: number): string {
  return HAND_MACROS[name](holeCards);
}
