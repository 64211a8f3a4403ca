/** Deals of a question at random, in numbered chunks, each with its own stream of random numbers. */
import { type Card, deckWithout } from '../cards/card.ts';
import { BOARD_SIZE } from '../cards/deal.ts';
import { ChoiceDrawer, type DrawPlan } from '../equity/choices/drawer.ts';
import { type EquityJob, seenCards } from '../equity/job.ts';
import { indexBelow, RandomStream, RandomWords } from '../math/random.ts';
import type { Spot } from './spot.ts';

export class RandomDeals {
  readonly #job: EquityJob;
  readonly #seed: number;
  readonly #spot: Spot;
  readonly #drawer: ChoiceDrawer;
  /** Players of whom nothing is known. */
  readonly #unknown: readonly number[];
  readonly #deck: Uint8Array;
  /** How many cards of the deck have been dealt. */
  #dealt = 0;
  /** By card: 1 where a choice has it. */
  readonly #used: Uint8Array;

  constructor(job: EquityJob, seed: number, draws: DrawPlan, spot: Spot) {
    this.#job = job;
    this.#seed = seed;
    this.#spot = spot;
    this.#drawer = new ChoiceDrawer(job, draws);
    this.#used = this.#drawer.drawn.used;
    this.#unknown = job.hands.flatMap((hand, player) =>
      hand === null && !job.choices.some(({ of }) => of === player) ? [player] : [],
    );
    this.#deck = Uint8Array.from(deckWithout(seenCards(job)));
    spot.board.set(job.board);
    job.hands.forEach((hand, player) => {
      if (hand !== null) spot.hole.set(hand, player * job.holeCount);
    });
  }

  /**
   * Deals a chunk.
   *
   * @param visit     when a deal lies on the table
   * @param endGroup  after so many deals that belong together: those of a group are correlated, groups are
   *   independent
   */
  deal(chunk: number, trials: number, visit: () => void, endGroup: (trials: number) => void): void {
    const { draws } = this.#drawer;
    // What earlier chunks did to the deck must not matter.
    this.#deck.sort();
    const words = new RandomWords(new RandomStream(this.#seed, chunk));
    const hasChoices = this.#job.choices.length > 0;
    if (hasChoices) draws.begin(words);
    for (let left = trials; left > 0; ) {
      const together = hasChoices ? Math.min(left, draws.draw(words)) : 1;
      for (let trial = 0; trial < together; trial++) {
        if (hasChoices) draws.next(words);
        this.#dealt = 0;
        this.#dealBoard(words);
        this.#dealHands(words);
        this.#spot.change();
        visit();
      }
      endGroup(together);
      left -= together;
    }
  }

  #dealBoard(words: RandomWords): void {
    const { board } = this.#spot;
    const { choices } = this.#job;
    let size = this.#job.board.length;
    for (let i = 0; i < choices.length; i++) {
      if (choices[i].of !== 'board') continue;
      board.set(this.#drawer.drawn.cardsOf(i), size);
      size += choices[i].size;
    }
    for (; size < BOARD_SIZE; size++) board[size] = this.#dealCard(words);
  }

  #dealHands(words: RandomWords): void {
    const { hole } = this.#spot;
    const { choices, holeCount } = this.#job;
    for (let i = 0; i < choices.length; i++) {
      const { of } = choices[i];
      const cards = this.#drawer.drawn.cardsOf(i);
      if (typeof of === 'number') hole.set(cards, of * holeCount);
      else if (of === 'dead') this.#spot.dead = [...this.#job.dead, ...cards];
    }
    for (const player of this.#unknown) {
      const at = player * holeCount;
      for (let card = 0; card < holeCount; card++) hole[at + card] = this.#dealCard(words);
    }
  }

  /** The next card of the deck that no choice has: a step of a shuffle, or several. */
  #dealCard(words: RandomWords): Card {
    const deck = this.#deck;
    const used = this.#used;
    for (;;) {
      const next = this.#dealt++;
      const at = next + indexBelow(words.next(), deck.length - next);
      const card = deck[at];
      deck[at] = deck[next];
      deck[next] = card;
      if (used[card] === 0) return card;
    }
  }
}
