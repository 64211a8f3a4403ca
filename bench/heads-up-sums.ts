/**
 * What every hand wins against any other, over all boards: exact sums.
 *
 * A board on which no flush can be made is its ranks alone; on any other one suit matters, and of that its mask. So
 * there are 6,175 boards without suits, on which flushes are left out, and 36,608 with a mask of three to five
 * cards of a suit, on which they make a difference. Hands are classes in the same way (`HandKinds`), 1,820 and
 * 19,266 of them. On each board all classes are taken in order of their highs, and sums are kept by the kinds of
 * cards that they hold; inclusion and exclusion takes those away that need a card twice.
 */
import { HoleValues } from '../src/evaluator/hole-values.ts';
import { choose } from '../src/math/choose.ts';
import { LOW_BIT, LOW_RANK_COUNT, lowValues, NO_LOW } from '../src/tables/low-values.ts';
import { flushPairValues, PAIR_COUNT } from '../src/tables/pair-values.ts';
import { MULTISET_COUNTS, multisetOf, RANK_COUNT, ranksOf } from '../src/tables/rank-multisets.ts';
import { HAND, HandKinds, KIND_ROW, productOver, SIGNS, SUBSETS } from './hand-kinds.ts';

const BOARD = 5;
const SUITS = 4;
const WORST_HIGH = 7462;

/** How many deals there are for each hand: hands of the other, and boards. */
export const DEALS = choose(48, HAND) * choose(44, BOARD);

/** What classes of hands win over all deals, in quarters of a pot, by game. */
interface Won {
  readonly omaha8: Float64Array;
  readonly omahahi: Float64Array;
}

function nothingWon(hands: number): Won {
  return { omaha8: new Float64Array(hands), omahahi: new Float64Array(hands) };
}

/** All classes of hands against each other on one class of boards after another. */
export class BoardSweep {
  readonly hands: HandKinds;
  /** By hand: its ranks, a number of the multisets of four, and its set of low ranks. */
  readonly ranks: Uint16Array;
  readonly lowSets: Uint8Array;
  /** By hand, of the last sweep: two for each opponent beaten and one for a tie; the same, without a low twice. */
  readonly all: Float64Array;
  readonly twice: Float64Array;
  /** By hand: on how many boards of the class it can be held, and in how many ways by an opponent on each. */
  readonly boards: Float64Array;
  readonly #ways: Float64Array;
  /** By set: 1 by the number of ways to have it of what a board leaves. */
  readonly #parts: Float64Array;
  /** By set: sums over opponents, and over those without a low twice. */
  readonly #sums: Float64Array;
  readonly #twiceSums: Float64Array;
  readonly #order: Uint16Array;
  readonly #ends = new Uint32Array(WORST_HIGH + 1);

  constructor(hands: HandKinds) {
    const { count, setCount, kinds } = hands;
    this.hands = hands;
    this.ranks = new Uint16Array(count);
    this.lowSets = new Uint8Array(count);
    for (let hand = 0; hand < count; hand++) {
      const own = Array.from(
        kinds.subarray(hand * HAND, (hand + 1) * HAND),
        (kind) => kind % RANK_COUNT,
      );
      this.ranks[hand] = multisetOf(own);
      this.lowSets[hand] = own.reduce((set, rank) => set | LOW_BIT[rank], 0);
    }
    this.all = new Float64Array(count);
    this.twice = new Float64Array(count);
    this.boards = new Float64Array(count);
    this.#ways = new Float64Array(count);
    this.#parts = new Float64Array(setCount);
    this.#sums = new Float64Array(setCount);
    this.#twiceSums = new Float64Array(setCount);
    this.#order = new Uint16Array(count);
  }

  /** @param board  by kind: how many cards of it the boards have */
  take(board: readonly number[]): void {
    const { cards, kinds, count, setCount, setKinds, setSizes } = this.hands;
    const ways = new Float64Array(cards.length * KIND_ROW);
    // What boards there are less for a hand that has cards of a kind.
    const rest = new Float64Array(cards.length * KIND_ROW);
    let boards = 1;
    cards.forEach((all, kind) => {
      const free = choose(all, board[kind]);
      boards *= free;
      for (let held = 0; held <= HAND; held++) {
        ways[kind * KIND_ROW + held] = choose(all - board[kind], held);
        rest[kind * KIND_ROW + held] = choose(all - held, board[kind]) / free;
      }
    });
    for (let hand = 0, at = 0; hand < count; hand++, at += HAND) {
      this.#ways[hand] = productOver(kinds, at, HAND, ways);
      this.boards[hand] = Math.round(boards * productOver(kinds, at, HAND, rest));
    }
    for (let set = 0; set < setCount; set++) {
      const ofSet = productOver(setKinds, set * HAND, setSizes[set], ways);
      this.#parts[set] = ofSet === 0 ? 0 : 1 / ofSet;
    }
  }

