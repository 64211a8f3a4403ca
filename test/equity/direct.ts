/** Equity by dealing every board and every unknown hand one by one, with the evaluator for one hand. */
import { type Card, deckWithout } from '../../src/cards/card.ts';
import type { EquityJob } from '../../src/equity/job.ts';
import { ShareCounts } from '../../src/equity/share-counts.ts';
import { BoardEvaluator } from '../../src/evaluator/board-evaluator.ts';
import { hasLow } from '../../src/evaluator/game.ts';
import { forEachCombination } from '../../src/math/combinations.ts';
import { NO_LOW } from '../../src/tables/low-values.ts';

const evaluator = new BoardEvaluator();

function best(values: readonly number[], none: number): number {
  const least = Math.min(...values);
  return least === none
    ? 0
    : values.reduce((set, value, player) => (value === least ? set | (1 << player) : set), 0);
}

export function countDirectly(job: EquityJob): ShareCounts {
  const counts = new ShareCounts(job.hands.length);
  const seen = [...job.board, ...job.dead, ...job.hands.flatMap((hand) => hand ?? [])];
  const boardCards = new Uint8Array(5);
  boardCards.set(job.board);
  forEachCombination(deckWithout(seen), 5 - job.board.length, (runout) => {
    boardCards.set(runout, job.board.length);
    evaluator.setBoard(boardCards, 0);
    const dealFrom = (
      player: number,
      values: { highs: number[]; lows: number[] },
      gone: Card[],
    ): void => {
      if (player === job.hands.length) {
        counts.add(best(values.highs, -1), hasLow(job.game) ? best(values.lows, NO_LOW) : 0, 1);
        return;
      }
      const withHand = (hole: readonly Card[]): void => {
        const cards = Uint8Array.from(hole);
        values.highs[player] = evaluator.high(cards, 0, hole.length);
        values.lows[player] = evaluator.low(cards, 0, hole.length);
        dealFrom(player + 1, values, job.hands[player] === null ? [...gone, ...hole] : gone);
      };
      const known = job.hands[player];
      if (known !== null) withHand(known);
      else forEachCombination(deckWithout([...seen, ...runout, ...gone]), job.holeCount, withHand);
    };
    dealFrom(0, { highs: [], lows: [] }, []);
  });
  return counts;
}
