/** Ranges dealt by the plainest means: the slow twin of sampled equity. */
import { type Card, deckWithout } from '../../src/cards/card.ts';
import type { EquityJob } from '../../src/equity/job.ts';
import { RandomStream, RandomWords } from '../../src/math/random.ts';
import { parseRange } from '../../src/ranges/range.ts';
import { Dealer } from '../deals.ts';
import { countDirectly } from './direct.ts';

type Hands = readonly (readonly Card[])[];

/** Every hand of a range of four cards that has no weights. */
export class PlainRange {
  readonly cards: Uint8Array;
  readonly count: number;
  /** By hand: its cards as bits, those of the lower half of the deck and of the upper. */
  readonly low: Int32Array;
  readonly high: Int32Array;

  constructor(cards: Uint8Array) {
    this.cards = cards;
    this.count = cards.length / 4;
    this.low = new Int32Array(this.count);
    this.high = new Int32Array(this.count);
    cards.forEach((card, i) => {
      const half = card < 26 ? this.low : this.high;
      half[i >> 2] |= 1 << (card % 26);
    });
  }

  hand(index: number): readonly Card[] {
    return [...this.cards.subarray(4 * index, 4 * index + 4)];
  }
}

const RANGES = new Map<string, PlainRange>();

export async function plainRange(text: string): Promise<PlainRange> {
  const known = RANGES.get(text);
  if (known !== undefined) return known;
  const range = new PlainRange((await parseRange(text)).hands());
  RANGES.set(text, range);
  return range;
}

/** Deals a hand from each range, all anew until no card is dealt twice. */
export class PlainDealer {
  readonly #ranges: readonly PlainRange[];
  readonly #words: RandomWords;
  readonly #boards: Dealer;

  constructor(ranges: readonly PlainRange[], seed: number) {
    this.#ranges = ranges;
    this.#words = new RandomWords(new RandomStream(seed));
    this.#boards = new Dealer(seed);
  }

  /** @returns null where a card was dealt twice */
  attempt(): Hands | null {
    const dealt: number[] = [];
    let low = 0;
    let high = 0;
    for (const range of this.#ranges) {
      const hand = Math.floor(this.#words.fraction() * range.count);
      if ((range.low[hand] & low) !== 0 || (range.high[hand] & high) !== 0) return null;
      low |= range.low[hand];
      high |= range.high[hand];
      dealt.push(hand);
    }
    return dealt.map((hand, player) => this.#ranges[player].hand(hand));
  }

  board(hands: Hands): Card[] {
    return this.#boards.deal(5, deckWithout(hands.flat()));
  }
}

/** Equities of plain deals, and their errors. */
export interface PlainEquities {
  readonly deals: number;
  readonly means: readonly number[];
  readonly errors: readonly number[];
}

/** What players win on average, from so many attempts to deal, or as many as lead to enough deals. */
export function plainEquities(
  ranges: readonly PlainRange[],
  seed: number,
  { attempts, deals: enough }: { attempts: number; deals: number },
): PlainEquities {
  const dealer = new PlainDealer(ranges, seed);
  const sums = ranges.map(() => 0);
  const squares = ranges.map(() => 0);
  let deals = 0;
  for (let i = 0; i < attempts && deals < enough; i++) {
    const hands = dealer.attempt();
    if (hands === null) continue;
    deals++;
    const job: EquityJob = {
      game: 'omaha8',
      holeCount: 4,
      hands,
      board: dealer.board(hands),
      dead: [],
      choices: [],
      example: [],
    };
    const counts = countDirectly(job);
    for (const player of ranges.keys()) {
      const share = counts.equity(player);
      sums[player] += share;
      squares[player] += share ** 2;
    }
  }
  const means = sums.map((sum) => sum / deals);
  const errors = squares.map((sum, i) => Math.sqrt((sum / deals - means[i] ** 2) / deals));
  return { deals, means, errors };
}
