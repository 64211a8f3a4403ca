/**
 * Monte Carlo: random boards and hands, dealt in numbered chunks, each with its own stream of random
 * numbers, so that a seed gives the same counts whoever runs which chunk.
 *
 * A board is looked up once and then serves several trials, whose unknown hands share no card. Trials
 * on one board are correlated, so the standard error is that of the boards, which are independent.
 */
import { deckWithout } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import { BoardEvaluator } from '../../evaluator/board-evaluator.ts';
import { KnownHand } from '../../evaluator/known-hand.ts';
import { hasLow } from '../../games/game.ts';
import { min, winnersOf } from '../../math/branchless.ts';
import { indexBelow, RandomStream } from '../../math/random.ts';
import { NO_HIGH } from '../../tables/high-values.ts';
import { NO_LOW } from '../../tables/low-values.ts';
import { type EquityJob, seenCards, unknownPlayers } from '../job.ts';
import { SampleCounts } from '../sample-counts.ts';
import { NOBODY, type PlayerSet } from '../share-counts.ts';
import { countChunks, offerChunks, type Sampler, type SamplingTerms } from './chunks.ts';
import type { SamplingEngine } from './contract.ts';

/** Beyond this more trials on a board hardly narrow the error that the boards leave. */
const MOST_TRIALS_ON_A_BOARD = 4;

/** How many random numbers are made at a time; more than any board and its trials need. */
const WORD_COUNT = 4096;

/** Time on one thread of the machine in bench/README.md, for planning: nanoseconds. */
const COST_PER_TRIAL = 50;
const COST_PER_KNOWN_HAND = 15;
const COST_PER_HOLE_PAIR = 11;

export const sampling: SamplingEngine<SamplingTerms> = {
  name: 'sampling',
  method: 'monte-carlo',
  offer: (job, terms) => (job.choices.length > 0 ? null : offerChunks(trialCost(job), terms)),
  counter: (job, terms) => countChunks(new HandSampler(job, terms.seed), terms),
};

/** About how long a trial takes on one thread, once the hands that are not known are there: nanoseconds. */
export function trialCost(job: EquityJob): number {
  const unknown = unknownPlayers(job).length;
  const pairs = (job.holeCount * (job.holeCount - 1)) / 2;
  const known = job.hands.length - unknown;
  return COST_PER_TRIAL + known * COST_PER_KNOWN_HAND + unknown * pairs * COST_PER_HOLE_PAIR;
}

export class HandSampler implements Sampler {
  readonly #job: EquityJob;
  readonly #seed: number;
  readonly #lows: boolean;
  readonly #known: readonly { bit: PlayerSet; hand: KnownHand }[];
  readonly #unknown: readonly PlayerSet[];
  readonly #evaluator = new BoardEvaluator(BOARD_SIZE);
  /** The deck; its first cards are those dealt last. */
  readonly #deck: Uint8Array;
  readonly #board = new Uint8Array(BOARD_SIZE);
  readonly #missing: number;
  readonly #trialsOnBoard: number;

  constructor(job: EquityJob, seed: number) {
    this.#job = job;
    this.#seed = seed;
    this.#lows = hasLow(job.game);
    this.#known = job.hands.flatMap((hole, player) =>
      hole === null ? [] : [{ bit: 1 << player, hand: new KnownHand(hole) }],
    );
    this.#unknown = unknownPlayers(job).map((player) => 1 << player);
    this.#deck = Uint8Array.from(deckWithout(seenCards(job)));
    this.#board.set(job.board);
    this.#missing = BOARD_SIZE - job.board.length;
    this.#trialsOnBoard = trialsOnBoard(job, this.#deck.length - this.#missing);
  }

  deal(chunk: number, trials: number): SampleCounts {
    const counts = new SampleCounts(this.#job.hands.length);
    const evaluator = this.#evaluator;
    const known = this.#known;
    const unknown = this.#unknown;
    const lows = this.#lows;
    const holeCount = this.#job.holeCount;
    const missing = this.#missing;
    const board = this.#board;
    const onBoard = BOARD_SIZE - missing;
    const deck = this.#deck;
    // What earlier chunks did to the deck must not matter.
    deck.sort();
    const random = new RandomStream(this.#seed, chunk);
    const words = new Int32Array(WORD_COUNT);
    let word = WORD_COUNT;
    const mostWords = missing + this.#trialsOnBoard * unknown.length * holeCount;

    for (let left = trials; left > 0; ) {
      if (word + mostWords > WORD_COUNT) {
        random.fill(words);
        word = 0;
      }
      // The rest of the board: the first steps of a shuffle, from wherever the last one left the deck.
      let dealt = 0;
      for (; dealt < missing; dealt++) {
        const at = dealt + indexBelow(words[word++], deck.length - dealt);
        const card = deck[at];
        deck[at] = deck[dealt];
        deck[dealt] = card;
        board[onBoard + dealt] = card;
      }
      evaluator.setBoard(board, 0);
      const lowsHere = lows && evaluator.allowsLow;

      // The known hands, once for all trials on the board.
      let knownHigh = NO_HIGH;
      let knownHighs = NOBODY;
      let knownLow = NO_LOW;
      let knownLows = NOBODY;
      for (let i = 0; i < known.length; i++) {
        const { bit, hand } = known[i];
        const high = hand.high(evaluator);
        knownHighs = winnersOf(knownHigh, knownHighs, high, bit);
        knownHigh = min(knownHigh, high);
        const low = lowsHere ? hand.low(evaluator) : NO_LOW;
        knownLows = winnersOf(knownLow, knownLows, low, bit);
        knownLow = min(knownLow, low);
      }

      const trialsHere = Math.min(left, this.#trialsOnBoard);
      left -= trialsHere;
      for (let trial = 0; trial < trialsHere; trial++) {
        let bestHigh = knownHigh;
        let highs = knownHighs;
        let bestLow = knownLow;
        let lowWinners = knownLows;
        for (let i = 0; i < unknown.length; i++) {
          const hand = dealt;
          for (; dealt < hand + holeCount; dealt++) {
            const at = dealt + indexBelow(words[word++], deck.length - dealt);
            const card = deck[at];
            deck[at] = deck[dealt];
            deck[dealt] = card;
          }
          const bit = unknown[i];
          const high = evaluator.high(deck, hand, holeCount);
          highs = winnersOf(bestHigh, highs, high, bit);
          bestHigh = min(bestHigh, high);
          if (lowsHere) {
            const low = evaluator.low(deck, hand, holeCount);
            lowWinners = winnersOf(bestLow, lowWinners, low, bit);
            bestLow = min(bestLow, low);
          }
        }
        counts.addTrial(highs, bestLow === NO_LOW ? NOBODY : lowWinners);
      }
      counts.endGroup(trialsHere);
    }
    return counts;
  }
}

function trialsOnBoard(job: EquityJob, cardsLeft: number): number {
  const cardsPerTrial = unknownPlayers(job).length * job.holeCount;
  // With all hands known, more trials on a board would be the same trial again.
  if (cardsPerTrial === 0) return 1;
  return Math.min(MOST_TRIALS_ON_A_BOARD, Math.floor(cardsLeft / cardsPerTrial));
}
