import { expect, it } from 'vitest';
import { listed } from '../../src/cards/words.ts';

it('words are listed with commas and an "and"', () => {
  expect(['', 'a', 'a b', 'a b c'].map((text) => listed(text.split(' ')))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(listed(['4', '5', '6'], 'or')).toBe('4, 5 or 6');
});
