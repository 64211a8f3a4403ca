/** What each pot of a replayed hand paid, as the file tells it. */
import type { Replay } from '../replayed.ts';

export interface PaidPot {
  /** With the rake. */
  amount: number;
  rake: number;
  /** What each seat got of it, and its part of the rake. */
  wins: { seat: number; amount: number; rake: number }[];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The rake in proportion to what was won, what is left over with the first. */
function pot(amount: number, rake: number, wonBySeat: readonly number[]): PaidPot {
  const won = sum(wonBySeat);
  const wins = wonBySeat.flatMap((units, seat) =>
    units > 0 ? [{ seat, amount: units, rake: Math.floor((rake * units) / won) }] : [],
  );
  if (wins.length > 0) wins[0].rake += rake - sum(wins.map((win) => win.rake));
  return { amount, rake, wins };
}

/** Pots by the rules, of a hand that was paid by them; null of any other. */
function rightPots({ hand, result, paid, contradictions }: Replay): PaidPot[] | null {
  if (result === null || paid === null || contradictions.length > 0) return null;
  const back = result.seats.map(({ won }) => won);
  for (const { seat, amount } of result.returned) back[seat] += amount;
  if (back.some((amount, seat) => amount !== paid.back[seat])) return null;
  return result.pots.map(({ amount, rake, boards }) => {
    const won = hand.seats.map(() => 0);
    for (const { payouts } of boards) for (const paid of payouts) won[paid.seat] += paid.amount;
    return pot(amount, rake, won);
  });
}

/** None where the file says nothing of payments. */
export function potsOf(replay: Replay): PaidPot[] {
  const { hand, result, paid } = replay;
  const right = rightPots(replay);
  if (right?.some(({ wins }) => wins.length > 0)) return right;
  const won = hand.seats.map(() => 0);
  const back = hand.seats.map(() => 0);
  let told = false;
  let total = 0;
  for (const event of hand.events) {
    if (event.kind === 'collect') {
      won[event.seat] += event.amount;
      told = true;
    } else if (event.kind === 'uncalled') back[event.seat] += event.amount;
    else if ('amount' in event) total += event.amount;
  }
  if (!told && paid === null) return [];
  for (const { seat, amount } of result?.returned ?? []) back[seat] = amount;
  if (!told && paid !== null) for (const seat of won.keys()) won[seat] = paid.back[seat];
  // Some rooms count what nobody called among the payments.
  const counted = !told || sum(won) + sum(back) > total;
  if (counted) for (const seat of won.keys()) won[seat] = Math.max(0, won[seat] - back[seat]);
  const rake = Math.max(0, hand.rake ?? paid?.rake ?? 0);
  const paidPot = pot(hand.totalPot ?? total - sum(back), rake, won);
  if (paidPot.wins.length > 0) return [paidPot];
  // Nobody called anything: that the file tells of payments at all, nothing but a payment of nothing says.
  const wins = back.flatMap((units, seat) => (units > 0 ? [{ seat, amount: 0, rake: 0 }] : []));
  return [{ ...paidPot, wins }];
}
