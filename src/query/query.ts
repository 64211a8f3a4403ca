/** The door: a query in, its answers out. */
import { DECK_SIZE } from '../cards/card.ts';
import type { Counted } from '../equity/engines/contract.ts';
import type { EquityJob } from '../equity/job.ts';
import { checkMethod, type MethodOptions } from '../equity/method.ts';
import { checkRunOptions, type RunOptions } from '../equity/options.ts';
import { inOrder } from '../equity/pieces.ts';
import { type ExactPlan, LEAST_TRIALS, planJob } from '../equity/plan.ts';
import { parseJob } from '../equity/read-job.ts';
import { carryOut } from '../equity/run.ts';
import { bytesIn } from '../equity/threads/admission.ts';
import { EquityPool, queueOf } from '../equity/threads/pool.ts';
import type { Caller, Spread, TaskQueue } from '../equity/threads/task-queue.ts';
import { choose } from '../math/choose.ts';
import { colexIndex } from '../math/colex.ts';
import { parseBoardPattern } from '../ranges/board-pattern.ts';
import { parseRange } from '../ranges/range.ts';
import { loadRanking, rankedPlayers } from '../ranges/rankings/index.ts';
import { checkOptions, checkText, type OptionNames } from '../text/check.ts';
import { Omaha8Error } from '../text/errors.ts';
import { grouped } from '../text/words.ts';
import { inWholeDeals, type Scale } from './all-deals.ts';
import { withNames, withPlaces } from './card-faults.ts';
import { type Compiled, compile } from './compile.ts';
import { type Counts, type QueryData, queryCounter, tableOf } from './counter.ts';
import { badQuery } from './fault.ts';
import { parseQuery } from './parse.ts';
import { planDeals, type QueryPlan } from './plan.ts';
import {
  describeSelector,
  deviationOf,
  groupsOf,
  type QueryResult,
  type StatementResult,
  standardError,
} from './result.ts';
import { ShareRowSpot } from './spot.ts';
import { type PlainTally, Tally } from './tally.ts';
import { isShare } from './types.ts';

/** How a query is to be answered. */
export interface QueryOptions extends MethodOptions, RunOptions {}

const OPTION_NAMES: OptionNames<QueryOptions> = {
  exact: true,
  trials: true,
  precision: true,
  seed: true,
  threads: true,
  pool: true,
  signal: true,
  onProgress: true,
  onHint: true,
};

/** A statement on its way. */
interface Run {
  readonly query: string;
  readonly statement: number;
  readonly compiled: Compiled;
  readonly job: EquityJob;
  readonly options: QueryOptions;
  readonly queue: TaskQueue;
}

/** What counting a statement came to. */
interface Outcome {
  readonly method: StatementResult['method'];
  readonly tally: PlainTally;
  readonly scale: Scale;
  readonly seed: number | null;
  readonly threads: number;
  readonly interrupted?: true;
}

/**
 * Answers questions about deals in PQL, whose words and meaning README.md describes: `select
 * avg(riverEquity(hero)) from hero='AsAh2s3h', villain='*'`.
 *
 * Exact where that takes about two seconds on one thread, else sampled: until every share and every mean of
 * shares has a standard error of at most 0.0005, and other means are as good in proportion to how far their
 * values lie apart. `exact`, `trials`, `precision` and `seed` ask for something else, as they do of `equity`.
 * Counts do not depend on the number of threads.
 *
 * @param text  statements with `;` between them
 * @throws Omaha8Error `bad-query` with the place of what is wrong; what `equity` throws for cards, ranges and
 *   options; `impossible-deal` where `where` never holds
 */
export async function query(text: string, options: QueryOptions = {}): Promise<QueryResult> {
  checkText(text, 'the query');
  checkOptions<QueryOptions>(options, 'query', OPTION_NAMES);
  checkRunOptions(options);
  checkMethod(options);
  const pool = options.pool ?? new EquityPool({ threads: options.threads });
  try {
    // All mistakes are found before the first deal.
    const compiled = parseQuery(text).map((statement) => compile(text, statement));
    const jobs = [];
    for (const one of compiled) jobs.push(await readJob(text, one, options));
    const statements: StatementResult[] = [];
    for (const [statement, job] of jobs.entries()) {
      const run = { query: text, statement, compiled: compiled[statement], job, options };
      statements.push(await answer({ ...run, queue: queueOf(pool) }));
    }
    return { statements };
  } finally {
    if (options.pool === undefined) await pool.close();
  }
}

