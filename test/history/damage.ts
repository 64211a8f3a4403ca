/** Texts of hands as they come out of accidents and of malice. */
import fc from 'fast-check';
import { writeOhh } from '../../src/history/ohh/write.ts';
import { writePhh } from '../../src/history/phh/write.ts';
import { replayHand } from '../../src/history/replay.ts';
import { ALL_IN, POKER_STARS, RUN_TWICE, SAME_HAND, SIDE_POT } from './hands.ts';
import { HI_LO, logOf, RUN_TWICE as POKER_NOW_RUN_TWICE } from './pokernow/log.ts';
import { PORTUGUESE } from './sites/other-languages.ts';
import { readOne } from './tools.ts';
import { IPOKER_RUN_TWICE } from './xml/sessions.ts';

/** A hand of every format, and of every kind. */
export const WHOLE: readonly string[] = [
  ...Object.values(SAME_HAND),
  ALL_IN,
  RUN_TWICE,
  SIDE_POT,
  ...[POKER_STARS, ALL_IN, RUN_TWICE, SIDE_POT].map((text) => writePhh(readOne(text))),
  IPOKER_RUN_TWICE,
  PORTUGUESE,
  logOf(HI_LO),
  logOf(POKER_NOW_RUN_TWICE, HI_LO),
  ...[POKER_STARS, RUN_TWICE, SIDE_POT].map((text) => writeOhh(replayHand(readOne(text)))),
  JSON.stringify(JSON.parse(writeOhh(replayHand(readOne(ALL_IN)))), null, 1),
  writePhh(readOne(SIDE_POT)).replaceAll('", "', '",\n"'),
];

export const AMOUNTS = [
  '0',
  '-5',
  '99999999999999999999',
  '90071992547409.91',
  '0.505',
  '1e9',
  'NaN',
  '1,2,3.4.5',
  '5\u202824',
  '5\r24',
  '',
];

export const NAMES = [
  'calls',
  'folds',
  'X: folds',
  'Ann: bets $5',
  'Seat 3',
  '*** FLOP ***',
  'shows [As]',
  'collected $5 from pot',
  '__proto__',
  'constructor',
  '李小龍 🂡',
  ' ',
  '',
  'Cy',
  '\u001b[2J',
  'B\u202e\u2028\u009b1m\r\ufeff',
  'a"b\\',
  '$1',
  '(',
  'x'.repeat(2000),
];

type Damage = (lines: string[], at: number, other: number) => string[];

const DAMAGES: Readonly<Record<string, Damage>> = {
  delete: (lines, at) => lines.toSpliced(at, 1),
  double: (lines, at) => lines.toSpliced(at, 0, lines[at]),
  blank: (lines, at) => lines.with(at, ''),
  cut: (lines, at, other) => lines.with(at, lines[at].slice(0, other % (lines[at].length + 1))),
  exchange: (lines, at, other) => {
    const to = other % lines.length;
    return lines.with(at, lines[to]).with(to, lines[at]);
  },
  move: (lines, at, other) => lines.toSpliced(at, 1).toSpliced(other % lines.length, 0, lines[at]),
  wrap: (lines, at, other) => {
    const column = other % (lines[at].length + 1);
    return lines.toSpliced(at, 1, lines[at].slice(0, column), lines[at].slice(column));
  },
  end: (lines, at) => lines.slice(0, at),
  begin: (lines, at) => lines.slice(at),
  reverse: (lines) => lines.toReversed(),
  foreign: (lines, at, other) => {
    const strange = WHOLE[other % WHOLE.length].split('\n');
    return lines.toSpliced(at, 0, strange[at % strange.length]);
  },
  amount: (lines, at, other) =>
    lines.with(at, lines[at].replace(/\d+(?:\.\d+)?/, AMOUNTS[other % AMOUNTS.length])),
  name: (lines, _, other) =>
    lines.map((line) => line.replaceAll('Bob', () => NAMES[other % NAMES.length])),
  long: (lines, at, other) =>
    lines.with(at, lines[at] + ['(', ' wins ', '1.', '] ['][other % 4].repeat(20_000)),
  ends: (lines) => [lines.join('\r\n')],
  mark: (lines) => lines.with(0, `\ufeff${lines[0]}`),
};

/** A hand after one to four accidents. */
export const damaged = fc
  .tuple(
    fc.constantFrom(...WHOLE),
    fc.array(fc.tuple(fc.constantFrom(...Object.keys(DAMAGES)), fc.nat(500), fc.nat(500)), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([text, damages]) => {
    const after = damages.reduce(
      (lines, [how, at, other]) =>
        lines.length === 0 ? lines : DAMAGES[how](lines, at % lines.length, other),
      text.split('\n'),
    );
    return after.join('\n');
  });
