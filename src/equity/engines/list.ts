/** Every engine there is. A new one is a file beside this, and a line here, in `hands.ts` or in `ranges.ts`. */
import type { EquityJob } from '../job.ts';
import type { CountingEngine, EachEngine, Engine } from './contract.ts';
import { HANDS_ENGINES } from './hands.ts';
import { sampling } from './sampling.ts';

/** For jobs without choices, exact ones first. */
const OF_HANDS: readonly Engine[] = [...HANDS_ENGINES, sampling];

/** The engines for jobs with choices, loaded only where there is one: nobody else waits for them. */
async function ofRanges(): Promise<readonly Engine[]> {
  return (await import('./ranges.ts')).RANGE_ENGINES;
}

/** The engines that say what each hand of a player is worth. */
export async function eachEngines(): Promise<readonly EachEngine[]> {
  const [{ eachOnBoards }, { handByHand }] = await Promise.all([
    import('./each-on-boards.ts'),
    import('./hand-by-hand.ts'),
  ]);
  return [eachOnBoards, handByHand];
}

/** Those that may take a job. */
export async function enginesFor(job: EquityJob): Promise<readonly Engine[]> {
  return job.choices.length === 0 ? OF_HANDS : ofRanges();
}

/**
 * The engine that an assignment names: one of those that `enginesFor` or `eachEngines` gave on the thread
 * that planned it.
 *
 * @throws Error where there is none of that name
 */
export async function engineNamed(name: string): Promise<CountingEngine> {
  const isNamed = (engine: CountingEngine): boolean => engine.name === name;
  const engine =
    OF_HANDS.find(isNamed) ??
    (await ofRanges()).find(isNamed) ??
    (await eachEngines()).find(isNamed);
  if (engine === undefined) throw new Error(`no engine is named ${name}`);
  return engine;
}

/** All of them. */
export async function allEngines(): Promise<readonly CountingEngine[]> {
  return [...OF_HANDS, ...(await ofRanges()), ...(await eachEngines())];
}
