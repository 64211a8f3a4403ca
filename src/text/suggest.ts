/** Words that options, commands and games have: to see which one was meant by another. */

/** No word that is meant is longer. */
const LONGEST = 100;

/**
 * How many single-letter insertions, deletions, replacements and swaps of neighbours lead from one word
 * to the other: the optimal string alignment distance, row by row.
 */
function editDistance(from: string, to: string): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) row[j] = Math.min(row[j], twoAbove[j - 2] + 1);
    }
    twoAbove = above;
    above = row;
  }
  return above[to.length];
}

function lettersOf(word: string): number {
  return word.replaceAll('-', '').length;
}

/** The one word that begins so; undefined where there are several, or none, or too little was typed. */
function abbreviated(typed: string, candidates: readonly string[]): string | undefined {
  if (lettersOf(typed) < 2) return undefined;
  const longer = candidates.filter((candidate) => candidate.toLowerCase().startsWith(typed));
  return longer.length === 1 ? longer[0] : undefined;
}

/**
 * The word that was probably meant: the nearest, upper and lower case aside, if no more than a third of
 * its letters were mistyped; else the one that was cut short.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // The distance is at least the difference in length: no long text needs to be looked at.
  const typed = word.toLowerCase().slice(0, LONGEST);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    // One letter is as near to any other.
    const letters = lettersOf(candidate);
    const allowed = letters === 1 ? 0 : Math.max(1, Math.floor(letters / 3));
    const distance = editDistance(typed, candidate.toLowerCase());
    if (distance <= allowed && distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best ?? abbreviated(typed, candidates);
}

/** `; did you mean x?` where something like it exists, else nothing. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? '' : `; did you mean ${guess}?`;
}
