/** Who wins what at the showdown. */

import { POT_UNITS } from '../../equity/share-counts.ts';
import type { Spot } from '../spot.ts';
import { shareWon, unitsWon } from '../spot.ts';
import { define, type FunctionRow, PLAYER } from './row.ts';

/** How many players share the low with this one; 0 also where there is none. */
function lowSharers(spot: Spot, player: number): number {
  return spot.lowSharers(player) ?? 0;
}

function test(
  names: string,
  says: string,
  holds: (spot: Spot, player: number) => boolean,
): FunctionRow {
  const run = (spot: Spot, player: number): number => Number(holds(spot, player));
  return define({ names, takes: [PLAYER], gives: 'TBoolean', says, looks: 'shares', run });
}

function winsPart(name: string, says: string, part: number): FunctionRow {
  return test(name, says, (spot, player) => unitsWon(spot, player) === POT_UNITS * part);
}

export const POT_FUNCTIONS: readonly FunctionRow[] = [
  define({
    names: 'riverEquity',
    takes: [PLAYER],
    gives: 'TEquity',
    says: 'share of the pot at the showdown, as a number from 0 to 1',
    looks: 'shares',
    run: shareWon,
  }),
  define({
    names: 'fractionalRiverEquity',
    takes: [PLAYER],
    gives: 'TFraction',
    says: 'share of the pot at the showdown, as a fraction such as 1/4',
    looks: 'shares',
    run: shareWon,
  }),
  test('winsHi', 'wins the high alone', (spot, player) => spot.highSharers(player) === 1),
  test('winsLo', 'wins the low alone', (spot, player) => lowSharers(spot, player) === 1),
  test('tiesHi', 'shares the high with others', (spot, player) => spot.highSharers(player) > 1),
  test('tiesLo', 'shares the low with others', (spot, player) => lowSharers(spot, player) > 1),
  test('bestHi', 'wins the high, alone or shared', (spot, player) => spot.highSharers(player) > 0),
  test('bestLo', 'wins the low, alone or shared', (spot, player) => lowSharers(spot, player) > 0),
  winsPart('scoops', 'wins the whole pot alone', 1),
  winsPart('threeQuartered', 'wins exactly three quarters of the pot', 3 / 4),
  winsPart('halved', 'wins exactly half of the pot', 1 / 2),
  winsPart('quartered', 'wins exactly a quarter of the pot', 1 / 4),
];
