/** Timing of short work: warm-up, several rounds, the median. */

const ROUNDS = 5;

/** How fast something is: units of work in a second. */
export interface Rate {
  /** Of the rounds. */
  median: number;
  slowest: number;
  fastest: number;
}

/** Does work of some kind and says how many units that were. */
export type Work = () => number | Promise<number>;

/** Repeats work for so many ms. @returns units per second */
async function timeRound(work: Work, duration: number): Promise<number> {
  const started = performance.now();
  let units = 0;
  let elapsed = 0;
  do {
    units += await work();
    elapsed = performance.now() - started;
  } while (elapsed < duration);
  return (1000 * units) / elapsed;
}

/**
 * Measures how fast work is done: one round to warm up, whose result is thrown away, then five more.
 *
 * @param duration  of all rounds together, in ms; a round is at least one call of `work`
 */
export async function measure(work: Work, duration: number): Promise<Rate> {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const rate = await timeRound(work, duration / (ROUNDS + 1));
    if (round > 0) rounds.push(rate);
  }
  rounds.sort((a, b) => a - b);
  return {
    median: rounds[Math.floor(ROUNDS / 2)],
    slowest: rounds[0],
    fastest: rounds[ROUNDS - 1],
  };
}
