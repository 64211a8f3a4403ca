/**
 * Proves the counts of a known hand against any hand: `npm run any-hand-check [hand ...]`.
 *
 * On a flop every board and opposing hand is dealt, 122 million deals. Before the flop, the counts of
 * each hand named (by default two) are compared with the sum over all 194,580 opponents of the exact
 * engine for known hands, which takes some minutes a hand.
 */
import { type Card, deckWithout } from '../src/cards/card.ts';
import { formatCards } from '../src/cards/text.ts';
import { countKnownHands } from '../src/equity/exact/known-hands.ts';
import { UnknownHandCounter } from '../src/equity/exact/unknown-hand.ts';
import { type EquityJob, parseJob } from '../src/equity/job.ts';
import { ShareCounts } from '../src/equity/share-counts.ts';
import { BoardEvaluator } from '../src/evaluator/board-evaluator.ts';
import { forEachCombination } from '../src/math/combinations.ts';
import { NO_LOW } from '../src/tables/low-values.ts';

const FLOP = { hand: 'AsAh2s3h', board: '4s5d9c' };
const hands = process.argv.slice(2);

function byClasses(job: EquityJob): ShareCounts {
  const counter = new UnknownHandCounter(job, job.hands);
  return counter.count(0, counter.size);
}

function winners(own: number, other: number): number {
  return own < other ? 1 : own > other ? 2 : 3;
}

/** Every board and every opposing hand, dealt one by one. */
function dealtOneByOne(job: EquityJob, hole: readonly Card[]): ShareCounts {
  const counts = new ShareCounts(2);
  const evaluator = new BoardEvaluator();
  const own = Uint8Array.from(hole);
  const other = new Uint8Array(4);
  const board = new Uint8Array(5);
  board.set(job.board);
  forEachCombination(deckWithout([...hole, ...job.board]), 5 - job.board.length, (runout) => {
    board.set(runout, job.board.length);
    evaluator.setBoard(board, 0);
    const high = evaluator.high(own, 0, 4);
    const low = evaluator.low(own, 0, 4);
    forEachCombination(deckWithout([...hole, ...board]), 4, (cards) => {
      other.set(cards);
      const otherLow = evaluator.low(other, 0, 4);
      const noLow = low === NO_LOW && otherLow === NO_LOW;
      counts.add(winners(high, evaluator.high(other, 0, 4)), noLow ? 0 : winners(low, otherLow), 1);
    });
  });
  return counts;
}

/** The exact engine for known hands, once for each opponent. */
function byOpponents(job: EquityJob, hole: readonly Card[]): ShareCounts {
  const counts = new ShareCounts(2);
  forEachCombination(deckWithout([...hole, ...job.board]), 4, (other) => {
    counts.merge(countKnownHands(job, [hole, other]));
  });
  return counts;
}

function compare(name: string, counts: ShareCounts, twin: ShareCounts): void {
  const text = (from: ShareCounts) =>
    JSON.stringify([from.deals, from.lowMade, from.rows(0), from.rows(1)]);
  if (text(counts) !== text(twin)) throw new Error(`${name}: ${text(counts)} is not ${text(twin)}`);
  console.log(`${name}: ${counts.deals} deals, the same counts; equity ${counts.equity(0)}`);
}

const flop = parseJob({ hands: [FLOP.hand, '*'], board: FLOP.board });
const flopHole = flop.hands[0] ?? [];
compare(
  `${FLOP.hand} on ${FLOP.board} against every deal`,
  byClasses(flop),
  dealtOneByOne(flop, flopHole),
);
for (const hand of hands.length > 0 ? hands : ['As2d3c9h', '8s7s6h5h']) {
  const job = parseJob({ hands: [hand, '*'] });
  const hole = job.hands[0] ?? [];
  compare(`${formatCards(hole)} against every opponent`, byClasses(job), byOpponents(job, hole));
}
