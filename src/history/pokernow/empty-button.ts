import type { Entry, StackEntry } from './entries.ts';

const FLOP = /^Flop\b/;

/**
 * The number of the seat before an empty one with the button, where that is not the seat before the blinds:
 * somebody may have sat down between the button and the small blind. Who acts first on the flop tells.
 *
 * @param seatOf  the name of a player's seat
 * @returns null where the button is before the blinds, or nothing else is known
 */
export function emptyButton(
  entries: readonly Entry[],
  stacks: readonly StackEntry[],
  seatOf: ReadonlyMap<string, string>,
): number | null {
  const flop = entries.findIndex(({ text }) => FLOP.test(text));
  const before = entries.slice(0, flop < 0 ? entries.length : flop);
  const blind = before.find(({ what }) => /^posts a (?:small|big) blind\b/.test(what))?.who ?? null;
  const first = entries
    .slice(before.length)
    .find(({ what }) => /^(?:checks|bets)\b/.test(what))?.who;
  if (blind === null || first == null) return null;
  const out = before.filter(({ what }) => /^folds\b| go all in/.test(what));
  const indexOf = (who: string) => stacks.findIndex(({ name }) => name === seatOf.get(who));
  const acting = stacks.map((_, i) => !out.some(({ who }) => who !== null && indexOf(who) === i));
  const count = stacks.length;
  const from = indexOf(blind);
  const expected = stacks.findIndex((_, i) => acting[(from + i) % count]);
  const actual = indexOf(first);
  if (expected < 0 || actual < 0 || (from + expected) % count === actual) return null;
  return stacks[(actual + count - 1) % count].number;
}
