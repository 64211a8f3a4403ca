/** What the house takes of each pot. */
import { Omaha8Error } from '../cards/errors.ts';
import { percentageOf } from '../showdown/amounts.ts';
import type { Pot } from '../showdown/pots.ts';
import type { RakeRule } from './setup.ts';
import type { HandState } from './state.ts';

/** So much of the pots in all, the main pot first. */
function mainPotFirst(pots: readonly Pot[], rake: number): number[] {
  let left = rake;
  const rakes = pots.map(({ amount }) => {
    const taken = Math.min(left, amount);
    left -= taken;
    return taken;
  });
  if (left === 0) return rakes;
  throw new Omaha8Error('bad-amount', `a rake of ${rake} is more than the pots, ${rake - left}`);
}

function byRule(pots: readonly Pot[], rule: RakeRule, chip: number): number[] {
  const of = (amount: number) => percentageOf(`${rule.percent}%`, amount, chip, 'rake');
  let left = rule.cap ?? Number.POSITIVE_INFINITY;
  if (rule.by !== 'pot') {
    const total = pots.reduce((sum, { amount }) => sum + amount, 0);
    return mainPotFirst(pots, Math.min(of(total), left));
  }
  return pots.map(({ amount }) => {
    const taken = Math.min(of(amount), left);
    left -= taken;
    return taken;
  });
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
  if (typeof given === 'number') return mainPotFirst(pots, given);
  if (given !== undefined) {
    if (given.length === pots.length) return [...given];
    throw new Omaha8Error('bad-amount', `${given.length} rakes for ${pots.length} pots`);
  }
  const { rake, chip } = rules;
  const dropped = rake === null || (rake.noFlopNoDrop === true && boards[0].length === 0);
  return dropped ? pots.map(() => 0) : byRule(pots, rake, chip);
}
