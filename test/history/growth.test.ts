import { describe, expect, it } from 'vitest';
import { HistoryReader } from '../../src/history/history-reader.ts';
import { stepsWhile } from './counted-regexp.ts';
import { SAME_HAND } from './hands.ts';

/** Signs, words and amounts that stand in the lines of sites, alone and beside one another. */
const PARTS = [
  '(',
  '[',
  '] [',
  ' ( 1',
  '1',
  '1.',
  ', ',
  ' - ',
  ': ',
  '/',
  ' wins ',
  ' pot ',
  'x',
  ' ',
];
const TIMES = 24;

/** How much of the beginning of a line stays as it is. */
function beginningsOf(line: string): string[] {
  return [...line.matchAll(/\b|$/g)].map(({ index }) => line.slice(0, index));
}

/** One line of each shape: numbers, cards and names are all the same. */
function shapesOf(text: string): string[] {
  const shape = (line: string) =>
    line.replace(/\b[2-9TJQKA][cdhs]\b|\d+/g, '1').replace(/Ann|Bob|Cy/g, 'A');
  return [...new Map(text.split('\n').map((line) => [shape(line), line])).values()];
}

describe('the rules of a site look at each letter of a line so many times at most', () => {
  it.each(Object.keys(SAME_HAND))('%s', (site) => {
    const [title, ...lines] = SAME_HAND[site].split('\n').slice(site === '888poker' ? 1 : 0);
    const stepsFor = (line: string) =>
      stepsWhile(() => {
        const reader = new HistoryReader();
        for (const each of line.startsWith(title.slice(0, 10)) ? [line] : [title, line]) {
          reader.push(each);
        }
        reader.end();
      });
    const worse: string[] = [];
    for (const beginning of new Set([title, ...shapesOf(lines.join('\n'))].flatMap(beginningsOf))) {
      for (const part of PARTS) {
        const [once, twice, thrice] = [1, 2, 3].map((i) =>
          stepsFor(beginning + part.repeat(i * TIMES)),
        );
        // What grows with the square of the length has a third difference of nought, but no second.
        const bend = thrice - 2 * twice + once;
        if (bend > 4 * TIMES)
          worse.push(`${JSON.stringify(beginning)} + ${JSON.stringify(part)}: ${bend}`);
      }
    }
    expect(worse).toEqual([]);
  });
});