/** Reads the cards and ranges of a statement. */
function readJob(
  text: string,
  { setting }: Compiled,
  { onHint }: QueryOptions,
): Promise<EquityJob> {
  const { game, board, dead, players } = setting;
  return withPlaces(text, setting, () =>
    parseJob(
      {
        hands: players.map(({ range }) => range),
        board,
        dead,
        game: game.name,
        cards: game.holeCounts.length === 1 ? game.holeCounts[0] : undefined,
        onHint: (hint) => onHint?.(withNames(hint, setting)),
      },
      0,
    ),
  );
}

async function answer(run: Run): Promise<StatementResult> {
  const started = performance.now();
  const place = await run.queue.enter();
  try {
    const begin = (cost: number, bytes: number): Spread =>
      run.queue.begin(place, cost, bytes, run.options.threads ?? run.queue.threads);
    const outcome = (await countShares(run, begin)) ?? (await countDeals(run, begin));
    return describe(run, outcome, performance.now() - started);
  } finally {
    place.leave();
  }
}

function describe(
  { query, compiled }: Run,
  { method, tally, scale, seed, threads, interrupted }: Outcome,
  elapsedMs: number,
): StatementResult {
  if (tally.kept === 0) throw neverHolds(method, inWholeDeals(tally.tried, scale));
  return {
    method,
    deals: inWholeDeals(tally.tried, scale),
    kept: inWholeDeals(tally.kept, scale),
    seed,
    threads,
    elapsedMs: Math.round(elapsedMs * 1000) / 1000,
    ...(interrupted && { interrupted }),
    selectors: compiled.asks.map((ask, i) =>
      describeSelector(query, ask, tally, tally.values[i], method === 'exact', scale),
    ),
  };
}

function neverHolds(method: StatementResult['method'], tried: number): Omaha8Error {
  const message =
    method === 'exact'
      ? `where is true of none of the ${grouped(tried)} deals that there are`
      : `where was true of none of ${grouped(tried)} random deals; it may never be, or too seldom to be sampled`;
  return new Omaha8Error('impossible-deal', message);
}

const ONE_EACH: Scale = { times: 1, orders: 1 };

type Begin = (cost: number, bytes: number) => Spread;

/**
 * Answers what depends on the share of one player in the pot alone from the counts of an exact equity, whose
 * engines count many deals at once; null where it is of another kind, or equity would sample.
 */
async function countShares(run: Run, begin: Begin): Promise<Outcome | null> {
  const { compiled, job, options, queue } = run;
  const expressions = compiled.asks.map(({ expression }) => expression);
  if (compiled.where !== null) expressions.push(compiled.where);
  const players = new Set(expressions.flatMap((expression) => [...expression.players]));
  const isOfShares = expressions.every(({ looks }) => looks !== 'deal') && players.size === 1;
  if (!isOfShares || job.hands.length < 2 || options.trials !== undefined) return null;
  const plan = await planJob(job, options).catch(() => null);
  if (plan?.method !== 'exact') return null;
  const spread = begin(plan.cost, bytesIn(job.choices) + bytesIn(plan.offer.data));
  const caller: Caller<Counted> = { engine: plan.engine, cancelled: false, beganAt: null };
  const { signal, onProgress } = options;
  const exact: ExactPlan = plan;
  const { counts } = await carryOut({
    job,
    plan: exact,
    queue,
    spread,
    caller,
    signal,
    onProgress,
  });
  const tally = new Tally(compiled.asks.map(({ wanted }) => wanted));
  const spot = new ShareRowSpot(tableOf(job, compiled, [], []));
  const [player] = players;
  for (const { high, low, deals } of counts.rows(player)) {
    spot.set(high, low);
    if (compiled.where !== null && compiled.where.run(spot) === 0) {
      tally.pass(deals);
      continue;
    }
    tally.keep(deals);
    compiled.asks.forEach(({ expression }, i) => {
      tally.add(i, expression.run(spot), deals);
    });
  }
  const threads = Math.min(spread.threads, queue.threads);
  return { method: 'exact', tally: tally.plain(), scale: ONE_EACH, seed: null, threads };
}

