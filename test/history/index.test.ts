import { describe, expect, it } from 'vitest';
import { equity, history, parseCards } from '../../src/index.ts';
import { ALL_IN, POKER_STARS, SIDE_POT } from './hands.ts';
import { readOne } from './tools.ts';

describe('the library', () => {
  it('reads hands, replays them, and writes them as PHH', () => {
    const text = `${POKER_STARS}\n${POKER_STARS.replace('Cy: bets', 'Cy: be')}`;
    const gains: number[][] = [];
    for (const reading of history.readHands(text)) {
      if (reading.status !== 'read') {
        expect(reading).toMatchObject({ line: 52, why: '"Cy: be $0.50" is not understood' });
        continue;
      }
      const { contradictions, result, paid } = history.replayHand(reading.hand);
      expect(contradictions).toEqual([]);
      gains.push(result?.seats.map(({ net }) => net) ?? []);
      expect(history.writePhh(reading.hand, paid)).toContain('variant = "PO/8"');
      expect(history.formatMoney(289, reading.hand)).toBe('$2.89');
    }
    expect(gains).toEqual([[104, -35, -89]]);
  });

  it('says what an all-in was worth, as the equities of its cards are', async () => {
    const replay = history.replayHand(readOne(ALL_IN));
    const value = await history.allInValue(replay);
    const { players } = await equity({
      hands: ['JsTs7c4h4s', 'Ad2dKd5d5c'],
      board: '3c7dJh',
      exact: true,
    });
    expect(value).toMatchObject({ board: parseCards('3c7dJh'), dead: [] });
    expect(value?.seats.map(({ equities }) => equities)).toEqual(
      players.map((player) => [player.equity]),
    );
    expect(value?.seats.map(({ actual }) => actual)).toEqual([-50, -50]);
  });

  it('values every pot among those who could win it', async () => {
    const value = await history.allInValue(history.replayHand(readOne(SIDE_POT)));
    const sums = [0, 1].map((pot) =>
      value?.seats.reduce((sum, { equities }) => sum + (equities[pot] ?? 0), 0),
    );
    expect(sums).toEqual([expect.closeTo(1, 12), expect.closeTo(1, 12)]);
    expect(value?.seats.map(({ equities }) => equities[1] === null)).toEqual([false, true, false]);
    const luck = value?.seats.reduce((sum, { actual, expected }) => sum + actual - expected, 0);
    expect(luck).toBeCloseTo(0, 6);
  });

  it('values nothing where nobody is all-in or a hand is hidden', async () => {
    const hidden = ALL_IN.replace(/Bob: shows.*/, 'Bob: mucks hand');
    for (const text of [POKER_STARS, hidden]) {
      expect(await history.allInValue(history.replayHand(readOne(text)))).toBeNull();
    }
  });

  it('reads a file line by line as it reads the whole of it', () => {
    const text = `${POKER_STARS}\n${POKER_STARS}`;
    const reader = new history.HistoryReader();
    const readings = text.split('\n').flatMap((line) => reader.push(line));
    expect([...readings, ...reader.end()]).toEqual([...history.readHands(text)]);
  });
});
