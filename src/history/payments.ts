import type { HandResult, HandState, SettleOptions } from '../betting/index.ts';
import type { SeatAmount } from '../showdown/pots.ts';
import { Omaha8Error } from '../text/errors.ts';
import { formatMoney } from './money.ts';
import type { RecordedHand } from './recorded.ts';
import type { Replay } from './replayed.ts';

/** How the hand that was played is settled, by its rules or with some of them changed. */
interface Settling {
  /** Whether more than one seat was left at the end. */
  contested: boolean;
  /** Seats that hid their cards then. */
  mucked: number[];
  /** What a call would have put in and got back, where the file does not speak of it. */
  leftOut: SeatAmount | null;
  settle(options: SettleOptions, rules?: Partial<HandState['rules']>): HandResult;
}

/** Smallest chips, in cents, that rooms are known to split pots into. */
const ROOM_CHIPS = [5, 25, 50, 100];

/** Rooms take at most one in so many of a pot. */
const MOST_RAKED = 10;

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** What each seat put in and got back, by the file. */
interface Paid {
  in: number[];
  back: number[];
  /** What the room put in. */
  splash: number;
  /** Whether uncalled bets are surely among what went back. */
  whole: boolean;
}

/** Adds up what the file says; null where it says nothing of payments. */
function paidBy(hand: RecordedHand, leftOut: SeatAmount | null): Paid | null {
  const paidIn = hand.seats.map(() => 0);
  const back = hand.seats.map(() => 0);
  let splash = 0;
  let told = false;
  let whole = hand.finishingStacks !== null;
  for (const event of hand.events) {
    if (event.kind === 'collect' || event.kind === 'uncalled') {
      back[event.seat] += event.amount;
      told ||= event.kind === 'collect';
      whole ||= event.kind === 'uncalled';
    } else if (event.kind === 'splash') splash += event.amount;
    else if ('amount' in event) paidIn[event.seat] += event.amount;
  }
  if (hand.finishingStacks !== null) {
    told = true;
    for (const [seat, stack] of hand.finishingStacks.entries()) {
      back[seat] = stack - hand.seats[seat].stack + paidIn[seat];
    }
  }
  if (leftOut !== null) {
    paidIn[leftOut.seat] += leftOut.amount;
    back[leftOut.seat] += leftOut.amount;
  }
  return told ? { in: paidIn, back, splash, whole: whole || leftOut !== null } : null;
}

/** All that came into the pots. */
function totalOf(told: Paid): number {
  return sum(told.in) + told.splash;
}

/** Which pot a label speaks of: 0 for the main pot, 1 for the first side pot; null where it does not say. */
function potIndexOf(label: string): number | null {
  if (/main/i.test(label)) return 0;
  const side = /side pot\D*(\d+)?/i.exec(label);
  return side === null ? null : Number(side[1] ?? 1);
}

/** The rake of every pot, where the payments are labelled by pots and leave something of each. */
function rakeByPot({ events }: RecordedHand, { pots }: HandResult): number[] | null {
  const rakes = pots.map(({ amount }) => amount);
  for (const event of events) {
    if (event.kind !== 'collect') continue;
    const index = potIndexOf(event.pot);
    if (index === null || rakes[index] === undefined) return null;
    rakes[index] -= event.amount;
  }
  return rakes.every((rake) => rake >= 0) ? rakes : null;
}

/** Each pot's part of a rake, in proportion, what is left over from the main pot. */
function rakeInProportion(rake: number, { pots }: HandResult, chip: number): number[] {
  const total = sum(pots.map(({ amount }) => amount));
  const rakes = pots.map(({ amount }) => Math.floor((rake * amount) / total / chip) * chip);
  rakes[0] += rake - sum(rakes);
  return rakes;
}