async function countDeals(run: Run, begin: Begin): Promise<Outcome> {
  const { compiled, job, options, queue } = run;
  const [ranges, orderings] = await Promise.all([readRanges(run), readOrderings(run)]);
  checkBoards(run);
  const { query, statement } = run;
  const plan = await withPlaces(query, compiled.setting, () => planDeals(job, compiled, options));
  const data: QueryData = { query, statement, ranges, orderings, deals: plan.deals };
  const spread = begin(plan.cost, bytesIn(job.choices) + bytesIn(data));
  const caller: Caller<Counts> = { engine: queryCounter, cancelled: false, beganAt: null };
  const offer = { pieces: plan.pieces, pieceCost: plan.pieceCost, data };
  const tally = new Tally(compiled.asks.map(({ wanted }) => wanted));
  const { signal, onProgress } = options;
  const isExact = plan.method === 'exact';
  let piecesDone = 0;
  let state = tally.plain();
  results: for await (const { result, to } of inOrder({
    job,
    offer,
    queue,
    spread,
    caller,
    signal,
  })) {
    piecesDone = to;
    for (const part of result) {
      tally.merge(part);
      state = tally.plain();
      if (!isExact && isEnough(plan, compiled, state)) break results;
    }
    const done = inWholeDeals(state.tried, plan.scale);
    const part = Number.isFinite(plan.pieces) ? to / plan.pieces : null;
    const error = isExact || state.kept === 0 ? null : largestError(compiled, state);
    onProgress?.({ method: plan.method, done, total: null, part, standardError: error });
  }
  const isUnfinished = signal?.aborted === true && piecesDone < plan.pieces;
  const interrupted = isUnfinished && (isExact || !isEnough(plan, compiled, state));
  if (interrupted && (isExact || state.tried === 0)) {
    throw new Omaha8Error(
      'aborted',
      `interrupted after ${grouped(Math.floor(inWholeDeals(state.tried, plan.scale)))} deals${isExact ? '; an unfinished enumeration has no result' : ''}`,
    );
  }
  return {
    method: plan.method,
    tally: state,
    scale: plan.scale,
    seed: plan.seed,
    threads: Math.min(spread.threads, queue.threads),
    ...(interrupted && { interrupted }),
  };
}

/** Where a condition has not held once in so many deals, it is not looked for any longer. */
const MOST_WITHOUT = 5_000_000;

/** Whether the deals so far are as many as the precision asks for. */
function isEnough({ precision }: QueryPlan, compiled: Compiled, tally: PlainTally): boolean {
  if (precision === null) return false;
  if (tally.kept === 0) return tally.tried >= MOST_WITHOUT;
  return tally.tried >= LEAST_TRIALS && largestError(compiled, tally) <= precision;
}

/** The largest standard error of any selector, in proportion to how far its values lie apart. */
function largestError({ asks }: Compiled, tally: PlainTally): number {
  // A share can be no further off than this, whatever it is of.
  const ofAny = 0.5 / Math.sqrt(groupsOf(tally));
  const errors = asks.map(({ selection, expression: { type, ofPot } }, i) => {
    const values = tally.values[i];
    if (selection.selector !== 'avg' && selection.selector !== 'count') return ofAny;
    const error = standardError(type, tally, values);
    if (type === 'TBoolean' || isShare(type) || ofPot) return error;
    const apart = 2 * deviationOf(type, tally, values);
    return apart === 0 ? ofAny : error / apart;
  });
  return Math.max(...errors);
}

/** The hands of each range that expressions name, a bit for each. */
async function readRanges({ query, compiled, job }: Run): Promise<Uint8Array[]> {
  const { game, holeCount: holeCards } = job;
  const all = choose(DECK_SIZE, holeCards);
  return Promise.all(
    compiled.ranges.map(async ({ text, place }) => {
      try {
        const range = await parseRange(text, { game, holeCards, where: 'the range' });
        const hands = range.hands();
        const bits = new Uint8Array(Math.ceil(all / 8));
        for (let at = 0; at < hands.length; at += holeCards) {
          const hand = colexIndex(hands, at, holeCards);
          bits[hand >> 3] |= 1 << (hand & 7);
        }
        return bits;
      } catch (error) {
        throw error instanceof Omaha8Error ? badQuery(query, place, error.message) : error;
      }
    }),
  );
}

/** By class of hands: the smallest percentage that has it, for each ordering that expressions name. */
async function readOrderings({ query, compiled, job }: Run): Promise<Float64Array[]> {
  return Promise.all(
    compiled.orderings.map(async ({ players, place }) => {
      try {
        const sizes = rankedPlayers(job.holeCount);
        const size = sizes.includes(players) || sizes.length === 0 ? players : sizes[0];
        const { places, steps } = await loadRanking(job.game, job.holeCount, size);
        return Float64Array.from(places, (at) => (100 * (at + 1)) / steps);
      } catch (error) {
        throw error instanceof Omaha8Error ? badQuery(query, place, error.message) : error;
      }
    }),
  );
}

function checkBoards({ query, compiled }: Run): void {
  for (const { text, place } of compiled.boards) {
    try {
      parseBoardPattern(text, 'the pattern');
    } catch (error) {
      throw error instanceof Omaha8Error ? badQuery(query, place, error.message) : error;
    }
  }
}
