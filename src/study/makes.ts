/** What a hand makes, street by street. */
import { type CardText, cardTexts } from '../cards/text.ts';
import { type EquityJob, handKinds } from '../equity/job.ts';
import type { Method } from '../equity/result.ts';
import { hasLow } from '../games/game.ts';
import { CATEGORIES, type Category } from '../tables/high-values.ts';
import { type CountedDeals, countDeals } from './deals.ts';
import { CELL, CELLS, HIGHS } from './makes-tally.ts';
import type { StudyOptions } from './options.ts';
import { ask, type Question, STREETS, type Street } from './question.ts';

/** How deals were looked at; counts are out of them. */
interface Counted {
  method: Method;
  /** Run-outs of the board, times the hands that ranges leave; or random deals. */
  deals: number;
  seed: number | null;
  /** The largest standard error of any count's part of the deals; 0 where they are exact. */
  standardError: number;
}

/** What a hand makes on one street, in how many deals. A board of five cards has ten flops: counts need not be whole. */
export interface MadeOnStreet {
  street: Street;
  /** Only there where all its cards are known. */
  board?: CardText[];
  /** Every category of high, best first. */
  highs: { category: Category; count: number }[];
  /** The best high that any two cards which the hand has not seen could make. */
  nutHigh: number;
  /** Only there in games with a low, as what follows: a qualifying low. */
  low?: number;
  nutLow?: number;
  /** A low that only the nut low beats. */
  secondNutLow?: number;
  /** The nut low, and on the river it still is; on the river itself as often as `nutLow`. */
  nutLowKept?: number;
}

/** Who else has the nut low when the hand has it. */
export interface NutLowSharing {
  street: Street;
  nutLow: number;
  alone: number;
  withOne: number;
  withMore: number;
}

export interface MakesStudy extends Counted {
  /** From the flop, or the street of the board, to the river. */
  streets: MadeOnStreet[];
  /** Only there in games with a low. Counted over the opponents' hands as well, which may have to be sampled. */
  sharing?: Counted & { streets: NutLowSharing[] };
}

/** Nanoseconds that looking at a street of a deal takes, and at who shares its low. */
const COST_PER_STREET = 700;
const SHARING_COST_PER_STREET = 250;
const TRIALS = 240_000;

/**
 * How often the first hand makes which high, the nut high, a low, the nut low and the second nut low on each
 * street; how often it keeps the nut low until the river; and how often others have it too.
 *
 * @throws Omaha8Error as `equity` does
 */
export function studyMakes(options: StudyOptions): Promise<MakesStudy> {
  return ask(options, 'studyMakes', makesOf);
}

export async function makesOf(question: Question): Promise<MakesStudy> {
  const { job } = question;
  const from = Math.max(1, question.streetOf(question.boardCount));
  const alone = withoutUnknown(job);
  const own = await count(question, alone, from, false);
  const makes: MakesStudy = {
    ...describe(own),
    streets: STREETS.slice(from).map((street, i) => madeOn(question, street, own, i)),
  };
  if (!hasLow(job.game)) return makes;
  const all = alone === job ? own : await count(question, job, from, true);
  const streets = STREETS.slice(from).map((street, i) => sharedOn(street, all, i));
  return { ...makes, sharing: { ...describe(all), streets } };
}

/** The job without the opponents who may have any hand: what the first hand makes does not depend on them. */
function withoutUnknown(job: EquityJob): EquityJob {
  const kinds = handKinds(job);
  const kept = [...job.hands.keys()].filter((player) => player === 0 || kinds[player] !== 'any');
  if (kept.length === job.hands.length) return job;
  return {
    ...job,
    hands: kept.map((player) => job.hands[player]),
    choices: job.choices.map((choice) => {
      const { of } = choice;
      return typeof of === 'number' ? { ...choice, of: kept.indexOf(of) } : choice;
    }),
  };
}

function count(
  question: Question,
  job: EquityJob,
  from: number,
  sharingAlone: boolean,
): Promise<CountedDeals> {
  const numbers = STREETS.map((_, street) => street).slice(from);
  const streets = numbers.reduce((set, street) => set | (1 << street), 0);
  const cost = numbers.length * (sharingAlone ? SHARING_COST_PER_STREET : COST_PER_STREET);
  const wanted = { of: 'makes', from, sharingAlone } as const;
  const section = sharingAlone ? 'who shares the nut low' : 'what it makes';
  return countDeals(question, job, wanted, { streets, cost, trials: TRIALS }, section);
}

function describe(counted: CountedDeals): Counted {
  const { method, deals, seed, cells } = counted;
  const errors = Array.from(cells, (_, cell) => counted.errorOf(cell));
  return { method, deals, seed, standardError: Math.max(...errors) };
}

function madeOn(
  { job, boardCounts, boardCount, isBoardKnown }: Question,
  street: Street,
  counted: CountedDeals,
  position: number,
): MadeOnStreet {
  const of = (cell: number): number => counted.count(position * CELLS + cell);
  const cards = boardCounts[STREETS.indexOf(street)];
  return {
    street,
    ...(isBoardKnown && cards <= boardCount && { board: cardTexts(job.board.slice(0, cards)) }),
    highs: CATEGORIES.map((category, i) => ({ category, count: of(HIGHS - 1 - i) })),
    nutHigh: of(CELL.nutHigh),
    ...(hasLow(job.game) && {
      low: of(CELL.low),
      nutLow: of(CELL.nutLow),
      secondNutLow: of(CELL.secondNutLow),
      nutLowKept: of(CELL.kept),
    }),
  };
}

function sharedOn(street: Street, counted: CountedDeals, position: number): NutLowSharing {
  const of = (cell: number): number => counted.count(position * CELLS + cell);
  const [nutLow, alone, withOne] = [of(CELL.nutLow), of(CELL.alone), of(CELL.withOne)];
  return { street, nutLow, alone, withOne, withMore: nutLow - alone - withOne };
}
