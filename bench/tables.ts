/** How long the tables take to build in a fresh process: prints milliseconds, a name before each. */
import { BoardEvaluator } from '../src/evaluator/board-evaluator.ts';
import { highValues } from '../src/tables/high-values.ts';
import { lowSetsOfMultisets } from '../src/tables/low-values.ts';
import { multisetSums, multisetsWithoutOne } from '../src/tables/rank-multisets.ts';

const times: string[] = [];

function time(name: string, build: () => void): void {
  const started = performance.now();
  build();
  times.push(`${name} ${performance.now() - started}`);
}

// What the exact engine asks for comes first, because that is all that a match-up of known hands needs.
time('exact', () => {
  highValues();
  multisetSums(3, 2);
  multisetsWithoutOne(5);
  lowSetsOfMultisets(5);
});
time('evaluator', () => {
  for (const boardCount of [3, 4, 5] as const) new BoardEvaluator(boardCount);
});
console.log(times.join('\n'));
