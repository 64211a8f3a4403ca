/** The hands of a file as they come, and what keeps some of them from being read. */
import { HistoryReader } from '../../history/history-reader.ts';
import type { Reading } from '../../history/reading.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { printable } from '../../text/printable.ts';
import type { Io } from '../terminal/io.ts';
import { linesOf } from '../terminal/lines.ts';
import { openText } from './files.ts';

/** Sessions of XML may be one line. */
const LONGEST_LINE = 10_000_000;

/** How to speak of a file; not to be shown before it is made printable. */
export function nameOf(file: string): string {
  return file === '-' ? 'standard input' : file;
}

/** A hand that is read or left out, at some line; the line of a whole file is null. */
export type Found =
  | Reading
  | { status: 'unreadable'; line: null; why: string }
  | { status: 'failed'; line: number; why: string };

/** What is said of a hand where the program itself fails at it: the next one is read none the less. */
export function failed(line: number, error: unknown): Found & { status: 'failed' } {
  const why = `the program failed on this hand, which is a bug: ${String(error)}`;
  return { status: 'failed', line, why: printable(why) };
}

export async function* readingsIn(
  file: string,
  io: Io,
  signal: AbortSignal,
): AsyncGenerator<Found> {
  const reader = new HistoryReader();
  const lines = linesOf(openText(file, io.stdin), printable(nameOf(file)), LONGEST_LINE, signal);
  let line = 0;
  const found = (read: () => Reading[]): Found[] => {
    try {
      return read();
    } catch (error) {
      return [failed(line, error)];
    }
  };
  try {
    for await (const text of lines) {
      line++;
      yield* found(() => reader.push(text));
    }
  } catch (error) {
    if (!(error instanceof Omaha8Error)) throw error;
    yield { status: 'unreadable', line: null, why: error.message };
    return;
  }
  if (!signal.aborted) yield* found(() => reader.end());
}
