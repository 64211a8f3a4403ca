import { Omaha8Error } from '../../text/errors.ts';
import { fileSource } from './input.ts';
import type { ByteSource } from './io.ts';
import { causeOf } from './system-error.ts';

/**
 * Reads text line by line and keeps no more of it than one line. Lines end with LF or CR LF; the last
 * one may lack that. A mark at the start of the file that it is UTF-8 is left out.
 *
 * @param longest  lines that are longer come cut to one character more
 */
export async function* readLines(source: ByteSource, longest: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const cut = (line: string) => line.slice(0, longest + 1);
  let rest = '';
  for await (const bytes of source) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = cut(lines.pop() as string);
    for (const line of lines) yield cut(line.endsWith('\r') ? line.slice(0, -1) : line);
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/**
 * The lines of a file. An abort of the signal ends them early.
 *
 * @param source  the open input, or the path of a file
 * @param name    how to speak of it
 * @throws Omaha8Error `bad-option` where it cannot be read
 */
export async function* linesOf(
  source: ByteSource | string,
  name: string,
  longest: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const stream: ByteSource = typeof source === 'string' ? fileSource(source) : source;
  const stop = () => stream.destroy?.();
  signal.addEventListener('abort', stop, { once: true });
  try {
    yield* readLines(stream, longest);
  } catch (error) {
    if (signal.aborted) return;
    throw new Omaha8Error('bad-option', `cannot read ${name}: ${causeOf(error)}`);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
