/** Deals of a question at random, in numbered chunks, each with its own stream of random numbers. */
import { ChoiceDrawer, type DrawPlan } from '../equity/choices/drawer.ts';
import { RestDealer } from '../equity/choices/rest-dealer.ts';
import type { EquityJob } from '../equity/job.ts';
import { RandomStream, RandomWords } from '../math/random.ts';
import type { Spot } from './spot.ts';

export class RandomDeals {
  readonly #job: EquityJob;
  readonly #seed: number;
  readonly #spot: Spot;
  readonly #drawer: ChoiceDrawer;
  readonly #rest: RestDealer;
  /** Players of whom nothing is known. */
  readonly #unknown: readonly number[];

  constructor(job: EquityJob, seed: number, draws: DrawPlan, spot: Spot) {
    this.#job = job;
    this.#seed = seed;
    this.#spot = spot;
    this.#drawer = new ChoiceDrawer(job, draws);
    this.#rest = new RestDealer(job, this.#drawer, spot.board);
    this.#unknown = job.hands.flatMap((hand, player) =>
      hand === null && !job.choices.some(({ of }) => of === player) ? [player] : [],
    );
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
    this.#rest.begin();
    const words = new RandomWords(new RandomStream(this.#seed, chunk));
    const hasChoices = this.#job.choices.length > 0;
    if (hasChoices) draws.begin(words);
    for (let left = trials; left > 0; ) {
      const together = hasChoices ? Math.min(left, draws.draw(words)) : 1;
      for (let trial = 0; trial < together; trial++) {
        if (hasChoices) draws.next(words);
        this.#rest.dealBoard(words);
        this.#dealHands(words);
        this.#spot.change();
        visit();
      }
      endGroup(together);
      left -= together;
    }
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
      for (let card = 0; card < holeCount; card++) hole[at + card] = this.#rest.dealCard(words);
    }
  }
}
