/** What the house takes of each pot. */

import { gameRow } from '../games/game.ts';
import { formatAmount } from '../showdown/amounts.ts';
import type { Pot } from '../showdown/pots.ts';
import { rakeOfAmount, rakeOfPercentage } from '../showdown/rake.ts';
import { Omaha8Error } from '../text/errors.ts';
import { checkAmount } from './check-setup.ts';
import type { RakeRule } from './setup.ts';
import type { HandState } from './state.ts';

/** How amounts are counted and written. */
type Unit = Pick<HandState['rules'], 'chip' | 'decimals'>;

function tooMuch(rake: number, pots: number, { decimals }: Unit): Omaha8Error {
  const [taken, there] = [rake, pots].map((amount) => formatAmount(amount, decimals));
  return new Omaha8Error('bad-amount', `a rake of ${taken} is more than the ${there} of the pots`);
}

function totalOf(pots: readonly Pot[]): number {
  return pots.reduce((sum, { amount }) => sum + amount, 0);
}

/** So much of the pots in all, the main pot first. */
function mainPotFirst(pots: readonly Pot[], rake: number, unit: Unit): number[] {
  const rakes = rakeOfAmount(pots, rake);
  if (rakes !== null) return rakes;
  throw tooMuch(rake, totalOf(pots), unit);
}

/** The rake of each pot, as the caller says it. */
function potByPot(pots: readonly Pot[], rakes: readonly number[], unit: Unit): number[] {
  if (rakes.length !== pots.length) {
    throw new Omaha8Error('bad-amount', `${rakes.length} rakes for ${pots.length} pots`);
  }
  for (const [i, rake] of rakes.entries()) {
    checkAmount(rake, `the rake of pot ${i + 1}`, unit);
    if (rake > pots[i].amount) throw tooMuch(rake, pots[i].amount, unit);
  }
  return [...rakes];
}

function byRule(pots: readonly Pot[], { percent, cap, by }: RakeRule, unit: Unit): number[] {
  if (by !== 'hand') return rakeOfPercentage(pots, `${percent}%`, unit.chip, cap);
  const asOne = { amount: totalOf(pots), eligible: [] };
  const [rake] = rakeOfPercentage([asOne], `${percent}%`, unit.chip, cap);
  return mainPotFirst(pots, rake, unit);
}

/**
 * The rake of each pot.
 *
 * @param given  what was really taken, in all or of each pot; by the hand's rule if not given
 * @throws Omaha8Error `bad-amount` where it does not fit the pots
 */
export function rakesOf(
  { rules, boards }: HandState,
  pots: readonly Pot[],
  given: number | readonly number[] | undefined,
): number[] {
  if (Array.isArray(given)) return potByPot(pots, given, rules);
  if (given !== undefined) {
    const rake = given as number;
    checkAmount(rake, 'the rake', rules);
    return mainPotFirst(pots, rake, rules);
  }
  const { rake } = rules;
  const dropped =
    rake === null ||
    (rake.noFlopNoDrop === true && boards[0].length < gameRow(rules.game).boardCounts[1]);
  return dropped ? pots.map(() => 0) : byRule(pots, rake, rules);
}
