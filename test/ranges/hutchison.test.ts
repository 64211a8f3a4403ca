import { describe, expect, it } from 'vitest';
import { hutchisonPoints } from '../../src/ranges/hutchison.ts';

describe('hutchisonPoints', () => {
  // By the table of iomahaindicator.com/hpoints.html: two lowest ranks, kickers, pairs, suits.
  it.each([
    ['AsAh2s3h', [20, 9, 8, 8], 45, false],
    ['As2d3cKs', [20, 11, 0, 4], 35, false],
    ['Ac2d2h3s', [20, 9, 3, 0], 32, false],
    ['As3s4d5h', [17, 10, 0, 4], 31, false],
    ['2c3d4hTs', [15, 7, 0, 0], 22, false],
    ['4d5d6sJs', [8, 3, 0, 2], 13, false],
    // The pair of a lowest rank is no kicker, and one kicker counts once.
    ['As2d2hKc', [20, 2, 3, 0], 25, false],
    ['As2d4h4c', [20, 6, 1, 0], 27, false],
    // Half for three of a rank or a suit, nothing for four.
    ['AsAhAd2c', [20, 0, 4, 0], 24, false],
    ['As2s3sKd', [20, 11, 0, 2], 33, false],
    ['As2s3sKs', [20, 11, 0, 0], 31, false],
    ['2s2h2d2c', [0, 0, 0, 0], 0, false],
    ['9s8s6d7d', [0, 0, 0, 1], 1, false],
    // Four cards of ten or higher with two pair, with a pair and two of a suit, or double-suited.
    ['KsKhQdQc', [0, 0, 11, 0], 11, true],
    ['AsKsQhQd', [0, 2, 5, 4], 11, true],
    ['KsKhQdJc', [0, 2, 6, 0], 8, false],
    ['AsKhQsJh', [0, 4, 0, 7], 11, true],
    ['KsKhKdQs', [0, 0, 3, 3], 6, false],
  ] as const)('gives %s what the table says', (hand, parts, points, highOnly) => {
    const [lowest, kickers, pairs, suits] = parts;
    expect(hutchisonPoints(hand)).toEqual({ points, lowest, kickers, pairs, suits, highOnly });
  });

  it('is of hands of four cards', () => {
    expect(() => hutchisonPoints('AsAh2s3h4d')).toThrow('are of hands of four');
    expect(() => hutchisonPoints('AsAs2s3h')).toThrow('As is twice in the hand');
  });
});
