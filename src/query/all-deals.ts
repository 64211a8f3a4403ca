/** Every deal of a question, one by one, as far as the streets that are asked about make a difference. */
import { type Card, deckWithout } from '../cards/card.ts';
import { BOARD_SIZE } from '../cards/deal.ts';
import { weightOf } from '../equity/choices/choices.ts';
import { CombinationSearch } from '../equity/choices/combination-search.ts';
import { type Choice, type EquityJob, seenCards, unknownPlayers } from '../equity/job.ts';
import { gameRow } from '../games/game.ts';
import { choose } from '../math/choose.ts';
import type { Spot } from './spot.ts';

/** How the rest of a board is dealt: in groups of cards whose order within makes no difference. */
export interface Groups {
  /** How many cards each has; together all that are dealt. */
  readonly sizes: readonly number[];
  /** How many cards of the board stay undealt: no street that is asked about has them. */
  readonly undealt: number;
}

/**
 * The groups in which the cards fall that a board of so many cards lacks.
 *
 * @param streets  those that make a difference: a bit for each
 */
export function groupsFor({ game }: EquityJob, onBoard: number, streets: number): Groups {
  const sizes: number[] = [];
  let dealt = onBoard;
  gameRow(game).boardCounts.forEach((count, street) => {
    if (((streets >> street) & 1) === 0 || count <= dealt) return;
    sizes.push(count - dealt);
    dealt = count;
  });
  return { sizes, undealt: BOARD_SIZE - dealt };
}

/** How many whole deals a counted one stands for: a fraction, as each board is met in several orders. */
export interface Scale {
  /** Ways to deal the cards that stay undealt. */
  readonly times: number;
  /** Orders in which the groups make one board. */
  readonly orders: number;
}

/** @param cards  from how many cards the groups are dealt */
export function scaleOf({ sizes, undealt }: Groups, cards: number): Scale {
  const dealt = sizes.reduce((sum, size) => sum + size, 0);
  let left = dealt + undealt;
  let orders = 1;
  for (const size of sizes) {
    orders *= choose(left, size);
    left -= size;
  }
  return { times: choose(cards - dealt, undealt), orders };
}

/** So many counted deals as whole ones. */
export function inWholeDeals(counted: number, { times, orders }: Scale): number {
  return (counted * times) / orders;
}

/** How many ways there are to deal the groups from so many cards. */
export function waysToDeal({ sizes }: Groups, cards: number): number {
  let ways = 1;
  for (const size of sizes) {
    ways *= choose(cards, size);
    cards -= size;
  }
  return ways;
}

/** A choice of any hand, for a player of whom nothing is known. */
function anyHand(job: EquityJob, player: number): Choice {
  const deck = deckWithout(seenCards(job)).sort((a, b) => a - b);
  const size = job.holeCount;
  const count = choose(deck.length, size);
  const cards = new Uint8Array(count * size);
  const at = Int32Array.from({ length: size }, (_, i) => i);
  for (let set = 0; set < count; set++) {
    for (let i = 0; i < size; i++) cards[set * size + i] = deck[at[i]];
    let last = size - 1;
    while (last >= 0 && at[last] === deck.length - size + last) last--;
    if (last < 0) break;
    at[last]++;
    for (let i = last + 1; i < size; i++) at[i] = at[i - 1] + 1;
  }
  return { of: player, text: '*', size, count, cards, weights: null };
}

/** All choices of a job, those of players of whom nothing is known among them. */
export function allChoices(job: EquityJob): Choice[] {
  const open = unknownPlayers(job).filter((player) => !job.choices.some(({ of }) => of === player));
  return [...job.choices, ...open.map((player) => anyHand(job, player))];
}

/** Combinations of sets that share no card, each by itself. Plain data. */
export interface Combinations {
  readonly count: number;
  /** By `combination * choices + choice`: the index of the set. */
  readonly indexes: Uint32Array;
}

