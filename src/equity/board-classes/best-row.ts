import { min, winnersOf } from '../../math/branchless.ts';
import { NO_HIGH } from '../../tables/high-values.ts';
import { NOBODY, type PlayerSet } from '../share-counts.ts';
import type { RowPool } from './row-pool.ts';

/** The best value among some players, by multiset of the board's ranks, and who has it. */
export interface BestRow {
  values: Uint16Array;
  players: Uint16Array;
}

/**
 * The best of some players' rows, flushes apart.
 *
 * @param boards  the multisets that are wanted; other entries mean nothing
 * @param pool    where its rows come from
 */
export function bestRow(
  rows: readonly Uint16Array[],
  players: PlayerSet,
  boards: Uint16Array,
  pool: RowPool,
): BestRow {
  const best: BestRow = { values: pool.take(), players: pool.take() };
  if (players === NOBODY) best.values.fill(NO_HIGH);
  const first = players & -players;
  rows.forEach((row, player) => {
    const bit = 1 << player;
    if ((players & bit) === 0) return;
    if (bit === first) {
      best.values.set(row);
      best.players.fill(bit);
    } else {
      improveRow(best, row, bit, boards);
    }
  });
  return best;
}

function improveRow(best: BestRow, row: Uint16Array, bit: PlayerSet, boards: Uint16Array): void {
  const { values, players } = best;
  for (let i = 0; i < boards.length; i++) {
    const board = boards[i];
    players[board] = winnersOf(values[board], players[board], row[board], bit);
    values[board] = min(values[board], row[board]);
  }
}
