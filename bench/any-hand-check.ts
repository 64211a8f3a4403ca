/**
 * Proves the counts of a known hand against any hand: `npm run any-hand-check [hand ...]`.
 *
 * On a flop every board and opposing hand is dealt, 122 million deals. Before the flop AsAh2s3h is
 * compared with golden counts, and the hands named (by default two) with the sum over all 194,580
 * opponents of the exact engine for known hands, some minutes a hand. The program divides that sum
 * over the threads of the machine.
 */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Card, deckWithout } from '../src/cards/card.ts';
import { formatCards } from '../src/cards/text.ts';
import { countKnownHands } from '../src/equity/engines/known-hands.ts';
import { UnknownHandCounter } from '../src/equity/engines/unknown-hand.ts';
import type { EquityJob } from '../src/equity/job.ts';
import { parseJob } from '../src/equity/read-job.ts';
import { type PlainCounts, ShareCounts } from '../src/equity/share-counts.ts';
import { BoardEvaluator } from '../src/evaluator/board-evaluator.ts';
import { forEachCombination } from '../src/math/combinations.ts';
import { NO_LOW } from '../src/tables/low-values.ts';

const FLOP = { hand: 'AsAh2s3h', board: '4s5d9c' };
/** With all four suits, and with two suits of two cards each. */
const HANDS = ['As2d3c9h', '8s7s6h5h'];

/** Of 211,315,436,640 deals, counted once by another program. */
const GOLDEN = {
  hand: 'AsAh2s3h',
  deals: 211_315_436_640,
  lowMade: 108_099_068_160,
  scoop: 129_948_032_662,
  highWin: 141_266_364_893,
  highTie: 1_309_242_264,
  lowWin: 93_169_310_176,
  lowTie: 4_478_047_648,
  nothing: 35_814_572_346,
};

/** A part of the opponents, every `threads`th from `first`, for a thread of this program. */
interface Share {
  hand: string;
  first: number;
  threads: number;
}

async function parseOne(
  hand: string,
  board = '',
): Promise<{ job: EquityJob; hole: readonly Card[] }> {
  const job = await parseJob({ hands: [hand, '*'], board });
  return { job, hole: job.hands[0] ?? [] };
}

function byClasses(job: EquityJob): ShareCounts {
  const counter = new UnknownHandCounter(job);
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

/** The exact engine for known hands, once for each opponent of a share. */
async function byOpponents({ hand, first, threads }: Share): Promise<PlainCounts> {
  const { job, hole } = await parseOne(hand);
  const counts = new ShareCounts(2);
  let opponent = 0;
  forEachCombination(deckWithout(hole), 4, (other) => {
    if (opponent++ % threads === first)
      counts.merge(countKnownHands({ ...job, hands: [hole, other] }));
  });
  return counts.plain();
}

/** The shares of all threads together. */
async function byAllOpponents(hand: string): Promise<ShareCounts> {
  const threads = availableParallelism();
  const parts = Array.from({ length: threads }, (_, first) => {
    const share: Share = { hand, first, threads };
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    return new Promise<PlainCounts>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  });
  const counts = new ShareCounts(2);
  for (const part of await Promise.all(parts)) counts.merge(part);
  return counts;
}

function goldenOf(counts: ShareCounts): typeof GOLDEN {
  const sum = (wanted: (high: number, low: number | null) => boolean): number =>
    counts
      .rows(0)
      .filter(({ high, low }) => wanted(high, low))
      .reduce((deals, row) => deals + row.deals, 0);
  return {
    hand: GOLDEN.hand,
    deals: counts.deals,
    lowMade: counts.lowMade,
    scoop: sum((high, low) => high === 1 && (low === null || low === 1)),
    highWin: sum((high) => high === 1),
    highTie: sum((high) => high === 2),
    lowWin: sum((_, low) => low === 1),
    lowTie: sum((_, low) => low === 2),
    nothing: sum((high, low) => high === 0 && (low === null || low === 0)),
  };
}

function checkSame(name: string, counts: ShareCounts, ours: unknown, theirs: unknown): void {
  const [text, twin] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (text !== twin) throw new Error(`${name}: ${text} is not ${twin}`);
  const deals = counts.deals.toLocaleString('en');
  console.log(`${name}: ${deals} deals, the same counts; equity ${counts.equity(0)}`);
}

function allOf(counts: ShareCounts): unknown {
  return [counts.deals, counts.lowMade, counts.rows(0), counts.rows(1)];
}

async function checkAll(hands: readonly string[]): Promise<void> {
  const flop = await parseOne(FLOP.hand, FLOP.board);
  const onFlop = byClasses(flop.job);
  const dealt = dealtOneByOne(flop.job, flop.hole);
  checkSame(`${FLOP.hand} on ${FLOP.board} and every deal`, onFlop, allOf(onFlop), allOf(dealt));

  const golden = byClasses((await parseOne(GOLDEN.hand)).job);
  checkSame(`${GOLDEN.hand} and golden counts`, golden, goldenOf(golden), GOLDEN);

  for (const hand of hands) {
    const { job, hole } = await parseOne(hand);
    const counts = byClasses(job);
    const sum = await byAllOpponents(hand);
    checkSame(`${formatCards(hole)} and every opponent`, counts, allOf(counts), allOf(sum));
  }
}

if (isMainThread) {
  const hands = process.argv.slice(2);
  await checkAll(hands.length > 0 ? hands : HANDS);
} else {
  parentPort?.postMessage(await byOpponents(workerData as Share));
}
