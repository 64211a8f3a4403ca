import { badOption } from '../text/errors.ts';
import { excerpt, quoted, shown } from '../text/words.ts';

/** What would make a mess of the lines into which names go: line breaks, escape codes, turns of direction. */
const CONTROL_CHARACTER = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Checks the names of players: a string for each hand, none of them empty, none twice, since sentences and
 * tables tell players apart by them.
 *
 * @param names  whatever a caller gave
 * @throws Omaha8Error `bad-option`
 */
export function checkNames(names: unknown, handCount: number): readonly string[] {
  if (!Array.isArray(names))
    throw badOption(`names must be an array of names, not ${shown(names)}`);
  if (names.length !== handCount) {
    throw badOption(`names: expected ${handCount}, one for each hand, got ${names.length}`);
  }
  const seen = new Set<string>();
  for (const [i, name] of names.entries()) {
    if (typeof name !== 'string') throw badOption(`name ${i + 1} is not a string`);
    if (name.trim() === '') throw badOption(`name ${i + 1} is empty`);
    if (CONTROL_CHARACTER.test(name)) {
      throw badOption(`name ${i + 1} has a control character in ${quoted(name)}`);
    }
    if (seen.has(name.trim())) throw badOption(`names: ${excerpt(name)} is given twice`);
    seen.add(name.trim());
  }
  return names;
}
