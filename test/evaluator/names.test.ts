import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/evaluator/evaluate.ts';
import { categoryOf, highName, lowName } from '../../src/evaluator/names.ts';
import { CATEGORIES } from '../../src/tables/high-values.ts';

describe('the name of a high', () => {
  it.each([
    ['AsKs2d3c', 'QsJsTs', 'straight-flush', 'Royal flush', 'As Ks Qs Js Ts'],
    ['KsQs2d3c', 'JsTs9s', 'straight-flush', 'King-high straight flush', 'Ks Qs Js Ts 9s'],
    ['As2sKdKc', '3s4s5s', 'straight-flush', 'Five-high straight flush', '5s 4s 3s 2s As'],
    ['AsAh2d3c', 'AdAcKs', 'four-of-a-kind', 'Four Aces', 'As Ah Ad Ac Ks'],
    ['6s6h2d3c', '6d6cKs', 'four-of-a-kind', 'Four Sixes', '6s 6h 6d 6c Ks'],
    ['7s7hKd3c', 'AsAh7d', 'full-house', 'Full house, Sevens full of Aces', '7s 7h 7d As Ah'],
    ['As5s7d3c', '7s9s2s', 'flush', 'Ace-high flush', 'As 9s 7s 5s 2s'],
    ['8s7hKdKc', '6d5c4s', 'straight', 'Eight-high straight', '8s 7h 6d 5c 4s'],
    ['As2hKdKc', '3d4c5s', 'straight', 'Five-high straight', '5s 4c 3d 2h As'],
    ['AsJh6d3c', 'Td9c2s', 'high-card', 'Ace-high', 'As Jh Td 9c 2s'],
    ['9s9hQdJc', '9d5c2s', 'three-of-a-kind', 'Three Nines', '9s 9h 9d 5c 2s'],
    ['AhAd8s9c', '7s7d5c', 'two-pair', 'Two pair, Aces and Sevens', 'Ah Ad 7s 7d 5c'],
    ['KhKd8s9c', '7s3d5c', 'pair', 'Pair of Kings', 'Kh Kd 7s 5c 3d'],
    ['6h6d8sQc', '7s3dKc', 'pair', 'Pair of Sixes', '6h 6d Kc 7s 3d'],
  ])('of %s on %s is %s, %s', (hole, board, category, name, cards) => {
    const { high } = evaluate(hole, board);
    expect([high.category, high.name, high.cards.join(' ')]).toEqual([category, name, cards]);
  });

  it('is made for every value, and says the category', () => {
    const shapes: Record<string, RegExp> = {
      'straight-flush': /^(Royal flush|\w+-high straight flush)$/,
      'four-of-a-kind': /^Four \w+s$/,
      'full-house': /^Full house, \w+s full of \w+s$/,
      flush: /^\w+-high flush$/,
      straight: /^\w+-high straight$/,
      'three-of-a-kind': /^Three \w+s$/,
      'two-pair': /^Two pair, \w+s and \w+s$/,
      pair: /^Pair of \w+s$/,
      'high-card': /^\w+-high$/,
    };
    for (let value = 1; value <= 7462; value++) {
      expect(highName(value)).toMatch(shapes[categoryOf(value)]);
    }
  });

  it('changes category where the counts of hands say', () => {
    const sizes = CATEGORIES.map(
      (category) =>
        Array.from({ length: 7462 }, (_, i) => i + 1).filter((v) => categoryOf(v) === category)
          .length,
    );
    expect(sizes).toEqual([10, 156, 156, 1277, 10, 858, 858, 2860, 1277]);
  });

  it.each([
    [1, 'Royal flush'],
    [10, 'Five-high straight flush'],
    [11, 'Four Aces'],
    [166, 'Four Deuces'],
    [167, 'Full house, Aces full of Kings'],
    [322, 'Full house, Deuces full of Threes'],
    [323, 'Ace-high flush'],
    [1599, 'Seven-high flush'],
    [1600, 'Ace-high straight'],
    [1609, 'Five-high straight'],
    [1610, 'Three Aces'],
    [2467, 'Three Deuces'],
    [2468, 'Two pair, Aces and Kings'],
    [3325, 'Two pair, Threes and Deuces'],
    [3326, 'Pair of Aces'],
    [6185, 'Pair of Deuces'],
    [6186, 'Ace-high'],
    [7462, 'Seven-high'],
  ])('of value %i is %s', (value, name) => {
    expect(highName(value)).toBe(name);
  });
});

describe('the name of a low', () => {
  it('has its ranks from the highest down', () => {
    expect([1, 2, 11, 41, 56].map(lowName)).toEqual([
      '5-4-3-2-A',
      '6-4-3-2-A',
      '7-5-4-3-2',
      '8-7-5-2-A',
      '8-7-6-5-4',
    ]);
    expect(new Set(Array.from({ length: 56 }, (_, i) => lowName(i + 1))).size).toBe(56);
  });
});

describe('a number that is no value', () => {
  it('has no name', () => {
    for (const value of [0, 7463, 1.5, Number.NaN, -1]) {
      expect(() => highName(value)).toThrow(`${value} is not the value of a high: 1 to 7462`);
    }
    for (const value of [0, 57, 255]) {
      expect(() => lowName(value)).toThrow(`${value} is not the value of a low: 1 to 56`);
    }
  });
});
