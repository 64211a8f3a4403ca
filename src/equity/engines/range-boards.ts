/**
 * Exact equity of ranges where few boards are left: on each board every hand of a range is evaluated once,
 * and then the ranges are walked together, which takes a comparison of two values for each
 * combination of hands in place of an evaluation.
 */
import { type Card, deckWithout } from '../../cards/card.ts';
import { BOARD_SIZE } from '../../cards/deal.ts';
import { BoardEvaluator } from '../../evaluator/board-evaluator.ts';
import { hasLow } from '../../games/game.ts';
import { min, winnersOf } from '../../math/branchless.ts';
import { choose } from '../../math/choose.ts';
import { combinationAt } from '../../math/combinations.ts';
import { NO_HIGH } from '../../tables/high-values.ts';
import { NO_LOW } from '../../tables/low-values.ts';
import { type Choice, type EquityJob, unknownPlayers } from '../job.ts';
import { NOBODY, type PlayerSet, ShareCounts } from '../share-counts.ts';
import type { ExactEngine } from './contract.ts';

/** Outcomes are counted by the winners of the high and those of the low: 2^players squared of them. */
const MOST_PLAYERS = 6;

/** Time on one thread of the machine in bench/README.md, for planning: nanoseconds. */
const COST_PER_HAND = 40;
const COST_PER_COMBINATION = 5;

/** A piece is a board and a part of the first range that takes about so long: nanoseconds. */
const PIECE_COST = 10e6;

/** The same conflicts of cards as two sets of 26 bits. */
const HALF_DECK = 26;

export const rangeBoards: ExactEngine<null> = {
  name: 'range-boards',
  method: 'exact',
  offer(job) {
    if (!isOfRanges(job)) return null;
    const { choices } = job;
    const boards = completions(job).count;
    if (weightOfAll(choices) * boards > Number.MAX_SAFE_INTEGER) return null;
    const pieces = boards * sliceCount(choices);
    return { pieceCost: boardCost(choices) / sliceCount(choices), pieces, deals: null, data: null };
  },
  counter(job) {
    const counter = new RangeBoardCounter(job);
    return { count: (from, to) => ({ counts: counter.count(from, to) }) };
  },
};

/** Whether every choice is a range, and everybody has a known hand or a range. */
function isOfRanges(job: EquityJob): boolean {
  const { hands, choices } = job;
  return (
    choices.length > 0 &&
    hands.length <= MOST_PLAYERS &&
    unknownPlayers(job).length === choices.length &&
    choices.every(({ of }) => typeof of === 'number')
  );
}

/** The weight of all combinations together, those that share a card included. */
function weightOfAll(choices: readonly Choice[]): number {
  return choices.reduce(
    (product, { weights, count }) => product * (weights?.reduce((a, b) => a + b, 0) ?? count),
    1,
  );
}

function completions({ hands, board, dead }: EquityJob): { deck: Card[]; count: number } {
  const deck = deckWithout([...board, ...dead, ...hands.flatMap((hand) => hand ?? [])]);
  return { deck, count: choose(deck.length, BOARD_SIZE - board.length) };
}

/** About how long one board takes on one thread: nanoseconds. */
function boardCost(choices: readonly Choice[]): number {
  const hands = choices.reduce((sum, { count }) => sum + count, 0);
  const combinations = choices.reduce((product, { count }) => product * count, 1);
  return COST_PER_HAND * hands + COST_PER_COMBINATION * combinations;
}

/** In how many parts the first range is cut. */
function sliceCount(choices: readonly Choice[]): number {
  return Math.min(choices[0].count, Math.ceil(boardCost(choices) / PIECE_COST));
}

/** The hands of a range that a board leaves, with their values on it. */
class RangeOnBoard {
  readonly bit: PlayerSet;
  count = 0;
  readonly highs: Uint16Array;
  readonly lows: Uint8Array;
  readonly weights: Float64Array;
  /** The cards of each hand, as two sets of 26 bits. */
  readonly firstHalves: Int32Array;
  readonly secondHalves: Int32Array;
  readonly #choice: Choice;

  constructor(choice: Choice) {
    this.#choice = choice;
    this.bit = 1 << (choice.of as number);
    this.highs = new Uint16Array(choice.count);
    this.lows = new Uint8Array(choice.count);
    this.weights = new Float64Array(choice.count);
    this.firstHalves = new Int32Array(choice.count);
    this.secondHalves = new Int32Array(choice.count);
  }

  /** @param onBoard  the cards of the board that the evaluator holds, as sets of 26 bits */
  evaluate(evaluator: BoardEvaluator, lowsHere: boolean, onBoard: readonly [number, number]): void {
    const { cards, size, count, weights } = this.#choice;
    let left = 0;
    for (let hand = 0; hand < count; hand++) {
      const at = hand * size;
      const [first, second] = halvesOf(cards, at, size);
      if ((first & onBoard[0]) !== 0 || (second & onBoard[1]) !== 0) continue;
      this.firstHalves[left] = first;
      this.secondHalves[left] = second;
      this.highs[left] = evaluator.high(cards, at, size);
      this.lows[left] = lowsHere ? evaluator.low(cards, at, size) : NO_LOW;
      this.weights[left] = weights === null ? 1 : weights[hand];
      left++;
    }
    this.count = left;
  }
}

function halvesOf(cards: ArrayLike<number>, at: number, size: number): [number, number] {
  let first = 0;
  let second = 0;
  for (let i = at; i < at + size; i++) {
    if (cards[i] < HALF_DECK) first |= 1 << cards[i];
    else second |= 1 << (cards[i] - HALF_DECK);
  }
  return [first, second];
}

