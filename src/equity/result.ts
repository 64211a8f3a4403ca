import { type CardText, cardTexts, formatCards } from '../cards/text.ts';
import type { Game } from '../games/game.ts';
import type { Choice, EquityJob } from './job.ts';
import type { PotOdds } from './pot-odds.ts';
import { POT_UNITS, type ShareCounts, type ShareRow, unitsOf } from './share-counts.ts';

export type Method = 'exact' | 'monte-carlo';

/** Shares of the pot, their mean and how often each comes. Counts are of deals. */
export interface Worth {
  /** The mean share of the pot, 0 … 1. */
  equity: number;
  /** Of the equity; 0 where it is exact. */
  standardError: number;
  /** The whole pot, alone. */
  scoop: number;
  /** The high, alone or shared with others; the same for the low. */
  highWin: number;
  highTie: number;
  lowWin: number;
  lowTie: number;
  /** Exactly these shares of the pot; with `scoop` and `other` they add up to all deals. */
  threeQuarters: number;
  half: number;
  quarter: number;
  /** Any other share: a third, a sixth, … */
  other: number;
  nothing: number;
}

/** What a hand is worth. Counts are of deals, out of `Equity.deals`. */
export interface PlayerEquity extends Worth {
  /** From 1, in the order given. */
  seat: number;
  name?: string;
  /** As it was given, `As` style; `*` for any hand; a range as an expression that reads as the same range. */
  hand: string;
  /**
   * Rows of: how many players shared the high with this one among them (0: they did not win it), the
   * same for the low (null: nobody made a low), and the number of deals. Sorted by the first, then by
   * the second with null first; every deal is in exactly one row.
   */
  shares: [highSharers: number, lowSharers: number | null, deals: number][];
  /** Only there where a pot and a call were given, and for the first player: what calling is worth. */
  potOdds?: PotOdds;
  /** Only there where it was asked for, and for the first player: what each of their hands is worth, best first. */
  each?: HandEquity[];
}

/**
 * What a hand of a player is worth by itself, or hands together that differ only in the names of suits. Counts are
 * of deals, out of its own `deals`.
 */
export interface HandEquity extends Worth {
  /** The hand, `As` style; or, where there are several, what they have in common: `AxAy2x3y`. */
  hand?: string;
  class?: string;
  /** How many hands these are. */
  hands: number;
  /** What they weigh together; a hand of the range that is played most often weighs 1. */
  weight: number;
  /** Deals, or trials, of these hands. In an exact answer those of all hands add up to all deals. */
  deals: number;
  /** Those of them in which at least one player has a low. */
  lowMade: number;
  /** What of the equity comes from the high, and from the low: they add up to it exactly. */
  highPart: number;
  lowPart: number;
}

/** What each hand is worth against the others. */
export interface Equity {
  game: Game;
  board: CardText[];
  dead: CardText[];
  /** Only there where the board, or the dead cards, were given by a pattern: what it is. */
  boardPattern?: string;
  deadPattern?: string;
  method: Method;
  /**
   * Boards; with unknown hands, hands times boards; with ranges, so many for each combination of their
   * hands, times its weight; sampled, trials.
   */
  deals: number;
  /** Deals in which at least one player has a low. */
  lowMade: number;
  /** Of the random numbers; null where none were used. */
  seed: number | null;
  /** How many threads the work was done on. */
  threads: number;
  elapsedMs: number;
  /** Only there when sampling was interrupted: these are the trials until then. */
  interrupted?: true;
  players: PlayerEquity[];
}

/** What a result says beside its counts. */
export type Circumstances = Pick<
  Equity,
  'method' | 'seed' | 'threads' | 'elapsedMs' | 'interrupted'
>;

/**
 * @param standardErrors  by player
 * @param names           by player, if they have names
 */
export function describeEquity(
  job: EquityJob,
  counts: ShareCounts,
  standardErrors: readonly number[],
  names: readonly string[] | undefined,
  { method, seed, threads, elapsedMs, interrupted }: Circumstances,
): Equity {
  return {
    game: job.game,
    board: cardTexts(job.board),
    dead: cardTexts(job.dead),
    ...patternsOf(job),
    method,
    deals: counts.deals,
    lowMade: counts.lowMade,
    seed,
    threads,
    elapsedMs,
    ...(interrupted && { interrupted }),
    players: job.hands.map((hand, player) => ({
      seat: player + 1,
      ...(names !== undefined && { name: names[player] }),
      hand: hand === null ? (textOf(job, player) ?? ANY_HAND) : formatCards(hand),
      equity: counts.equity(player),
      standardError: standardErrors[player],
      ...summarize(counts.rows(player)),
    })),
  };
}

/** How a hand that may be any is written. */
const ANY_HAND = '*';

function textOf({ choices }: EquityJob, of: Choice['of']): string | undefined {
  return choices.find((choice) => choice.of === of)?.text;
}

function patternsOf(job: EquityJob): Pick<Equity, 'boardPattern' | 'deadPattern'> {
  const [boardPattern, deadPattern] = [textOf(job, 'board'), textOf(job, 'dead')];
  return {
    ...(boardPattern !== undefined && { boardPattern }),
    ...(deadPattern !== undefined && { deadPattern }),
  };
}

/** What a player's rows come to: everything but the equity itself. */
export function summarize(
  rows: readonly ShareRow[],
): Omit<Worth, 'equity' | 'standardError'> & Pick<PlayerEquity, 'shares'> {
  const count = (which: (row: ShareRow) => boolean): number =>
    rows.reduce((deals, row) => (which(row) ? deals + row.deals : deals), 0);
  const gives = (quarters: number) => (row: ShareRow) =>
    unitsOf(row) === (POT_UNITS / 4) * quarters;
  const isLow = (row: ShareRow, test: (low: number) => boolean): boolean =>
    row.low !== null && test(row.low);
  return {
    scoop: count(gives(4)),
    highWin: count((row) => row.high === 1),
    highTie: count((row) => row.high > 1),
    lowWin: count((row) => isLow(row, (low) => low === 1)),
    lowTie: count((row) => isLow(row, (low) => low > 1)),
    threeQuarters: count(gives(3)),
    half: count(gives(2)),
    quarter: count(gives(1)),
    other: count((row) => unitsOf(row) % (POT_UNITS / 4) !== 0),
    nothing: count(gives(0)),
    shares: rows.map(({ high, low, deals }) => [high, low, deals]),
  };
}
