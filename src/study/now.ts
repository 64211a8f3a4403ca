/** What a hand is worth as things stand. */
import type { PotOdds } from '../equity/pot-odds.ts';
import type { StudyOptions } from './options.ts';
import { ask, type Question } from './question.ts';
import { type Worth, worthOf } from './worth.ts';

export interface NowStudy extends Worth {
  /** Of the random numbers; null where none were used. */
  seed: number | null;
  /** Only there where a pot and a call were given. */
  potOdds?: PotOdds;
}

/**
 * The equity of the first hand with its high and low parts, and how often it gets which share of the pot.
 *
 * @throws Omaha8Error as `equity` does
 */
export function studyNow(options: StudyOptions): Promise<NowStudy> {
  return ask(options, 'studyNow', nowOf);
}

export async function nowOf(question: Question): Promise<NowStudy> {
  const result = await question.now();
  const [{ potOdds }] = result.players;
  return { ...worthOf(result), seed: result.seed, ...(potOdds !== undefined && { potOdds }) };
}
