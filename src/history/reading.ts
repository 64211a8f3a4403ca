import type { RecordedHand } from './recorded.ts';

/** The lines of one hand, and the number of the first of them in the file. */
export interface HandText {
  lines: string[];
  firstLine: number;
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
