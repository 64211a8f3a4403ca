import { NO_HIGH } from '../../tables/high-values.ts';
import { MULTISET_COUNTS } from '../../tables/rank-multisets.ts';
import { BOARD_SIZE } from '../job.ts';
import type { PlayerSet } from '../share-counts.ts';

/** The best value among some players, by multiset of the board's ranks, and who has it. */
export interface BestRow {
  values: Uint16Array;
  players: Uint16Array;
}

/** The best of some players' rows, flushes apart. */
export function bestRow(
  rows: readonly Uint16Array[],
  players: PlayerSet,
  boards: Uint16Array,
): BestRow {
  const best: BestRow = {
    values: new Uint16Array(MULTISET_COUNTS[BOARD_SIZE]).fill(NO_HIGH),
    players: new Uint16Array(MULTISET_COUNTS[BOARD_SIZE]),
  };
  rows.forEach((row, player) => {
    if ((players >> player) & 1) improveRow(best, row, 1 << player, boards);
  });
  return best;
}

function improveRow(best: BestRow, row: Uint16Array, bit: PlayerSet, boards: Uint16Array): void {
  const { values, players } = best;
  for (let i = 0; i < boards.length; i++) {
    const board = boards[i];
    if (row[board] > values[board]) continue;
    players[board] = row[board] === values[board] ? players[board] | bit : bit;
    values[board] = row[board];
  }
}
