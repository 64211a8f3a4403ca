import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_IN, POKER_STARS, RUN_TWICE, SAME_HAND, SIDE_POT } from '../../history/hands.ts';
import { omaha8 } from '../fake-io.ts';

const README = readFileSync(new URL('../../../src/history/README.md', import.meta.url), 'utf8');

const FOLDED = SIDE_POT.replace(
  '*** HOLE CARDS ***',
  '*** HOLE CARDS ***\nDealt to Dee [2c 3c 4c 5c]',
)
  .replace('Seat 3: Cy', 'Seat 6: Dee ($30 in chips)\nSeat 3: Cy')
  .replace('Ann: raises', 'Dee: folds\nAnn: raises');

/** Hands that have everything between them that a hand can have. */
const HANDS = [
  ...Object.values(SAME_HAND),
  ALL_IN,
  RUN_TWICE,
  FOLDED,
  POKER_STARS.replace('Omaha Hi/Lo Pot Limit', "Hold'em No Limit"),
  POKER_STARS.replace('Cy: bets $0.50', 'Cy: be'),
  POKER_STARS.replace('1001', '1').replace('Ann collected $1.93', 'Ann collected $1.83'),
  POKER_STARS.replace('1001', '2').replace('Bob: calls $0.30', 'Bob: calls $0.25'),
  POKER_STARS,
];

async function printed(): Promise<Record<string, unknown>[]> {
  const { stdout } = await omaha8(['replay', '-', '--json'], { stdin: [HANDS.join('\n\n')] });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The paths of all that is in a value: `seats[]`, `seats[].name`; lists of plain values have no more. */
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    const objects = value.filter((entry) => typeof entry === 'object' && entry !== null);
    return objects.length === 0 ? [path] : objects.flatMap((entry) => pathsIn(entry, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, entry]) =>
    pathsIn(entry, path === '' ? key : `${path}.${key}`),
  );
  return path === '' ? inside : [path, ...inside];
}

/** The fields in the first columns of the tables about the JSON. */
function documented(): string[] {
  const [, about] = README.split('## What `omaha8 replay --json` prints');
  const cells = about.split('\n').flatMap((line) => /^\| (`.*?) +\|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
}

/** A list is one field, whether it is empty or not. */
function named(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.replace(/\[\]$/, '')))].sort();
}

describe('omaha8 replay --json', () => {
  it('prints the fields that the documentation lists, and no others', async () => {
    const paths = (await printed()).flatMap((hand) => pathsIn(hand));
    expect(named(paths)).toEqual(named(documented()));
  });

  it('has the same fields for every hand that was replayed', async () => {
    const hands = (await printed()).filter(
      (hand) => hand.error === undefined && hand.skipped === undefined,
    );
    expect(hands.length).toBeGreaterThan(8);
    for (const hand of hands) expect(Object.keys(hand)).toEqual(Object.keys(hands[0]));
  });

  it('has an equity for every pot that a player could win, which add up to 1 in each', async () => {
    const [hand] = (await printed()).filter(({ id, allIn }) => id === '3003' && allIn !== null);
    const { dead, players } = hand.allIn as {
      dead: string[];
      players: { equities: (number | null)[]; share: number; expected: number; actual: number }[];
    };
    expect(dead).toEqual(['2c', '3c', '4c', '5c']);
    const sum = (list: (number | null)[]) => list.reduce<number>((total, x) => total + (x ?? 0), 0);
    for (const pot of [0, 1])
      expect(sum(players.map(({ equities }) => equities[pot]))).toBeCloseTo(1, 12);
    expect(players.map(({ equities }) => equities[1] === null)).toEqual([false, true, false]);
    expect(sum(players.map(({ share }) => share))).toBeCloseTo(1, 12);
    expect(sum(players.map(({ actual, expected }) => actual - expected))).toBeCloseTo(0, 9);
  });
});
