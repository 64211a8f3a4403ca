/** Cards whose jack, queen, king and ace have the letters of the player's language, as 888 writes them. */
import { listed } from '../../text/words.ts';
import { badHistory } from '../hand-checks.ts';

const ENGLISH = ['J', 'Q', 'K', 'A'] as const;
const NAMES: Readonly<Record<string, string>> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' };

/** Jack, queen, king and ace in other languages. */
const ALPHABETS: readonly (readonly string[])[] = [
  ENGLISH,
  // Swedish, Danish and Norwegian
  ['Kn', 'D', 'K', 'E'],
  // Dutch
  ['B', 'V', 'H', 'A'],
  // German
  ['B', 'D', 'K', 'A'],
  // French
  ['V', 'D', 'R', 'A'],
  // Polish
  ['W', 'D', 'K', 'A'],
  // Russian
  ['В', 'Д', 'К', 'Т'],
];

const CARD = /(\p{L}{1,2})(?=[cdhs]\b)/gu;

/** What the letters of some cards stand for, those left out that no language has. */
function meanings(letters: ReadonlySet<string>): Map<string, string> {
  const fitting = ALPHABETS.filter((alphabet) =>
    [...letters].every((letter) => alphabet.includes(letter)),
  );
  // A hand in two languages at once: each letter for itself.
  const possible = fitting.length > 0 ? fitting : ALPHABETS;
  const found = new Map<string, string>();
  for (const letter of letters) {
    const places = possible.map((alphabet) => alphabet.indexOf(letter)).filter((i) => i >= 0);
    const ranks = [...new Set(places.map((place) => ENGLISH[place]))];
    if (ranks.length > 1) {
      const names = ranks.map((rank) => `a ${NAMES[rank]}`);
      throw badHistory(
        `the card ${letter} may be ${listed(names, 'or')}: no other card tells which`,
      );
    }
    if (ranks.length === 1) found.set(letter, ranks[0]);
  }
  return found;
}

/**
 * The lines of a hand with its cards in English. Which language they are in the letters of all of them
 * together tell.
 *
 * @param places  lines with cards: what is before them, and they
 * @throws Omaha8Error `bad-history` where a letter means different cards in the languages that fit
 */
export function inEnglish(lines: readonly string[], places: RegExp): string[] {
  const letters = new Set<string>();
  for (const line of lines) {
    const cards = places.exec(line)?.[2] ?? '';
    for (const [rank] of cards.matchAll(CARD)) if (rank !== 'T') letters.add(rank);
  }
  const english = meanings(letters);
  return lines.map((line) =>
    line.replace(
      places,
      (_, before: string, cards: string) =>
        before + cards.replace(CARD, (rank) => english.get(rank) ?? rank),
    ),
  );
}
