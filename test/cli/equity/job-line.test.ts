import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/cli/equity/job-line.ts';
import { jsonMembers } from '../../../src/cli/equity/json-members.ts';
import { omaha8 } from '../fake-io.ts';

const HANDS = '"hands": ["AsAh2s3h", "KsKdQsJd"], "board": "7h5c2d9sTs"';
const DEEP = 100_000;
const deep = (inside: string) => '['.repeat(DEEP) + inside + ']'.repeat(DEEP);

/** The lines that a batch of these lines prints. */
async function answers(...lines: string[]): Promise<string[]> {
  const stdin = lines.map((line) => `${line}\n`);
  const { code, stdout, stderr } = await omaha8(['equity', '--input', '-'], { stdin });
  expect([0, 2]).toContain(code);
  expect(stderr).toBe('');
  return stdout.split('\n').slice(0, -1);
}

describe('the id of a job', () => {
  it.each([
    '12345678901234567890',
    '1e400',
    '-0',
    '1.0',
    '1E+2',
    'null',
    '"a\\u0041\\/\\ud800 ♠"',
    '"\\"}, [\\\\"',
    '{"b": [1,  {"hands": "x"}], "a": -0.50}',
    '[ ]',
    '{"id": {"id": 1.0}}',
  ])('comes back as it stands: %s', async (id) => {
    for (const line of [`{"id": ${id}, ${HANDS}}`, `{${HANDS}\t,"id":${id} }`]) {
      const [answer] = await answers(line);
      expect(answer.startsWith(`{"id":${id},"game":"omaha8","board":["7h",`)).toBe(true);
      expect(() => JSON.parse(answer)).not.toThrow();
    }
  });

  it('may have its key written with escapes', async () => {
    const [answer] = await answers(`{"\\u0069d": 1.0, ${HANDS}}`);
    expect(answer).toMatch(/^\{"id":1\.0,"game"/);
  });

  it('may be nested as deep as a line is long', async () => {
    const [answer, next] = await answers(`{"id": ${deep('7')}, ${HANDS}}`, `{${HANDS}}`);
    expect(answer.startsWith(`{"id":${deep('7')},"game"`)).toBe(true);
    expect(next).toMatch(/^\{"game"/);
  });

  it('comes back with what is wrong with the job, as long as it can be told', async () => {
    const lines = await answers(
      '{"id": 1.0}',
      '{"hands": ["AsAh2s3h"], "id": {"a": [-0]}}',
      `{"id": "x", "bord": "", ${HANDS}}`,
      '{"id": 1, "id": 2}',
      '["id", 1]',
      '{"id": 1, "hands": ',
    );
    expect(lines.map((line) => line.slice(0, line.indexOf('"error":')))).toEqual([
      '{"id":1.0,"line":1,',
      '{"id":{"a": [-0]},"line":2,',
      '{"id":"x","line":3,',
      '{"line":4,',
      '{"line":5,',
      '{"line":6,',
    ]);
  });

  it('is refused where bytes were lost in reading it', () => {
    expect(() => readLine(`{"id": "\ufffd", ${HANDS}}`)).toThrow(
      'the id cannot be given back as it stands: it has bytes that are not UTF-8, or U+FFFD',
    );
  });
});

describe('a line', () => {
  it.each(['hands', 'board', 'dead', 'names', 'game', 'trials', 'exact', 'cards'])(
    'whose %s are nested too deep is refused as any other',
    async (key) => {
      const others = key === 'hands' ? '' : '"hands": ["*", "*"], ';
      const [answer, next] = await answers(`{${others}"${key}": ${deep('')}}`, `{${HANDS}}`);
      expect(JSON.parse(answer)).toEqual({
        line: 1,
        error: expect.stringMatching(/^\w+ an array is/),
      });
      expect(next).toMatch(/^\{"game"/);
    },
  );

  it('that is nested and no object is refused', async () => {
    const [answer] = await answers(deep(''));
    expect(JSON.parse(answer).error).toMatch(/^not a JSON object/);
  });

  it('says no key twice', async () => {
    const [hands, id] = await answers(
      `{${HANDS}, "board": "7h5c2d"}`,
      `{"id": 1, "id": 1, ${HANDS}}`,
    );
    expect(JSON.parse(hands)).toEqual({ line: 1, error: 'key "board" is given twice' });
    expect(JSON.parse(id)).toEqual({ line: 2, error: 'key "id" is given twice' });
  });

  it('does not vanish behind more blanks than a line may have', async () => {
    const [answer, next] = await answers(`${' '.repeat(1_000_001)}{${HANDS}}`, `{${HANDS}}`);
    expect(JSON.parse(answer)).toEqual({
      line: 1,
      error: 'the line is longer than 1,000,000 characters',
    });
    expect(next).toMatch(/^\{"game"/);
  });

  it('is not repeated at length by what is said of it', async () => {
    const long = 'x'.repeat(10_000);
    const lines = await answers(
      ...['board', 'dead', 'game', 'cards', 'trials', 'precision', 'exact', long].map(
        (key) => `{"hands": ["*", "*"], "${key}": "${long}"}`,
      ),
      `{"hands": "${long}"}`,
      `{"hands": ["${long}", "*"]}`,
      long,
    );
    for (const line of lines) expect(line.length).toBeLessThan(200);
  });
});

describe('the members of a JSON object', () => {
  it('are its keys and their values, wherever marks and blanks stand', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.constantFrom(undefined, 1, '\t'),
        (object, space) => {
          const text = JSON.stringify(object, null, space);
          const members = jsonMembers(text).map(([key, source]) => [key, JSON.parse(source)]);
          expect(members).toEqual(Object.entries(JSON.parse(text)));
        },
      ),
    );
  });
});
