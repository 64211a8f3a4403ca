import { describe, expect, it } from 'vitest';
import { HistoryReader } from '../../src/history/history-reader.ts';
import { effort } from '../effort.ts';
import { stepsWhile } from './counted-regexp.ts';
import { NEWER_PARTY_POKER, SAME_HAND, WINNING_BEFORE_2019 } from './hands.ts';
import { PORTUGUESE } from './sites/other-languages.ts';

const FORMATS: Readonly<Record<string, string>> = {
  ...SAME_HAND,
  'PartyPoker since 2024': NEWER_PARTY_POKER,
  'Winning before 2019': WINNING_BEFORE_2019,
  'PokerStars in Portuguese': PORTUGUESE,
};

/** Signs, words and amounts that stand in the lines of sites, some of them beside one another. */
const PARTS = ['((', ' [', '] [', ' ( 1', '0.', ' - ', '0/', ' wins 1', ' calls [', "''", '  '];
const TIMES = 6;
/** More steps than this are no accident of where a rule begins to fit, or ceases to. */
const CHANCE = 10 * TIMES;

function shapeOf(text: string): string {
  return text.replace(/(?:\b[2-9TJQKA][cdhs]\b,? ?|\d)+/g, '1').replace(/Ann|Bob|Cy|Dee/g, 'A');
}

/** The beginnings of lines up to a word, a bracket or an amount, one of each shape. */
function beginningsOf(lines: readonly string[]): string[] {
  const all = lines.flatMap((line) =>
    [...line.matchAll(/(?<=[ ([$#'])|$/g)].map(({ index }) => line.slice(0, index)),
  );
  return [...new Map(all.map((beginning) => [shapeOf(beginning), beginning])).values()];
}

/** One in so many beginnings meets each part. */
const SPARE = effort(3, 1);

describe('the rules of a site look at each letter of a line so many times at most', () => {
  it.each(Object.keys(FORMATS))('%s', (site) => {
    const [title, ...lines] = FORMATS[site].split('\n').slice(/^[#E]/.test(FORMATS[site]) ? 1 : 0);
    const stepsFor = (line: string) =>
      stepsWhile(() => {
        const reader = new HistoryReader();
        for (const each of line.startsWith(title.slice(0, 10)) ? [line] : [title, line]) {
          reader.push(each);
        }
        reader.end();
      });
    const worse: string[] = [];
    for (const [i, beginning] of beginningsOf([title, ...lines]).entries()) {
      for (const part of PARTS.filter((_, j) => (i + j) % SPARE === 0)) {
        const [once, twice, thrice] = [1, 2, 3].map((i) =>
          stepsFor(`${beginning}${part.repeat(i * TIMES)}x`),
        );
        // What grows no faster than the line takes the same number of steps more each time.
        const bend = thrice - 2 * twice + once;
        if (bend > CHANCE)
          worse.push(`${JSON.stringify(beginning)} + ${JSON.stringify(part)}: ${bend}`);
      }
    }
    expect(worse).toEqual([]);
  });
});
