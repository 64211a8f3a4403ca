import type { Progress } from '../../equity/equity.ts';
import { columnsIn, type Io, isTerminal } from './io.ts';
import { grouped } from './layout.ts';

/** Work that is over sooner shows nothing; later the line is written anew this often, in ms. */
const PATIENCE = 400;
const PERIOD = 100;

/**
 * One line on a terminal's standard error that is written over and over and is gone at the end. It is
 * plain text and carriage returns, so there is nothing in it for `NO_COLOR` to forbid.
 */
export class ProgressLine {
  readonly #io: Pick<Io, 'stderr' | 'env'>;
  readonly #started = Date.now();
  #shownAt = 0;
  #width = 0;

  /** Standard error is not looked at, which opens it, before there is something to show. */
  constructor(io: Pick<Io, 'stderr' | 'env'>) {
    this.#io = io;
  }

  /** Shows the text if it is time for that. */
  show(text: () => string): void {
    const now = Date.now();
    if (now - this.#started < PATIENCE || now - this.#shownAt < PERIOD) return;
    this.#shownAt = now;
    const { stderr, env } = this.#io;
    if (!isTerminal(stderr, env)) return;
    const line = text().slice(0, columnsIn(stderr) - 1);
    stderr.write(`\r${line.padEnd(this.#width)}`);
    this.#width = line.length;
  }

  /** How long the work has been going on, in ms. */
  get elapsed(): number {
    return Date.now() - this.#started;
  }

  clear(): void {
    if (this.#width > 0) this.#io.stderr.write(`\r${' '.repeat(this.#width)}\r`);
    this.#width = 0;
  }
}

/** `3 s`, `4 min 5 s`, `2 h 46 min`. */
function durationText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `exact: 42% of 1,086,008 deals, 3 s left`; `Monte Carlo: 3,200,000 trials, ±0.08%`. */
export function progressText(progress: Progress, elapsed: number): string {
  const { method, done, total, part, standardError } = progress;
  const unit = method === 'exact' ? 'deals' : 'trials';
  const parts: string[] = [];
  if (total !== null)
    parts.push(`${Math.floor((100 * done) / total)}% of ${grouped(total)} ${unit}`);
  else if (part !== null) parts.push(`${Math.floor(100 * part)}%, ${grouped(done)} ${unit}`);
  else parts.push(`${grouped(done)} ${unit}`);
  if (standardError !== null) {
    parts.push(`±${(100 * standardError).toFixed(3)}%`);
  }
  if (part !== null && part > 0) {
    parts.push(`${durationText(((elapsed / 1000) * (1 - part)) / part)} left`);
  }
  return `${method === 'exact' ? 'exact' : 'Monte Carlo'}: ${parts.join(', ')}`;
}
