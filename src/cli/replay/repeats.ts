import type { RecordedHand } from '../../history/recorded.ts';

/**
 * Knows which hands were there before, in whatever file: by site and number, and what they were played for. Stacks
 * are part of that because the numbers of some PHH documents begin anew with every session.
 */
export class Repeats {
  readonly #seen = new Set<string>();

  /** Whether this hand was there before; a hand without a number never was. */
  has({ site, id, tournament, currency, seats }: RecordedHand): boolean {
    if (id === '') return false;
    const stacks = seats.map(({ stack }) => stack).sort((a, b) => a - b);
    const key = JSON.stringify([site, id, tournament, currency, ...stacks]);
    const known = this.#seen.has(key);
    this.#seen.add(key);
    return known;
  }
}
