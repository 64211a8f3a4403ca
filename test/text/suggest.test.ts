import { expect, it } from 'vitest';
import { didYouMean, nearest } from '../../src/text/suggest.ts';

const WORDS = ['-b', '--board', '--dead', '--game', '--cards', '--trials', '--threads', 'showdown'];

it.each([
  ['--bord', '--board'],
  ['--baord', '--board'],
  ['--boardd', '--board'],
  ['--gane', '--game'],
  ['-dead', '--dead'],
  ['--card', '--cards'],
  ['--BOARD', '--board'],
  ['--Baord', '--board'],
  ['-B', '-b'],
  ['--trails', '--trials'],
  ['show', 'showdown'],
  ['--Tri', '--trials'],
])('%s is nearest to %s', (typed, meant) => {
  expect(nearest(typed, WORDS)).toBe(meant);
});

it.each([
  '--seed-of-doubt',
  '--x',
  '-x',
  '--seed',
  '--names',
  '--t',
  '--th-',
  's',
  '-v',
  '-bb',
  'b',
  '',
])('nothing is near "%s"', (typed) => {
  expect(nearest(typed, WORDS)).toBeUndefined();
  expect(didYouMean(typed, WORDS)).toBe('');
});

it('a suggestion is a question at the end of a sentence', () => {
  expect(didYouMean('--bord', WORDS)).toBe('; did you mean --board?');
});
