import { describe, expect, it } from 'vitest';
import { fullDeck, rankOf, suitOf } from '../../src/cards/card.ts';
import { countBits } from '../../src/math/bits.ts';
import { forEachCombination } from '../../src/math/combinations.ts';
import { CATEGORIES, highValues, WEAKEST_OF_CATEGORY } from '../../src/tables/high-values.ts';
import { LOW_BIT, lowOfSet, NO_LOW } from '../../src/tables/low-values.ts';
import { rankSteps } from '../../src/tables/rank-multisets.ts';

describe('five cards', () => {
  it('are 2,598,960, and dealt one by one they make every value as often as the rules say', () => {
    const { ofRanks, ofFlush } = highValues();
    const steps = [0, 1, 2, 3, 4].map(rankSteps);
    const highs = new Uint32Array(7463);
    const lows = new Uint32Array(NO_LOW + 1);
    let hands = 0;
    let threeLowRanks = 0;
    forEachCombination(fullDeck(), 5, (cards) => {
      let multiset = 0;
      let ranks = 0;
      let lowRanks = 0;
      let oneSuit = true;
      for (let i = 0; i < 5; i++) {
        const rank = rankOf(cards[i]);
        multiset = steps[i][multiset * 13 + rank];
        ranks |= 1 << rank;
        lowRanks |= LOW_BIT[rank];
        oneSuit &&= suitOf(cards[i]) === suitOf(cards[0]);
      }
      hands++;
      highs[oneSuit ? ofFlush[ranks] : ofRanks[multiset]]++;
      lows[lowOfSet(lowRanks)]++;
      if (countBits(lowRanks) >= 3) threeLowRanks++;
    });
    expect(hands).toBe(2_598_960);

    const byCategory = WEAKEST_OF_CATEGORY.map((weakest, i) =>
      highs
        .subarray((WEAKEST_OF_CATEGORY[i - 1] ?? 0) + 1, weakest + 1)
        .reduce((sum, count) => sum + count, 0),
    );
    expect(Object.fromEntries(CATEGORIES.map((category, i) => [category, byCategory[i]]))).toEqual({
      'straight-flush': 40,
      'four-of-a-kind': 624,
      'full-house': 3744,
      flush: 5108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    });
    // Hands of one value differ in suits alone: so many for each shape.
    const timesOf = [4, 4, 24, 4, 1020, 64, 144, 384, 1020];
    const expected = WEAKEST_OF_CATEGORY.flatMap((weakest, i) =>
      Array<number>(weakest - (WEAKEST_OF_CATEGORY[i - 1] ?? 0)).fill(timesOf[i]),
    );
    expect([...highs]).toEqual([0, ...expected]);

    expect([...lows.subarray(1, 57)]).toEqual(Array(56).fill(4 ** 5));
    expect(hands - lows[NO_LOW]).toBe(57_344);
    expect(threeLowRanks).toBe(1_561_728);
  });
});

describe('starting hands', () => {
  it('are 270,725, and 16,432 when suits may be renamed', () => {
    let hands = 0;
    const kinds = new Set<string>();
    forEachCombination(fullDeck(), 4, (cards) => {
      const suits = [0, 0, 0, 0];
      for (const card of cards) suits[suitOf(card)] |= 1 << rankOf(card);
      hands++;
      kinds.add(suits.sort((a, b) => a - b).join());
    });
    expect([hands, kinds.size]).toEqual([270_725, 16_432]);
  });
});
