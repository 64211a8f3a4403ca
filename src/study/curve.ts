/** How a hand stands against each hand of a range. */
import { RANKS, rankOf } from '../cards/card.ts';
import { planEach } from '../equity/each-hand/plan.ts';
import { type EquityJob, handKinds } from '../equity/job.ts';
import type { MethodOptions } from '../equity/method.ts';
import type { HandEquity, Method } from '../equity/result.ts';
import { LOW_RANKS } from '../evaluator/names.ts';
import { hasLow } from '../games/game.ts';
import type { StudyOptions } from './options.ts';
import { ask, type Question } from './question.ts';
import { quantilesOf } from './spread.ts';

/**
 * What the studied hand is worth against one hand, or against hands together that differ only in the names of
 * suits. Counts are of deals, out of `deals`.
 */
export interface Against {
  hand?: string;
  class?: string;
  hands: number;
  weight: number;
  deals: number;
  /** Of the studied hand, as all that follows. */
  equity: number;
  standardError: number;
  highPart: number;
  lowPart: number;
  scoop: number;
  threeQuarters: number;
  half: number;
  quarter: number;
  nothing: number;
}

/** Parts of a range, which add up to 1: what the studied hand has more equity than, as much, less. */
export interface Standing {
  behind: number;
  level: number;
  ahead: number;
}

/** So large a part of the range leaves the studied hand at most this equity, or part of it. */
export interface CurvePoint {
  share: number;
  equity: number;
}

/** Hands with the same two lowest ranks that the board does not have. */
export interface QuarteringKind {
  /** `A-2`, or `no low`: fewer than two ranks of eight or lower that are not on the board. */
  kind: string;
  /** Their part of the range. */
  share: number;
  /** How often one gets exactly a quarter of the pot against them. */
  quartered: number;
}

/** Of the range or the any hand of the only opponent. */
export interface CurveStudy {
  method: Method;
  /** The mean over the range: where it is exact, the equity now. */
  equity: number;
  /** By all of the equity; and in games with a low, by its high and its low part. */
  standing: { all: Standing; high?: Standing; low?: Standing };
  points: { all: CurvePoint[]; high?: CurvePoint[]; low?: CurvePoint[] };
  /** Only there in games with a low: by which kinds of hands one is quartered most, and how often in all. */
  quartered?: number;
  quarteredBy?: QuarteringKind[];
  /** Every hand, that against which one has the most equity first. */
  hands: Against[];
}

/**
 * Random deals for all hands together where it is not exact and nobody says. Not to a precision: sampling that
 * stops as soon as the error looks small enough stops too soon, all hands in the same direction.
 */
const TRIALS = 1_200_000;

/** From so many cards on the board on, a range is quick, and any hand is. */
const QUICK_BOARD = { range: 3, any: 4 };

const POINTS = Array.from({ length: 21 }, (_, i) => i / 20);

/**
 * What the first hand is worth against each hand of its opponent's range, and what part of the range it is ahead
 * of. Null where there are several opponents, or one whose hand is known.
 *
 * @throws Omaha8Error as `equity` does with `each`
 */
export function studyCurve(options: StudyOptions): Promise<CurveStudy | null> {
  return ask(options, 'studyCurve', curveOf);
}

/** Whether the curve takes a second or two. */
export function isCurveQuick({ job, boardCount }: Question): boolean {
  const kind = handKinds(job)[1] === 'any' ? 'any' : 'range';
  return boardCount >= QUICK_BOARD[kind];
}

export async function curveOf(question: Question): Promise<CurveStudy | null> {
  const { job, options } = question;
  if (job.hands.length !== 2 || job.hands[1] !== null) return null;
  options.onProgress?.({ section: 'each hand of the range', part: null });
  const other = turned(job);
  const method = await methodFor(other, options);
  const result = await question.answerOther(other, { ...method, each: true });
  const each = result.players[0].each ?? [];
  const isSampled = each.some(({ standardError }) => standardError > 0);
  // Exact deals are weighted and leave out what cannot be dealt; trials are spread as evenly as may be.
  const weightOf = ({ deals, weight }: HandEquity): number => (isSampled ? weight : deals);
  const rows = each.map((theirs) => ({ theirs, ours: against(theirs), weight: weightOf(theirs) }));
  rows.sort((a, b) => b.ours.equity - a.ours.equity);
  const isLow = hasLow(job.game);
  return {
    method: isSampled ? 'monte-carlo' : 'exact',
    equity: mean(rows, ({ ours }) => ours.equity),
    standing: {
      all: standingBy(rows, ({ ours, theirs }) => ours.equity - theirs.equity),
      ...(isLow && {
        high: standingBy(rows, ({ ours, theirs }) => ours.highPart - theirs.highPart),
        low: standingBy(rows, ({ ours, theirs }) => ours.lowPart - theirs.lowPart),
      }),
    },
    points: {
      all: pointsOf(rows, ({ ours }) => ours.equity),
      ...(isLow && {
        high: pointsOf(rows, ({ ours }) => ours.highPart),
        low: pointsOf(rows, ({ ours }) => ours.lowPart),
      }),
    },
    ...(isLow && {
      quartered: mean(rows, ({ ours }) => ours.quarter / ours.deals),
      quarteredBy: quarteredBy(rows, job),
    }),
    hands: rows.map(({ ours }) => ours),
  };
}

