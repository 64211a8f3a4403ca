import type { Card } from './cards.ts';

/** In how many ways so many of the four cards of a rank can be taken. */
const WAYS = [1, 4, 6, 4, 1];
const SUITS = 'cdhs';

/** Five cards that differ from others in their suits only, and how many hands there are of them in all. */
interface HandsAlike {
  /** Some of them, with suits of all kinds. */
  hands: Card[][];
  ways: number;
}

/** Every five-card hand, those of the same ranks together, in one suit or not: 7,462 kinds. */
export function* handsAlike(): Generator<HandsAlike> {
  for (const ranks of ascending(5)) {
    const copies = new Map<number, number>();
    for (const rank of ranks) copies.set(rank, (copies.get(rank) ?? 0) + 1);
    if ([...copies.values()].some((count) => count > 4)) continue;
    const ways = [...copies.values()].reduce((product, count) => product * WAYS[count], 1);
    const inSuits = (suitOf: (i: number, copy: number) => number): Card[] =>
      ranks.map((rank, i) => {
        const copy = i - ranks.indexOf(rank);
        return { rank, suit: SUITS[suitOf(i, copy) % SUITS.length] };
      });
    const isFlushPossible = copies.size === 5;
    if (isFlushPossible) yield { hands: [0, 1, 2, 3].map((suit) => inSuits(() => suit)), ways: 4 };
    // Four of a suit are no flush, wherever the fifth card stands.
    const nearFlushes = [0, 2, 4].map((odd) => inSuits((i) => (i === odd ? 1 : 0)));
    const mixed = [0, 1, 2, 3].map((first) => inSuits((_, copy) => first + copy));
    const spread = inSuits((i) => i);
    yield isFlushPossible
      ? { hands: [...nearFlushes, spread], ways: ways - 4 }
      : { hands: [...mixed, spread], ways };
  }
}

/** Every way to write so many ranks from the lowest to the highest, equal ones included. */
function* ascending(size: number, least = 2): Generator<number[]> {
  if (size === 0) yield [];
  for (let rank = least; size > 0 && rank <= 14; rank++) {
    for (const others of ascending(size - 1, rank)) yield [rank, ...others];
  }
}
