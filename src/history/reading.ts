import { grouped } from '../text/words.ts';
import type { RecordedHand } from './recorded.ts';

/** No hand has more lines, not even with much chat. */
export const MOST_LINES = 5000;

/** The lines of one hand. */
export interface HandText {
  lines: string[];
  /** The number in the file of the line on which the hand begins. */
  firstLine: number;
  /** The number of each line, where they do not simply follow the first. */
  numbers?: readonly number[];
}

/**
 * What became of one hand of a file.
 *
 * - `skipped`: it is well, but not for us: another game, a hand that was cancelled
 * - `unreadable`: the file is damaged, or written in a way that is not known
 */
export type Reading =
  | { status: 'read'; hand: RecordedHand }
  | { status: 'skipped' | 'unreadable'; line: number; why: string };

/** What becomes of a hand with more lines than one can have. */
export function tooLong(line: number): Reading {
  const why = `the hand is too long: it has more than ${grouped(MOST_LINES)} lines`;
  return { status: 'unreadable', line, why };
}
