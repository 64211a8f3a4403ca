import { describe, expect, it } from 'vitest';
import { listed, quoted, shown } from '../../src/text/words.ts';

it('words are listed with commas and an "and"', () => {
  expect(['', 'a', 'a b', 'a b c'].map((text) => listed(text.split(' ')))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(listed(['4', '5', '6'], 'or')).toBe('4, 5 or 6');
});

describe('what a caller gave, in a sentence', () => {
  it('is quoted on one line, and cut where it is long', () => {
    expect(quoted('abc')).toBe('"abc"');
    expect(quoted('a\nb\u001b[31m\u202e')).toBe('"a\\nb\\u001b[31m\\u{202e}"');
    expect(quoted('x'.repeat(50))).toBe(`"${'x'.repeat(50)}"`);
    expect(quoted('x'.repeat(51))).toBe(`"${'x'.repeat(49)}…"`);
    expect(quoted('🂡'.repeat(1000))).toBe(`"${'🂡'.repeat(49)}…"`);
  });

  it.each([
    ['a', '"a"'],
    [7, '7'],
    [Number.NaN, 'NaN'],
    [-0, '0'],
    [10n, '10n'],
    [undefined, 'undefined'],
    [null, 'null'],
    [true, 'true'],
    [Symbol('x'), 'Symbol(x)'],
    [() => 1, 'a function'],
    [[1, 'a'], '[1,"a"]'],
    [{ a: 1 }, '{"a":1}'],
    [[1n], 'an array'],
    [{ a: 1n }, 'an object'],
    [{ toJSON: () => undefined }, 'an object'],
    [[[[{ a: [[[2]]] }]]], '[[[{"a":[[[2]]]}]]]'],
    [Array(100).fill(1), `[${'1,'.repeat(24)}…`],
  ])('is shown as what it is: %#', (value, text) => {
    expect(shown(value)).toBe(text);
  });

  it('is shown however it is nested', () => {
    let nested: unknown[] = [];
    for (let i = 0; i < 100_000; i++) nested = [nested];
    const itself: Record<string, unknown> = {};
    itself.itself = itself;
    expect([shown(nested), shown(itself)]).toEqual(['an array', 'an object']);
  });
});
