import { describe, expect, it } from 'vitest';
import { history } from '../../src/index.ts';
import { POKER_STARS } from './hands.ts';

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

  it('reads a file line by line as it reads the whole of it', () => {
    const text = `${POKER_STARS}\n${POKER_STARS}`;
    const reader = new history.HistoryReader();
    const readings = text.split('\n').map((line) => reader.push(line));
    expect([...readings, reader.end()].filter((reading) => reading !== null)).toEqual([
      ...history.readHands(text),
    ]);
  });
});
