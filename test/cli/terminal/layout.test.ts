import { describe, expect, it } from 'vitest';
import {
  aligned,
  columnsOf,
  counted,
  grouped,
  shortened,
  wrapped,
} from '../../../src/cli/terminal/layout.ts';

it('one is singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'card'))).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
  ]);
});

it('digits are grouped by threes', () => {
  expect([0, 999, 1000, 1086008, 211315436640].map(grouped)).toEqual([
    '0',
    '999',
    '1,000',
    '1,086,008',
    '211,315,436,640',
  ]);
});

describe('a paragraph', () => {
  it('is broken between words, and indented from the second line on', () => {
    expect(wrapped('  one two three four', 10, '    ')).toBe('  one two\n    three\n    four');
  });

  it('fills a line to its last column', () => {
    expect(wrapped('one two', 7)).toBe('one two');
    expect(wrapped('one two', 6)).toBe('one\ntwo');
  });

  it('keeps a word whole that is longer than a line', () => {
    expect(wrapped('a abcdefgh b', 4)).toBe('a\nabcdefgh\nb');
  });

  it('does not count escape codes', () => {
    expect(wrapped('\u001b[1mone\u001b[22m two', 7)).not.toContain('\n');
  });
});

describe('columns', () => {
  it('are as wide as their widest cell, and lines have no spaces at their ends', () => {
    const rows = [
      ['a', 'long', '1'],
      ['bcd', 'e', '20'],
      ['f', '', ''],
    ];
    expect(aligned(rows, ['left', 'left', 'right'])).toEqual([
      'a    long   1',
      'bcd  e     20',
      'f',
    ]);
  });

  it('count letters that are two columns wide as two', () => {
    expect(columnsOf('王')).toBe(2);
    expect(
      aligned(
        [
          ['王', 'x'],
          ['abc', 'y'],
        ],
        ['left', 'left'],
      ),
    ).toEqual(['王   x', 'abc  y']);
  });
});

it('a text that is too long is shortened, and never cut within a letter', () => {
  expect(shortened('abcdef', 6)).toBe('abcdef');
  expect(shortened('abcdefg', 6)).toBe('abcde…');
  expect(shortened('王王王王', 6)).toBe('王王…');
});
