/**
 * What each hand of the first player is worth, one question after another: each hand by itself where all deals
 * are counted; where they are sampled, hands that go together at once, to the precision asked for.
 */
import { DECK_SIZE } from '../../cards/card.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { isMarked, mark } from '../choices/choices.ts';
import { planDraws } from '../choices/drawer.ts';
import { cellsFor, type PlainEach } from '../each-hand/each-counts.ts';
import { type HandGroups, membersOf } from '../each-hand/hand-groups.ts';
import type { HandList } from '../each-hand/hand-list.ts';
import { handListOf } from '../each-hand/hands-of-job.ts';
import type { Choice, EquityJob } from '../job.ts';
import { SampleSum } from '../sample-counts.ts';
import { ShareCounts } from '../share-counts.ts';
import { CHUNK_TRIALS, type Sampler } from './chunks.ts';
import type { EachEngine, EachTerms } from './contract.ts';
import { costOf, countAll } from './hands.ts';
import { ChoiceSampler } from './range-sampling.ts';
import { HandSampler, trialCost } from './sampling.ts';

/** The variance of a share of the pot from trial to trial: about as many trials are dealt first as that says. */
const LIKELY_VARIANCE = 0.18;

/** A hand is given up in so many chunks as it stands: its error says how well it is known. */
const MOST_CHUNKS = 4096;

/** Time on one thread of the machine in bench/README.md, for planning: nanoseconds. */
const COST_OF_A_SAMPLER = 60e3;
const COST_OF_DRAWS = 1e6;

interface HandTerms {
  readonly groups: HandGroups;
  /** Of the random numbers; null where all deals are counted. */
  readonly seed: number | null;
  readonly precision: number;
  /** How many trials each group gets; null: as many as the precision needs. */
  readonly trials: number | null;
}

/** A piece is a group of hands. */
export const handByHand: EachEngine<HandTerms> = {
  name: 'hand-by-hand',
  method: 'each',
  offer(job, terms) {
    const { groups, method, seed, precision, trials } = terms;
    const each = trials === null ? null : Math.ceil(trials / groups.count);
    const data = { groups, seed: method === 'exact' ? null : seed, precision, trials: each };
    const pieceCost = method === 'exact' ? exactCost(job, terms) : sampleCost(job, terms, each);
    if (pieceCost === null) return null;
    const pieces = groups.count;
    return { pieceCost, pieces, likelyPieces: pieces, areDrawn: false, deals: null, data };
  },
  counter(job, terms) {
    const counter = new GroupCounter(job, terms);
    return { count: (from, to) => ({ each: counter.count(from, to) }) };
  },
};

/** Whether the first player alone may have a range. */
function isFirstAlone({ choices }: EquityJob): boolean {
  return choices.every(({ of }) => of === 0);
}

/** About how long a group takes where all deals are counted: nanoseconds; null where that is not to be had. */
function exactCost(job: EquityJob, { groups }: EachTerms): number | null {
  if (!isFirstAlone(job)) return null;
  const hands = handListOf(job, 0);
  const cost = costOf(withHand(job, hands, 0));
  return cost instanceof Omaha8Error ? null : (cost * hands.count) / groups.count;
}

function sampleCost(
  job: EquityJob,
  { precision, groups }: EachTerms,
  trials: number | null,
): number {
  const perTrial = trialCost(job);
  const areHands = groups.count === groups.of.length || isWithoutSuits(job);
  const perGroup = isFirstAlone(job) && areHands ? COST_OF_A_SAMPLER : COST_OF_DRAWS;
  return perGroup + perTrial * (trials ?? firstTrials(precision));
}

function firstTrials(precision: number): number {
  return Math.ceil(LIKELY_VARIANCE / precision ** 2);
}

/** The job in which the first player has one of their hands; the others have what shares no card with it. */
function withHand(job: EquityJob, { size, cards }: HandList, hand: number): EquityJob {
  const at = hand * size;
  const hole = Array.from(cards.subarray(at, at + size));
  const taken = new Uint8Array(DECK_SIZE);
  mark(taken, cards, at, size, 1);
  const choices = job.choices
    .filter(({ of }) => of !== 0)
    .map((choice) => choiceWithout(choice, taken));
  return { ...job, hands: [hole, ...job.hands.slice(1)], choices, example: [] };
}

/** The sets of a choice that have none of the cards that are taken. */
function choiceWithout(choice: Choice, taken: Uint8Array): Choice {
  const { size, count, cards } = choice;
  const sets: number[] = [];
  for (let set = 0; set < count; set++)
    if (!isMarked(taken, cards, set * size, size)) sets.push(set);
  return { ...choice, ...handsAt(choice, sets) };
}

