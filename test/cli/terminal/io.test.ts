import { expect, it } from 'vitest';
import { columnsIn, widthOf } from '../../../src/cli/terminal/io.ts';

const output = (columns?: number) => ({
  ...(columns !== undefined && { columns }),
  write: () => true,
  once: () => undefined,
});

it.each([
  [undefined, 80, 80],
  [0, 80, 80],
  [Number.NaN, 80, 80],
  [20, 20, 40],
  [100, 100, 100],
  [300, 300, 120],
])('an output of %d columns has %d, and lines of at most %d', (columns, known, width) => {
  expect(columnsIn(output(columns))).toBe(known);
  expect(widthOf(output(columns))).toBe(width);
});
