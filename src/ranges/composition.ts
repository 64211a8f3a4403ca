/** What a range is made of: how many of its hands are of which kind. */
import { RANKS, rankOf, SUIT_COUNT, suitOf } from '../cards/card.ts';
import { colexIndex, writeCombination } from '../math/colex.ts';
import { LOW_BIT } from '../tables/low-values.ts';
import { SuitRenamer } from './hand-classes.ts';
import { HandSet } from './hand-set.ts';
import type { Range } from './range.ts';

/** The hands of one kind in a range. */
export interface Portion {
  readonly name: string;
  readonly hands: number;
  /** The sum of their weights, in hundredths of a percent. */
  readonly weight: number;
}

export interface Composition {
  /** By how often ranks stand: no pair, one pair, two pair, three pair, trips, quads. */
  readonly ranks: readonly Portion[];
  /** By how many suits have two cards or more: none (rainbow) to three. */
  readonly suits: readonly Portion[];
  /** By the two lowest different ranks of eight or lower, the ace low: `A2`, `A3`, `23` … `no two low`. */
  readonly lowest: readonly Portion[];
}

const RANK_KINDS = ['no pair', 'one pair', 'two pair', 'three pair', 'trips', 'quads'];
const SUIT_KINDS = ['rainbow', 'single-suited', 'double-suited', 'triple-suited'];
const NO_TWO_LOW = 'no two low';

/** By bit of a set of low ranks. */
const LOW_RANKS = 'A2345678';

/** The pairs of low ranks, those that make the better low first: A2, A3, 23, A4 … */
const LOW_PAIRS = [...LOW_RANKS].flatMap((high, i) =>
  [...LOW_RANKS.slice(0, i)].map((low) => low + high),
);

/** Two cards or more make a suit worth something. */
const SUITED = 2;

/** Counts hands and weights under names, which come out in a given order. */
class Tally {
  readonly #names: readonly string[];
  readonly #hands: Float64Array;
  readonly #weights: Float64Array;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#hands = new Float64Array(names.length);
    this.#weights = new Float64Array(names.length);
  }

  add(kind: number, weight: number): void {
    this.#hands[kind]++;
    this.#weights[kind] += weight;
  }

  /** Those that there are. */
  portions(): Portion[] {
    return this.#names
      .map((name, i) => ({ name, hands: this.#hands[i], weight: this.#weights[i] }))
      .filter(({ hands }) => hands > 0);
  }
}

export function compositionOf(range: Range): Composition {
  const { holeCards, size } = range;
  const cards = range.hands();
  const weights = range.weights();
  const ranks = new Tally(RANK_KINDS);
  const suits = new Tally(SUIT_KINDS);
  const lowest = new Tally([...LOW_PAIRS, NO_TWO_LOW]);
  const ofRank = new Uint8Array(RANKS.length);
  const ofSuit = new Uint8Array(SUIT_COUNT);
  for (let i = 0; i < size; i++) {
    const weight = weights === null ? 10_000 : weights[i];
    ofRank.fill(0);
    ofSuit.fill(0);
    let lows = 0;
    for (let at = i * holeCards; at < (i + 1) * holeCards; at++) {
      ofRank[rankOf(cards[at])]++;
      ofSuit[suitOf(cards[at])]++;
      lows |= LOW_BIT[rankOf(cards[at])];
    }
    ranks.add(rankKind(ofRank), weight);
    suits.add(suitKind(ofSuit), weight);
    lowest.add(lowKind(lows), weight);
  }
  return { ranks: ranks.portions(), suits: suits.portions(), lowest: lowest.portions() };
}

/** A position in `RANK_KINDS`. */
function rankKind(ofRank: Uint8Array): number {
  let most = 0;
  let pairs = 0;
  for (const count of ofRank) {
    if (count > most) most = count;
    if (count === 2) pairs++;
  }
  return most > 2 ? most + 1 : pairs;
}

/** A position in `SUIT_KINDS`. */
function suitKind(ofSuit: Uint8Array): number {
  let suited = 0;
  for (const count of ofSuit) if (count >= SUITED) suited++;
  return suited;
}

/** A position in `LOW_PAIRS`, or one past its end. */
function lowKind(lows: number): number {
  const lowest = lows & -lows;
  const next = (lows ^ lowest) & -(lows ^ lowest);
  if (next === 0) return LOW_PAIRS.length;
  const high = 31 - Math.clz32(next);
  return (high * (high - 1)) / 2 + 31 - Math.clz32(lowest);
}

/** Hands of a range that differ only in the names of suits. */
export interface ClassPortion extends Portion {
  /** How many hands the class has in all. */
  readonly of: number;
}

/** Suit variables in the order in which suits come in a class. */
const SUIT_VARIABLES = 'xyzw';

/**
 * The classes of a range, those with the highest cards first. The name of a class is its expression:
 * `AxAy2x3y`.
 */
export function* classesOf(range: Range): Generator<ClassPortion> {
  const { holeCards, size } = range;
  const cards = range.hands();
  const renamer = new SuitRenamer(holeCards);
  const seen = new HandSet(holeCards);
  for (let i = size - 1; i >= 0; i--) {
    const hand = cards.subarray(i * holeCards, (i + 1) * holeCards);
    if (seen.has(colexIndex(hand, 0, holeCards))) continue;
    const members = new Set<number>();
    renamer.forEachOf(hand, (renamed) => {
      seen.add(renamed);
      members.add(renamed);
    });
    let hands = 0;
    let weight = 0;
    for (const member of members) {
      const ofMember = range.weightOfIndex(member);
      if (ofMember > 0) hands++;
      weight += ofMember;
    }
    yield { name: className(Math.max(...members), holeCards), hands, weight, of: members.size };
  }
}

/** @param highest  the last hand of the class: whatever hands a range has of it, the name is the same */
export function className(highest: number, holeCards: number): string {
  const hand = new Uint8Array(holeCards);
  writeCombination(highest, holeCards, hand, 0);
  const suits: number[] = [];
  let name = '';
  for (let i = hand.length - 1; i >= 0; i--) {
    const suit = suitOf(hand[i]);
    if (!suits.includes(suit)) suits.push(suit);
    name += RANKS[rankOf(hand[i])] + SUIT_VARIABLES[suits.indexOf(suit)];
  }
  return name;
}
