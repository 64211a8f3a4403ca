/** How much hands are worth: facts of the kind `equity`, and the match-ups of `equity.json`. */
import type { Equity, PlayerEquity } from '../../src/equity/result.ts';
import { byPlayer, cardsText, Fields, gameOf, handsByPlayer, type Json } from './fields.ts';
import { lowestTerms } from './fractions.ts';
import { omaha8Jobs, omaha8Json } from './program.ts';
import type { Check, Report } from './report.ts';

const UNKNOWN_HAND = /^(\*|random|any|unknown)/i;

/** The counts of a player, and what facts call them. */
const COUNTS = {
  scoop: ['scoop'],
  highWin: ['highWin', 'win_high'],
  highTie: ['highTie', 'tie_high'],
  lowWin: ['lowWin', 'win_low'],
  lowTie: ['lowTie', 'tie_low'],
  threeQuarters: ['threeQuarters', 'three_quarters'],
  half: ['half'],
  quarter: ['quarter'],
  other: ['other'],
  nothing: ['nothing'],
} as const satisfies Partial<Record<keyof PlayerEquity, readonly string[]>>;

type CountName = keyof typeof COUNTS;

/** A question whose answer is counted. */
export interface Question {
  hands: string[];
  board: string;
  dead: string;
  game: string;
}

interface PlayerFact {
  name: string;
  counts: Partial<Record<CountName, number>>;
  /** On how many deals the high is lost, and the low: `lose_low` may leave out deals without a low of his. */
  loseHigh: number | undefined;
  loseLow: number | undefined;
  /** In lowest terms. */
  fraction: string | undefined;
  /** Rounded to so many digits as it has. */
  equity: number | undefined;
  /** What the fact says besides. */
  rest: string[];
}

export interface EquityFact {
  question: Question;
  deals: number | undefined;
  lowMade: number | undefined;
  withoutLow: number | undefined;
  players: PlayerFact[];
}

export function readQuestion(input: Fields): { question: Question; names: string[] } {
  const hands = handsByPlayer(input.take('hands'));
  const question: Question = {
    hands: [...hands.values()].map((hand) => (UNKNOWN_HAND.test(hand) ? '*' : hand)),
    board: cardsText(input.take('board')),
    dead: cardsText(input.take('dead')),
    game: gameOf(input),
  };
  return { question, names: [...hands.keys()] };
}

export function questionArgs({ hands, board, dead, game }: Question): string[] {
  return ['equity', ...hands, '--board', board, '--dead', dead, '--game', game];
}

/** A fact lists its figures by player, or its players by figure, or both. */
export function readEquity(input: Fields, expected: Fields): EquityFact {
  const { question, names } = readQuestion(input);
  const players = names.map((name) => new Fields(expected.take<Json>(name) ?? {}));
  const value = <Value>(player: number, ...spellings: string[]): Value | undefined => {
    const all = expected.take<Value[] | Record<string, Value>>(...spellings);
    const own = players[player].take<Value>(...spellings);
    return own ?? (all && byPlayer(all, names).get(names[player]));
  };
  return {
    question,
    deals: expected.take('deals', 'boards', 'n'),
    lowMade: expected.take('lowMade', 'low_made'),
    withoutLow: expected.take<number | null>('boards_without_low') ?? undefined,
    players: names.map((name, player): PlayerFact => {
      const fraction = value<string>(player, 'equityFraction', 'equity_exact');
      const counts = Object.entries(COUNTS).flatMap(([count, spellings]) => {
        const known = value<number>(player, ...spellings);
        return known === undefined ? [] : [[count, known] as const];
      });
      return {
        name,
        counts: Object.fromEntries(counts),
        loseHigh: value(player, 'lose_high'),
        loseLow: value(player, 'lose_low'),
        fraction: fraction && lowestTerms(fraction),
        equity: value(player, 'equity'),
        rest: players[player].rest(),
      };
    }),
  };
}