  /**
   * Compares all hands by a value, and counts two for a worse opponent and one for an equal one.
   *
   * @param values   by hand, smaller is better
   * @param without  by hand: 1 where it has no low; null where nobody has one, or that does not matter
   */
  sweep(values: Uint16Array, without: Uint8Array | null): void {
    const { count } = this.hands;
    const order = this.#order;
    const ends = this.#ends.fill(0);
    const ways = this.#ways;
    for (let hand = 0; hand < count; hand++) if (ways[hand] > 0) ends[WORST_HIGH - values[hand]]++;
    let held = 0;
    for (let i = 0; i < ends.length; i++) {
      const here = ends[i];
      ends[i] = held;
      held += here;
    }
    for (let hand = 0; hand < count; hand++) {
      if (ways[hand] > 0) order[ends[WORST_HIGH - values[hand]]++] = hand;
    }
    this.#sums.fill(0);
    if (without !== null) this.#twiceSums.fill(0);
    for (let from = 0; from < held; ) {
      const to = ends[WORST_HIGH - values[order[from]]];
      // Those that are worse are there twice by now, and those that are equal once.
      this.#add(from, to, without);
      this.#read(from, to, without);
      this.#add(from, to, without);
      from = to;
    }
  }

  #add(from: number, to: number, without: Uint8Array | null): void {
    const { subsets } = this.hands;
    const sums = this.#sums;
    const twice = this.#twiceSums;
    for (let i = from; i < to; i++) {
      const hand = this.#order[i];
      const ways = this.#ways[hand];
      const at = hand * SUBSETS;
      for (let s = at; s < at + SUBSETS; s++) sums[subsets[s]] += ways;
      if (without === null) continue;
      const weight = without[hand] === 1 ? 2 * ways : ways;
      for (let s = at; s < at + SUBSETS; s++) twice[subsets[s]] += weight;
    }
  }

  #read(from: number, to: number, without: Uint8Array | null): void {
    for (let i = from; i < to; i++) {
      const hand = this.#order[i];
      this.all[hand] = this.#fitting(hand, this.#sums);
      if (without !== null && without[hand] === 1) {
        this.twice[hand] = this.#fitting(hand, this.#twiceSums);
      }
    }
  }

  /** What is in the sums of opponents that share no card with a hand: a whole number, but for rounding. */
  #fitting(hand: number, sums: Float64Array): number {
    const { subsets } = this.hands;
    const parts = this.#parts;
    const at = hand * SUBSETS;
    let total = 0;
    for (let s = 0; s < SUBSETS; s++) {
      const set = subsets[at + s];
      total += SIGNS[s] * sums[set] * parts[set];
    }
    return Math.round(total);
  }

  /** Adds what hands win by the high in the last sweep, so many times: 1, or -1 to take it away. */
  addHighs({ omaha8, omahahi }: Won, without: Uint8Array | null, times: number): void {
    const { count } = this.hands;
    for (let hand = 0; hand < count; hand++) {
      const boards = times * this.boards[hand];
      if (boards === 0) continue;
      const all = this.all[hand];
      omahahi[hand] += boards * 2 * all;
      if (without === null) omaha8[hand] += boards * 2 * all;
      else omaha8[hand] += boards * (without[hand] === 1 ? this.twice[hand] : all);
    }
  }
}

const HIGHS = new HoleValues(HAND);

/** What hands win on all boards, flushes left out. */
function withoutFlushes(): { sweep: BoardSweep; won: Won } {
  const sweep = new BoardSweep(new HandKinds(Array(RANK_COUNT).fill(SUITS)));
  const won = nothingWon(sweep.hands.count);
  const lows = new LowHands(sweep);
  const highs = new Uint16Array(sweep.hands.count);
  for (let multiset = 0; multiset < MULTISET_COUNTS[BOARD]; multiset++) {
    const ranks = ranksOf(BOARD, multiset);
    sweep.take(countsOf(ranks, RANK_COUNT));
    const byRanks = HIGHS.on(multiset);
    const without = lows.on(ranks);
    for (let hand = 0; hand < highs.length; hand++) highs[hand] = byRanks[sweep.ranks[hand]];
    sweep.sweep(highs, without);
    sweep.addHighs(won, without, 1);
    if (without === null) continue;
    // Whoever has no low loses it to who has one, and where nobody has one there is none.
    sweep.sweep(lows.values, null);
    for (let hand = 0; hand < sweep.hands.count; hand++) {
      if (without[hand] === 0) won.omaha8[hand] += sweep.boards[hand] * sweep.all[hand];
    }
  }
  return { sweep, won };
}

/** The lows of all hands on a board. */
class LowHands {
  readonly values: Uint16Array;
  readonly #sets: Uint8Array;
  readonly #without: Uint8Array;
  readonly #table = lowValues();

  constructor({ hands, lowSets }: BoardSweep) {
    this.#sets = lowSets;
    this.values = new Uint16Array(hands.count);
    this.#without = new Uint8Array(hands.count);
  }

