/**
 * The world around the program, as one object, so that a test can be the world.
 *
 * `process` is the global one: to import it from 'node:process' opens its three streams, needed or not,
 * which takes as long as all the rest of this folder.
 */
import { printable } from '../../text/printable.ts';
import { DirectOutput } from './direct-output.ts';
import { interruptSignal } from './interrupts.ts';
import { causeOf } from './system-error.ts';

/** Somewhere to write text to; `process.stdout` is one. */
export interface TextOutput {
  /** @returns false where the reader is behind: wait for `drain` before writing much more. */
  write(text: string): boolean;
  once(event: 'drain', listener: () => void): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Bytes that come bit by bit, from a file or a pipe; destroyed, it ends. */
export type ByteSource = AsyncIterable<Uint8Array> & { destroy?(): unknown };

export interface Io {
  readonly stdout: TextOutput;
  readonly stderr: TextOutput;
  readonly stdin: ByteSource;
  readonly env: Readonly<Record<string, string | undefined>>;
  /**
   * From the first call on the first interrupt aborts this signal, in place of ending the program; the second
   * ends it at once.
   *
   * @param mayBeBusy  whether the program may soon be busy for long without a turn of the event loop
   */
  interrupt(mayBeBusy: boolean): AbortSignal;
}

export const EXIT = {
  ok: 0,
  fault: 1,
  badInput: 2,
  /** A verification found a contradiction. */
  contradiction: 3,
  /** 128 + SIGINT, as shells report it. */
  interrupted: 130,
} as const;

/** Writes text and waits until the reader has caught up. */
export async function writeAll(output: TextOutput, text: string): Promise<void> {
  if (output.write(text)) return;
  await new Promise<void>((resolve) => output.once('drain', resolve));
}

/** Tells what may not be what was meant; the result is none the less one. */
export function writeNote({ stderr }: Pick<Io, 'stderr'>, note: string): void {
  stderr.write(`omaha8: note: ${printable(note)}\n`);
}

/** Where nobody knows better. */
const USUAL_COLUMNS = 80;

/** Tables do not get narrower than this, and prose is hard to read that is wider. */
const NARROWEST = 40;
const WIDEST = 120;

/** The columns of a terminal; some that do not know their size, such as serial lines, say 0. */
export function columnsIn({ columns }: TextOutput): number {
  return columns !== undefined && columns > 0 ? columns : USUAL_COLUMNS;
}

/** The widest line that a command writes to its standard output. */
export function widthOf(output: TextOutput): number {
  return Math.max(NARROWEST, Math.min(columnsIn(output), WIDEST));
}

/** Whether an output is a terminal that understands more than lines of text. */
export function isTerminal(output: TextOutput, env: Io['env']): boolean {
  return output.isTTY === true && env.TERM !== 'dumb';
}

/**
 * A reader of results that has seen enough closes the pipe. That is no error, and the work is over; a
 * disk that is full is one.
 */
function onStdoutError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  process.stderr.on('error', onStderrError);
  process.stderr.write(`omaha8: cannot write the result: ${causeOf(error)}\n`);
  process.exit(EXIT.fault);
}

/** Nobody reads what is wrong: the exit code still says that something is. */
function onStderrError(): void {}

const STDOUT = 1;

function openStdout(): NodeJS.WriteStream {
  return process.stdout.on('error', onStdoutError);
}

/** The world of the running process. Streams are opened on first use: each costs time at the start. */
export function processIo(): Io {
  let stdout: TextOutput | undefined;
  let stderr: TextOutput | undefined;
  let signal: AbortSignal | undefined;
  return {
    get stdout() {
      stdout ??= DirectOutput.suits(STDOUT)
        ? new DirectOutput(STDOUT, openStdout, onStdoutError)
        : openStdout();
      return stdout;
    },
    get stderr() {
      stderr ??= process.stderr.on('error', onStderrError);
      return stderr;
    },
    get stdin() {
      return process.stdin;
    },
    env: process.env,
    interrupt(mayBeBusy) {
      signal ??= interruptSignal(mayBeBusy);
      return signal;
    },
  };
}
