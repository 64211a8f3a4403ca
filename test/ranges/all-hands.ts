import { RANKS, SUITS } from '../../src/cards/card.ts';

/** One hand as plain predicates ask of it. */
export class HandView {
  /** How many cards of each rank 0 … 12 and of each suit 0 … 3. */
  readonly ranks = new Uint8Array(13);
  readonly suits = new Uint8Array(4);
  readonly #counts = new Map<string, [counts: Uint8Array, index: number][]>();
  cards: number[] = [];

  set(cards: number[]): this {
    this.cards = cards;
    this.ranks.fill(0);
    this.suits.fill(0);
    for (const card of cards) {
      this.ranks[card >> 2]++;
      this.suits[card & 3]++;
    }
    return this;
  }

  /** How many cards have one of these ranks, or of these suits: `of('AK')`, `of('s')`. */
  of(letters: string): number {
    let count = 0;
    for (const [counts, i] of this.#countsOf(letters)) count += counts[i];
    return count;
  }

  #countsOf(letters: string): [counts: Uint8Array, index: number][] {
    let found = this.#counts.get(letters);
    if (found === undefined) {
      found = [...letters].map((letter) => {
        const rank = RANKS.indexOf(letter);
        return rank >= 0 ? [this.ranks, rank] : [this.suits, SUITS.indexOf(letter)];
      });
      this.#counts.set(letters, found);
    }
    return found;
  }

  /** Whether it has a card, written like `As`. */
  has(card: string): boolean {
    return this.cards.includes(4 * RANKS.indexOf(card[0]) + SUITS.indexOf(card[1]));
  }

  /** How many cards have both one of these ranks and one of these suits. */
  both(ranks: string, suits: string): number {
    return this.cards.filter(
      (card) => ranks.includes(RANKS[card >> 2]) && suits.includes(SUITS[card & 3]),
    ).length;
  }

  /** The numbers of cards of a rank, the largest first: `211`. */
  get rankShape(): string {
    return shape(this.ranks);
  }

  /** The numbers of cards of a suit, the largest first: `22`. */
  get suitShape(): string {
    return shape(this.suits);
  }
}

/** Shapes by how many counts there are of 1, 2, 3, 4, 5 and 6, in octal digits. */
const SHAPES = new Map<number, string>();

function shape(counts: Uint8Array): string {
  let key = 0;
  for (const count of counts) if (count > 0) key += 1 << (3 * count);
  let text = SHAPES.get(key);
  if (text === undefined) {
    text = [...counts]
      .filter((count) => count > 0)
      .sort((a, b) => b - a)
      .join('');
    SHAPES.set(key, text);
  }
  return text;
}

/** Calls back for every hand of so many cards, in colexicographic order. */
export function forEachHand(holeCards: number, visit: (hand: HandView) => void): void {
  const view = new HandView();
  const cards: number[] = Array(holeCards).fill(0);
  const extend = (at: number, below: number): void => {
    if (at === holeCards) {
      visit(view.set(cards));
      return;
    }
    for (let card = 0; card < below; card++) {
      cards[at] = card;
      extend(at + 1, card);
    }
  };
  extend(0, 52);
}

export type Predicate = (hand: HandView) => boolean;
