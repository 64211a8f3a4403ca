/**
 * Hands by kinds of cards. Where suits do not matter, a kind is a rank, of which there are four cards. Where one suit
 * matters, each card of it is a kind by itself, and the three others of a rank are a kind together. A hand of
 * kinds stands for all hands of such cards.
 */

/** How many cards a hand has, and how many subsets, itself among them. */
export const HAND = 4;
export const SUBSETS = 1 << HAND;

/** By subset of a hand's places: 1 or -1, by which it counts for inclusion and exclusion. */
export const SIGNS: Float64Array = Float64Array.from({ length: SUBSETS }, (_, subset) =>
  [0, 1, 2, 3].filter((place) => (subset >> place) & 1).length % 2 === 0 ? 1 : -1,
);

/** All hands of some kinds, and all smaller sets. */
export class HandKinds {
  /** By kind: how many cards are of it. */
  readonly cards: readonly number[];
  /** How many hands there are, and by hand: its kinds, four of them, ascending. */
  readonly count: number;
  readonly kinds: Uint8Array;
  /** How many sets of up to four kinds there are; by hand, then by subset: its number among these. */
  readonly setCount: number;
  readonly subsets: Uint16Array;
  /** By set: its kinds, as in a hand, and how many they are. */
  readonly setKinds: Uint8Array;
  readonly setSizes: Uint8Array;

  constructor(cards: readonly number[]) {
    this.cards = cards;
    const sets = [[]] as number[][];
    const numbers = new Map<string, number>([['', 0]]);
    for (let from = 0, size = 1; size <= HAND; size++) {
      const end = sets.length;
      for (; from < end; from++) {
        const set = sets[from];
        for (let kind = set[set.length - 1] ?? 0; kind < cards.length; kind++) {
          if (set.filter((other) => other === kind).length === cards[kind]) continue;
          numbers.set([...set, kind].join(), sets.length);
          sets.push([...set, kind]);
        }
      }
    }
    const hands = sets.filter(({ length }) => length === HAND);
    this.count = hands.length;
    this.kinds = Uint8Array.from(hands.flat());
    this.setCount = sets.length;
    this.setSizes = Uint8Array.from(sets, ({ length }) => length);
    this.setKinds = new Uint8Array(sets.length * HAND);
    sets.forEach((set, at) => {
      this.setKinds.set(set, at * HAND);
    });
    this.subsets = Uint16Array.from(
      hands.flatMap((hand) =>
        Array.from(
          { length: SUBSETS },
          (_, subset) => numbers.get(hand.filter((_, place) => (subset >> place) & 1).join()) ?? 0,
        ),
      ),
    );
  }

  /** The number of the hand of some kinds, ascending. */
  handOf(kinds: readonly number[]): number {
    this.#numbers ??= new Map(
      Array.from({ length: this.count }, (_, hand) => [
        this.kinds.subarray(hand * HAND, (hand + 1) * HAND).join(),
        hand,
      ]),
    );
    const hand = this.#numbers.get(kinds.join());
    if (hand === undefined) throw new Error(`no hand has the kinds ${kinds.join()}`);
    return hand;
  }

  #numbers: Map<string, number> | undefined;
}

/** By kind, then by how many a set has of it: `KIND_ROW` numbers a kind. */
export const KIND_ROW = HAND + 1;

/**
 * The product over the kinds of a set of what a table has for each, by how many of it the set has.
 *
 * @param kinds  ascending, `size` of them from `at` on
 */
export function productOver(
  kinds: Uint8Array,
  at: number,
  size: number,
  table: Float64Array,
): number {
  let product = 1;
  for (let i = 0; i < size; ) {
    const kind = kinds[at + i];
    let same = 1;
    while (i + same < size && kinds[at + i + same] === kind) same++;
    product *= table[kind * KIND_ROW + same];
    i += same;
  }
  return product;
}
