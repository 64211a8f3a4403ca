/**
 * Hands that differ only in the names of their suits are one class: 16,432 classes of four cards,
 * 134,459 of five. A hand is a number here, its colexicographic index.
 */
import { DECK_SIZE, makeCard, rankOf, SUIT_COUNT, suitOf } from '../cards/card.ts';
import { choose } from '../math/choose.ts';
import { colexIndex, sortNumbers, writeCombination } from '../math/colex.ts';

export interface HandClasses {
  readonly count: number;
  /** By hand: its class. Classes are numbered in the order of their first hands. */
  readonly classOf: Uint32Array;
  /** By class: its first hand, and how many hands it has: 1 … 24. */
  readonly first: Uint32Array;
  readonly size: Uint8Array;
}

/** All 24 ways to rename the suits; each is a list of what suits 0 … 3 become. */
const SUIT_RENAMINGS: readonly (readonly number[])[] = renamings([]);

function renamings(begun: readonly number[]): number[][] {
  if (begun.length === SUIT_COUNT) return [[...begun]];
  return [0, 1, 2, 3]
    .filter((suit) => !begun.includes(suit))
    .flatMap((suit) => renamings([...begun, suit]));
}

/** Renames suits in whole hands. */
export class SuitRenamer {
  readonly #holeCards: number;
  readonly #cards: Uint8Array;
  readonly #renamed: Uint8Array;
  /** By renaming, then by card. */
  readonly #tables = SUIT_RENAMINGS.map((suits) =>
    Uint8Array.from({ length: DECK_SIZE }, (_, card) =>
      makeCard(rankOf(card), suits[suitOf(card)]),
    ),
  );

  constructor(holeCards: number) {
    this.#holeCards = holeCards;
    this.#cards = new Uint8Array(holeCards);
    this.#renamed = new Uint8Array(holeCards);
  }

  /** Visits the hand under each renaming: 24 hands, the same ones several times where suits are alike. */
  forEach(hand: number, visit: (renamed: number) => void): void {
    writeCombination(hand, this.#holeCards, this.#cards, 0);
    this.forEachOf(this.#cards, visit);
  }

  /** The same for the hand of some cards. */
  forEachOf(cards: Uint8Array, visit: (renamed: number) => void): void {
    const size = this.#holeCards;
    const renamed = this.#renamed;
    for (const table of this.#tables) {
      for (let i = 0; i < size; i++) renamed[i] = table[cards[i]];
      sortNumbers(renamed, 0, size);
      visit(colexIndex(renamed, 0, size));
    }
  }
}

const CLASSES: HandClasses[] = [];

/** The classes of hands of so many cards, built when first asked for: 4 or 5. */
export function handClasses(holeCards: number): HandClasses {
  CLASSES[holeCards] ??= buildClasses(holeCards);
  return CLASSES[holeCards];
}

function buildClasses(holeCards: number): HandClasses {
  const none = 2 ** 32 - 1;
  const classOf = new Uint32Array(choose(DECK_SIZE, holeCards)).fill(none);
  const first: number[] = [];
  const size: number[] = [];
  const renamer = new SuitRenamer(holeCards);
  for (let hand = 0; hand < classOf.length; hand++) {
    if (classOf[hand] !== none) continue;
    const number = first.length;
    let hands = 0;
    renamer.forEach(hand, (renamed) => {
      if (classOf[renamed] === number) return;
      classOf[renamed] = number;
      hands++;
    });
    first.push(hand);
    size.push(hands);
  }
  return {
    count: first.length,
    classOf,
    first: Uint32Array.from(first),
    size: Uint8Array.from(size),
  };
}
