import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../src/cards/text.ts';
import { makeChoice } from '../../../src/equity/choices/choices.ts';
import { SetPicker } from '../../../src/equity/choices/set-picker.ts';
import { RandomStream, RandomWords } from '../../../src/math/random.ts';

const HANDS = ['AsAh2s3h', 'AsAd2s3h', 'AsAc2s3h', 'KsKhQsQh', 'KsKhQsQd'];

/** How often each hand is drawn in 100,000 draws. */
function drawn(weights: readonly number[] | null): number[] {
  const cards = Uint8Array.from(HANDS.flatMap((hand) => parseCards(hand)));
  const sets = { text: 'hands', size: 4, cards, weights: weights && Uint16Array.from(weights) };
  const picker = new SetPicker(makeChoice(0, sets, []));
  const words = new RandomWords(new RandomStream(1));
  const times = HANDS.map(() => 0);
  for (let i = 0; i < 100_000; i++) times[picker.draw(words)]++;
  return times;
}

describe('sets are drawn as often as their weights say', () => {
  it.each([
    [null, [0.2, 0.2, 0.2, 0.2, 0.2]],
    [
      [1, 2, 3, 4, 10],
      [0.05, 0.1, 0.15, 0.2, 0.5],
    ],
    [
      [10_000, 1, 1, 1, 10_000],
      [0.49993, 0.00005, 0.00005, 0.00005, 0.49993],
    ],
  ])('%j', (weights, parts) => {
    drawn(weights).forEach((times, hand) => {
      const expected = 100_000 * parts[hand];
      const error = Math.sqrt(expected * (1 - parts[hand]));
      expect(Math.abs(times - expected)).toBeLessThan(4 * error);
    });
  });
});
