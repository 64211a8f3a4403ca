/** Every engine there is. A new one is a file beside this, and a line here. */
import type { EquityJob } from '../job.ts';
import type { Engine } from './contract.ts';
import { HANDS_ENGINES } from './hands.ts';
import { sampling } from './sampling.ts';

/** For jobs without choices, exact ones first. */
const OF_HANDS: readonly Engine[] = [...HANDS_ENGINES, sampling];

/** The engines for jobs with choices, loaded only where there is one: nobody else waits for them. */
async function ofRanges(): Promise<readonly Engine[]> {
  const [{ rangeBoards }, { eachHand }, { rangeCombinations }, { rangeSampling }] =
    await Promise.all([
      import('./range-boards.ts'),
      import('./each-hand.ts'),
      import('./range-combinations.ts'),
      import('./range-sampling.ts'),
    ]);
  return [rangeBoards, eachHand, rangeCombinations, rangeSampling];
}

/** Those that may take a job. */
export async function enginesFor(job: EquityJob): Promise<readonly Engine[]> {
  return job.choices.length === 0 ? OF_HANDS : ofRanges();
}

/**
 * The engine that an assignment names: one of those that `enginesFor` gave on the thread that planned it.
 *
 * @throws Error where there is none of that name
 */
export async function engineNamed(name: string): Promise<Engine> {
  const isNamed = (engine: Engine): boolean => engine.name === name;
  const engine = OF_HANDS.find(isNamed) ?? (await ofRanges()).find(isNamed);
  if (engine === undefined) throw new Error(`no engine is named ${name}`);
  return engine;
}

/** All of them. */
export async function allEngines(): Promise<readonly Engine[]> {
  return [...OF_HANDS, ...(await ofRanges())];
}
