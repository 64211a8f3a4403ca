/** The lines of `omaha8 equity --input`: a job in, a result or what is wrong out. */

import type { Equity } from '../../equity/result.ts';
import { badOption } from '../../text/errors.ts';
import { quoted } from '../../text/words.ts';
import { grouped } from '../terminal/layout.ts';
import { jsonMembers } from './json-members.ts';

/** In characters. */
export const LONGEST_LINE = 1_000_000;

/** What stands for bytes that are no UTF-8 once they have been read. */
const REPLACEMENT = '\ufffd';

/** A line of JSON, before anybody has asked whether it is a job. */
interface JobLine {
  value: unknown;
  /** Its `id` as the line has it, which goes back with the result; null where it has none. */
  id: string | null;
}

/** Whether a line, cut where it is too long, has no job at all. */
export function isBlankLine(text: string): boolean {
  return text.length <= LONGEST_LINE && text.trim() === '';
}

function parseJson(text: string): unknown {
  if (text.length > LONGEST_LINE) {
    throw badOption(`the line is longer than ${grouped(LONGEST_LINE)} characters`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badOption(`not JSON: ${(error as Error).message}`);
  }
}

/** The text of the id: a number or a nested list must not come back as something else. */
function idOf(text: string): string | null {
  const seen = new Map<string, string>();
  for (const [key, source] of jsonMembers(text)) {
    if (seen.has(key)) throw badOption(`key ${quoted(key)} is given twice`);
    seen.set(key, source);
  }
  const id = seen.get('id') ?? null;
  if (id?.includes(REPLACEMENT)) {
    throw badOption(
      'the id cannot be given back as it stands: it has bytes that are not UTF-8, or U+FFFD',
    );
  }
  return id;
}

/**
 * Reads a line that is not blank.
 *
 * @throws Omaha8Error `bad-option` where it is too long, no JSON, or ambiguous
 */
export function readLine(text: string): JobLine {
  const value = parseJson(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { value, id: isObject ? idOf(text) : null };
}

/** The line of a result, its id first. @param timing  whether it says on how many threads, and how long */
export function resultLine(id: string | null, result: Equity, timing: boolean): string {
  const { threads: _, elapsedMs: __, ...lasting } = result;
  return withId(id, JSON.stringify(timing ? result : lasting));
}

/** The line in place of a result. @param line  the number of the job's line, from 1 */
export function errorLine(id: string | null, line: number, message: string): string {
  return withId(id, JSON.stringify({ line, error: message }));
}

function withId(id: string | null, object: string): string {
  return id === null ? object : `{"id":${id},${object.slice(1)}`;
}
