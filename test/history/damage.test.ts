import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHands } from '../../src/history/history-reader.ts';
import { writePhh } from '../../src/history/phh/write.ts';
import { boardsOf } from '../../src/history/repetitions.ts';
import { replayHand } from '../../src/history/replay.ts';
import { AMOUNTS, damaged, NAMES, WHOLE } from './damage.ts';
import { SAME_HAND } from './hands.ts';

/** Reads and replays a text, and fails unless every hand of it is either sound or has a named fault. */
function check(text: string): void {
  for (const reading of readHands(text)) {
    if (reading.status !== 'read') {
      expect(reading.why.length).toBeGreaterThan(0);
      expect(reading.why.length).toBeLessThan(300);
      continue;
    }
    const { hand } = reading;
    const { contradictions, result } = replayHand(hand);
    for (const event of hand.events) {
      if ('seat' in event) expect(hand.seats[event.seat]).toBeDefined();
    }
    if (contradictions.length === 0 && result !== null) {
      const { seats, rake } = result;
      expect(seats.reduce((sum, { net }) => sum + net, rake)).toBe(0);
    }
    const again = [...readHands(writePhh(hand))];
    if (contradictions.length > 0) continue;
    expect(again).toMatchObject([{ status: 'read' }]);
    const [written] = again;
    if (written.status === 'read')
      expect(boardsOf(written.hand.events)).toEqual(boardsOf(hand.events));
  }
}

describe('damaged text gives hands or named errors', () => {
  it('with any one line deleted, doubled, left blank or cut in half', () => {
    for (const text of WHOLE) {
      const lines = text.split('\n');
      for (const [i, line] of lines.entries()) {
        check(lines.toSpliced(i, 1).join('\n'));
        check(lines.toSpliced(i, 0, line).join('\n'));
        check(lines.with(i, '').join('\n'));
        check(lines.with(i, line.slice(0, line.length / 2)).join('\n'));
      }
    }
  });

  it('after several accidents', () => {
    fc.assert(fc.property(damaged, check), { numRuns: 1000 });
  });

  it.each(Object.keys(SAME_HAND))('with strange names and amounts in the words of %s', (site) => {
    for (const name of NAMES) check(SAME_HAND[site].replaceAll('Bob', () => name));
    for (const amount of AMOUNTS) {
      const lines = SAME_HAND[site].split('\n');
      for (const i of lines.keys()) {
        check(lines.with(i, lines[i].replace(/\d+(?:\.\d+)?(?=[^\d]*$)/, amount)).join('\n'));
      }
    }
  });

  it.each(Object.keys(SAME_HAND))('whatever one line repeats 100,000 letters long: %s', (site) => {
    const lines = SAME_HAND[site].split('\n');
    for (const part of ['(', '[', '1.', ' wins ', 'Ann: ', ' - ', ' posts ']) {
      for (const start of ['', 'Ann ', lines[0]]) {
        check(lines.toSpliced(8, 0, start + part.repeat(100_000 / part.length)).join('\n'));
      }
    }
  });

  it('with 11 seats and more, which are one too many', () => {
    const seats = Array.from({ length: 8 }, (_, i) => i);
    const text = SAME_HAND.PokerStars.replace(
      'Bob: posts',
      `${seats.map((i) => `Seat ${10 + i}: Q${i} ($10 in chips)\n`).join('')}Bob: posts`,
    ).replace('Ann: raises', `${seats.map((i) => `Q${i}: folds\n`).join('')}Ann: raises`);
    expect([...readHands(text)]).toEqual([
      { status: 'unreadable', line: 1, why: 'the hand has 11 players, and 10 are the most' },
    ]);
  });

  it.each(['calls', 'folds', '李小龍', '__proto__', 'constructor', '$1'])(
    'and a whole hand of a player called %s',
    (name) => {
      for (const text of Object.values(SAME_HAND)) {
        const [reading] = readHands(text.replaceAll('Bob', () => name));
        expect(reading).toMatchObject({ status: 'read' });
        if (reading.status === 'read') expect(replayHand(reading.hand).contradictions).toEqual([]);
      }
    },
  );
});
