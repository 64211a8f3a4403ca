/**
 * Known hands on a turn or a river: so few boards are left that evaluating every hand on each takes less
 * than to prepare anything for the classes that boards fall into.
 */
import { deckWithout } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import { BoardEvaluator } from '../../evaluator/board-evaluator.ts';
import { hasLow } from '../../games/game.ts';
import { min, winnersOf } from '../../math/branchless.ts';
import { NO_HIGH } from '../../tables/high-values.ts';
import { NO_LOW } from '../../tables/low-values.ts';
import { allHandsKnown, dealsOf, type EquityJob, knownHandsOf } from '../job.ts';
import { NOBODY, ShareCounts } from '../share-counts.ts';
import type { ExactEngine } from './contract.ts';

/** Time on one thread of the machine in bench/README.md, for planning: nanoseconds. */
const COST_TO_START = 1_500;
const COST_PER_BOARD = 40;
const COST_PER_HAND = 35;

export const fewBoards: ExactEngine<null> = {
  name: 'few-boards',
  method: 'exact',
  offer(job) {
    const { board, hands } = job;
    if (!allHandsKnown(job) || board.length < BOARD_SIZE - 1) return null;
    const boards = Number(dealsOf(job));
    const cost = COST_TO_START + boards * (COST_PER_BOARD + hands.length * COST_PER_HAND);
    return { pieceCost: cost, pieces: 1, deals: boards, data: null };
  },
  counter: (job) => ({ count: () => ({ counts: countBoards(job) }) }),
};

/** Made when first needed; a count never yields, so nobody else can have a board in it meanwhile. */
let evaluator: BoardEvaluator | undefined;

function countBoards(job: EquityJob): ShareCounts {
  const { game, holeCount, board, dead } = job;
  const hands = knownHandsOf(job);
  evaluator ??= new BoardEvaluator(BOARD_SIZE);
  const lows = hasLow(game);
  const counts = new ShareCounts(hands.length);
  const holes = Uint8Array.from(hands.flat());
  const cards = new Uint8Array(BOARD_SIZE);
  cards.set(board);
  const rivers =
    board.length === BOARD_SIZE ? [board[4]] : deckWithout([...board, ...dead, ...holes]);
  for (const river of rivers) {
    cards[BOARD_SIZE - 1] = river;
    evaluator.setBoard(cards, 0);
    const lowsHere = lows && evaluator.allowsLow;
    let bestHigh = NO_HIGH;
    let highs = NOBODY;
    let bestLow = NO_LOW;
    let lowWinners = NOBODY;
    for (let player = 0; player < hands.length; player++) {
      const at = player * holeCount;
      const high = evaluator.high(holes, at, holeCount);
      highs = winnersOf(bestHigh, highs, high, 1 << player);
      bestHigh = min(bestHigh, high);
      if (!lowsHere) continue;
      const low = evaluator.low(holes, at, holeCount);
      lowWinners = winnersOf(bestLow, lowWinners, low, 1 << player);
      bestLow = min(bestLow, low);
    }
    counts.add(highs, bestLow === NO_LOW ? NOBODY : lowWinners, 1);
  }
  return counts;
}
