/** The engines for jobs with choices. */
import type { Engine } from './contract.ts';
import { eachHand } from './each-hand.ts';
import { rangeBoards } from './range-boards.ts';
import { rangeCombinations } from './range-combinations.ts';
import { rangeSampling } from './range-sampling.ts';

/** Exact ones first. */
export const RANGE_ENGINES: readonly Engine[] = [
  rangeBoards,
  eachHand,
  rangeCombinations,
  rangeSampling,
];