/** A match-up of `equity.json`, which lists its players in order. */
export function readMatchUp(matchUp: Json, game: string): EquityFact {
  const { name: _, game: ownGame = game, board, dead, players, ...facts } = matchUp;
  const named = (players as Json[]).map(({ hand, ...rest }, i) => ({
    name: `P${i + 1}`,
    hand,
    rest,
  }));
  return readEquity(
    new Fields({ game: ownGame, board, dead, hands: named.map(({ hand }) => hand) }),
    new Fields({ ...facts, ...Object.fromEntries(named.map(({ name, rest }) => [name, rest])) }),
  );
}

export function equityCheck(fact: EquityFact): Check['run'] {
  return async (report) => {
    const args = [...questionArgs(fact.question), '--exact'];
    compare(await omaha8Json<Equity>(args, report), fact, report);
  };
}

/** All questions in one process, a job a line. */
export function equityBatchCheck(facts: readonly EquityFact[]): Check['run'] {
  return async (report) => {
    const jobs = facts.map(({ question }, id) => ({ id, ...question, exact: true }));
    const results = await omaha8Jobs<Equity & { id: number }>(jobs, report);
    for (const [i, result] of results.entries()) {
      if ('error' in result) report.problems.push(`line ${i + 1}: ${result.error}`);
      else {
        report.expect(`id of line ${i + 1}`, result.id, i);
        compare(result, facts[i], report);
      }
    }
  };
}

function compare(result: Equity, fact: EquityFact, report: Report): void {
  const { deals, lowMade, withoutLow, players } = fact;
  report.expect('method', result.method, 'exact');
  if (deals !== undefined) report.expect('deals', result.deals, deals);
  if (lowMade !== undefined) report.expect('lowMade', result.lowMade, lowMade);
  if (withoutLow !== undefined) {
    report.expect('deals without a low', result.deals - result.lowMade, withoutLow);
  }
  for (const [i, player] of players.entries()) {
    comparePlayer(result.players[i], result, player, report);
  }
}

function comparePlayer(
  player: PlayerEquity,
  { deals, lowMade }: Equity,
  fact: PlayerFact,
  report: Report,
): void {
  const { name, counts, loseHigh, loseLow, fraction, equity } = fact;
  for (const [count, expected] of Object.entries(counts)) {
    report.expect(`${count} of ${name}`, player[count as CountName], expected);
  }
  for (const key of fact.rest) report.notes.push(`${key} of ${name} is not understood`);
  if (loseHigh !== undefined) {
    report.expect(`lost highs of ${name}`, deals - player.highWin - player.highTie, loseHigh);
  }
  // Deals on which this player has no low, and another has, may be counted as lost or not.
  if (loseLow !== undefined) {
    const most = lowMade - player.lowWin - player.lowTie;
    report.check(loseLow <= most, `lost lows of ${name}: ${loseLow} of at most ${most}`);
  }

  const exact = exactEquity(player.shares, deals);
  if (fraction !== undefined) report.expect(`equity of ${name}`, exact, fraction);
  const [numerator, denominator] = exact.split('/').map(Number);
  report.check(
    Math.abs(player.equity - numerator / denominator) <= 1e-15,
    `equity of ${name}: ${player.equity} is not ${exact}`,
  );
  if (equity !== undefined) {
    const digits = String(equity).split('.')[1]?.length ?? 0;
    // A fact that has its fraction beside it is rounded to six digits or more, and may have lost zeros.
    const printed = fraction === undefined ? digits : Math.max(digits, 6);
    report.check(
      Math.abs(player.equity - equity) <= 0.51 * 10 ** -printed,
      `equity of ${name}: got ${player.equity}, expected ${equity}`,
    );
  }
  const dealt = player.shares.reduce((total, [, , n]) => total + n, 0);
  report.expect(`deals in the shares of ${name}`, dealt, deals);
}

/** The equity as a fraction, from how often the high and the low were shared by how many. */
function exactEquity(shares: PlayerEquity['shares'], deals: number): string {
  const units = 55_440n; // Twice what 1 to 11 all divide.
  let won = 0n;
  for (const [high, low, n] of shares) {
    const part = (ofPot: bigint, sharers: number) =>
      sharers > 0 ? units / (ofPot * BigInt(sharers)) : 0n;
    won += BigInt(n) * (low === null ? part(1n, high) : part(2n, high) + part(2n, low));
  }
  return lowestTerms(`${won}/${units * BigInt(deals)}`);
}