/** Some of the hands of a list. */
function handsAt({ size, cards, weights }: HandList, hands: readonly number[]): HandList {
  const chosen = new Uint8Array(hands.length * size);
  hands.forEach((hand, i) => {
    chosen.set(cards.subarray(hand * size, (hand + 1) * size), i * size);
  });
  return {
    size,
    count: hands.length,
    cards: chosen,
    weights: weights === null ? null : Uint16Array.from(hands, (hand) => weights[hand]),
  };
}

/** The job in which the first player has one of some hands. */
function withHands(job: EquityJob, hands: HandList): EquityJob {
  const own: Choice = { of: 0, text: '', ...hands };
  return { ...job, choices: [own, ...job.choices.filter(({ of }) => of !== 0)], example: [] };
}

/** Whether suits are all alike to everything that is given but the first player's hands. */
function isWithoutSuits(job: EquityJob): boolean {
  const isOpen = job.hands.every((hand, player) => player === 0 || hand === null);
  return isOpen && isFirstAlone(job) && job.board.length === 0 && job.dead.length === 0;
}

class GroupCounter {
  readonly #job: EquityJob;
  readonly #terms: HandTerms;
  readonly #hands: HandList;
  readonly #members: readonly (readonly number[])[];

  constructor(job: EquityJob, terms: HandTerms) {
    this.#job = job;
    this.#terms = terms;
    this.#hands = handListOf(job, 0);
    this.#members = membersOf(terms.groups);
  }

  count(from: number, to: number): PlainEach {
    const cells = cellsFor(this.#job.hands.length);
    const sums = this.#terms.seed === null ? 0 : to - from;
    const part: PlainEach = {
      from,
      cells: new Float64Array((to - from) * cells),
      squares: new Float64Array(sums),
      products: new Float64Array(sums),
      trialSquares: new Float64Array(sums),
    };
    for (let group = from; group < to; group++) {
      const into = part.cells.subarray((group - from) * cells, (group - from + 1) * cells);
      if (this.#terms.seed === null) this.#countAll(group, into);
      else this.#sample(group, this.#terms.seed, part, into);
    }
    return part;
  }

  #countAll(group: number, into: Float64Array): void {
    const { weights } = this.#hands;
    for (const hand of this.#members[group]) {
      const counts = new ShareCounts(this.#job.hands.length);
      counts.merge(countAll(withHand(this.#job, this.#hands, hand)));
      addRows(into, counts, weights === null ? 1 : weights[hand]);
    }
  }

  #sample(group: number, seed: number, part: PlainEach, into: Float64Array): void {
    const sampler = this.#sampler(this.#members[group], seed);
    if (sampler === null) return;
    const { precision, trials } = this.#terms;
    const sum = new SampleSum(this.#job.hands.length);
    const at = group - part.from;
    let left = trials ?? firstTrials(precision);
    for (let chunk = 0; chunk < MOST_CHUNKS && left > 0; chunk++) {
      const here = Math.min(left, CHUNK_TRIALS);
      // Every group has streams of its own.
      const sample = sampler.deal(group * MOST_CHUNKS + chunk, here).plain();
      sum.merge(sample);
      part.squares[at] += sample.squares[0];
      part.products[at] += sample.products[0];
      part.trialSquares[at] += sample.trialSquares;
      left -= here;
      if (trials === null && left === 0 && sum.standardErrors()[0] > precision) {
        left = Math.ceil(firstTrials(precision) / 4);
      }
    }
    addRows(into, sum.counts, 1);
  }

  /** Deals to the hands of a group; null where they leave the others nothing. */
  #sampler(members: readonly number[], seed: number): Sampler | null {
    const job = this.#job;
    // Where nothing tells suits from each other, hands that differ in these alone are worth the same.
    const asked =
      members.length === 1 || isWithoutSuits(job)
        ? withHand(job, this.#hands, members[0])
        : withHands(job, handsAt(this.#hands, members));
    if (asked.choices.some(({ count }) => count === 0)) return null;
    if (asked.choices.length === 0) return new HandSampler(asked, seed);
    const draws = planDraws(asked);
    return draws instanceof Omaha8Error ? null : new ChoiceSampler(asked, seed, draws);
  }
}

/** Adds the rows of the first player to their cells, so many times. */
function addRows(into: Float64Array, counts: ShareCounts, times: number): void {
  const lows = counts.playerCount + 2;
  for (const { high, low, deals } of counts.rows(0)) {
    into[high * lows + (low === null ? 0 : low + 1)] += deals * times;
  }
}