async function methodFor(
  job: EquityJob,
  { exact, trials, precision, seed }: MethodOptions,
): Promise<MethodOptions> {
  if (exact || trials !== undefined || precision !== undefined) {
    return { exact, trials, precision, seed };
  }
  const plan = await planEach(job, { seed });
  return plan.method === 'exact' ? { seed } : { trials: TRIALS, seed };
}

/** A hand of the range, what it is worth, what the studied hand is worth against it, and what it weighs. */
interface Row {
  readonly theirs: HandEquity;
  readonly ours: Against;
  readonly weight: number;
}

/** The same job with the two players in each other's place. */
function turned(job: EquityJob): EquityJob {
  const { hands, choices, example } = job;
  const order = [...choices.keys()].sort((a, b) => placeOf(choices[a].of) - placeOf(choices[b].of));
  return {
    ...job,
    hands: [hands[1], hands[0]],
    choices: order.map((i) => {
      const { of } = choices[i];
      return typeof of === 'number' ? { ...choices[i], of: 1 - of } : choices[i];
    }),
    example: order.map((i) => example[i]),
  };
}

function placeOf(of: number | 'board' | 'dead'): number {
  return typeof of === 'number' ? -of : 1;
}

/** Between two players one gets what the other does not. */
function against(theirs: HandEquity): Against {
  const { hand, class: alike, hands, weight, deals, lowMade, equity, standardError } = theirs;
  const lowPot = lowMade / deals / 2;
  const highPart = clean(1 - lowPot - theirs.highPart);
  const ours = 1 - equity;
  return {
    ...(hand !== undefined && { hand }),
    ...(alike !== undefined && { class: alike }),
    hands,
    weight,
    deals,
    equity: ours,
    standardError,
    highPart,
    lowPart: ours - highPart,
    scoop: theirs.nothing,
    threeQuarters: theirs.quarter,
    half: theirs.half,
    quarter: theirs.threeQuarters,
    nothing: theirs.scoop,
  };
}

/** Differences of doubles that stand for the same fraction. */
const CLOSE = 1e-12;

function clean(part: number): number {
  return Math.abs(part) < CLOSE ? 0 : part;
}

function mean(rows: readonly Row[], of: (row: Row) => number): number {
  let sum = 0;
  let weights = 0;
  for (const row of rows) {
    sum += row.weight * of(row);
    weights += row.weight;
  }
  return sum / weights;
}

function standingBy(rows: readonly Row[], lead: (row: Row) => number): Standing {
  const standing = { behind: 0, level: 0, ahead: 0 };
  let all = 0;
  for (const row of rows) {
    const by = lead(row);
    standing[by > CLOSE ? 'behind' : by < -CLOSE ? 'ahead' : 'level'] += row.weight;
    all += row.weight;
  }
  return {
    behind: standing.behind / all,
    level: standing.level / all,
    ahead: standing.ahead / all,
  };
}

function pointsOf(rows: readonly Row[], of: (row: Row) => number): CurvePoint[] {
  const sorted = rows
    .map((row) => ({ weight: row.weight, equity: of(row) }))
    .sort((a, b) => a.equity - b.equity);
  return quantilesOf(sorted, POINTS).map((equity, i) => ({ share: POINTS[i], equity }));
}

/** The kinds by which one is quartered at all, those that do most of it first. */
function quarteredBy(rows: readonly Row[], { board }: EquityJob): QuarteringKind[] {
  const onBoard = board.map((card) => RANKS[rankOf(card)]);
  const kinds = new Map<string, Row[]>();
  for (const row of rows) {
    const kind = lowKind(row.theirs, onBoard);
    const those = kinds.get(kind);
    if (those === undefined) kinds.set(kind, [row]);
    else those.push(row);
  }
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  return [...kinds]
    .map(([kind, those]) => ({
      kind,
      share: those.reduce((sum, { weight }) => sum + weight, 0) / all,
      quartered: mean(those, ({ ours }) => ours.quarter / ours.deals),
    }))
    .filter(({ quartered }) => quartered > 0)
    .sort((a, b) => b.share * b.quartered - a.share * a.quartered);
}

/** The two lowest ranks of a hand that are not on the board: `A-2`. */
function lowKind({ hand, class: alike }: HandEquity, onBoard: readonly string[]): string {
  // Hands and classes alike are a rank and a suit, card by card.
  const ranks = [...(hand ?? alike ?? '')].filter((_, i) => i % 2 === 0);
  const low = [...LOW_RANKS].filter((rank) => ranks.includes(rank) && !onBoard.includes(rank));
  return low.length < 2 ? 'no low' : `${low[0]}-${low[1]}`;
}
