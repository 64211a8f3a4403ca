/** All flops that can come, by number, and what kinds they are of. */
import { type Card, deckWithout, RANKS, rankOf, suitOf } from '../cards/card.ts';
import { type EquityJob, seenCards } from '../equity/job.ts';
import { choose } from '../math/choose.ts';
import { writeCombination } from '../math/colex.ts';

/** One way to tell flops apart. */
export interface FlopKinds {
  readonly names: readonly string[];
  /** By flop: the number of its name. */
  readonly of: Uint16Array;
}

export interface FlopList {
  /** The cards of which flops may be made, ascending. A flop's number is the colexicographic index of places in here. */
  readonly deck: readonly Card[];
  /** How many of its cards are still to come. */
  readonly size: number;
  readonly count: number;
  readonly byRanks: FlopKinds;
  readonly bySuits: FlopKinds;
}

/** @param onFlop  how many cards of the board a flop has, those that have come among them */
export function listFlops(job: EquityJob, onFlop: number): FlopList {
  const deck = deckWithout(seenCards(job)).sort((a, b) => a - b);
  const size = onFlop - job.board.length;
  const count = choose(deck.length, size);
  const [hand] = job.hands;
  const kinds = (nameOf: (cards: readonly Card[]) => string): FlopKinds => {
    const numbers = new Map<string, number>();
    const places = new Uint8Array(size);
    const of = Uint16Array.from({ length: count }, (_, flop) => {
      writeCombination(flop, size, places, 0);
      const name = nameOf([...job.board, ...Array.from(places, (place) => deck[place])]);
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    });
    return { names: [...numbers.keys()], of };
  };
  const bySuits = kinds((cards) => suitsName(cards, hand));
  return { deck, size, count, byRanks: kinds(ranksName), bySuits };
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