/** What payments leave of each pot, where every pot has one winner, and no two the same; else null. */
function rakeByWinner({ pots, returned }: HandResult, back: readonly number[]): number[] | null {
  const winners = pots.map(({ boards }) => {
    const seats = new Set(boards.flatMap(({ payouts }) => payouts.map(({ seat }) => seat)));
    return seats.size === 1 ? [...seats][0] : null;
  });
  if (winners.includes(null) || new Set(winners).size < winners.length) return null;
  const rakes = pots.map(({ amount }, i) => {
    const seat = winners[i] as number;
    const uncalled = returned.find((each) => each.seat === seat)?.amount ?? 0;
    return amount - (back[seat] - uncalled);
  });
  return rakes.every((rake, i) => rake >= 0 && rake <= pots[i].amount / MOST_RAKED) ? rakes : null;
}

/** What each seat gets back by the rules: from the pots, and what nobody called. */
function backBy(result: HandResult): number[] {
  const back = result.seats.map(({ won }) => won);
  for (const { seat, amount } of result.returned) back[seat] += amount;
  return back;
}

function same(some: readonly number[], others: readonly number[]): boolean {
  return some.every((amount, i) => amount === others[i]);
}

/** Whether payments differ from the rules by odd chips alone: one for each seat and split. */
function oddChipsApart(result: HandResult, back: readonly number[], chip: number): boolean {
  const splits = result.pots.flatMap(({ boards }) => boards);
  const chips = (seat: number) =>
    splits.filter(
      ({ payouts }) => payouts.length > 1 && payouts.some((paid) => paid.seat === seat),
    );
  return backBy(result).every(
    (amount, seat) => Math.abs(amount - back[seat]) <= chip * chips(seat).length,
  );
}

function attempt(settle: () => HandResult): HandResult | null {
  try {
    return settle();
  } catch (error) {
    if (error instanceof Omaha8Error) return null;
    throw error;
  }
}

/** No room takes more than a tenth, which for the smallest pots is a chip. */
function mostRake({ chip }: RecordedHand, pots: number): number {
  return Math.max(chip, Math.floor(pots / MOST_RAKED));
}

/** Compares the file's totals with one another: pot, rake and payments. */
function checkTotals(replay: Replay, paid: { back: number[]; rake: number }, pots: number): void {
  const { hand, contradictions } = replay;
  const money = (amount: number) => formatMoney(amount, hand);
  const line = hand.events.findLast(({ kind }) => kind === 'collect')?.line ?? hand.line;
  const add = (why: string) => contradictions.push({ kind: 'total', line, why });
  if (paid.rake < 0) {
    add(`the payments are ${money(-paid.rake)} more than what was put in`);
  } else if (hand.rake !== null && hand.rake !== paid.rake) {
    const left = paid.rake === 0 ? 'nothing' : money(paid.rake);
    add(
      `the file says that the rake is ${money(hand.rake)}, but the payments leave ${left} of the pot`,
    );
  } else if (hand.tournament !== null && paid.rake > 0) {
    add(`the payments leave ${money(paid.rake)} of the pot, and a tournament takes no rake`);
  } else if (hand.rake === null && paid.rake > mostRake(hand, pots)) {
    add(
      `the payments leave ${money(paid.rake)} of a pot of ${money(pots)}, which is more than any rake`,
    );
  }
  const total = hand.totalPot;
  if (total !== null && total !== pots && total !== sum(paid.back) + Math.max(0, paid.rake)) {
    add(`the file says that the pot is ${money(total)}, but it is ${money(pots)}`);
  }
}

/** A settlement that may be what the file tells: the rake that was taken, and what went back. */
interface Settled {
  result: HandResult;
  rake: number | readonly number[];
  back: readonly number[];
}

function isRight({ result, back }: Settled): boolean {
  return same(backBy(result), back);
}

/** Settles by every way that rooms take rake out of several pots, until one pays what the file says. */
function settleWithRake(
  hand: RecordedHand,
  back: readonly number[],
  rake: number,
  { settle }: Settling,
): Settled {
  const plain: Settled = { result: settle({ rake }), rake, back };
  if (plain.result.pots.length < 2 || rake === 0 || isRight(plain)) return plain;
  for (const way of [
    rakeByPot(hand, plain.result),
    rakeInProportion(rake, plain.result, hand.chip),
    // A file that does not speak of the rake could be made to fit anything.
    hand.rake === null ? null : rakeByWinner(plain.result, back),
  ]) {
    const result = way === null ? null : attempt(() => settle({ rake: way }));
    const settled = result !== null && way !== null ? { result, rake: way, back } : null;
    if (settled !== null && isRight(settled)) return settled;
  }
  return plain;
}

