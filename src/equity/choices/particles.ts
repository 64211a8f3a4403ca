/**
 * Combinations drawn by many at a time, one choice after another, where those that have come to a dead end
 * give way to copies of those that have not (sequential Monte Carlo with systematic resampling: A. Doucet
 * and A. Johansen, "A Tutorial on Particle Filtering and Smoothing", 2009, section 3.5).
 *
 * All of them together have one weight, whose mean over many draws is right whatever their number (P. Del
 * Moral, "Feynman-Kac Formulae", 2004, theorem 7.4.2): a combination picked from them, counted by that
 * weight, is as likely as it should be.
 */
import type { RandomWords } from '../../math/random.ts';
import type { DrawnSets } from './drawn-sets.ts';
import type { SequentialDraws } from './sequential.ts';

export class Particles {
  readonly count: number;
  readonly #drawn: DrawnSets;
  readonly #draws: SequentialDraws;
  /** By `particle * choices + choice`: the index of the set. */
  #chosen: Uint32Array;
  #gone: Uint16Array;
  #nextChosen: Uint32Array;
  #nextGone: Uint16Array;
  readonly #weights: Float64Array;
  #total = 0;

  constructor(drawn: DrawnSets, draws: SequentialDraws, count: number) {
    this.count = count;
    this.#drawn = drawn;
    this.#draws = draws;
    const length = count * drawn.choices.length;
    this.#chosen = new Uint32Array(length);
    this.#nextChosen = new Uint32Array(length);
    this.#gone = new Uint16Array(count);
    this.#nextGone = new Uint16Array(count);
    this.#weights = new Float64Array(count);
  }

  /** Draws all anew: their weight, in proportion to what it should be; 0 where all came to a dead end. */
  draw(words: RandomWords): number {
    const { count } = this;
    this.#gone.fill(0);
    this.#weights.fill(1);
    let weight = 1;
    for (let step = 0; step < this.#draws.steps; step++) {
      this.#advance(step, words);
      if (this.#total === 0) return 0;
      if (step < this.#draws.steps - 1 && this.#isUneven()) {
        weight *= this.#total / count;
        this.#resample(words);
      }
    }
    return weight * (this.#total / count);
  }

  /** Puts one of the combinations on the table, each as likely as its weight among the others. */
  pick(words: RandomWords): void {
    let left = words.fraction() * this.#total;
    let particle = 0;
    let last = 0;
    for (; particle < this.count; particle++) {
      if (this.#weights[particle] === 0) continue;
      last = particle;
      left -= this.#weights[particle];
      if (left < 0) break;
    }
    this.#load(last, this.#draws.steps);
  }

  #advance(step: number, words: RandomWords): void {
    const { length } = this.#drawn.choices;
    const place = this.#draws.placeOf(step);
    this.#total = 0;
    for (let particle = 0; particle < this.count; particle++) {
      if (this.#weights[particle] === 0) continue;
      this.#load(particle, step);
      this.#weights[particle] *= this.#draws.draw(step, this.#gone[particle], words);
      if (this.#weights[particle] === 0) continue;
      const set = this.#drawn.chosen[place];
      this.#chosen[particle * length + place] = set;
      this.#gone[particle] |= this.#draws.patternOf(step, set);
      this.#total += this.#weights[particle];
    }
  }

  /** Puts the first sets of a combination on the table. */
  #load(particle: number, steps: number): void {
    const { length } = this.#drawn.choices;
    this.#drawn.used.fill(0);
    for (let step = 0; step < steps; step++) {
      const place = this.#draws.placeOf(step);
      this.#drawn.put(place, this.#chosen[particle * length + place]);
    }
  }

  /** Whether the weights are as uneven as if half of the combinations had none. */
  #isUneven(): boolean {
    let squares = 0;
    for (let particle = 0; particle < this.count; particle++) {
      squares += this.#weights[particle] ** 2;
    }
    return this.#total ** 2 < (this.count / 2) * squares;
  }

  /** Copies each as often as its weight says, to the next whole number up or down; then all weigh the same. */
  #resample(words: RandomWords): void {
    const { count } = this;
    const { length } = this.#drawn.choices;
    const spacing = this.#total / count;
    let at = words.fraction() * spacing;
    let to = 0;
    let sum = 0;
    for (let particle = 0; particle < count; particle++) {
      sum += this.#weights[particle];
      for (; to < count && at < sum; to++) {
        this.#nextChosen.set(
          this.#chosen.subarray(particle * length, (particle + 1) * length),
          to * length,
        );
        this.#nextGone[to] = this.#gone[particle];
        at += spacing;
      }
    }
    [this.#chosen, this.#nextChosen] = [this.#nextChosen, this.#chosen];
    [this.#gone, this.#nextGone] = [this.#nextGone, this.#gone];
    // The last bits of a sum may leave the last place without a copy: it then has no weight.
    this.#weights.fill(1, 0, to).fill(0, to);
  }
}
