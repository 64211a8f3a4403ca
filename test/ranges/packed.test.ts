import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packNumbers, unpackNumbers } from '../../src/ranges/packed.ts';

describe('packed numbers', () => {
  it('come out as they went in', () => {
    const sized = fc
      .integer({ min: 1, max: 16 })
      .chain((bits) =>
        fc.tuple(
          fc.constant(bits),
          fc.array(fc.integer({ min: 0, max: 2 ** bits - 1 }), { maxLength: 99 }),
        ),
      );
    fc.assert(
      fc.property(sized, ([bits, numbers]) => {
        const packed = packNumbers(numbers, bits);
        expect([...unpackNumbers(packed, bits, numbers.length)]).toEqual(numbers);
        expect(packed.length).toBe(4 * Math.ceil(Math.ceil((numbers.length * bits) / 8) / 3));
      }),
    );
  });
});