/**
 * Finds out what the file tells of payments. Many rooms write no line for an uncalled bet: some count it
 * among the payments, some leave it out; what then fits is taken, and where both do, the smaller rake.
 */
function settleAsTold(hand: RecordedHand, told: Paid, settling: Settling): Settled {
  const { pots, returned } = settling.settle({ rake: 0 });
  const most = hand.tournament === null ? sum(pots.map(({ amount }) => amount)) : 0;
  const settleFor = (back: readonly number[]) =>
    settleWithRake(hand, back, Math.min(most, Math.max(0, totalOf(told) - sum(back))), settling);
  const plain = settleFor(told.back);
  if (told.whole || returned.length === 0) return plain;
  const withReturned = [...told.back];
  for (const { seat, amount } of returned) withReturned[seat] += amount;
  if (sum(withReturned) > totalOf(told)) return plain;
  const completed = settleFor(withReturned);
  return isRight(completed) || !isRight(plain) ? completed : plain;
}

/** A rule of the room by which the payments are right, in words; null where there is none. */
function roomRule(
  hand: RecordedHand,
  back: readonly number[],
  rake: SettleOptions,
  result: HandResult,
  { settle }: Settling,
): string | null {
  const fits = (rules: Partial<HandState['rules']>) => {
    const other = attempt(() => settle(rake, rules));
    return other !== null && same(backBy(other), back);
  };
  if (fits({ oddChips: 'halves' })) return 'the room splits every half on its own';
  for (const chip of ROOM_CHIPS) {
    if (chip > hand.chip && (fits({ chip }) || fits({ chip, oddChips: 'halves' }))) {
      return `the smallest chip of the room is ${formatMoney(chip, hand)}`;
    }
  }
  if (oddChipsApart(result, back, hand.chip))
    return 'an odd chip went to another seat that shares the pot';
  return null;
}

/** Settles the hand and compares that with what the file says was paid; completes the replay. */
export function checkPayments(replay: Replay, settling: Settling): void {
  const { hand, notes } = replay;
  const told = paidBy(hand, settling.leftOut);
  if (told === null) {
    notes.push('the file does not say who was paid');
    replay.result = settling.settle({ rake: hand.rake ?? 0 });
    return;
  }
  const settled = settleAsTold(hand, told, settling);
  const { result } = settled;
  const back = [...settled.back];
  const paid = {
    in: told.in,
    back,
    rake: totalOf(told) - sum(back),
    rakeInferred: hand.rake === null,
  };
  replay.paid = paid;
  checkTotals(replay, paid, sum(result.pots.map(({ amount }) => amount)));
  const hidden = settling.mucked.find((seat) => settling.contested && back[seat] > 0);
  if (hidden !== undefined && !isRight(settled)) {
    notes.push(`${hand.seats[hidden].name} was paid, but the cards are not shown`);
    return;
  }
  replay.result = result;
  if (paid.rake >= 0 && !isRight(settled)) reportDifference(replay, settled, settling);
}

/** Says who was paid something else than by the rules; a note where a rule of the room explains it. */
function reportDifference(replay: Replay, settled: Settled, settling: Settling): void {
  const { hand, notes, contradictions } = replay;
  const money = (amount: number) => formatMoney(amount, hand);
  const { result, rake, back } = settled;
  const right = backBy(result);
  const differing = hand.seats.flatMap(({ name }, seat) =>
    right[seat] === back[seat]
      ? []
      : [`${name} got ${money(back[seat])}, the rules pay ${money(right[seat])}`],
  );
  const pots = result.pots.map(({ amount }) => money(amount));
  const why = `${pots.length === 1 ? 'pot' : 'pots'} ${pots.join(', ')}: ${differing.join('; ')}`;
  const rule = roomRule(hand, back, { rake }, result, settling);
  if (rule !== null) {
    notes.push(`${why}: ${rule}`);
    return;
  }
  const line = hand.events.find(({ kind }) => kind === 'collect')?.line ?? hand.line;
  contradictions.push({ kind: 'payment', line, why });
}
