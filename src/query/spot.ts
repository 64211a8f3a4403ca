import { type Card, DECK_SIZE, rankOf, suitOf } from '../cards/card.ts';
import { BOARD_SIZE, HOLE_COUNTS, type HoleCount } from '../cards/deal.ts';
import type { Choice, EquityJob } from '../equity/job.ts';
import { POT_UNITS, type ShareCounts, unitsOf } from '../equity/share-counts.ts';
import { type BoardCount, BoardEvaluator } from '../evaluator/board-evaluator.ts';
import { KnownHand } from '../evaluator/known-hand.ts';
import { UnseenCards } from '../evaluator/nuts.ts';
import { type Game, gameRow, hasLow } from '../games/game.ts';
import { countBits } from '../math/bits.ts';
import { min, winnersOf } from '../math/branchless.ts';
import { colexIndex, sortNumbers, writeCombination } from '../math/colex.ts';
import type { BoardPattern } from '../ranges/board-pattern.ts';
import { NO_HIGH, WEAKEST_HIGH, WEAKEST_OF_CATEGORY } from '../tables/high-values.ts';
import { NO_LOW } from '../tables/low-values.ts';
import { RANK_COUNT } from '../tables/rank-multisets.ts';
import { choicesWithout, countExactly } from './nested-equity.ts';

const MOST_HOLE_CARDS = Math.max(...HOLE_COUNTS);

/** The place of every hand in an ordering: by class of hands, the smallest percentage that has it. */
export interface Places {
  readonly classOf: Uint32Array;
  readonly percents: Float64Array;
}

/** What all deals of a statement have in common. */
export interface Table {
  readonly job: EquityJob;
  readonly game: Game;
  readonly holeCount: HoleCount;
  readonly playerCount: number;
  /** By the value that stands for each: an ordering. */
  readonly orderings: readonly Places[];
  /** By the value that stands for each: the hands of a range, a bit for each by its colexicographic index. */
  readonly ranges: readonly Uint8Array[];
  /** By the value that stands for each: a board pattern. */
  readonly boards: readonly BoardPattern[];
}

/** The hand type of a high value: 0 for a high card to 8 for a straight flush. */
export function handTypeOf(high: number): number {
  return HAND_TYPES[high];
}

/** By high value: the hand type, 0 for a high card to 8 for a straight flush. */
const HAND_TYPES = handTypes();

function handTypes(): Uint8Array {
  const types = new Uint8Array(WEAKEST_HIGH + 1);
  const best = WEAKEST_OF_CATEGORY.length - 1;
  for (let value = 1; value < types.length; value++) {
    types[value] = best - WEAKEST_OF_CATEGORY.findIndex((weakest) => value <= weakest);
  }
  return types;
}

/**
 * The deal at hand, and what follows from it: each thing is worked out when a function first asks for it, and
 * kept until the next deal. Players are numbered from 0, streets by their round of betting.
 */
export class Spot {
  readonly table: Table;
  /** The hands one after another, `holeCount` cards each. */
  readonly hole: Uint8Array;
  readonly board = new Uint8Array(BOARD_SIZE);
  /** Cards that are out of play. */
  dead: readonly Card[];
  /** The player for whom `_` stands. */
  subject = 0;
  readonly #hasLow: boolean;
  readonly #boardCounts: readonly number[];
  readonly #river: number;
  readonly #evaluators: (BoardEvaluator | undefined)[] = [];
  /** By player: the hand of each deal, where it is known and merging its pairs pays. */
  readonly #known: readonly (KnownHand | null)[];
  /** Numbers the deals; what was kept for another deal is void. */
  #deal = 0;
  readonly #boardDeals: Int32Array;
  readonly #highs: Uint16Array;
  readonly #highDeals: Int32Array;
  readonly #lows: Uint8Array;
  readonly #lowDeals: Int32Array;
  #resultDeal = 0;
  #highWinners = 0;
  #highSharers = 0;
  #lowWinners = 0;
  #lowSharers = 0;
  readonly #unseen = new UnseenCards();

