import { counted, grouped } from '../terminal/layout.ts';

/** How many hands came to what. */
export interface ReplayCounts {
  /** Replayed. */
  hands: number;
  /** Replayed with a contradiction. */
  wrong: number;
  /** Replayed with a note and no contradiction. */
  noted: number;
  /** Of other games, or cancelled. */
  skipped: number;
  /** Hands that were there before, in this file or another: they are in no total. */
  repeated: number;
  /** Hands that do not meet the conditions that were given: they are in no other number. */
  unasked: number;
  /** Hands, and files, that could not be read. */
  unreadable: number;
  /** Hands on which the program failed. */
  failed: number;
}

/**
 * `3 hands replayed, no contradiction` and what became of all else, for the end of all output.
 *
 * @param leftAlone  files in folders that were not opened
 * @param whole      false where an interrupt came before the end
 */
export function countText(counts: ReplayCounts, leftAlone: number, whole: boolean): string {
  const { hands, wrong, noted, skipped, repeated, unasked, unreadable, failed } = counts;
  const parts = [
    `${whole ? '' : 'Interrupted: '}${counted(hands, 'hand')} replayed${whole ? '' : ' so far'}`,
  ];
  if (wrong > 0) parts.push(`${grouped(wrong)} with a contradiction`);
  else if (hands > 0) parts.push('no contradiction');
  if (noted > 0) parts.push(`${grouped(noted)} with a note`);
  if (skipped > 0) parts.push(`${grouped(skipped)} of other games or cancelled`);
  if (repeated > 0) parts.push(`${counted(repeated, 'repeat')} left out`);
  if (unasked > 0) parts.push(`${counted(unasked, 'other')} not asked for`);
  if (unreadable > 0) parts.push(`${grouped(unreadable)} unreadable`);
  if (failed > 0) parts.push(`${grouped(failed)} on which the program failed`);
  if (leftAlone > 0) parts.push(`${counted(leftAlone, 'other file')} left alone`);
  return parts.join(', ');
}
