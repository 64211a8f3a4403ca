import { describe, expect, it } from 'vitest';
import { studyNextCards } from '../../src/study/next-cards.ts';
import type { StudyOptions } from '../../src/study/options.ts';
import { enumerateEquity } from '../reference/index.ts';

async function cardsOf(options: StudyOptions) {
  const cards = await studyNextCards({ threads: 1, ...options });
  if (cards === null) throw new Error('no card comes next');
  return cards;
}

const A2 = { hands: ['As2dKhQc', 'AhAcKsKd'], board: '3h5c8s' };

describe('next cards', () => {
  it('are all that can come, best first, each with the equity after it', async () => {
    const board = '3h5c8sTd';
    const cards = await cardsOf({ ...A2, board, dead: '9c' });
    expect(cards).toHaveLength(52 - 8 - 4 - 1);
    expect(cards.map(({ equity }) => equity)).toEqual(
      cards.map(({ equity }) => equity).sort((a, b) => b - a),
    );
    for (const { card, deals, shares } of cards) {
      const counted = enumerateEquity(A2.hands, board + card, '9c');
      expect(deals).toBe(counted.deals);
      expect(shares).toEqual(counted.players[0].shares);
    }
  });

  it('are counterfeits where a rank falls that plays in the nut low', async () => {
    const cards = await cardsOf(A2);
    const found = cards.filter(({ kind }) => kind === 'counterfeit').map(({ card }) => card);
    // All aces and deuces that are left; no other card takes the nut low from A-2.
    expect(found.sort()).toEqual(['2c', '2h', '2s', 'Ad']);
  });

  it('are no counterfeits of a third low card, nor in a game without a low', async () => {
    const spare = await cardsOf({ ...A2, hands: ['As2d4hQc', 'AhAcKsKd'] });
    const kindOf = (card: string) => spare.find((one) => one.card === card)?.kind;
    expect(kindOf('2c')).not.toBe('counterfeit');
    const high = await cardsOf({ ...A2, game: 'omahahi' });
    expect(high.map(({ kind }) => kind)).not.toContain('counterfeit');
  });

  it('are of the kind that more than half of the deals say', async () => {
    const cards = [
      ...(await cardsOf(A2)),
      ...(await cardsOf({ hands: ['2s3s4h5d', 'AhKhQcJc'], board: 'AsKdQh' })),
      ...(await cardsOf({ hands: ['As2dKhQc', 'Ah2hKsKd', 'Ad2cJsTs'], board: '3h5c8s' })),
    ];
    const kinds = new Set(cards.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['counterfeit', 'scoop', 'half', 'quarter', 'killer', null]));
    for (const { kind, deals, equity, change, scoop, threeQuarters, half, nothing } of cards) {
      if (kind === 'counterfeit') continue;
      const most = 2 * scoop > deals;
      const part = 2 * (scoop + threeQuarters + half) > deals;
      const some = 2 * nothing < deals;
      const halved = 2 * equity <= equity - change;
      const expected = most ? 'scoop' : part ? 'half' : some ? 'quarter' : halved ? 'killer' : null;
      expect(kind).toBe(expected);
    }
  });

  it('are the third card of a flop that has two', async () => {
    const cards = await cardsOf({ ...A2, board: '3h5c' });
    expect(cards).toHaveLength(52 - 8 - 2);
  });

  it.each([
    ['before the flop', ''],
    ['on the river', '3h5c8sTd9d'],
    ['on a board by pattern', 'wwx'],
  ])('are none %s', async (_, board) => {
    expect(await studyNextCards({ hands: A2.hands, board, threads: 1 })).toBeNull();
  });

  it('are weighted where a range has them more often than not', async () => {
    const cards = await cardsOf({ hands: ['As2dKhQc', 'AA,KK@50'], board: '3h5c8sTd' });
    const deals = (card: string) => cards.find((one) => one.card === card)?.deals ?? 0;
    expect(deals('Ah')).toBeLessThan(deals('Kd'));
    expect(deals('Kd')).toBeLessThan(deals('9d'));
  });

  it('leave out what the opponents have for sure', async () => {
    const cards = await cardsOf({ hands: ['As2dKhQc', 'AhAcAd*'], board: '3h5c8sTd' });
    expect(cards.map(({ card }) => card)).not.toContain('Ad');
  });

  it('are sampled, all with as many trials, where exact takes long', async () => {
    const cards = await cardsOf({
      hands: ['As2dKhQc', 'A2', '15%'],
      board: '3h5c8s',
      trials: 200,
      seed: 3,
    });
    for (const { method, deals, standardError } of cards) {
      expect([method, deals]).toEqual(['monte-carlo', 200]);
      expect(standardError).toBeGreaterThan(0);
    }
  });
});