  /** @param isForMany  whether so many deals are to come that it pays to prepare the known hands for them */
  constructor(table: Table, isForMany = false) {
    const { playerCount, holeCount, game, job } = table;
    this.table = table;
    this.dead = job.dead;
    this.hole = new Uint8Array(playerCount * holeCount);
    this.#hasLow = hasLow(game);
    this.#boardCounts = gameRow(game).boardCounts;
    const streets = this.#boardCounts.length;
    this.#river = streets - 1;
    this.#known = job.hands.map((hand) =>
      isForMany && hand !== null ? new KnownHand(hand) : null,
    );
    this.#boardDeals = new Int32Array(streets);
    this.#highs = new Uint16Array(streets * playerCount);
    this.#highDeals = new Int32Array(streets * playerCount);
    this.#lows = new Uint8Array(streets * playerCount);
    this.#lowDeals = new Int32Array(streets * playerCount);
  }

  /** Says that other cards lie on the table. */
  change(): void {
    this.#deal++;
  }

  /** How many cards lie on the board on a street. */
  boardCount(street: number): number {
    return this.#boardCounts[street];
  }

  /** The board of a street, from the flop on, looked up. */
  evaluator(street: number): BoardEvaluator {
    this.#evaluators[street] ??= new BoardEvaluator(this.#boardCounts[street] as BoardCount);
    const evaluator = this.#evaluators[street];
    if (this.#boardDeals[street] !== this.#deal) {
      this.#boardDeals[street] = this.#deal;
      evaluator.setBoard(this.board, 0);
    }
    return evaluator;
  }

  /** A player's high on a street, 1 … 7462. */
  high(player: number, street: number): number {
    const at = street * this.table.playerCount + player;
    if (this.#highDeals[at] !== this.#deal) {
      this.#highDeals[at] = this.#deal;
      this.#highs[at] = this.#highOn(player, street);
    }
    return this.#highs[at];
  }

  #highOn(player: number, street: number): number {
    const evaluator = this.evaluator(street);
    const known = street === this.#river ? this.#known[player] : null;
    if (known !== null) return known.high(evaluator);
    const { holeCount } = this.table;
    return evaluator.high(this.hole, player * holeCount, holeCount);
  }

  /** A player's low on a street, 1 … 56, or `NO_LOW`. */
  low(player: number, street: number): number {
    const at = street * this.table.playerCount + player;
    if (this.#lowDeals[at] !== this.#deal) {
      this.#lowDeals[at] = this.#deal;
      this.#lows[at] = this.#lowOn(player, street);
    }
    return this.#lows[at];
  }

  #lowOn(player: number, street: number): number {
    const evaluator = this.evaluator(street);
    if (!this.#hasLow || !evaluator.allowsLow) return NO_LOW;
    const { holeCount } = this.table;
    return evaluator.low(this.hole, player * holeCount, holeCount);
  }

  /** The best high of all players on a street; `WEAKEST_HIGH + 1` without players. */
  bestHigh(street: number): number {
    let best = WEAKEST_HIGH + 1;
    for (let player = 0; player < this.table.playerCount; player++) {
      best = Math.min(best, this.high(player, street));
    }
    return best;
  }

  /** The best low of all players on a street. */
  bestLow(street: number): number {
    let best = NO_LOW;
    for (let player = 0; player < this.table.playerCount; player++) {
      best = Math.min(best, this.low(player, street));
    }
    return best;
  }

  /** 0 for a high card to 8 for a straight flush. */
  handType(player: number, street: number): number {
    return HAND_TYPES[this.high(player, street)];
  }

  /** The hand type of the best high on the river. */
  bestHandType(): number {
    return HAND_TYPES[this.bestHigh(this.#river)];
  }

  /** How many players share the high with this one among them; 0 where they do not win it. */
  highSharers(player: number): number {
    this.#showDown();
    return (this.#highWinners >> player) & 1 ? this.#highSharers : 0;
  }

  /** The same for the low; null where nobody made one. */
  lowSharers(player: number): number | null {
    this.#showDown();
    if (this.#lowSharers === 0) return null;
    return (this.#lowWinners >> player) & 1 ? this.#lowSharers : 0;
  }

  #showDown(): void {
    if (this.#resultDeal === this.#deal) return;
    this.#resultDeal = this.#deal;
    const river = this.#river;
    const { playerCount } = this.table;
    const lows = this.#hasLow && this.evaluator(river).allowsLow;
    let bestHigh = NO_HIGH;
    let highs = 0;
    let bestLow = NO_LOW;
    let lowWinners = 0;
    for (let player = 0; player < playerCount; player++) {
      const high = this.high(player, river);
      highs = winnersOf(bestHigh, highs, high, 1 << player);
      bestHigh = min(bestHigh, high);
      if (!lows) continue;
      const low = this.low(player, river);
      lowWinners = winnersOf(bestLow, lowWinners, low, 1 << player);
      bestLow = min(bestLow, low);
    }
    this.#highWinners = highs;
    this.#highSharers = countBits(highs);
    this.#lowWinners = bestLow === NO_LOW ? 0 : lowWinners;
    this.#lowSharers = countBits(this.#lowWinners);
  }

  /** The cards that a player has not seen on a street: not theirs, not on the board, not dead. */
  unseenBy(player: number, street: number): UnseenCards {
    const { holeCount } = this.table;
    const unseen = this.#unseen;
    unseen.reset();
    for (let i = player * holeCount; i < (player + 1) * holeCount; i++) unseen.see(this.hole[i]);
    for (let i = 0; i < this.#boardCounts[street]; i++) unseen.see(this.board[i]);
    for (const card of this.dead) unseen.see(card);
    return unseen;
  }

  /** How often a test holds, with each unseen card as the next one of the board in turn. */
  nextCards(player: number, street: number, holds: (spot: Spot) => boolean): number {
    const at = this.#boardCounts[street];
    const unseen = this.unseenBy(player, street);
    const cards: Card[] = [];
    for (let card = 0; card < DECK_SIZE; card++) if (unseen.has(card)) cards.push(card);
    const kept = this.board[at];
    const deal = this.#deal;
    let count = 0;
    for (const card of cards) {
      this.board[at] = card;
      this.#deal = --this.#trial;
      if (holds(this)) count++;
    }
    this.board[at] = kept;
    this.#deal = deal;
    this.#forget();
    return count;
  }

  /** Numbers what is only tried out, downwards so that it is never a deal's. */
  #trial = 0;

  /** What was worked out while cards were tried is void, and so is what it replaced. */
  #forget(): void {
    for (const deals of [this.#boardDeals, this.#highDeals, this.#lowDeals]) {
      for (let i = 0; i < deals.length; i++) if (deals[i] < 0) deals[i] = 0;
    }
    if (this.#resultDeal < 0) this.#resultDeal = 0;
  }

  /** The board's ranks on a street: by rank, how many cards. */
  boardRanks(street: number): Uint8Array {
    const ranks = new Uint8Array(RANK_COUNT);
    for (let i = 0; i < this.#boardCounts[street]; i++) ranks[rankOf(this.board[i])]++;
    return ranks;
  }

  /** A player's ranks: by rank, how many cards. */
  handRanks(player: number): Uint8Array {
    const { holeCount } = this.table;
    const ranks = new Uint8Array(RANK_COUNT);
    for (let i = 0; i < holeCount; i++) ranks[rankOf(this.hole[player * holeCount + i])]++;
    return ranks;
  }

  /** The suits of a board of so many cards: by suit, how many cards. */
  boardSuits(street: number): number[] {
    const suits = [0, 0, 0, 0];
    for (let i = 0; i < this.#boardCounts[street]; i++) suits[suitOf(this.board[i])]++;
    return suits;
  }

  /** The hand type that two cards make with three of the board. */
  typeOfTwo(cardA: Card, cardB: Card, street: number): number {
    this.#pair[0] = cardA;
    this.#pair[1] = cardB;
    return HAND_TYPES[this.evaluator(street).high(this.#pair, 0, 2)];
  }

  readonly #pair = new Uint8Array(2);

  /** Whether a player's hand is in one of the table's ranges. */
  isInRange(player: number, range: number): boolean {
    const hand = this.#indexOf(player);
    return ((this.table.ranges[range][hand >> 3] >> (hand & 7)) & 1) === 1;
  }

  /** The smallest percentage of the best hands that has a player's, by one of the table's orderings. */
  ranking(player: number, ordering: number): number {
    const { classOf, percents } = this.table.orderings[ordering];
    return percents[classOf[this.#indexOf(player)]];
  }

  /** The colexicographic index of a player's hand. */
  #indexOf(player: number): number {
    const { holeCount } = this.table;
    this.#sorted.set(this.handOf(player));
    sortNumbers(this.#sorted, 0, holeCount);
    return colexIndex(this.#sorted, 0, holeCount);
  }

  readonly #sorted = new Uint8Array(MOST_HOLE_CARDS);

  /** Whether the board is like one of the table's patterns. */
  isBoardLike(pattern: number): boolean {
    return this.table.boards[pattern].matchesIds(this.board);
  }

  /** A player's equity on a street when everybody's hand is seen, 0 … 1. */
  equity(player: number, street: number): number {
    const { playerCount, job } = this.table;
    if (playerCount < 2) return 1;
    const hands = job.hands.map((_, i) => [...this.handOf(i)]);
    const nested = { ...job, hands, board: this.#boardOf(street), dead: this.dead, choices: [] };
    return this.#remembered(nested, 0, countExactly).equity(player);
  }

  /**
   * A player's equity on a street against the ranges of the others, 0 … 1; NaN where a range has no hand left beside
   * the cards that are seen, so that no mean sounds sure of it.
   *
   * @param range  of the table, in the place of the player's own hand; null for that
   */
  equityAgainstRanges(player: number, street: number, range: number | null): number {
    const { job, playerCount, holeCount } = this.table;
    if (playerCount < 2) return 1;
    const board = this.#boardOf(street);
    const own = [...this.handOf(player)];
    const hands = job.hands.map((hand, i) => (i !== player ? hand : range === null ? own : null));
    const seen = [...board, ...this.dead, ...hands.flatMap((hand) => hand ?? [])];
    const others = job.choices.filter(({ of }) => typeof of === 'number' && of !== player);
    const perceived = range === null ? [] : [choiceOf(player, this.table.ranges[range], holeCount)];
    const choices = choicesWithout([...perceived, ...others], seen);
    if (choices === null) return Number.NaN;
    const nested = { ...job, hands, board, dead: this.dead, choices };
    return this.#remembered(nested, 1 + player + (range ?? -1) * playerCount, countExactly).equity(
      player,
    );
  }

  /** What was counted last for each kind of question: deals one after another often ask the same. */
  readonly #counted = new Map<number, { key: string; counts: ShareCounts }>();

  #remembered(job: EquityJob, kind: number, count: (job: EquityJob) => ShareCounts): ShareCounts {
    const key = `${job.hands.join(';')}|${job.board}|${job.dead}`;
    const last = this.#counted.get(kind * BOARD_SIZE + job.board.length);
    if (last?.key === key) return last.counts;
    const counts = count(job);
    this.#counted.set(kind * BOARD_SIZE + job.board.length, { key, counts });
    return counts;
  }

  #boardOf(street: number): Card[] {
    return [...this.board.subarray(0, this.#boardCounts[street])];
  }

  /** A player's cards, which the next deal overwrites. */
  handOf(player: number): Uint8Array {
    const { holeCount } = this.table;
    return this.hole.subarray(player * holeCount, (player + 1) * holeCount);
  }
}

/** A range as a choice of a player. */
function choiceOf(of: number, bits: Uint8Array, size: number): Choice {
  const hands: number[] = [];
  for (let hand = 0; hand < bits.length * 8; hand++) {
    if ((bits[hand >> 3] >> (hand & 7)) & 1) hands.push(hand);
  }
  const cards = new Uint8Array(hands.length * size);
  hands.forEach((hand, i) => {
    writeCombination(hand, size, cards, i * size);
  });
  return { of, text: 'the range', size, count: hands.length, cards, weights: null };
}

/** A showdown of which it is only known how many share the high and the low with one player. */
export class ShareRowSpot extends Spot {
  #high = 0;
  #low: number | null = null;

  /** Says how many share each half; 0 where the player does not win it, null where nobody makes a low. */
  set(high: number, low: number | null): void {
    this.#high = high;
    this.#low = low;
  }

  override highSharers(): number {
    return this.#high;
  }

  override lowSharers(): number | null {
    return this.#low;
  }
}

/** A player's share of the pot, a whole number of `POT_UNITS`. */
export function unitsWon(spot: Spot, player: number): number {
  return unitsOf({ high: spot.highSharers(player), low: spot.lowSharers(player) });
}

/** The same as a part of the pot, 0 … 1. */
export function shareWon(spot: Spot, player: number): number {
  return unitsWon(spot, player) / POT_UNITS;
}
