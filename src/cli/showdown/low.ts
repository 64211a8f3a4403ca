/** Lows in words, and why there is none. */
import type { CardText } from '../../cards/text.ts';
import type { MadeHand } from '../../evaluator/evaluate.ts';
import { LOW_RANKS } from '../../evaluator/names.ts';
import { listed } from '../../text/words.ts';

/** The different ranks from eight down to ace among some cards, ace first. */
function lowRanks(cards: readonly CardText[]): string[] {
  return [...LOW_RANKS].filter((rank) => cards.some((card) => card[0] === rank));
}

/** `no card`, `only one rank`, `only two ranks`: fewer than a low needs. */
function tooFew(ranks: readonly string[]): string {
  return ['no card', 'only one rank', 'only two ranks'][ranks.length];
}

/** Why nobody can have a low on this board, or null: three of its ranks are low. */
export function whyNoLowOn(board: readonly CardText[]): string | null {
  const ranks = lowRanks(board);
  return ranks.length >= 3 ? null : `the board has ${tooFew(ranks)} of eight or lower`;
}

/** Why this hand has no low on this board; for a hand that has none. */
export function whyNoLow(hole: readonly CardText[], board: readonly CardText[]): string {
  const onBoard = whyNoLowOn(board);
  if (onBoard !== null) return onBoard;
  const ranks = lowRanks(hole);
  if (ranks.length < 2) return `the hand has ${tooFew(ranks)} of eight or lower`;
  const paired = ranks.filter((rank) => lowRanks(board).includes(rank));
  const are = paired.length === 1 ? 'is' : 'are';
  return `counterfeited, ${listed(paired)} of the hand ${are} also on the board`;
}

/** A low as players say it: the best of all is the wheel. */
export function spokenLow({ name, value }: MadeHand): string {
  return value === 1 ? `${name} (wheel)` : name;
}
