/** The lines of `omaha8 equity --input`: a job in, a result or what is wrong out. */

import type { Equity } from '../../equity/result.ts';
import { badOption } from '../../text/errors.ts';
import { quoted } from '../../text/words.ts';
import { grouped } from '../terminal/layout.ts';
import { type Job, type JobOptions, readJob } from './job-options.ts';
import { jsonMembers } from './json-members.ts';

/** In characters. */
export const LONGEST_LINE = 1_000_000;

/** What stands for bytes that are no UTF-8 once they have been read. */
const REPLACEMENT = '\ufffd';

/** A job and its `id` as the line has it, which goes back with the result. */
export interface JobLine extends Job {
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
 * @param defaults  the options of the command line
 * @throws Omaha8Error `bad-option`, naming the key
 */
export function readJobLine(text: string, defaults: JobOptions): JobLine {
  const job = readJob(parseJson(text), defaults);
  return { ...job, id: idOf(text) };
}

/** The line of a result, its id first. */
export function resultLine(id: string | null, result: Equity): string {
  const text = JSON.stringify(result);
  return id === null ? text : `{"id":${id},${text.slice(1)}`;
}

/** The line in place of a result. @param line  the number of the job's line, from 1 */
export function errorLine(line: number, message: string): string {
  return JSON.stringify({ line, error: message });
}
