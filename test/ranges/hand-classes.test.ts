import { describe, expect, it } from 'vitest';
import { choose } from '../../src/math/choose.ts';
import { handClasses } from '../../src/ranges/hand-classes.ts';

describe('classes of hands', () => {
  it.each([
    [4, 16_432],
    [5, 134_459],
  ])('of %i cards are %i', (holeCards, count) => {
    const classes = handClasses(holeCards);
    expect(classes.count).toBe(count);
    expect(classes.size.reduce((sum, size) => sum + size, 0)).toBe(choose(52, holeCards));
    const sizes = new Uint8Array(count);
    for (const handClass of classes.classOf) sizes[handClass]++;
    expect(sizes).toEqual(classes.size);
    expect(classes.first.every((hand, i) => classes.classOf[hand] === i)).toBe(true);
  });
});