/** What the hands that have been chosen come to: the best values, who has them, and the cards they take. */
interface SoFar {
  high: number;
  highs: PlayerSet;
  low: number;
  lows: PlayerSet;
  weight: number;
  firstHalf: number;
  secondHalf: number;
}

/** Counts one job; pieces can be counted in any order. */
class RangeBoardCounter {
  readonly #job: EquityJob;
  readonly #deck: readonly Card[];
  readonly #slices: number;
  readonly #ranges: readonly RangeOnBoard[];
  readonly #known: readonly { bit: PlayerSet; cards: Uint8Array }[];
  readonly #evaluator = new BoardEvaluator(BOARD_SIZE);
  /** By `winners of the high << players | winners of the low`: the weight of the combinations. */
  readonly #outcomes: Float64Array;
  /** The board for which the ranges are evaluated, by its number. */
  #boardAtHand = -1;
  #knownOnBoard: SoFar = NOTHING_YET;

  /** @param job  one for which `isOfRanges` holds */
  constructor(job: EquityJob) {
    this.#job = job;
    this.#deck = completions(job).deck;
    this.#slices = sliceCount(job.choices);
    this.#ranges = job.choices.map((choice) => new RangeOnBoard(choice));
    this.#known = job.hands.flatMap((hand, player) =>
      hand === null ? [] : [{ bit: 1 << player, cards: Uint8Array.from(hand) }],
    );
    this.#outcomes = new Float64Array(1 << (2 * job.hands.length));
  }

  /** Counts the pieces `from` … `to - 1`. */
  count(from: number, to: number): ShareCounts {
    const players = this.#job.hands.length;
    this.#outcomes.fill(0);
    for (let piece = from; piece < to; piece++) {
      this.#takeBoard(Math.floor(piece / this.#slices));
      const slice = piece % this.#slices;
      const { count } = this.#ranges[0];
      const first = Math.floor((count * slice) / this.#slices);
      const end = Math.floor((count * (slice + 1)) / this.#slices);
      this.#combine(0, first, end, this.#knownOnBoard);
    }
    const counts = new ShareCounts(players);
    const everyone = (1 << players) - 1;
    this.#outcomes.forEach((weight, outcome) => {
      if (weight > 0) counts.add(outcome >> players, outcome & everyone, weight);
    });
    return counts;
  }

  #takeBoard(number: number): void {
    if (number === this.#boardAtHand) return;
    this.#boardAtHand = number;
    const { board, game, holeCount } = this.#job;
    const rest = combinationAt(this.#deck, BOARD_SIZE - board.length, number);
    const cards = Uint8Array.from([...board, ...rest]);
    const evaluator = this.#evaluator;
    evaluator.setBoard(cards, 0);
    const lowsHere = hasLow(game) && evaluator.allowsLow;
    const known = { ...NOTHING_YET };
    for (const { bit, cards } of this.#known) {
      const high = evaluator.high(cards, 0, holeCount);
      known.highs = winnersOf(known.high, known.highs, high, bit);
      known.high = min(known.high, high);
      const low = lowsHere ? evaluator.low(cards, 0, holeCount) : NO_LOW;
      known.lows = winnersOf(known.low, known.lows, low, bit);
      known.low = min(known.low, low);
    }
    this.#knownOnBoard = known;
    const onBoard = halvesOf(cards, 0, BOARD_SIZE);
    for (const range of this.#ranges) range.evaluate(evaluator, lowsHere, onBoard);
  }

  /** Goes through hands of a range, each with all that are left of the ranges after it. */
  #combine(range: number, from: number, to: number, soFar: SoFar): void {
    if (range === this.#ranges.length - 1) {
      this.#combineLast(this.#ranges[range], from, to, soFar);
      return;
    }
    const hands = this.#ranges[range];
    const next = this.#ranges[range + 1];
    for (let hand = from; hand < to; hand++) {
      const first = hands.firstHalves[hand];
      const second = hands.secondHalves[hand];
      if ((first & soFar.firstHalf) !== 0 || (second & soFar.secondHalf) !== 0) continue;
      this.#combine(range + 1, 0, next.count, {
        high: min(soFar.high, hands.highs[hand]),
        highs: winnersOf(soFar.high, soFar.highs, hands.highs[hand], hands.bit),
        low: min(soFar.low, hands.lows[hand]),
        lows: winnersOf(soFar.low, soFar.lows, hands.lows[hand], hands.bit),
        weight: soFar.weight * hands.weights[hand],
        firstHalf: soFar.firstHalf | first,
        secondHalf: soFar.secondHalf | second,
      });
    }
  }

  /** The innermost loop. */
  #combineLast(hands: RangeOnBoard, from: number, to: number, soFar: SoFar): void {
    const { bit, highs, lows, weights, firstHalves, secondHalves } = hands;
    const { firstHalf, secondHalf, weight } = soFar;
    const { high: bestHigh, highs: highWinners, low: bestLow, lows: lowWinners } = soFar;
    const players = this.#job.hands.length;
    const outcomes = this.#outcomes;
    for (let hand = from; hand < to; hand++) {
      if (((firstHalves[hand] & firstHalf) | (secondHalves[hand] & secondHalf)) !== 0) continue;
      const winners = winnersOf(bestHigh, highWinners, highs[hand], bit);
      const low = min(bestLow, lows[hand]);
      const winnersOfLow =
        low === NO_LOW ? NOBODY : winnersOf(bestLow, lowWinners, lows[hand], bit);
      outcomes[(winners << players) | winnersOfLow] += weight * weights[hand];
    }
  }
}

const NOTHING_YET: SoFar = {
  high: NO_HIGH,
  highs: NOBODY,
  low: NO_LOW,
  lows: NOBODY,
  weight: 1,
  firstHalf: 0,
  secondHalf: 0,
};
