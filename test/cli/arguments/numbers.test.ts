import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  plainAmount,
  plainNumber,
  withoutCommas,
  withPoint,
} from '../../../src/cli/arguments/numbers.ts';

describe('a number as people write it', () => {
  it.each([
    ['1000000', '1000000'],
    ['1,000,000', '1000000'],
    ['1_000_000', '1000000'],
    ['1 000 000', '1000000'],
    ["1'000'000", '1000000'],
    ['1\u202f000', '1000'],
    ['1e6', '1000000'],
    ['1E+6', '1000000'],
    ['1.5e3', '1500'],
    ['100k', '100000'],
    ['2.5M', '2500000'],
    ['5e-4', '0.0005'],
    ['12e-5', '0.00012'],
    [' .50 ', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['1,000.25', '1000.25'],
  ])('%s is %s', (text, plain) => {
    expect(plainNumber(text)).toBe(plain);
  });

  it.each([
    '',
    '.',
    '1,00',
    '12,50',
    '1,000,00',
    '1,000_000',
    '1.000,50',
    '-5',
    '+5',
    '0x10',
    '1 0',
    'k',
    'e6',
    '1e',
    '½',
    '٣',
  ])('%s is none, or may be another', (text) => {
    expect(plainNumber(text)).toBe(null);
  });

  it('is what Number makes of it', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(999), fc.integer({ min: -9, max: 9 }), (whole, part, e) => {
        const text = `${whole}.${String(part).padStart(3, '0')}e${e}`;
        expect(Number(plainNumber(text))).toBe(Number(text));
        expect(plainNumber(whole.toLocaleString('en'))).toBe(String(whole));
      }),
    );
  });
});

describe('an amount', () => {
  it.each([
    ['$12.25', '12.25'],
    ['12.25 €', '12.25'],
    ['US$1,000', '1000'],
    ['£ 5', '5'],
    ['5 USD', '5'],
    ['200 chips', '200'],
    ['$10k', '10000'],
  ])('%s is %s', (text, plain) => {
    expect(plainAmount(text)).toBe(plain);
  });

  it.each(['1e3', '$', '$-5', '$5$5x', '5%'])('%s is none', (text) => {
    expect(plainAmount(text)).toBe(null);
  });

  it.each([
    ['12,50', '12.50'],
    ['1.000,50', '1000.50'],
    ['1 000,5', '1000.5'],
    ['12.50', null],
    ['0,0005', '0.0005'],
    ['1,0000', null],
    ['10,00,000', null],
    ['1,000,000', null],
    ['a,b', null],
  ])('%s was meant for %s', (text, meant) => {
    expect(withPoint(text)).toBe(meant);
  });
});

describe('commas where none belong', () => {
  it.each([
    ['10,00,000', '1000000'],
    ['1,000,', '1000'],
    ['$1,0000.50', '10000.50'],
    ['1000', null],
    ['a,b', null],
    [',', null],
  ])('%s is %s', (text, digits) => {
    expect(withoutCommas(text)).toBe(digits);
  });
});
