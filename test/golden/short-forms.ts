/**
 * How the golden facts write hands: the category, then the ranks that decide, groups first and high
 * before low (`two pair A7K`, `full house 7A`); a straight has its top card (`straight 5` is the
 * wheel). Lows are written `8-7-5-2-A`.
 */
import type { Category, High, Low } from '../reference/index.ts';

const NAMES: Record<Category, string> = {
  'straight-flush': 'straight flush',
  'four-of-a-kind': 'quads',
  'full-house': 'full house',
  flush: 'flush',
  straight: 'straight',
  'three-of-a-kind': 'trips',
  'two-pair': 'two pair',
  pair: 'pair',
  'high-card': 'high card',
};

/** The letter of a rank 1 … 14, the ace at both ends. */
function letter(rank: number): string {
  return 'A23456789TJQKA'[rank - 1];
}

export function shortHigh({ category, ranks }: High): string {
  return `${NAMES[category]} ${ranks.map(letter).join('')}`;
}

export function shortLow(low: Low | null): string | null {
  return low === null ? null : low.map(letter).join('-');
}
