import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../src/cli/run.ts';
import { complaint, omaha8 } from '../fake-io.ts';

const RIVER = '"board": "7h5c2d9sTs"';
const JOB = `{"hands": ["AsAh2s3h", "KsKdQsJd"], ${RIVER}}`;

/** Runs jobs from standard input. Every line of output is parsed. */
async function batch(lines: readonly string[], ...options: string[]) {
  const { code, stdout, stderr } = await omaha8(['equity', '--input', '-', ...options], {
    stdin: lines.map((line) => `${line}\n`),
  });
  const results = stdout.split('\n').filter(Boolean);
  return { code, stderr, results: results.map((line) => JSON.parse(line)) };
}

describe('omaha8 equity --input', () => {
  it('prints one result a line, in order, with the id first', async () => {
    const { code, stderr, results } = await batch([
      `{"id": 7, "hands": ["AsAh2s3h", "KsKdQsJd"], ${RIVER}}`,
      `{"hands": [["Ks", "Kd", "Qs", "Jd"], ["As", "Ah", "2s", "3h"]], ${RIVER}, "id": {"a": [1]}}`,
      JOB,
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(results.map(({ id }) => id)).toEqual([7, { a: [1] }, undefined]);
    expect(results.map(({ players }) => players[0].equity)).toEqual([1, 0, 1]);
    expect(Object.keys(results[0]).slice(0, 3)).toEqual(['id', 'game', 'board']);
  });

  it('keeps the order when earlier jobs take longer', async () => {
    const jobs = [200_000, 10, 10].map(
      (trials, id) => `{"id": ${id}, "hands": ["AsAh2s3h", "*"], "trials": ${trials}}`,
    );
    const { results } = await batch(jobs, '--threads', '2');
    expect(results.map(({ id, deals }) => [id, deals])).toEqual([
      [0, 200_000],
      [1, 10],
      [2, 10],
    ]);
  });

  it('says in place of a result what is wrong, counts blank lines, and exits with 2', async () => {
    const { code, stderr, results } = await batch([
      JOB,
      '',
      '  \t',
      'not json',
      '{"hands": ["AsAh2s3h"]}',
      '{"hands": ["AsAh2s3h", "KsKdQsJd"], "bord": "7h5c2d"}',
      '{"hands": ["AsAh2s3h", "KsKdQsJs"], "dead": "As"}',
      JOB,
    ]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
    expect(results[0].deals).toBe(1);
    expect(results.slice(1, 5)).toEqual([
      { line: 4, error: expect.stringMatching(/^not JSON: /) },
      { line: 5, error: expect.stringMatching(/^only one hand was given/) },
      { line: 6, error: 'unknown key "bord"; did you mean board?' },
      { line: 7, error: 'As is both in hand 1 and in the dead cards' },
    ]);
    expect(results[5].deals).toBe(1);
  });

  it('takes the options of the command line as defaults', async () => {
    const { code, results } = await batch(
      [
        '{"hands": ["AsAh2s3h", "*"]}',
        '{"hands": ["AsAh2s3h", "*"], "trials": 20}',
        '{"hands": ["AsAh2s3h", "*"], "exact": true, "board": "7h5c2d9s"}',
        '{"hands": ["AsAh2s3h", "*"], "board": "7h5c2d9sTs", "exact": true, "trials": 5}',
      ],
      '--trials=10',
      '--board=7h5c2d9sTs',
    );
    expect(code).toBe(2);
    expect(results.map(({ method, deals, board }) => [method, deals, board?.length])).toEqual([
      ['monte-carlo', 10, 5],
      ['monte-carlo', 20, 5],
      ['exact', expect.any(Number), 4],
      [undefined, undefined, undefined],
    ]);
    expect(results[3]).toEqual({ line: 4, error: 'exact and trials cannot be given together' });
  });

  it('says with --timing on how many threads, of those of all jobs, each was worked out', async () => {
    const job = (threads: string) => `{"hands": ["*", "*"], "trials": 2300000${threads}}`;
    const lines = [job(''), job(', "threads": 3'), job(', "threads": 1')];
    const { results } = await batch(lines, '--threads', '2', '--timing');
    expect(results.map(({ threads }) => threads)).toEqual([2, 2, 1]);
    const { players } = results[0];
    for (const result of results) {
      expect(result.players).toEqual(players);
      expect(result.elapsedMs).toBeGreaterThan(0);
    }
  });

  it('prints the same in every run, on any number of threads', async () => {
    const lines = [
      '{"id": 1, "hands": ["AsAh2s3h", "KK"], "trials": 30000}',
      '{"id": 2, "hands": ["AsAh2s3h", "KsKdQsJd"], "threads": 2}',
      '{"id": 3, "hands": ["A2", "*"], "trials": 30000, "cards": 5}',
      '{"id": 4, "hands": ["A2"]}',
    ];
    const stdin = lines.map((line) => `${line}\n`);
    const [once, again] = await Promise.all([
      omaha8(['equity', '--input', '-', '--threads', '1'], { stdin }),
      omaha8(['equity', '--input', '-', '--threads', '2'], { stdin }),
    ]);
    expect(again).toEqual(once);
  });

  it('gives the same as one job alone', async () => {
    const { results } = await batch(['{"hands": ["AsAh2s3h", "KsKdQsJd"]}'], '--names', 'Ann,Bob');
    const alone = await omaha8('equity AsAh2s3h KsKdQsJd --json --names Ann,Bob'.split(' '));
    const { threads, elapsedMs, ...lasting } = JSON.parse(alone.stdout);
    expect([typeof threads, typeof elapsedMs]).toEqual(['number', 'number']);
    expect(results[0]).toEqual(lasting);
  });

  it('refuses a line that never ends, and goes on with the next', async () => {
    const { results } = await batch([`{"id": "${'x'.repeat(2_000_000)}"}`, JOB]);
    expect(results[0]).toEqual({ line: 1, error: 'the line is longer than 1,000,000 characters' });
    expect(results[1].deals).toBe(1);
  });

  it('answers a job before the next one comes', async () => {
    let answered: (() => void) | undefined;
    const answer = new Promise<void>((resolve) => {
      answered = resolve;
    });
    async function* patient() {
      yield Buffer.from(`${JOB}\n`);
      await answer;
    }
    const io = {
      stdout: {
        write: () => {
          answered?.();
          return true;
        },
        once: () => undefined,
      },
      stderr: { write: () => true, once: () => undefined },
      stdin: patient(),
      env: {},
      interrupt: () => new AbortController().signal,
    };
    expect(await run(['equity', '--input', '-'], io)).toBe(0);
  });

  it('lets go of its input when it fails', async () => {
    const stdin = new PassThrough();
    stdin.write(`${JOB}\n`);
    const stdout = {
      write: () => {
        throw new Error('no space left');
      },
      once: () => undefined,
    };
    const stderr = { write: () => true, once: () => undefined };
    const interrupt = () => new AbortController().signal;
    const io = { stdin, stdout, stderr, env: {}, interrupt };
    expect(await run(['equity', '--input', '-'], io)).toBe(1);
    expect(stdin.destroyed).toBe(true);
  });

  it('prints the jobs that are done, and what there is of the next, when it is interrupted', async () => {
    const controller = new AbortController();
    async function* endless() {
      yield Buffer.from(`${JOB}\n`.repeat(3));
      yield Buffer.from('{"hands": ["AsAh2s3h", "*"], "trials": 1000000000}\n');
      setTimeout(() => controller.abort(), 100);
      yield Buffer.from(`${JOB}\n`);
    }
    const { code, stdout, stderr } = await omaha8(['equity', '--input', '-', '--threads', '1'], {
      stdin: endless(),
      signal: controller.signal,
    });
    expect({ code, stderr }).toEqual({ code: 130, stderr: 'omaha8: interrupted after 3 jobs\n' });
    const results = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(results.map(({ interrupted }) => interrupted)).toEqual([
      undefined,
      undefined,
      undefined,
      true,
    ]);
    expect(results[3].deals).toBeGreaterThan(0);
  });
});

describe('omaha8 equity --input FILE', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'omaha8-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  it('reads a file, with or without a line end at its end', async () => {
    const path = file('jobs', `\ufeff${JOB}\r\n${JOB}`);
    const { code, stdout } = await omaha8(['equity', '--input', path]);
    expect({ code, lines: stdout.split('\n').length }).toEqual({ code: 0, lines: 3 });
  });

  it('must be there, and be a file', async () => {
    expect(await complaint('equity --input /nowhere/jobs')).toBe(
      'cannot read /nowhere/jobs: no such file or directory',
    );
    expect(await complaint(`equity --input ${folder}`)).toBe(
      `cannot read ${folder}: it is a folder`,
    );
  });

  it.each([
    ['empty', ''],
    ['blank', '\n \n\n'],
  ])('must not be %s', async (name, text) => {
    const path = file(name, text);
    expect(await complaint(`equity --input ${path}`)).toBe(`${path} has no jobs in it`);
  });

  it('is not read where the options contradict each other', async () => {
    expect(await complaint('equity --input /nowhere --exact --trials 5')).toBe(
      '--exact and --trials cannot be given together',
    );
  });
});
