import { describe, expect, it } from 'vitest';
import { formatCards } from '../../src/cards/text.ts';
import { colexIndex } from '../../src/math/colex.ts';
import { RandomStream } from '../../src/math/random.ts';
import { parseRange } from '../../src/ranges/range.ts';

describe('a range', () => {
  it('has hands, in the same order however they are asked for', async () => {
    const range = await parseRange('AAKK:$ds');
    const hands = range.hands();
    expect(hands.length).toBe(4 * range.size);
    const rows = Array.from({ length: range.size }, (_, i) => hands.slice(4 * i, 4 * i + 4));
    const indexes = rows.map((row) => colexIndex(row, 0, 4));
    expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
    expect([...range].map((cards) => [...cards].reverse())).toEqual(rows.map((row) => [...row]));
    expect([...range].map((cards) => formatCards(cards))).toEqual([
      'AdAcKdKc',
      'AhAcKhKc',
      'AhAdKhKd',
      'AsAcKsKc',
      'AsAdKsKd',
      'AsAhKsKh',
    ]);
    expect(range.weights()).toBeNull();
    expect(range.totalWeight).toBe(60_000);
  });

  it('knows its hands in any form', async () => {
    const range = await parseRange('AA@50,KK');
    expect(range.contains('As Ah 2s 3h')).toBe(true);
    expect(range.contains(['2c', 'Ah', '3h', 'As'])).toBe(true);
    expect(range.contains('AsQh2s3h')).toBe(false);
    expect(range.weightOf('AsAh2s3h')).toBe(5000);
    expect(range.weightOf('KsKh2s3h')).toBe(10_000);
    expect(range.weightOf('QsQh2s3h')).toBe(0);
    expect(() => range.contains('AsAh2s')).toThrow(
      'the hand has 3 cards; hands of this range have 4',
    );
    expect(() => range.contains('AsAs2s3h')).toThrow('As is twice in the hand');
  });

  it('is one hand where the text is one, in any form that hands have', async () => {
    for (const text of ['AsAh2s3h', 'asah2s3h', 'As Ah 2s 3h', 'As,Ah,2s,3h', '3♥ 2♠ A♥ A♠']) {
      const range = await parseRange(text);
      expect([...range].map((cards) => formatCards(cards))).toEqual(['AsAh3h2s']);
    }
    expect((await parseRange('AsAh2s3hKd')).holeCards).toBe(5);
    expect((await parseRange('AsAh2s3h', { holeCards: 4 })).text).toBe('AsAh2s3h');
    await expect(parseRange('AsAh2s3h', { holeCards: 5, where: 'hand 2' })).rejects.toThrow(
      'hand 2 "AsAh2s3h" is a hand of 4 cards; hands have 5',
    );
    await expect(parseRange('AsAs2s3h')).rejects.toThrow('As is twice in the hand');
  });

  it('of three cards or of cards in parentheses is an expression', async () => {
    expect((await parseRange('As,Ah,2s')).size).toBe(270_725 - 211_876);
    expect((await parseRange('(As,Ah,2s,3h)')).size).toBe(270_725 - 194_580);
  });

  it('is any hand where the text says random', async () => {
    for (const text of ['*', 'random', 'RANDOM', '****']) {
      expect((await parseRange(text, { holeCards: 5 })).size).toBe(2_598_960);
    }
  });

  it('weighs unions with the larger weight, intersections with the smaller', async () => {
    const weight = async (text: string) => (await parseRange(text)).weightOf('AsAhKsKh');
    expect(await weight('AA@40,KK@60')).toBe(6000);
    expect(await weight('AA@40,KK')).toBe(10_000);
    expect(await weight('AA@40:KK@60')).toBe(4000);
    expect(await weight('AA@40:KK')).toBe(4000);
    expect(await weight('AA!KK@1')).toBe(0);
    expect(await weight('(AA@40,KK@60)@12.34')).toBe(1234);
    expect(await weight('(AA@40)@100')).toBe(10_000);
    expect((await parseRange('AA@50,AA')).isWeighted).toBe(false);
    expect((await parseRange('(AA@50,KK)!AA')).isWeighted).toBe(false);
    expect((await parseRange('AA@50')).totalWeight).toBe(6961 * 5000);
    const mixed = await parseRange('AA@50,KK');
    expect(mixed.weights()?.reduce((sum, one) => sum + one, 0)).toBe(mixed.totalWeight);
  });

  it('is put together from others as an expression would be', async () => {
    const [aces, kings, suited] = await Promise.all(
      ['AA', 'KK@50,22', '$ds'].map((text) => parseRange(text)),
    );
    for (const range of [
      aces.union(kings),
      kings.intersect(suited),
      aces.union(kings).intersect(suited),
      kings.subtract(aces).union(suited),
      aces.subtract(kings.intersect(suited)),
      kings.without('Ks2d'),
      aces.without('As').without('Ah'),
    ]) {
      expect((await parseRange(range.text)).equals(range)).toBe(true);
    }
    expect(aces.union(kings).text).toBe('AA,KK@50,22');
    expect(aces.without('AsAhAd').size).toBe(0);
    expect(aces.without('').equals(aces)).toBe(true);
    const five = await parseRange('AA', { holeCards: 5 });
    expect(() => aces.union(five)).toThrow('range "AA" is of hands of 4 cards, "AA" of 5');
  });

  it('loses the hands that have a dead card', async () => {
    const range = (await parseRange('AA')).without('As Kd');
    // Two or three of three aces, and cards that are neither.
    expect(range.size).toBe(3 * 1081 + 47);
    for (const cards of range) expect(formatCards(cards)).not.toMatch(/As|Kd/);
  });
});

describe('a sample of a range', () => {
  it('has every hand as often as it weighs', async () => {
    const range = await parseRange('AAKK:$ds,QQJJ:$ds@25');
    const random = new RandomStream(8);
    const seen = new Map<string, number>();
    const samples = 15_000;
    for (let i = 0; i < samples; i++) {
      const hand = formatCards(range.sample(random));
      seen.set(hand, (seen.get(hand) ?? 0) + 1);
    }
    expect(seen.size).toBe(12);
    for (const [hand, count] of seen) {
      const share = range.weightOf(hand) / range.totalWeight;
      const deviation = Math.sqrt(samples * share * (1 - share));
      expect(Math.abs(count - samples * share)).toBeLessThan(4 * deviation);
    }
  });

  it('reaches from the first hand to the last', async () => {
    const range = await parseRange('*', { holeCards: 5 });
    const random = new RandomStream(1);
    let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
    for (let i = 0; i < 1000; i++) {
      const hand = range.sample(random);
      const index = colexIndex([...hand].reverse(), 0, 5);
      lowest = Math.min(lowest, index);
      highest = Math.max(highest, index);
    }
    expect(lowest).toBeLessThan(0.02 * range.size);
    expect(highest).toBeGreaterThan(0.98 * range.size);
  });

  it('cannot be taken where there are no hands', async () => {
    const empty = await parseRange('AA!A');
    expect(empty.size).toBe(0);
    expect(() => empty.sample(new RandomStream(1))).toThrow('range "AA!A" has no hands');
  });
});

describe('a percentage in words, or without its sign', () => {
  it.each(['15', 'top 15%', 'best 15 percent', ' the top 15 % '])(
    '%s is answered with 15%%',
    async (text) => {
      await expect(parseRange(text)).rejects.toThrow(/; the best 15 percent are 15%$/);
    },
  );
});
