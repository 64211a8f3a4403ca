/** What to say where sampling to the usual precision will take long: how long, and how to have it sooner. */
import type { Progress } from '../../equity/equity.ts';
import { DEFAULT_PRECISION } from '../../equity/plan.ts';

/** How fast it goes is judged once, after so many ms. */
const JUDGED_AFTER = 2000;

/** What takes more seconds is long. */
const LONG = 10;

/** An error so many times as large is small enough for most questions, and takes its square less time. */
const COARSER = 10;

/** Judges sampling to the usual precision, while it goes on. */
export class LongWork {
  #isJudged = false;

  /**
   * @param elapsed  since sampling began, in ms
   * @returns a note; null where it is too early, the work will not take long, or it has been told
   */
  note({ method, total, part }: Progress, elapsed: number): string | null {
    if (method !== 'monte-carlo' || total !== null || part === null) return null;
    if (this.#isJudged || elapsed < JUDGED_AFTER) return null;
    this.#isJudged = true;
    const seconds = elapsed / 1000 / part;
    if (seconds <= LONG) return null;
    const coarse = DEFAULT_PRECISION * COARSER;
    const sooner = roughly(seconds / COARSER ** 2);
    return `sampling to a standard error of ${DEFAULT_PRECISION} takes about ${roughly(seconds)} in all; --precision ${coarse} takes ${sooner}`;
  }
}

/** `a few seconds`, `40 seconds`, `4 minutes`, `3 hours`. */
function roughly(seconds: number): string {
  if (seconds < LONG) return 'a few seconds';
  if (seconds < 55) return `${10 * Math.round(seconds / 10)} seconds`;
  if (seconds < 55 * 60) return plural(Math.round(seconds / 60), 'minute');
  return plural(Math.round(seconds / 3600), 'hour');
}

function plural(count: number, unit: string): string {
  return count === 1 ? `a${unit === 'hour' ? 'n' : ''} ${unit}` : `${count} ${unit}s`;
}
