/** Who wins what: facts of the kinds `showdown`, `sidepots` and `odd-chip`. */
import type { Showdown, ShowdownPlayer } from '../../src/showdown/result.ts';
import { byPlayer, type Fields } from './fields.ts';
import { lowestTerms, round, sum } from './fractions.ts';
import { checkHigh, checkLow } from './hands.ts';
import { omaha8Json } from './program.ts';
import type { Check, Report } from './report.ts';
import { readTable, showdownArgs, type Table } from './table.ts';

type Half = 'high' | 'low';

interface PotFact {
  amount: number;
  eligible: string[];
  paid?: Record<string, number>;
}

/** What a fact says of one table; what it does not say is undefined. */
interface Verdict {
  /** By player: short forms of what the hands make; null where a hand has no low. */
  made: Record<Half, ReadonlyMap<string, string | null>>;
  winners: Record<Half, readonly string[] | undefined>;
  shares: ReadonlyMap<string, string> | undefined;
  /** What each player takes back in all, an uncalled bet included. */
  payouts: ReadonlyMap<string, number>[];
  /** What the room paid by a habit of its own. */
  roomPayouts: ReadonlyMap<string, number> | undefined;
  net: ReadonlyMap<string, number> | undefined;
  returned: ReadonlyMap<string, number> | undefined;
  pots: PotFact[] | undefined;
}

type ByPlayer<Value> = readonly Value[] | Record<string, Value>;

function readVerdict(expected: Fields, { listed }: Table): Verdict {
  const players = <Value>(values: ByPlayer<Value> | undefined) =>
    values && byPlayer(values, listed);
  const amounts = (...names: string[]) => players(expected.amounts<ByPlayer<number>>(...names));
  const high = readHalf('high', expected, listed);
  const low = readHalf('low', expected, listed);
  return {
    made: { high: high.made, low: low.made },
    winners: { high: high.winners, low: low.winners },
    shares: players(expected.take<ByPlayer<string>>('shares')),
    payouts: [amounts('payout', 'payouts'), amounts('wsop_rule_payout')].filter(
      (payout) => payout !== undefined,
    ),
    roomPayouts: amounts('room_payout'),
    net: amounts('net'),
    returned: amounts('returned', 'uncalled'),
    pots: expected.amounts<PotFact[]>('pots'),
  };
}

/** Half a verdict: `{ P1: 'flush AT943', … }` beside a list of winners, or `P1 flush`, who wins and with what. */
function readHalf(
  half: Half,
  expected: Fields,
  listed: readonly string[],
): { made: ReadonlyMap<string, string | null>; winners: readonly string[] | undefined } {
  const made = expected.take<string | ByPlayer<string | null>>(half);
  const winners = expected.take<string[]>(`${half}_winners`);
  if (typeof made !== 'string') return { made: byPlayer(made ?? {}, listed), winners };
  const winner = listed.find((name) => made.startsWith(`${name} `));
  if (winner === undefined) throw new Error(`the ${half} "${made}" is not understood`);
  return { made: new Map([[winner, made.slice(winner.length + 1)]]), winners: winners ?? [winner] };
}

export function showdownCheck(input: Fields, expected: Fields): Check['run'] {
  const table = readTable(input);
  const verdict = readVerdict(expected, table);
  return async (report) => {
    const result = await omaha8Json<Showdown>(showdownArgs(table), report);
    const seats = table.names.map((name, i): Seat => ({ name, ...result.players[i] }));
    checkHands(seats, table, verdict, report);
    checkWinners(seats, verdict, report);
    checkMoney(seats, table, result, verdict, report);
  };
}

type Seat = ShowdownPlayer & { name: string };

function checkHands(seats: readonly Seat[], table: Table, { made }: Verdict, report: Report): void {
  for (const { name, high, low } of seats) {
    const hole = table.hands.get(name) ?? '';
    const highFact = made.high.get(name);
    const lowFact = made.low.get(name);
    if (highFact && high) {
      checkHigh(`high of ${name}`, high, hole, table.board, highFact, report);
    } else if (highFact) report.problems.push(`high of ${name}: none, expected ${highFact}`);
    if (lowFact !== undefined) {
      checkLow(`low of ${name}`, low, hole, table.board, lowFact, report);
    }
  }
}

