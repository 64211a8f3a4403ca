import { expect, it } from 'vitest';
import { aligned } from '../../src/cli/terminal/layout.ts';
import { largestOf } from '../../src/math/largest.ts';

it('is found among more numbers than a call has room for', () => {
  const numbers = Float64Array.from({ length: 900_000 }, (_, i) => (i * 7919) % 900_001);
  expect(largestOf(numbers)).toBe(numbers.reduce((most, number) => Math.max(most, number)));
  expect(largestOf([])).toBe(Number.NEGATIVE_INFINITY);
});

it('leaves room for tables of as many rows', () => {
  const rows = Array.from({ length: 300_000 }, (_, i) => [String(i), 'x']);
  expect(aligned(rows, ['right', 'left'])[7]).toBe('     7  x');
});
