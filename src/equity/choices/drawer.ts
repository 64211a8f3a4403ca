import { deckWithout } from '../../cards/card.ts';
import { RandomStream, RandomWords } from '../../math/random.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { listed } from '../../text/words.ts';
import { type EquityJob, seenCards } from '../job.ts';
import { choiceName } from './choices.ts';
import { DrawnSets } from './drawn-sets.ts';
import { type Rejection, RejectionDraws } from './rejection.ts';
import { SequentialDraws } from './sequential.ts';
import { judgeWeights, WeightedDraws, type Weighting } from './weighted-draws.ts';

/** A way to draw combinations. */
export interface Draws {
  /** Begins a chunk. */
  begin(words: RandomWords): void;
  /** Draws anew: how many trials are to be dealt to this draw, 1 or more, which are correlated. */
  draw(words: RandomWords): number;
  /** Puts a combination of the draw on the table: before each of its trials. */
  next(words: RandomWords): void;
}

/** How the combinations of a job are to be drawn. Plain data. */
export type DrawPlan = Rejection | Weighting;

/**
 * Draws combinations of sets that share no card, each as likely as the product of its weights.
 *
 * Mostly every set is drawn by itself, all anew until they fit (`RejectionDraws`). Where that would take too
 * long, as at a full table of wide ranges, or with four players who all have an ace, one choice is drawn after
 * another, and combinations have weights (`WeightedDraws`).
 */
export class ChoiceDrawer {
  /** The combination at hand. */
  readonly drawn: DrawnSets;
  readonly draws: Draws;

  constructor(job: EquityJob, plan: DrawPlan) {
    this.drawn = new DrawnSets(job.choices);
    this.draws =
      plan.way === 'rejection'
        ? new RejectionDraws(this.drawn, plan.trialsPerCombination)
        : new WeightedDraws(this.drawn, sequentialDraws(job, this.drawn), plan);
  }
}

/** Judges how to draw by drawing, with random numbers that are always the same. */
export function planDraws(job: EquityJob): DrawPlan | Omaha8Error {
  const drawn = new DrawnSets(job.choices);
  const words = new RandomWords(new RandomStream(0));
  const rejection = new RejectionDraws(drawn).judge(words);
  if (rejection !== null) return rejection;
  return judgeWeights(drawn, sequentialDraws(job, drawn), words) ?? cannotSample(job);
}

function sequentialDraws(job: EquityJob, drawn: DrawnSets): SequentialDraws {
  return new SequentialDraws(drawn, deckWithout(seenCards(job)));
}

function cannotSample({ choices }: EquityJob): Omaha8Error {
  return new Omaha8Error(
    'too-large',
    `no reliable sample can be drawn: ${listed(choices.map(choiceName))} can be combined without a shared card in too few ways to find them at random, and in too many to count; give narrower or wider ranges`,
  );
}
