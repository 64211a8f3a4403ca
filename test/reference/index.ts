/**
 * The rules of Omaha once more, written from the rule book alone and imported from nowhere: ranks
 * are sorted and counted, every combination and every deal is tried. Slow, short, and the twin that
 * the library's tests compare with.
 */
export { enumerateEquity } from './equity.ts';
export { bestHigh, bestLow, compareHigh, compareLow } from './hands.ts';
export { type Settlement, splitPots } from './pots.ts';
export { shares } from './showdown.ts';
export { highValue, lowValue } from './values.ts';
