/** What a call is worth, in words. */
import type { PotOdds } from '../../equity/pot-odds.ts';
import { grouped } from '../terminal/layout.ts';
import { percentage } from '../terminal/percentage.ts';

/** Money as it is said: whole, in hundredths, or, below one, to two digits that count. */
function amountText(amount: number): string {
  if (Number.isInteger(amount)) return grouped(amount);
  const [whole, fraction] = amount.toFixed(2).split('.');
  return Math.abs(amount) < 1
    ? String(Number(amount.toPrecision(2)))
    : `${grouped(whole)}.${fraction}`;
}

/** @param deals  out of which the counts are */
export function potOddsLines(odds: PotOdds, equity: number, deals: number): string[] {
  const { pot, call, rake, equityNeeded, expectedValue, standardError, breakEvenCall } = odds;
  const raked = rake === 0 ? '' : `, less a rake of ${amountText(rake)}`;
  const off = standardError === 0 ? '' : ` (± ${amountText(standardError)})`;
  const onAverage =
    expectedValue === 0
      ? 'neither wins nor loses'
      : `${expectedValue > 0 ? 'wins' : 'loses'} ${amountText(Math.abs(expectedValue))}${off}`;
  const breaksEven =
    breakEvenCall === null
      ? 'No call is too large.'
      : breakEvenCall === 0
        ? 'No call would break even.'
        : `A call of ${amountText(breakEvenCall)} would break even.`;
  return [
    `Call ${amountText(call)} into ${amountText(pot)}, for a pot of ${amountText(pot + call)}${raked}: needs ${percentage(equityNeeded, 1)}, has ${percentage(equity, 1)}`,
    `The call ${onAverage} on average. ${breaksEven} It gets back less than it costs ${often(odds.less, deals)}${same(odds.same, deals)}, more ${often(odds.more, deals)}.`,
  ];
}

function often(count: number, deals: number): string {
  return `in ${percentage(count, deals)} of deals`;
}

function same(count: number, deals: number): string {
  return count === 0 ? '' : `, as much ${often(count, deals)}`;
}
