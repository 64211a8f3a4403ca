/**
 * What takes too long for every run of the tests: `npm run differential [deals]`.
 *
 * Holds the fast evaluator to the 60 combinations on very many seeded random deals of four, five and six
 * hole cards and boards of three to five, ten million by default. Prints the cards of the first deal on
 * which they differ, and ends with exit code 1. Where no number of deals is given, all tests follow in
 * their long form (test/effort.ts).
 */
import { spawnSync } from 'node:child_process';

import { randomDeals } from '../src/cards/random-deals.ts';
import { formatCards } from '../src/cards/text.ts';
import { type BoardCount, BoardEvaluator } from '../src/evaluator/board-evaluator.ts';
import { bestPlays } from '../src/evaluator/evaluate.ts';
import { cardsOf } from './deals.ts';

const deals = Number(process.argv[2] ?? 10_000_000);
if (!Number.isSafeInteger(deals) || deals < 1)
  throw new Error(`${process.argv[2]} is not a number of deals`);

const SHAPES = [4, 5, 6].flatMap((hole) =>
  ([3, 4, 5] as const).map((board): { hole: number; board: BoardCount } => ({ hole, board })),
);
/** Deals that are made at a time. */
const PORTION = 100_000;

let compared = 0;
for (let seed = 0; compared < deals; seed++) {
  const { hole, board } = SHAPES[seed % SHAPES.length];
  const size = hole + board;
  const count = Math.min(PORTION, deals - compared);
  const cards = randomDeals(count, size, seed);
  const evaluator = new BoardEvaluator(board);
  for (let deal = 0; deal < count; deal++) {
    const at = deal * size;
    evaluator.setBoard(cards, at + hole);
    const fast = [evaluator.high(cards, at, hole), evaluator.low(cards, at, hole)];
    const dealt = cardsOf(cards, deal, size);
    const { high, low } = bestPlays(dealt.slice(0, hole), dealt.slice(hole));
    if (fast[0] === high.value && fast[1] === low.value) continue;
    const text = `${formatCards(dealt.slice(0, hole))} on ${formatCards(dealt.slice(hole))}`;
    console.error(`${text}: ${fast} is not ${high.value},${low.value}`);
    process.exit(1);
  }
  compared += count;
}
console.log(`${compared} deals, no difference`);

if (process.argv[2] === undefined) {
  const tests = ['node_modules/vitest/vitest.mjs', 'run', '--mode', 'thorough'];
  process.exitCode = spawnSync(process.execPath, tests, { stdio: 'inherit' }).status ?? 1;
}
