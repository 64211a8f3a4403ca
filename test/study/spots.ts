/** Spots that are the same in every run, and what their counts come to as fractions. */
import { deckWithout } from '../../src/cards/card.ts';
import { formatCards } from '../../src/cards/text.ts';
import type { StudyOptions } from '../../src/study/options.ts';
import type { Worth } from '../../src/study/worth.ts';
import { Dealer } from '../deals.ts';

export type Spot = Required<Pick<StudyOptions, 'hands' | 'board' | 'dead' | 'game'>> & {
  threads: 1;
};

/**
 * Known hands of four to six cards, two or three of them, on a flop or turn, some with dead cards; every tenth
 * opponent may have any hand, on the turn.
 */
export function spotsOf(seed: number, count: number): Spot[] {
  const dealer = new Dealer(seed);
  return Array.from({ length: count }, (_, i) => {
    const isAny = i % 10 === 9;
    const onBoard = isAny || i % 4 > 0 ? 4 : 3;
    const holeCount = isAny ? 4 : 4 + (i % 3);
    const players = isAny || i % 5 > 0 ? 2 : 3;
    // Low cards more often than not, so that lows are made and shared.
    const deck = i % 2 === 0 ? deckWithout([]) : deckWithout([]).filter((card) => card % 52 < 36);
    const cards = dealer.deal(onBoard + holeCount * players + (i % 3), deck);
    const take = (size: number): string => formatCards(cards.splice(0, size));
    const board = take(onBoard);
    const hands = Array.from({ length: players }, (_, player) =>
      isAny && player > 0 ? '*' : take(holeCount),
    );
    const game = i % 7 === 6 ? 'omahahi' : 'omaha8';
    return { hands, board, dead: formatCards(cards.slice(0, i % 3)), game, threads: 1 };
  });
}

/** All shares of a pot among up to three players are whole numbers of twelfths. */
const TWELFTHS = 12n;

/** What the rows of `shares` give: sums of twelfths of the pot, from the high and from the low, and deals. */
export function sumsOf({ shares }: Pick<Worth, 'shares'>): {
  high: bigint;
  low: bigint;
  deals: bigint;
} {
  const sums = { high: 0n, low: 0n, deals: 0n };
  for (const [high, low, count] of shares) {
    const deals = BigInt(count);
    const pot = low === null ? TWELFTHS : TWELFTHS / 2n;
    sums.deals += deals;
    if (high > 0) sums.high += (pot / BigInt(high)) * deals;
    if (low !== null && low > 0) sums.low += (TWELFTHS / 2n / BigInt(low)) * deals;
  }
  return sums;
}

/** A sum of twelfths over deals, as a share of the pot. */
export function shareOf(twelfths: bigint, deals: bigint): number {
  return Number(twelfths) / Number(TWELFTHS * deals);
}
