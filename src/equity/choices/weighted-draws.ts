import type { RandomWords } from '../../math/random.ts';
import type { Draws } from './drawer.ts';
import type { DrawnSets } from './drawn-sets.ts';
import { Particles } from './particles.ts';
import type { SequentialDraws } from './sequential.ts';

/**
 * How many combinations may be drawn together, and from how many draws that is judged. It is enough where the
 * weights of draws vary no more than if so large a part of them were equal, and the rest 0.
 */
const POPULATIONS = [
  { particles: 1, draws: 1500, even: 0.3 },
  { particles: 16, draws: 96, even: 0.3 },
  { particles: 128, draws: 24, even: 0.3 },
  { particles: 1024, draws: 12, even: 0.25 },
];

/** A trial takes about as long as so many looks: with fewer there is no need to share a combination. */
const LOOKS_OF_A_TRIAL = 36;

/** Trials that share a combination: more of them would hardly narrow the error. */
const MOST_TRIALS_OF_A_COMBINATION = 16;
/** Trials of one draw: a chunk is to have a good many draws. */
const MOST_TRIALS_OF_A_DRAW = 2000;

/** A chunk begins when so many draws, of the mean length, have been dropped. */
const DRAWS_DROPPED = 2;

/** What was judged. Plain data. */
export interface Weighting {
  readonly way: 'weighted';
  /** How many combinations are drawn together. */
  readonly particles: number;
  /** How many sets and patterns are looked at for a trial. */
  readonly looksPerTrial: number;
  /** Trials for a weight of 1. */
  readonly trialsPerWeight: number;
  /** How many trials are dropped when a chunk begins. */
  readonly dropped: number;
}

/**
 * Combinations drawn with a weight, and the weight made a number of trials: a whole number, rounded up or
 * down at random so that on average it is right. A draw of weight 0 has no trials.
 *
 * A chunk is a fixed number of trials, so it cuts the last draw short; and long draws are likelier to be
 * cut. It therefore also begins somewhere within a draw, as if draws had gone on before it forever.
 */
export class WeightedDraws implements Draws {
  readonly #particles: Particles;
  readonly #trialsPerWeight: number;
  readonly #dropped: number;
  /** What is left of the draw within which the chunk begins. */
  #begun = 0;

  constructor(drawn: DrawnSets, draws: SequentialDraws, weighting: Weighting) {
    this.#particles = new Particles(drawn, draws, weighting.particles);
    this.#trialsPerWeight = weighting.trialsPerWeight;
    this.#dropped = weighting.dropped;
  }

  begin(words: RandomWords): void {
    let left = this.#dropped;
    do left -= this.#drawSome(words);
    while (left >= 0);
    this.#begun = -left;
  }

  draw(words: RandomWords): number {
    const begun = this.#begun;
    if (begun === 0) return this.#drawSome(words);
    this.#begun = 0;
    return begun;
  }

  next(words: RandomWords): void {
    this.#particles.pick(words);
  }

  /** Draws until there are trials: how many. */
  #drawSome(words: RandomWords): number {
    for (;;) {
      const weight = this.#particles.draw(words);
      const trials = Math.floor(weight * this.#trialsPerWeight + words.fraction());
      if (trials > 0) return trials;
    }
  }
}

/** Judges how many combinations to draw together; null where even very many are not enough. */
export function judgeWeights(
  drawn: DrawnSets,
  draws: SequentialDraws,
  words: RandomWords,
): Weighting | null {
  for (const { particles: count, draws: times, even: evenEnough } of POPULATIONS) {
    const particles = new Particles(drawn, draws, count);
    const before = draws.looks;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < times; i++) {
      const weight = particles.draw(words);
      sum += weight;
      squares += weight ** 2;
    }
    if (sum === 0) continue;
    const even = sum ** 2 / squares / times;
    if (even < evenEnough) continue;
    const looks = (draws.looks - before) / times / even;
    const trials = Math.min(
      Math.ceil(looks / LOOKS_OF_A_TRIAL),
      Math.ceil(count / 2) * MOST_TRIALS_OF_A_COMBINATION,
      MOST_TRIALS_OF_A_DRAW,
    );
    return {
      way: 'weighted',
      particles: count,
      looksPerTrial: looks / trials,
      // So that the draw of a random trial has about so many.
      trialsPerWeight: (trials * sum) / squares,
      dropped: DRAWS_DROPPED * trials,
    };
  }
  return null;
}
