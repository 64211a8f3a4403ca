/** What each flop does, and each kind of flop. */
import { type Card, RANKS, rankOf, suitOf } from '../cards/card.ts';
import type { Method } from '../equity/result.ts';
import { POT_UNITS } from '../equity/share-counts.ts';
import { writeCombination } from '../math/colex.ts';
import type { CountedDeals } from './deals.ts';
import { countDeals } from './deals.ts';
import { FLOP_CELLS, flopDeck } from './flop-tally.ts';
import type { StudyOptions } from './options.ts';
import { ask, type Question } from './question.ts';
import type { Outcome } from './spread.ts';

/** Flops of one kind. */
export interface FlopKind {
  /** By ranks `A-K-4`; by suits `rainbow`, `two-tone`, `monotone`, with whether the hand has two of the suit. */
  kind: string;
  /** How many flops these are. */
  flops: number;
  /** How likely one of them is, 0 … 1. */
  share: number;
  equity: number;
  standardError: number;
  /** Equity after it less the mean of all flops. */
  change: number;
}

export interface FlopsStudy {
  method: Method;
  /** Boards counted, each for all its flops; times the opponents' hands, or random deals. */
  deals: number;
  seed: number | null;
  /** The mean over all flops: the equity now. */
  equity: number;
  /** The standard error of the equity after one flop, typically; 0 where it is exact. */
  standardError: number;
  /** All kinds, best first. */
  byRanks: FlopKind[];
  bySuits: FlopKind[];
}

/** Nanoseconds that a deal takes: its showdown and its ten flops. */
const COST = 350;
const TRIALS = 2_400_000;

/**
 * What the first hand is worth after each kind of flop. Null where the flop has come, or a pattern stands in its
 * place.
 *
 * @throws Omaha8Error as `equity` does
 */
export function studyFlops(options: StudyOptions): Promise<FlopsStudy | null> {
  return ask(options, 'studyFlops', async (question) => (await flopsOf(question))?.study ?? null);
}

interface Flop extends Outcome {
  readonly cards: readonly Card[];
  readonly units: number;
  /** Sum of squared shares. */
  readonly squares: number;
}

/** Before the flop or in the middle of it: more than one card comes next. */
export function hasFlops({ isBoardKnown, boardCounts, boardCount }: Question): boolean {
  const next = boardCounts.find((count) => count > boardCount);
  return isBoardKnown && next !== undefined && next - boardCount > 1;
}

export async function flopsOf(
  question: Question,
): Promise<{ study: FlopsStudy; outcomes: readonly Outcome[] } | null> {
  if (!hasFlops(question)) return null;
  const { job, boardCounts } = question;
  const onFlop = boardCounts[question.streetOf(question.boardCount + 1)];
  const river = 1 << (boardCounts.length - 1);
  const trials = TRIALS / (job.hands.length - 1);
  const looks = { streets: river, cost: COST * (job.hands.length / 2), trials };
  const counted = await countDeals(question, job, { of: 'flops', onFlop }, looks, 'flops');
  const flops = listFlops(question, counted, onFlop - job.board.length);
  const equity = equityOf(flops);
  const [hand] = job.hands;
  const isSampled = counted.method !== 'exact';
  const kinds = (nameOf: (cards: readonly Card[]) => string): FlopKind[] =>
    kindsOf(flops, equity, isSampled, (cards) => nameOf([...job.board, ...cards]));
  const { method, deals, seed } = counted;
  return {
    outcomes: flops,
    study: {
      method,
      deals,
      seed,
      equity,
      standardError: isSampled ? typicalError(flops) : 0,
      byRanks: kinds(ranksName),
      bySuits: kinds((cards) => suitsName(cards, hand)),
    },
  };
}

function listFlops({ job }: Question, { cells }: CountedDeals, size: number): Flop[] {
  const deck = flopDeck(job);
  const places = new Uint8Array(size);
  const flops: Flop[] = [];
  for (let index = 0; index < cells.length / FLOP_CELLS; index++) {
    const at = index * FLOP_CELLS;
    const weight = cells[at];
    if (weight === 0) continue;
    writeCombination(index, size, places, 0);
    const units = cells[at + 1];
    const equity = units / POT_UNITS / weight;
    const cards = Array.from(places, (place) => deck[place]);
    flops.push({ cards, weight, units, equity, squares: cells[at + 2] });
  }
  return flops;
}

function equityOf(flops: readonly Flop[]): number {
  const units = flops.reduce((sum, flop) => sum + flop.units, 0);
  return units / POT_UNITS / flops.reduce((sum, { weight }) => sum + weight, 0);
}

/** The variance of a mean of so many independent shares. */
function varianceOf(flops: readonly Flop[]): number {
  const weight = flops.reduce((sum, flop) => sum + flop.weight, 0);
  const mean = equityOf(flops);
  const squares = flops.reduce((sum, flop) => sum + flop.squares, 0) / weight;
  return Math.max(0, squares - mean ** 2) / weight;
}

function typicalError(flops: readonly Flop[]): number {
  const variances = flops.map((flop) => varianceOf([flop]) * flop.weight);
  const weight = flops.reduce((sum, flop) => sum + flop.weight, 0);
  return Math.sqrt(variances.reduce((sum, variance) => sum + variance, 0) / weight);
}

function kindsOf(
  flops: readonly Flop[],
  mean: number,
  isSampled: boolean,
  nameOf: (cards: readonly Card[]) => string,
): FlopKind[] {
  const kinds = new Map<string, Flop[]>();
  for (const flop of flops) {
    const kind = nameOf(flop.cards);
    const those = kinds.get(kind);
    if (those === undefined) kinds.set(kind, [flop]);
    else those.push(flop);
  }
  const all = flops.reduce((sum, { weight }) => sum + weight, 0);
  return [...kinds]
    .map(([kind, those]) => {
      const equity = equityOf(those);
      return {
        kind,
        flops: those.length,
        share: those.reduce((sum, { weight }) => sum + weight, 0) / all,
        equity,
        standardError: isSampled ? Math.sqrt(varianceOf(those)) : 0,
        change: equity - mean,
      };
    })
    .sort((a, b) => b.equity - a.equity);
}

/** `A-K-4` */
function ranksName(cards: readonly Card[]): string {
  return cards
    .map(rankOf)
    .sort((a, b) => b - a)
    .map((rank) => RANKS[rank])
    .join('-');
}

/** How many suits there are, and whether a hand that is known has two cards of the one of which there are most. */
function suitsName(cards: readonly Card[], hand: readonly Card[] | null): string {
  const counts = [0, 0, 0, 0];
  for (const card of cards) counts[suitOf(card)]++;
  const most = Math.max(...counts);
  if (most === 1) return 'rainbow';
  const name = most === 2 ? 'two-tone' : 'monotone';
  if (hand === null) return name;
  const held = hand.filter((card) => suitOf(card) === counts.indexOf(most)).length;
  return held > 1 ? `${name}, your suit` : `${name}, not your suit`;
}
