import { execFileSync } from 'node:child_process';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Documents } from '../../src/cli/documents.ts';
import { ALL_IN, RUN_TWICE, SAME_HAND, SIDE_POT } from '../history/hands.ts';
import { complaint, omaha8, words } from './fake-io.ts';

/** The schema that the built program prints. */
function schema(name: keyof Documents): object {
  const args = ['bin/omaha8.js', 'schema', name];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

const JOBS = [
  '{"id": [1, "x"], "hands": ["AsAh2s3h", "*"], "board": "7h5c2d", "pot": 120, "call": 40}\n',
  '{"hands": ["A2:$ds", "KK"], "board": "wwx", "dead": "QQ", "trials": 10}\n',
  '{"id": 3, "hands": []}\n',
];

const HISTORIES = [...Object.values(SAME_HAND), ALL_IN, RUN_TWICE, SIDE_POT].map(
  (hand) => `${hand}\n\n\n`,
);

const CASES: [name: keyof Documents, line: string, stdin?: string[]][] = [
  ['eval', 'eval AhAd8s9c --board 7s7d5c2hJs'],
  ['eval', 'eval AhAdKsKc --board 7s7d5cKhJs'],
  ['showdown', 'showdown AhAd8s9c 4h4d3sKc - --board 7s7d5c2hJs --bets 50,70,10 --names A,B,C'],
  ['showdown', 'showdown 9d8h2s7d 5s3dAd7s 8s7c9hTs --board 6c2d8c3sTc --pot 103'],
  ['showdown', 'showdown AhAd8s9c 4h4d3sKc --board 7s7d5c2hJs --game omahahi'],
  ['equity', "equity AsAh2s3h '*' --board 7h5c2d --dead Kc --names A,B --pot 120 --call 40"],
  ['equity', 'equity AA23,KsKhQsJh AA --board 7h5c2d9c --each'],
  ['equity', 'equity AA KK --board wwx --dead QQ --trials 100 --each'],
  ['equity-input', 'equity --input -', JOBS],
  ['equity-input', 'equity --input - --timing', JOBS],
  [
    'query',
    "query \"select count(winsHi(a)), avg(riverEquity(a)) as x from a='AsAh2s3h', b='KsKdQsJd'\"",
  ],
  [
    'query',
    'query "select histogram(handType(a, river)), max(fiveCardHiHandNumber(a, river)) from a=\'AA\'" --trials 100',
  ],
  ['study', "study As2dKhQc '*' --board 3h5c8s --pot 120 --call 40"],
  ['study', 'study AsAh2s3h AA,KK --trials 2000'],
  ['study', 'study AsAh2s3h AA,KK --board 7h5c2d9c'],
  ['range', "range 'AA23:$ds, KKQQ@50'"],
  ['range', "range 'AA23:$ds, KKQQ@50' --list --dead Ks"],
  ['range', "range 'AA23:$ds, KKQQ@50' --classes"],
  ['range', "range 'AA23:$ds, KKQQ@50' --sample 3"],
  ['rank', 'rank AsAh2s3h'],
  ['rank', 'rank AsAh2s3hKd'],
  ['replay', 'replay -', HISTORIES],
  ['replay', 'replay -', ['PokerStars Hand #1: broken\n\n']],
  ['bench', 'bench --seconds 1'],
  ['version', '--version'],
  ['replay-totals', 'replay - --totals', HISTORIES],
];

describe('what is printed as JSON', () => {
  it.each(CASES)('fits the schema of %s: %s', async (name, line, stdin = []) => {
    const lines = name === 'equity-input' ? line : `${line} --json`;
    const { stdout } = await omaha8(words(lines), { stdin });
    const documents = stdout
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(documents.length).toBeGreaterThan(0);
    const ajv = new Ajv({ allErrors: true });
    const fits = ajv.compile(schema(name));
    for (const document of documents) expect(fits(document) ? [] : fits.errors).toEqual([]);
  });

  it('no longer fits with a field too many, or with one too few', async () => {
    const { stdout } = await omaha8(words('rank AsAh2s3h --json'));
    const fits = new Ajv().compile(schema('rank'));
    const document = JSON.parse(stdout);
    expect(fits({ ...document, more: 1 })).toBe(false);
    const { rankings: _, ...less } = document;
    expect(fits(less)).toBe(false);
  });

  it('has schemas of commands that print it, and of no others', async () => {
    expect(await complaint('schema')).toBe('no command given; write omaha8 schema equity');
    expect(await complaint('schema equty')).toBe(
      'the command "equty" is unknown; did you mean equity?',
    );
    expect(await complaint('schema eval range')).toBe(
      'schema takes one command, but range follows',
    );
  });
});