  /** By hand: 1 where it has no low; null where the board allows none. */
  on(ranks: readonly number[]): Uint8Array | null {
    const board = ranks.reduce((set, rank) => set | LOW_BIT[rank], 0);
    if (LOW_COUNTS[board] < 3) return null;
    for (let hand = 0; hand < this.values.length; hand++) {
      const low = this.#table[(board << LOW_RANK_COUNT) | this.#sets[hand]];
      this.values[hand] = low;
      this.#without[hand] = low === NO_LOW ? 1 : 0;
    }
    return this.#without;
  }
}

const LOW_COUNTS = Uint8Array.from({ length: 1 << LOW_RANK_COUNT }, (_, set) => {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
});

/** By item below `count`: how often it is there. */
function countsOf(items: readonly number[], count: number): number[] {
  const counts = Array<number>(count).fill(0);
  for (const item of items) counts[item]++;
  return counts;
}

/** What hands win more for the flushes of one suit; kinds 0 … 12 are its cards, 13 … 25 the others by rank. */
function byFlushes(onMask: (done: number, all: number) => void): { sweep: BoardSweep; won: Won } {
  const cards = [
    ...Array<number>(RANK_COUNT).fill(1),
    ...Array<number>(RANK_COUNT).fill(SUITS - 1),
  ];
  const sweep = new BoardSweep(new HandKinds(cards));
  const { count, kinds } = sweep.hands;
  const won = nothingWon(count);
  const lows = new LowHands(sweep);
  const highs = new Uint16Array(count);
  const suited = new Uint16Array(count);
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] < RANK_COUNT) suited[Math.floor(at / HAND)] |= 1 << kinds[at];
  }
  const masks = flushMasks();
  masks.forEach((mask, done) => {
    const best = bestFlushes(mask);
    const ofSuit = ranksIn(mask);
    const others = BOARD - ofSuit.length;
    for (let rest = 0; rest < MULTISET_COUNTS[others]; rest++) {
      const restRanks = ranksOf(others, rest);
      const board = countsOf(
        [...ofSuit, ...restRanks.map((rank) => rank + RANK_COUNT)],
        cards.length,
      );
      if (board.some((number, kind) => number > cards[kind])) continue;
      const ranks = [...ofSuit, ...restRanks];
      sweep.take(board);
      const byRanks = HIGHS.on(multisetOf(ranks));
      const without = lows.on(ranks);
      for (let hand = 0; hand < count; hand++) highs[hand] = byRanks[sweep.ranks[hand]];
      sweep.sweep(highs, without);
      sweep.addHighs(won, without, -1);
      for (let hand = 0; hand < count; hand++) {
        highs[hand] = Math.min(highs[hand], best[suited[hand]]);
      }
      sweep.sweep(highs, without);
      sweep.addHighs(won, without, 1);
    }
    onMask(done + 1, masks.length);
  });
  return { sweep, won };
}

/** The sets of three to five ranks. */
function flushMasks(): number[] {
  return Array.from({ length: 1 << RANK_COUNT }, (_, mask) => mask).filter((mask) => {
    const { length } = ranksIn(mask);
    return length >= 3 && length <= BOARD;
  });
}

function ranksIn(mask: number): number[] {
  return Array.from({ length: RANK_COUNT }, (_, rank) => rank).filter((rank) => (mask >> rank) & 1);
}

/** By set of a hand's ranks in a suit: its best flush with a board's; for fewer than two, worse than any. */
function bestFlushes(mask: number): Uint16Array {
  const { boardOf, values } = flushPairValues();
  const row = boardOf[mask] * PAIR_COUNT;
  const best = new Uint16Array(1 << RANK_COUNT).fill(NO_FLUSH);
  for (let set = 0; set < best.length; set++) {
    const highest = 31 - Math.clz32(set);
    const rest = set ^ (1 << highest);
    if (set === 0 || rest === 0) continue;
    best[set] = best[rest];
    for (let left = rest; left !== 0; left &= left - 1) {
      const pair = multisetOf([31 - Math.clz32(left & -left), highest]);
      best[set] = Math.min(best[set], values[row + pair]);
    }
  }
  return best;
}

const NO_FLUSH = 0xffff;

/**
 * What each hand wins against any other over all deals, in quarters of a pot, by game.
 *
 * @param hands   four card ids each
 * @param onMask  called as the work goes on
 */
export function headsUpSums(
  hands: readonly (readonly number[])[],
  onMask: (done: number, all: number) => void = () => {},
): Won {
  const plain = withoutFlushes();
  const flushes = byFlushes(onMask);
  const won = nothingWon(hands.length);
  for (const game of ['omaha8', 'omahahi'] as const) {
    hands.forEach((hand, i) => {
      const ranks = hand.map((card) => card >> 2).sort((a, b) => a - b);
      won[game][i] = plain.won[game][plain.sweep.hands.handOf(ranks)];
      for (let suit = 0; suit < SUITS; suit++) {
        const kinds = hand.map((card) => (card >> 2) + ((card & 3) === suit ? 0 : RANK_COUNT));
        won[game][i] += flushes.won[game][flushes.sweep.hands.handOf(kinds.sort((a, b) => a - b))];
      }
    });
  }
  return won;
}
