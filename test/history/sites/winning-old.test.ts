import { describe, expect, it } from 'vitest';
import { replayHand } from '../../../src/history/replay.ts';
import { POKER_STARS, WINNING_BEFORE_2019 } from '../hands.ts';
import { eventTexts, readOne } from '../tools.ts';

describe('Winning before 2019', () => {
  it('tells the same hand as others, without a currency', () => {
    const [hand, other] = [readOne(WINNING_BEFORE_2019), readOne(POKER_STARS)];
    const played = (texts: string[]) => texts.filter((text) => !text.includes('collect'));
    expect(played(eventTexts(hand))).toEqual(played(eventTexts(other)));
    const { site, id, date, game, stakes, currency } = hand;
    expect({ site, id, date, game, currency }).toEqual({
      site: 'Winning',
      id: '1001',
      date: '2020/2/3 4:05:06',
      game: 'omaha8',
      currency: '',
    });
    expect(stakes).toEqual(other.stakes);
    expect(replayHand(hand)).toMatchObject({ contradictions: [], notes: [] });
  });

  it('takes stakes of twice the blinds for the bets of a limit game', () => {
    const { stakes } = readOne(WINNING_BEFORE_2019.replace('0.05/0.10 (PRR)', '0.10/0.20 (PRR)'));
    expect(stakes).toMatchObject({ kind: 'limit', smallBet: 10, bigBet: 20, bigBlind: 10 });
  });

  it.each([
    ['Collects: 2.89', 'Collects: 2.99'],
    ['JP fee 0.04', 'JP fee 0.05'],
    ['Board: [2h 5d Ks 9c 7s]', 'Board: [2h 5d Ks 9c 8s]'],
  ])('is held to what it says: %j for %j', (right, wrong) => {
    const { contradictions } = replayHand(readOne(WINNING_BEFORE_2019.replace(right, wrong)));
    expect(contradictions).not.toEqual([]);
  });
});
