/** What a caller may ask of `equity` beside its cards and its method, and the checks at its door. */
import type { CallOptions } from '../showdown/call.ts';
import { checkFlag, checkOptions, type OptionNames } from '../text/check.ts';
import { badOption } from '../text/errors.ts';
import { shown } from '../text/words.ts';
import type { MethodOptions } from './method.ts';
import type { EquityCards } from './read-job.ts';
import type { Method } from './result.ts';
import { checkThreads, EquityPool } from './threads/pool.ts';

/** How far long work has come. */
export interface Progress {
  method: Method;
  /** Deals counted. */
  done: number;
  /** Deals in all; null where nobody knows yet: sampling to a precision, ranges board by board. */
  total: number | null;
  /**
   * The part of the work that is done, 0 … 1. Sampling to a precision, an estimate: the error shrinks as the
   * square root of the trials grows; null while these are too few to tell.
   */
  part: number | null;
  /** The largest standard error so far; null in an enumeration. */
  standardError: number | null;
}

/**
 * What `equity` needs of an `AbortSignal`, which is one: so its types need neither those of Node nor those
 * of the DOM.
 */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** On what a question is worked out, and what its caller hears meanwhile. */
export interface RunOptions {
  /** How many threads work may be spread over; by default as many as the machine runs at a time. */
  threads?: number | undefined;
  /** Threads that are kept from call to call, of which `threads` may be used; by default all. */
  pool?: EquityPool | undefined;
  /** Ends the work early: see `equity`. */
  signal?: AbortSignalLike | undefined;
  /** Called now and then while the work lasts. */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Called with a sentence about each range that may not mean what it seems to. */
  onHint?: ((hint: string) => void) | undefined;
}

/** A question of equity. */
export interface EquityOptions extends EquityCards, MethodOptions, RunOptions, CallOptions {
  /**
   * Whether to say as well what each hand of the first player is worth (`PlayerEquity.each`): exact on a river
   * or turn and wherever that takes about two seconds, else sampled, each hand to a standard error of
   * 0.01, or to `precision`; with `trials`, so many for all hands together.
   */
  each?: boolean | undefined;
}

const OPTION_NAMES: OptionNames<EquityOptions> = {
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
  each: true,
  pot: true,
  call: true,
  rake: true,
  chip: true,
  threads: true,
  pool: true,
  signal: true,
  onProgress: true,
};

/** An abort signal of any realm or polyfill. */
function isSignal(value: unknown): value is AbortSignalLike {
  const { aborted, addEventListener } = (value ?? {}) as Partial<AbortSignalLike>;
  return typeof aborted === 'boolean' && typeof addEventListener === 'function';
}

function checkFunction(value: unknown, name: string): void {
  if (value === undefined || typeof value === 'function') return;
  throw badOption(`${name} ${shown(value)} is not a function`);
}

/**
 * Checks what does not depend on the cards or the method.
 *
 * @param options  whatever a caller gave
 * @param of       named in errors: "equity"
 * @throws Omaha8Error `bad-option`
 */
export function checkEquityOptions(options: unknown, of: string): asserts options is EquityOptions {
  checkOptions<EquityOptions>(options, of, OPTION_NAMES);
  checkRunOptions(options);
  checkFlag(options.each, 'each');
}

/** @throws Omaha8Error `bad-option` */
export function checkRunOptions({ threads, pool, signal, onProgress, onHint }: RunOptions): void {
  checkThreads(threads);
  if (pool !== undefined && !(pool instanceof EquityPool)) {
    throw badOption(`pool ${shown(pool)} is not an EquityPool`);
  }
  if (signal !== undefined && !isSignal(signal)) {
    throw badOption(`signal ${shown(signal)} is not an AbortSignal`);
  }
  checkFunction(onProgress, 'onProgress');
  checkFunction(onHint, 'onHint');
}
