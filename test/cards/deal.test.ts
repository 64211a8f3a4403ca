import { describe, expect, it } from 'vitest';
import { checkDistinct, isHoleCount } from '../../src/cards/deal.ts';
import { parseCards } from '../../src/cards/text.ts';
import { Omaha8Error } from '../../src/text/errors.ts';

function group(where: string, text: string) {
  return { where, cards: parseCards(text) };
}

describe('a deal', () => {
  it('has every card once', () => {
    checkDistinct([
      group('hand 1', 'AsAh2s3h'),
      group('hand 2', 'AcAd2c3d'),
      group('the board', ''),
    ]);
    expect(() => checkDistinct([group('hand 1', 'AsAh2s3h'), group('the board', '5cAh')])).toThrow(
      new Omaha8Error('duplicate-card', 'Ah is both in hand 1 and in the board'),
    );
    expect(() => checkDistinct([group('hand 2', 'AsAh2sAs')])).toThrow(
      new Omaha8Error('duplicate-card', 'As is twice in hand 2'),
    );
  });

  it('has hands of four, five or six cards', () => {
    expect([3, 4, 5, 6, 7].map(isHoleCount)).toEqual([false, true, true, true, false]);
  });
});
