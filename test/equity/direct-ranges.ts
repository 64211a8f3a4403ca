/**
 * Equity of ranges from the rules alone: every set of dead cards, every board, every combination of hands
 * that share no card, one by one. Imported from nowhere but the reference.
 */
import { type Card, combinations, deckWithout } from '../reference/cards.ts';
import { countsOf, type EquityCounts, type ShareRow } from '../reference/equity.ts';
import { compareHigh, compareLow, type Made, makerOn } from '../reference/hands.ts';
import { type Game, sharers } from '../reference/showdown.ts';

/** How often a player plays a hand, as a whole number; 0: never. */
export type Weigh = (hand: readonly Card[]) => number;

export interface RangeSpot {
  hands: readonly Weigh[];
  /** The cards of the board that are known, one of these; all are equally likely. */
  boards?: readonly (readonly Card[])[];
  /** The cards that are out of play, one of these sets. */
  dead?: readonly (readonly Card[])[];
  /** Cards that are out of play besides. */
  gone?: readonly Card[];
  game?: Game;
  cards?: number;
}

interface Hand {
  cards: bigint;
  weight: number;
}

/** A hand on a full board: its places among those there, greater is better; no low is -1. */
interface Placed extends Hand {
  high: number;
  low: number;
}

const idOf = ({ rank, suit }: Card): bigint => BigInt(4 * (rank - 2) + 'cdhs'.indexOf(suit));
const setOf = (cards: readonly Card[]): bigint =>
  cards.reduce((set, card) => set | (1n << idOf(card)), 0n);

/** Of every number of sharers, how many combinations, by player. */
type Tally = Map<string, ShareRow>;

/** Every deal's counts, each multiplied by the product of the weights of its hands. */
export function enumerateRanges(spot: RangeSpot): EquityCounts {
  const { hands, boards = [[]], dead = [[]], gone = [], game = 'omaha8', cards = 4 } = spot;
  const deck = deckWithout(gone);
  const all = [...combinations(deck, cards)];
  const ranges = hands.map((weigh) =>
    all.flatMap((hand) => {
      const weight = weigh(hand);
      return weight === 0 ? [] : [{ hand, cards: setOf(hand), weight }];
    }),
  );
  const tallies: Tally[] = hands.map(() => new Map());
  const sum = { deals: 0, lowMade: 0 };
  for (const out of dead) {
    for (const start of boards) {
      if ((setOf(out) & setOf(start)) !== 0n) continue;
      const rest = deck.filter((card) => (setOf([...out, ...start]) & setOf([card])) === 0n);
      for (const runout of combinations(rest, 5 - start.length)) {
        const board = [...start, ...runout];
        const used = setOf([...out, ...board]);
        const open = ranges.map((range) => range.filter((hand) => (hand.cards & used) === 0n));
        const placed = placesOn(board, open);
        for (const dealt of combinationsOf(placed, 0n)) count(dealt, game, tallies, sum);
      }
    }
  }
  const players = tallies.map((rows) => countsOf([...rows.values()], sum.deals));
  return { ...sum, players };
}

function placesOn(
  board: readonly Card[],
  ranges: readonly (readonly (Hand & { hand: readonly Card[] })[])[],
): Placed[][] {
  const make = makerOn(board);
  const made = ranges.map((range) => range.map(({ hand }) => make(hand)));
  const everything = made.flat();
  const high = placesOf(everything, (a, b) => compareHigh(a.high, b.high));
  const lows = everything.filter(({ low }) => low !== null);
  const low = placesOf(lows, (a, b) => compareLow(a.low ?? [], b.low ?? []));
  return ranges.map((range, player) =>
    range.map(({ cards, weight }, i) => {
      const of = made[player][i];
      return { cards, weight, high: high.get(of) ?? -1, low: low.get(of) ?? -1 };
    }),
  );
}

/** By hand: how many different ones are below it. */
function placesOf(made: readonly Made[], compare: (a: Made, b: Made) => number): Map<Made, number> {
  const places = new Map<Made, number>();
  let place = 0;
  let last: Made | undefined;
  for (const one of [...made].sort(compare)) {
    if (last !== undefined && compare(one, last) !== 0) place++;
    places.set(one, place);
    last = one;
  }
  return places;
}

function* combinationsOf(ranges: readonly Placed[][], used: bigint): Generator<Placed[]> {
  const [first, ...others] = ranges;
  if (first === undefined) yield [];
  else {
    for (const hand of first) {
      if ((hand.cards & used) !== 0n) continue;
      for (const dealt of combinationsOf(others, used | hand.cards)) yield [hand, ...dealt];
    }
  }
}

function count(
  dealt: readonly Placed[],
  game: Game,
  tallies: readonly Tally[],
  sum: { deals: number; lowMade: number },
): void {
  const weight = dealt.reduce((product, hand) => product * hand.weight, 1);
  const bestHigh = Math.max(...dealt.map(({ high }) => high));
  const bestLow = game === 'omahahi' ? -1 : Math.max(...dealt.map(({ low }) => low));
  const seats = (wins: (hand: Placed) => boolean): number[] =>
    dealt.flatMap((hand, i) => (wins(hand) ? [i + 1] : []));
  const winners = {
    high: seats(({ high }) => high === bestHigh),
    low: bestLow < 0 ? [] : seats(({ low }) => low === bestLow),
  };
  sum.deals += weight;
  if (bestLow >= 0) sum.lowMade += weight;
  for (const [i, rows] of tallies.entries()) {
    const [high, low] = sharers(i + 1, winners);
    const row = rows.get(`${high} ${low}`) ?? [high, low, 0];
    rows.set(`${high} ${low}`, row);
    row[2] += weight;
  }
}
