/** Equity by dealing every board and every unknown hand one by one, with the evaluator for one hand. */
import { type Card, deckWithout } from '../../src/cards/card.ts';
import type { EquityJob } from '../../src/equity/job.ts';
import { ShareCounts } from '../../src/equity/share-counts.ts';
import { BoardEvaluator } from '../../src/evaluator/board-evaluator.ts';
import { hasLow } from '../../src/games/game.ts';
import { forEachCombination } from '../../src/math/combinations.ts';
import { NO_LOW } from '../../src/tables/low-values.ts';

const evaluator = new BoardEvaluator();

/** The players with the smallest value, nobody where that is `none`. */
function best(values: readonly number[], none: number): number {
  let least = none;
  let players = 0;
  for (let player = 0; player < values.length; player++) {
    if (values[player] > least || values[player] === none) continue;
    players = values[player] < least ? 1 << player : players | (1 << player);
    least = values[player];
  }
  return players;
}

/** Enough for a set of eleven players. */
const SET_BITS = 11;

export function countDirectly({ game, holeCount, hands, board, dead }: EquityJob): ShareCounts {
  const counts = new ShareCounts(hands.length);
  const seen = [...board, ...dead, ...hands.flatMap((hand) => hand ?? [])];
  const boardCards = new Uint8Array(5);
  boardCards.set(board);
  const cards = hands.map((hand) => Uint8Array.from(hand ?? Array<Card>(holeCount).fill(0)));
  const withLow = hasLow(game);
  /** By sets of high and low winners, as one number: deals. */
  const tally = new Map<number, number>();
  const highs = hands.map(() => 0);
  const lows = hands.map(() => 0);
  const read = (player: number): void => {
    highs[player] = evaluator.high(cards[player], 0, holeCount);
    lows[player] = withLow ? evaluator.low(cards[player], 0, holeCount) : NO_LOW;
  };
  const known = [...hands.keys()].filter((player) => hands[player] !== null);
  const unknown = [...hands.keys()].filter((player) => hands[player] === null);

  /** Deals to the unknown players from the `turn`-th on. */
  const dealFrom = (turn: number, gone: readonly Card[]): void => {
    if (turn === unknown.length) {
      const winners = (best(highs, Number.POSITIVE_INFINITY) << SET_BITS) | best(lows, NO_LOW);
      tally.set(winners, (tally.get(winners) ?? 0) + 1);
      return;
    }
    const player = unknown[turn];
    const isLast = turn === unknown.length - 1;
    forEachCombination(deckWithout(gone), holeCount, (hole) => {
      cards[player].set(hole);
      read(player);
      dealFrom(turn + 1, isLast ? gone : [...gone, ...hole]);
    });
  };
  forEachCombination(deckWithout(seen), 5 - board.length, (runout) => {
    boardCards.set(runout, board.length);
    evaluator.setBoard(boardCards, 0);
    for (const player of known) read(player);
    dealFrom(0, [...seen, ...runout]);
  });
  for (const [winners, deals] of tally) {
    counts.add(winners >> SET_BITS, winners & ((1 << SET_BITS) - 1), deals);
  }
  return counts;
}
