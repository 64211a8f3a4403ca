import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../src/cards/text.ts';
import { makeChoice } from '../../../src/equity/choices/choices.ts';
import { NO_SET, SetPicker } from '../../../src/equity/choices/set-picker.ts';
import type { Choice } from '../../../src/equity/job.ts';
import { RandomStream, RandomWords } from '../../../src/math/random.ts';

function choiceOf(hands: readonly string[], weights: readonly number[] | null = null): Choice {
  const cards = Uint8Array.from(hands.flatMap((hand) => parseCards(hand)));
  const sets = { text: 'hands', size: 4, cards };
  return makeChoice(0, { ...sets, weights: weights && Uint16Array.from(weights) }, []);
}

const words = () => new RandomWords(new RandomStream(1));

/** How often each set is drawn in so many draws. */
function drawn(choice: Choice, gone: string, draws: number): number[] {
  const picker = new SetPicker(choice);
  const marked = new Uint8Array(52);
  for (const card of parseCards(gone)) marked[card] = 1;
  const pattern = picker.patternOf(marked);
  const source = words();
  const times = new Array<number>(choice.count).fill(0);
  for (let i = 0; i < draws; i++) {
    const set = picker.draw(source, pattern);
    if (set === NO_SET) return [];
    times[set]++;
  }
  return times;
}

/** Nine hands with aces and two without. */
const HANDS = [
  'AsAh2s3h',
  'AsAd2s3h',
  'AsAc2s3h',
  'AhAd2s3h',
  'AhAc2s3h',
  'AdAc2s3h',
  'AsKsQd2c',
  'AhKsQd2c',
  'AdKsQd2c',
  'KsKdQhQd',
  '4c5d6h7s',
];

describe('a picker of sets', () => {
  it.each<[string, readonly number[] | null]>([
    ['equal weights', null],
    ['weights', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1000]],
  ])('draws each as often as its weight: %s', (_, weights) => {
    const draws = 60_000;
    const times = drawn(choiceOf(HANDS, weights), '', draws);
    const total = weights?.reduce((a, b) => a + b) ?? HANDS.length;
    times.forEach((count, set) => {
      const chance = (weights?.[set] ?? 1) / total;
      const deviation = Math.sqrt(draws * chance * (1 - chance));
      expect(Math.abs(count - draws * chance), HANDS[set]).toBeLessThan(5 * deviation);
    });
  });

  it('leaves out the sets with commonest cards that are gone, and keeps the odds of the others', () => {
    const times = drawn(choiceOf(HANDS), 'AsAhKs', 30_000);
    expect(times.map((count) => count > 0)).toEqual(HANDS.map((hand) => !/As|Ah|Ks/.test(hand)));
    const left = times.filter((count) => count > 0);
    for (const count of left) {
      expect(Math.abs(count - 30_000 / left.length)).toBeLessThan(5 * Math.sqrt(30_000 * 0.25));
    }
  });

  it('says that nothing fits', () => {
    expect(drawn(choiceOf(HANDS.slice(0, 6)), '2s', 1)).toEqual([]);
  });
});
