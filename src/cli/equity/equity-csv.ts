/** The lines of `omaha8 equity --csv`: one for each player, or with `--each` one for each hand of the first. */
import type { Equity, HandEquity } from '../../equity/result.ts';
import type { CsvRow } from '../terminal/csv.ts';

const SHARES = [
  'scoop',
  'highWin',
  'highTie',
  'lowWin',
  'lowTie',
  'threeQuarters',
  'half',
  'quarter',
  'other',
  'nothing',
] as const;

export const COLUMNS = [
  'seat',
  'name',
  'hand',
  'equity',
  'standardError',
  ...SHARES,
  'method',
  'deals',
  'lowMade',
  'seed',
] as const;

/** With `--input`: the id of each job, as it has it. */
export const INPUT_COLUMNS = ['id', ...COLUMNS] as const;

export const EACH_COLUMNS = [
  'hand',
  'hands',
  'weight',
  'deals',
  'equity',
  'standardError',
  'highPart',
  'lowPart',
  ...SHARES,
] as const satisfies readonly (keyof HandEquity)[];

export function playerRows({ players, method, deals, lowMade, seed }: Equity): CsvRow[] {
  return players.map((player) => ({ ...player, method, deals, lowMade, seed }));
}

export function handRows(each: readonly HandEquity[]): CsvRow[] {
  return each.map(({ hand, class: alike, ...worth }) => ({ hand: hand ?? alike, ...worth }));
}
