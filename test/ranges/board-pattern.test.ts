import { describe, expect, it } from 'vitest';
import { rankOf, suitOf } from '../../src/cards/card.ts';
import { cardTexts, formatCards } from '../../src/cards/text.ts';
import { parseBoardPattern } from '../../src/ranges/board-pattern.ts';

/** How many different values some cards have. */
function different(cards: readonly number[], of: (card: number) => number): number {
  return new Set(cards.map(of)).size;
}

const isLow = (card: number) => rankOf(card) <= 6 || rankOf(card) === 12;

describe('a board pattern', () => {
  it.each<[string, (flop: number[]) => boolean]>([
    ['wwx', (flop) => different(flop, suitOf) === 2],
    ['www', (flop) => different(flop, suitOf) === 1],
    ['wxy', (flop) => different(flop, suitOf) === 3],
    ['$L$L$L', (flop) => flop.every(isLow)],
    ['RRO', (flop) => different(flop, rankOf) === 2],
    ['AA', (flop) => flop.filter((card) => rankOf(card) === 12).length >= 2],
    ['$L$L$L:wxy', (flop) => flop.every(isLow) && different(flop, suitOf) === 3],
    ['A,K', (flop) => flop.some((card) => rankOf(card) >= 11)],
    ['A!AA', (flop) => flop.filter((card) => rankOf(card) === 12).length === 1],
    [
      'RR!AA',
      (flop) => different(flop, rankOf) < 3 && flop.filter((c) => rankOf(c) === 12).length < 2,
    ],
  ])('%s has the flops that a plain predicate says', (text, predicate) => {
    const pattern = parseBoardPattern(text);
    let count = 0;
    for (let a = 0; a < 52; a++) {
      for (let b = 0; b < a; b++) {
        for (let c = 0; c < b; c++) {
          const fits = predicate([a, b, c]);
          if (fits) count++;
          if (pattern.matches([b, c, a]) !== fits) throw new Error(formatCards([a, b, c]));
        }
      }
    }
    expect(pattern.size).toBe(3);
    expect([...pattern.boards()].length).toBe(count);
    expect(pattern.count()).toBe(count);
  });

  it('has the turn fourth and the river fifth', () => {
    const pattern = parseBoardPattern('7h5c2dAsKd');
    expect(pattern.size).toBe(5);
    expect([...pattern.boards()].map(cardTexts)).toEqual([['7h', '5c', '2d', 'As', 'Kd']]);
    expect(pattern.matches('5c 2d 7h As Kd')).toBe(true);
    expect(pattern.matches('7h 5c 2d Kd As')).toBe(false);
    expect(pattern.matches('7h 5c As 2d Kd')).toBe(false);
    expect(pattern.matches('7h 5c 2d As')).toBe(false);
  });

  it('binds variables over all streets', () => {
    // Three cards of one suit, a fourth, and one that is of another.
    expect(parseBoardPattern('wwwwx').count('2c3c4c5c6c7c8c9cTcJcQc')).toBe(
      // Of hearts, say: 286 flops, 10 turns, 28 rivers of 13 + 13 + 2; clubs are but two.
      3 * 286 * 10 * 28,
    );
    expect(parseBoardPattern('RRRR').count()).toBe(13 * 4);
    expect(parseBoardPattern('***A').count()).toBe(4 * 20_825);
    expect(parseBoardPattern('A***A').boards('2c').next().value).toHaveLength(5);
  });

  it('leaves dead cards out', () => {
    expect(parseBoardPattern('sss').count('As Ks Qs Jh')).toBe(120);
    for (const board of parseBoardPattern('AA').boards('AsAh')) {
      expect(cardTexts(board)).not.toContain('As');
    }
  });

  it('is printed as it is read', () => {
    expect(parseBoardPattern(' {L}$L$L : wxy ').text).toBe('$L$L$L:wxy');
  });

  it.each([
    ['15%', 'the board "15%": 15% is of hands; expected patterns, such as wwx'],
    ['wwx:$ds', 'the board "wwx:$ds": $ds is of hands; expected patterns, such as wwx'],
    ['wwx@50', 'the board "wwx@50": wwx@50 is of hands; expected patterns, such as wwx'],
    ['wwwwxx', 'the board "wwwwxx": "wwwwxx" at character 1 has 6 cards; there can be 5'],
  ])('is not %s', (text, sentence) => {
    expect(() => parseBoardPattern(text)).toThrow(sentence);
  });
});
