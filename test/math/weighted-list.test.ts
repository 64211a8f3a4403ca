import { expect, it } from 'vitest';
import { RandomStream, RandomWords } from '../../src/math/random.ts';
import { WeightedList } from '../../src/math/weighted-list.ts';

it('draws numbers as often as their weights say, however often it is filled', () => {
  const list = new WeightedList();
  const words = new RandomWords(new RandomStream(3));
  const draws = 60_000;
  for (const count of [1, 5, 300]) {
    list.clear();
    for (let i = 0; i < count; i++) list.add(1000 + i, 1 + (i % 3));
    const total = Array.from({ length: count }, (_, i) => 1 + (i % 3)).reduce((a, b) => a + b);
    const seen = new Map<number, number>();
    for (let i = 0; i < draws; i++) {
      const item = list.draw(words);
      seen.set(item, (seen.get(item) ?? 0) + 1);
    }
    for (let i = 0; i < count; i++) {
      const wanted = (draws * (1 + (i % 3))) / total;
      const off = Math.abs((seen.get(1000 + i) ?? 0) - wanted);
      expect(off).toBeLessThanOrEqual(5 * Math.sqrt(wanted));
    }
    expect([...seen.values()].reduce((a, b) => a + b)).toBe(draws);
  }
});
