import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { omaha8 } from './fake-io.ts';

const HANDS = [
  'AsAh2s3h',
  'KsKdQsJd',
  '5c6c7c8c9d',
  'As Ah 10s 3h',
  'A♠K♥2♦3♣',
  'As',
  'AA',
  '-',
  '*',
];
const BOARDS = ['7h5c2d', '7s7d5c2hJs', '', '7h', 'As', '♥♥', '7h5c2d9sTs4d'];
const AMOUNTS = ['0', '1', '100', '7.75', '5%', '-5', '1e3', '9007199254740993', '0.000', '.', ''];
const JUNK = [
  '',
  ' ',
  '--',
  '-',
  '=',
  '\n',
  '\u0000',
  '☃',
  '{}',
  '[]',
  'true',
  'null',
  '__proto__',
  '🂡'.repeat(60),
];
const LISTS = ['Ann,Bob', 'Ann,Ann', '50,60', '50 60,70', ',', '1,2', '1,1', '2'];

const value = fc.oneof(
  fc.constantFrom(...HANDS, ...BOARDS, ...AMOUNTS, ...LISTS, ...JUNK),
  fc.string({ unit: 'grapheme' }),
);

const OPTIONS = {
  eval: ['board', 'game', 'dead', 'cards'],
  showdown: [
    'board',
    'pot',
    'bets',
    'folded',
    'button',
    'chip',
    'odd-chips',
    'rake',
    'names',
    'game',
    'dead',
    'cards',
  ],
  equity: ['board', 'precision', 'seed', 'threads', 'names', 'game', 'dead', 'cards'],
} as const;

/** A command line that is right in some places. */
const line = fc
  .constantFrom(...(Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]))
  .chain((command) =>
    fc.record({
      command: fc.constant(command),
      hands: fc.array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...HANDS) }, value), {
        maxLength: 4,
      }),
      board: fc.option(fc.constantFrom(...BOARDS), { nil: undefined }),
      options: fc.array(fc.tuple(fc.constantFrom(...OPTIONS[command]), value), { maxLength: 3 }),
      json: fc.boolean(),
    }),
  )
  .map(({ command, hands, board, options, json }) => [
    command,
    // Few trials, so that many lines can be tried.
    ...(command === 'equity' ? ['--trials', '5'] : []),
    ...(board === undefined ? [] : ['-b', board]),
    ...options.flatMap(([name, text]) => [`--${name}`, text]),
    ...(json ? ['--json'] : []),
    ...hands,
  ]);

describe('any command line', () => {
  it('ends with a result or with one sentence', async () => {
    const codes = new Set<number>();
    await fc.assert(
      fc.asyncProperty(line, async (argv) => {
        const { code, stdout, stderr: all } = await omaha8(argv, { columns: 60 });
        const stderr = all.replaceAll(/^omaha8: note: [^\n]{5,300}\n/gm, '');
        codes.add(code);
        if (code === 0) {
          expect(stderr).toBe('');
          if (argv.includes('--json')) expect(() => JSON.parse(stdout)).not.toThrow();
        } else {
          expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
          expect(stderr).toMatch(/^omaha8: [^\n]{5,300}\n$/);
        }
      }),
      { numRuns: 3000 },
    );
    expect(codes).toEqual(new Set([0, 2]));
  });

  it('of jobs has an answer for every line', async () => {
    const job = fc.record(
      {
        id: fc.jsonValue(),
        hands: fc.oneof(fc.constant(['AsAh2s3h', '*']), fc.array(value), fc.jsonValue()),
        board: fc.oneof(fc.constantFrom(...BOARDS), fc.jsonValue()),
        dead: value,
        names: fc.oneof(value, fc.jsonValue()),
        exact: fc.constantFrom(false, null, 'no', 0),
        seed: fc.oneof(fc.nat(), value, fc.jsonValue()),
        cards: fc.oneof(fc.constantFrom(4, 5, '4'), fc.jsonValue()),
        threads: fc.oneof(fc.constantFrom(1, '1'), fc.constantFrom(0, -1, 'x', null, [])),
      },
      { requiredKeys: [] },
    );
    const text = fc.oneof(
      { weight: 5, arbitrary: job.map((object) => JSON.stringify(object)) },
      fc.json(),
      fc.string({ unit: 'grapheme' }).map((junk) => junk.replaceAll('\n', '')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (lines) => {
        const wanted = lines.filter((one) => one.trim() !== '').length;
        fc.pre(wanted > 0);
        const argv = ['equity', '--input', '-', '--trials', '5'];
        const { code, stdout, ...rest } = await omaha8(argv, { stdin: [lines.join('\n')] });
        const stderr = rest.stderr.replaceAll(/^omaha8: note: line \d+: [^\n]{5,300}\n/gm, '');
        expect({ stderr, isDone: code === 0 || code === 2 }).toEqual({ stderr: '', isDone: true });
        const answers = stdout.split('\n').slice(0, -1);
        expect(answers).toHaveLength(wanted);
        for (const answer of answers) {
          const { error } = JSON.parse(answer);
          if (error !== undefined) expect(error).toMatch(/^[^\n]{5,300}$/);
        }
      }),
      { numRuns: 200 },
    );
  });
});
