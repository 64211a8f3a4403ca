/** What may be asked of a study, and the checks at its door. */
import { checkMethod, type MethodOptions } from '../equity/method.ts';
import { checkRunOptions, type RunOptions } from '../equity/options.ts';
import type { EquityCards } from '../equity/read-job.ts';
import { type CallOptions, readCall } from '../showdown/call.ts';
import { checkOptions, type OptionNames } from '../text/check.ts';

/**
 * A spot: the first hand is the one that is studied, the others are its opponents. Cards and methods are those
 * of `equity`.
 */
export interface StudyOptions
  extends EquityCards,
    MethodOptions,
    Omit<RunOptions, 'onProgress'>,
    CallOptions {
  /** Called now and then while the work lasts. */
  onProgress?: ((progress: StudyProgress) => void) | undefined;
}

/** How far a section has come. */
export interface StudyProgress {
  /** What is being worked out: `next cards`. */
  section: string;
  /** The part of it that is done, 0 … 1; null where nobody knows. */
  part: number | null;
}

const OPTION_NAMES: OptionNames<StudyOptions> = {
  hands: true,
  board: true,
  dead: true,
  game: true,
  cards: true,
  names: true,
  onHint: true,
  exact: true,
  trials: true,
  precision: true,
  seed: true,
  threads: true,
  pool: true,
  signal: true,
  onProgress: true,
  pot: true,
  call: true,
  rake: true,
  chip: true,
};

/**
 * @param options  whatever a caller gave
 * @param of       named in errors: "study"
 * @throws Omaha8Error `bad-option` or `bad-amount`
 */
export function checkStudyOptions(options: unknown, of: string): asserts options is StudyOptions {
  checkOptions<StudyOptions>(options, of, OPTION_NAMES);
  const { onProgress, ...others } = options;
  checkRunOptions({ ...others, onProgress: onProgress as RunOptions['onProgress'] });
  checkMethod(options);
  readCall(options);
}
