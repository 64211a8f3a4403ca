/**
 * The rules of Omaha once more, written from the rule book alone and imported from nowhere: ranks
 * are sorted and counted, every combination and every deal is tried. Slow, short, and the twin that
 * the library's tests compare with.
 */
export { readCards } from './cards.ts';
export { countsOf, enumerateEquity } from './equity.ts';
export {
  bestHigh,
  bestLow,
  type Category,
  compareHigh,
  compareLow,
  type High,
  highOfFive,
  type Low,
  lowOfFive,
  makerOn,
} from './hands.ts';
export { splitPot, splitPots } from './pots.ts';
export { type Game, playersOn, shares, winnersAmong } from './showdown.ts';
export { highValue, lowValue } from './values.ts';
