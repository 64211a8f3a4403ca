/**
 * Monte Carlo with ranges, and with boards and dead cards by pattern. A trial draws a combination of all
 * choices, each as likely as the product of its weights, and then the rest of the deal from the cards that
 * this leaves. The number of ways to deal the rest is the same for every combination, so that nothing else
 * need be weighed.
 */
import { BOARD_SIZE } from '../../cards/deal.ts';
import { BoardEvaluator } from '../../evaluator/board-evaluator.ts';
import { KnownHand } from '../../evaluator/known-hand.ts';
import { hasLow } from '../../games/game.ts';
import { min, winnersOf } from '../../math/branchless.ts';
import { RandomStream, RandomWords } from '../../math/random.ts';
import { NO_HIGH } from '../../tables/high-values.ts';
import { NO_LOW } from '../../tables/low-values.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { ChoiceDrawer, type DrawPlan, planDraws } from '../choices/drawer.ts';
import { RestDealer } from '../choices/rest-dealer.ts';
import type { EquityJob } from '../job.ts';
import { SampleCounts } from '../sample-counts.ts';
import { NOBODY, type PlayerSet } from '../share-counts.ts';
import { countChunks, offerChunks, type Sampler, type SamplingTerms } from './chunks.ts';
import type { SamplingEngine } from './contract.ts';
import { trialCost } from './sampling.ts';

/** Time on one thread of the machine in bench/README.md, for planning: nanoseconds. */
const COST_PER_DRAW = 40;
const COST_PER_LOOK = 14;
const COST_PER_MOVE = 3500;

/** What a sampler of ranges needs beside the job. */
interface RangeTerms extends SamplingTerms {
  readonly draws: DrawPlan;
}

export const rangeSampling: SamplingEngine<RangeTerms> = {
  name: 'range-sampling',
  method: 'monte-carlo',
  offer(job, terms) {
    if (job.choices.length === 0) return null;
    const draws = planDraws(job);
    if (draws instanceof Omaha8Error) return draws;
    const offer = offerChunks(trialCost(job) + drawCost(draws), terms);
    return { ...offer, data: { ...offer.data, draws } };
  },
  counter: (job, terms) => countChunks(new ChoiceSampler(job, terms.seed, terms.draws), terms),
};

/** About how long the drawing takes for each trial on one thread: nanoseconds. */
function drawCost(plan: DrawPlan): number {
  return plan.way === 'rejection'
    ? (plan.draws / plan.trialsPerCombination) * COST_PER_DRAW
    : plan.looksPerTrial * COST_PER_LOOK + COST_PER_MOVE;
}

export class ChoiceSampler implements Sampler {
  readonly #playerCount: number;
  readonly #holeCount: number;
  readonly #seed: number;
  readonly #lows: boolean;
  readonly #drawer: ChoiceDrawer;
  readonly #rest: RestDealer;
  readonly #known: readonly { bit: PlayerSet; hand: KnownHand }[];
  /** Players with a range: which of the choices is theirs. */
  readonly #ranges: readonly { bit: PlayerSet; choice: number }[];
  readonly #unknown: readonly PlayerSet[];
  readonly #evaluator = new BoardEvaluator(BOARD_SIZE);
  readonly #board = new Uint8Array(BOARD_SIZE);
  readonly #hole: Uint8Array;

  constructor(job: EquityJob, seed: number, draws: DrawPlan) {
    const { choices, hands } = job;
    this.#playerCount = hands.length;
    this.#holeCount = job.holeCount;
    this.#seed = seed;
    this.#lows = hasLow(job.game);
    this.#drawer = new ChoiceDrawer(job, draws);
    this.#rest = new RestDealer(job, this.#drawer, this.#board);
    this.#known = hands.flatMap((hole, player) =>
      hole === null ? [] : [{ bit: 1 << player, hand: new KnownHand(hole) }],
    );
    this.#ranges = choices.flatMap(({ of }, choice) =>
      typeof of === 'number' ? [{ bit: 1 << of, choice }] : [],
    );
    this.#unknown = hands.flatMap((hole, player) =>
      hole === null && !choices.some(({ of }) => of === player) ? [1 << player] : [],
    );
    this.#hole = new Uint8Array(job.holeCount);
  }

  deal(chunk: number, trials: number): SampleCounts {
    const counts = new SampleCounts(this.#playerCount);
    const { draws } = this.#drawer;
    this.#rest.begin();
    const words = new RandomWords(new RandomStream(this.#seed, chunk));
    draws.begin(words);
    for (let left = trials; left > 0; ) {
      const together = Math.min(left, draws.draw(words));
      for (let trial = 0; trial < together; trial++) {
        draws.next(words);
        this.#rest.dealBoard(words);
        this.#evaluator.setBoard(this.#board, 0);
        this.#play(words, counts);
      }
      counts.endGroup(together);
      left -= together;
    }
    return counts;
  }

  #play(words: RandomWords, counts: SampleCounts): void {
    const evaluator = this.#evaluator;
    const { drawn } = this.#drawer;
    const holeCount = this.#holeCount;
    const lowsHere = this.#lows && evaluator.allowsLow;
    let bestHigh = NO_HIGH;
    let highs = NOBODY;
    let bestLow = NO_LOW;
    let lows = NOBODY;
    for (let i = 0; i < this.#known.length; i++) {
      const { bit, hand } = this.#known[i];
      const high = hand.high(evaluator);
      highs = winnersOf(bestHigh, highs, high, bit);
      bestHigh = min(bestHigh, high);
      const low = lowsHere ? hand.low(evaluator) : NO_LOW;
      lows = winnersOf(bestLow, lows, low, bit);
      bestLow = min(bestLow, low);
    }
    const dealt = this.#unknown.length;
    for (let i = 0; i < dealt + this.#ranges.length; i++) {
      let cards = this.#hole;
      let at = 0;
      let bit: PlayerSet;
      if (i < dealt) {
        bit = this.#unknown[i];
        for (let card = 0; card < holeCount; card++) cards[card] = this.#rest.dealCard(words);
      } else {
        const range = this.#ranges[i - dealt];
        bit = range.bit;
        cards = drawn.choices[range.choice].cards;
        at = drawn.chosen[range.choice] * holeCount;
      }
      const high = evaluator.high(cards, at, holeCount);
      highs = winnersOf(bestHigh, highs, high, bit);
      bestHigh = min(bestHigh, high);
      const low = lowsHere ? evaluator.low(cards, at, holeCount) : NO_LOW;
      lows = winnersOf(bestLow, lows, low, bit);
      bestLow = min(bestLow, low);
    }
    counts.addTrial(highs, bestLow === NO_LOW ? NOBODY : lows);
  }
}