function checkWinners(seats: readonly Seat[], { winners }: Verdict, report: Report): void {
  for (const half of ['high', 'low'] as const) {
    const names = winners[half];
    if (names === undefined) continue;
    for (const seat of seats) {
      const result = seat[`${half}Result`];
      const wins = result === 'win' || result === 'tie';
      const expected = names.length === 1 ? 'win' : 'tie';
      report.check(
        names.includes(seat.name) ? result === expected : !wins,
        `${half} result of ${seat.name}: got ${result}; the winners are ${names.join(', ')}`,
      );
    }
  }
}

function checkMoney(
  seats: readonly Seat[],
  table: Table,
  result: Showdown,
  verdict: Verdict,
  report: Report,
): void {
  const { names, bets, pot } = table;
  for (const { name, share } of seats) {
    const fact = verdict.shares?.get(name);
    if (fact === undefined) continue;
    report.expect(`share of ${name}`, share && lowestTerms(share), lowestTerms(fact));
  }

  const inSeatOrder = (amounts: ReadonlyMap<string, number>) =>
    names.map((name) => amounts.get(name) ?? 0);
  const returned = seats.map(
    (_, i) => result.returned.find(({ seat }) => seat === i + 1)?.amount ?? 0,
  );
  const payouts = seats.map(({ amount }, i) => round((amount ?? 0) + returned[i]));
  for (const fact of verdict.payouts) {
    report.expect(`payouts to ${names}`, payouts, inSeatOrder(fact));
  }
  if (verdict.roomPayouts) {
    checkRoom(payouts, inSeatOrder(verdict.roomPayouts), table, report);
  }
  if (verdict.net && bets) {
    const net = payouts.map((payout, i) => round(payout - (bets.get(names[i]) ?? 0)));
    report.expect(`net of ${names}`, net, inSeatOrder(verdict.net));
  }
  if (verdict.returned) {
    report.expect(`returned to ${names}`, returned, inSeatOrder(verdict.returned));
  }
  if (verdict.pots) checkPots(verdict.pots, result, returned, names, report);

  const put = bets ? sum(bets.values()) : pot;
  if (put === undefined) return;
  const raked = sum(result.pots.map(({ rake }) => rake));
  report.expect('payouts, uncalled bets and rake together', sum([...payouts, raked]), round(put));
}

/** What the room paid by its own habit may be one chip off the rule. */
function checkRoom(
  payouts: readonly number[],
  room: readonly number[],
  { names, chip }: Table,
  report: Report,
): void {
  if (room.some((amount, i) => round(Math.abs(amount - payouts[i])) > chip)) {
    report.expect(`payouts by the room to ${names}, within a chip`, payouts, room);
  } else if (String(room) !== String(payouts)) {
    report.notes.push(`the room paid ${room} to ${names}, the rule says ${payouts}: a chip apart`);
  }
}

function checkPots(
  facts: readonly PotFact[],
  { pots }: Showdown,
  returned: readonly number[],
  names: readonly string[],
  report: Report,
): void {
  const actual = pots.map(({ amount, eligible, payouts }) => ({
    amount,
    eligible: names.filter((_, i) => eligible.includes(i + 1)),
    paid: names.map((_, i) => payouts.find(({ seat }) => seat === i + 1)?.amount ?? 0),
  }));
  // A fact may list the uncalled bet as a last pot, of its owner alone.
  const owner = returned.findIndex((amount) => amount > 0);
  if (owner >= 0 && facts.length === actual.length + 1) {
    actual.push({ amount: returned[owner], eligible: [names[owner]], paid: [...returned] });
  }
  const expected = facts.map(({ amount, eligible, paid }) => ({
    amount,
    eligible: names.filter((name) => eligible.includes(name)),
    paid: names.map((name) => paid?.[name] ?? 0),
  }));
  report.expect(`pots of ${names}`, actual, expected);
}
