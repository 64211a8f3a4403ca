import { min, winnersOf } from '../../math/branchless.ts';
import { NO_HIGH } from '../../tables/high-values.ts';
import { MULTISET_COUNTS } from '../../tables/rank-multisets.ts';
import { BOARD_SIZE } from '../job.ts';
import type { PlayerSet } from '../share-counts.ts';

/** The best value among some players, by multiset of the board's ranks, and who has it. */
export interface BestRow {
  values: Uint16Array;
  players: Uint16Array;
}

/**
 * The best of some players' rows, flushes apart.
 *
 * @param boards  the multisets that are wanted; other entries mean nothing
 */
export function bestRow(
  rows: readonly Uint16Array[],
  players: PlayerSet,
  boards: Uint16Array,
): BestRow {
  let best: BestRow | null = null;
  rows.forEach((row, player) => {
    const bit = 1 << player;
    if ((players & bit) === 0) return;
    if (best === null)
      best = { values: row.slice(), players: new Uint16Array(row.length).fill(bit) };
    else improveRow(best, row, bit, boards);
  });
  return best ?? { values: NO_VALUES, players: NO_PLAYERS };
}

/** The row of no players at all. */
const NO_VALUES = new Uint16Array(MULTISET_COUNTS[BOARD_SIZE]).fill(NO_HIGH);
const NO_PLAYERS = new Uint16Array(MULTISET_COUNTS[BOARD_SIZE]);

function improveRow(best: BestRow, row: Uint16Array, bit: PlayerSet, boards: Uint16Array): void {
  const { values, players } = best;
  for (let i = 0; i < boards.length; i++) {
    const board = boards[i];
    players[board] = winnersOf(values[board], players[board], row[board], bit);
    values[board] = min(values[board], row[board]);
  }
}
