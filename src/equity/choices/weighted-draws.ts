import type { RandomWords } from '../../math/random.ts';
import type { Draws } from './drawer.ts';
import type { DrawnSets } from './drawn-sets.ts';
import { Moves } from './moves.ts';
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

/**
 * Walks of one draw, for each of the combinations that were drawn together, and the most: where many had to be
 * drawn together, nearly all are copies of a few, and long walks lead away from these.
 */
const WALKS_OF_A_COMBINATION = 0.5;
const MOST_WALKS = 8;

/** How many trials a walk may have: parts of a chunk, so that a chunk cuts no walk short. */
const WALKS = [1, 2, 4, 8, 16, 32, 64, 120, 240, 480, 960];
/** Walks are so long that drawing takes a part of the time: so many looks for a trial. */
const LOOKS_OF_A_TRIAL = 100;

/** Trials of one draw: a chunk is to have a good many draws. */
const MOST_TRIALS_OF_A_DRAW = 512;

/** A chunk begins when so many draws, of the mean length, have been dropped. */
const DRAWS_DROPPED = 2;

/** What was judged. Plain data. */
export interface Weighting {
  readonly way: 'weighted';
  /** How many combinations are drawn together. */
  readonly particles: number;
  /** How many sets and patterns are looked at for a trial. */
  readonly looksPerTrial: number;
  /** How many trials a walk has. */
  readonly walk: number;
  /** Walks for a weight of 1. */
  readonly walksPerWeight: number;
  /** How many walks are dropped when a chunk begins. */
  readonly dropped: number;
}

/**
 * Combinations drawn with a weight, and the weight made a number of walks: a whole number, rounded up or
 * down at random so that on average it is right. A draw of weight 0 has no walks.
 *
 * A walk begins with one of the combinations drawn, and each further trial follows a few moves (`Moves`). So trials differ, where it takes long to draw; how much does not matter, as the walks of a draw
 * are taken together for the error.
 *
 * A chunk is a fixed number of walks, so it cuts the last draw short; and long draws are likelier to be
 * cut. It therefore also begins somewhere within a draw, as if draws had gone on before it forever.
 */
export class WeightedDraws implements Draws {
  readonly #moves: Moves;
  readonly #particles: Particles;
  readonly #weighting: Weighting;
  /** How many walks are left of the draw within which the chunk begins. */
  #begun = 0;
  /** Trials since the draw. */
  #trial = 0;

  constructor(drawn: DrawnSets, draws: SequentialDraws, weighting: Weighting) {
    this.#moves = new Moves(drawn, draws);
    this.#particles = new Particles(drawn, draws, weighting.particles);
    this.#weighting = weighting;
  }

  begin(words: RandomWords): void {
    let left = this.#weighting.dropped;
    do left -= this.#drawSome(words);
    while (left >= 0);
    this.#begun = -left;
  }

  draw(words: RandomWords): number {
    const walks = this.#begun === 0 ? this.#drawSome(words) : this.#begun;
    this.#begun = 0;
    this.#trial = 0;
    return walks * this.#weighting.walk;
  }

  next(words: RandomWords): void {
    const step = this.#trial++ % this.#weighting.walk;
    if (step > 0) this.#moves.next(words);
    else {
      this.#particles.pick(words);
      this.#moves.begin();
    }
  }

  /** Draws until there are walks: how many. */
  #drawSome(words: RandomWords): number {
    for (;;) {
      const weight = this.#particles.draw(words);
      const walks = Math.floor(weight * this.#weighting.walksPerWeight + words.fraction());
      if (walks > 0) return walks;
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
    const walks = Math.min(MOST_WALKS, Math.ceil(count * WALKS_OF_A_COMBINATION));
    const worth = looks / walks / LOOKS_OF_A_TRIAL;
    const possible = WALKS.filter((trials) => walks * trials <= MOST_TRIALS_OF_A_DRAW);
    const walk = possible.find((trials) => trials >= worth) ?? possible[possible.length - 1];
    return {
      way: 'weighted',
      particles: count,
      looksPerTrial: looks / (walks * walk),
      walk,
      // So that the draw of a random walk has about so many.
      walksPerWeight: (walks * sum) / squares,
      dropped: DRAWS_DROPPED * walks,
    };
  }
  return null;
}
