import { describe, expect, it } from 'vitest';
import { finish } from '../../src/loop/turns.ts';
import { colexIndex, writeCombination } from '../../src/math/colex.ts';
import { HandSet, handCount } from '../../src/ranges/hand-set.ts';
import { supersetsOf } from '../../src/ranges/supersets.ts';
import { Dealer } from '../deals.ts';

const DECK = Array.from({ length: 52 }, (_, card) => card);

function randomSets(size: number, count: number, dealer: Dealer): HandSet {
  const sets = new HandSet(size);
  for (let i = 0; i < count; i++) {
    const cards = dealer.deal(size, DECK).sort((a, b) => a - b);
    sets.add(colexIndex(cards, 0, size));
  }
  return sets;
}

/** The naive twin: every larger set, and every card left out of it. */
function supersetsNaively(sets: HandSet): HandSet {
  const size = sets.holeCards + 1;
  const supersets = new HandSet(size);
  const cards = new Uint8Array(size);
  for (let set = 0; set < handCount(size); set++) {
    writeCombination(set, size, cards, 0);
    const holdsOne = cards.some((card) =>
      sets.has(
        colexIndex(
          [...cards].filter((other) => other !== card),
          0,
          size - 1,
        ),
      ),
    );
    if (holdsOne) supersets.add(set);
  }
  return supersets;
}

describe('the sets of one card more', () => {
  it.each([
    [1, 1],
    [1, 40],
    [2, 3],
    [2, 600],
    [3, 1],
    [3, 200],
    [3, 8000],
  ])('of sets of %i cards are those that hold one of %i', (size, count) => {
    const sets = randomSets(size, count, new Dealer(size + count));
    expect(finish(supersetsOf(sets)).equals(supersetsNaively(sets))).toBe(true);
  });

  it('of none are none, and of all are all', () => {
    expect(finish(supersetsOf(new HandSet(3))).size).toBe(0);
    expect(finish(supersetsOf(HandSet.all(4))).equals(HandSet.all(5))).toBe(true);
  });
});