/** Lists the combinations, of which there are so many. */
export function listCombinations(choices: readonly Choice[], count: number): Combinations {
  const indexes = new Uint32Array(count * choices.length);
  let at = 0;
  new CombinationSearch(choices).run((chosen) => {
    indexes.set(chosen, at);
    at += choices.length;
    return true;
  });
  return { count, indexes };
}

/** Deals all that there is, in numbered pieces: the boards of a combination that have one card highest. */
export class AllDeals {
  readonly #job: EquityJob;
  readonly #choices: readonly Choice[];
  readonly #combinations: Combinations;
  readonly #groups: Groups;
  readonly #spot: Spot;
  readonly #deck: readonly Card[];
  #left: Card[] = [];
  readonly #isDealt: boolean[] = [];
  #combination = -1;
  #weight = 1;
  #onBoard = 0;
  #visit: (weight: number) => void = () => {};

  constructor(job: EquityJob, combinations: Combinations, groups: Groups, spot: Spot) {
    this.#job = job;
    this.#choices = allChoices(job);
    this.#combinations = combinations;
    this.#groups = groups;
    this.#spot = spot;
    this.#deck = deckWithout(seenCards(job)).sort((a, b) => a - b);
    job.hands.forEach((hand, player) => {
      if (hand !== null) spot.hole.set(hand, player * job.holeCount);
    });
  }

  /** How many pieces a job has whose combinations leave so many cards. */
  static piecesFor(combinations: number, cards: number, { sizes }: Groups): number {
    return combinations * (sizes.length === 0 ? 1 : cards);
  }

  /**
   * Deals a piece.
   *
   * @param cards  how many cards every combination leaves
   * @param visit  is told the weight of each deal when it lies on the table
   */
  deal(piece: number, cards: number, visit: (weight: number) => void): void {
    this.#visit = visit;
    const { sizes } = this.#groups;
    const perCombination = AllDeals.piecesFor(1, cards, this.#groups);
    this.#take(Math.floor(piece / perCombination));
    if (sizes.length === 0) {
      this.#show();
      return;
    }
    // The highest card of the first group; the others are below it.
    const highest = piece % perCombination;
    this.#put(highest, this.#onBoard);
    this.#fill(0, sizes[0] - 1, highest, this.#onBoard + 1);
    this.#isDealt[highest] = false;
  }

  /** Lays a combination on the table. */
  #take(combination: number): void {
    if (combination === this.#combination) return;
    this.#combination = combination;
    const { board, hole } = this.#spot;
    board.set(this.#job.board);
    this.#onBoard = this.#job.board.length;
    this.#weight = 1;
    const taken = new Set<Card>();
    this.#choices.forEach((choice, i) => {
      const { of, size, cards } = choice;
      const set = this.#combinations.indexes[combination * this.#choices.length + i];
      const dealt = cards.subarray(set * size, (set + 1) * size);
      for (const card of dealt) taken.add(card);
      this.#weight *= weightOf(choice, set);
      if (of === 'board') {
        board.set(dealt, this.#onBoard);
        this.#onBoard += size;
      } else if (of === 'dead') this.#spot.dead = [...this.#job.dead, ...dealt];
      else hole.set(dealt, of * this.#job.holeCount);
    });
    this.#left = this.#deck.filter((card) => !taken.has(card));
    this.#isDealt.fill(false);
  }

  #put(at: number, place: number): void {
    this.#isDealt[at] = true;
    this.#spot.board[place] = this.#left[at];
  }

  /** Deals the rest of a group from the cards below one, and then the groups after it. */
  #fill(group: number, missing: number, below: number, place: number): void {
    if (missing === 0) {
      const { sizes } = this.#groups;
      if (group + 1 === sizes.length) this.#show();
      else this.#fill(group + 1, sizes[group + 1], this.#left.length, place);
      return;
    }
    for (let at = below - 1; at >= missing - 1; at--) {
      if (this.#isDealt[at]) continue;
      this.#put(at, place);
      this.#fill(group, missing - 1, at, place + 1);
      this.#isDealt[at] = false;
    }
  }

  #show(): void {
    this.#spot.change();
    this.#visit(this.#weight);
  }
}
