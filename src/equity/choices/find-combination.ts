/** Whether choices go together at all: a combination of sets that share no card, or why there is none. */
import { deckWithout } from '../../cards/card.ts';
import { RandomStream, RandomWords } from '../../math/random.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { listed } from '../../text/words.ts';
import { type Choice, type EquityJob, seenCards } from '../job.ts';
import { choiceName } from './choices.ts';
import { CombinationSearch } from './combination-search.ts';
import { DrawnSets } from './drawn-sets.ts';
import { Particles } from './particles.ts';
import { RejectionDraws } from './rejection.ts';
import { SequentialDraws } from './sequential.ts';
import { checkShortages } from './shortages.ts';

/** How often all choices are drawn at random before anything else is tried. */
const ATTEMPTS = 5000;

/** How many combinations are drawn with an eye to what is left for the others. */
const PARTICLES = 256;
const PARTICLE_DRAWS = 8;

/** A search looks at so many sets at most: at first as many as take a few milliseconds, in the end some seconds. */
const FIRST_STEPS = 1_000_000;
const MOST_STEPS = 100_000_000;

/**
 * Finds a set for each choice so that no two share a card: at random, where mostly one is found at once, then
 * by searching.
 *
 * @returns by choice: the index of its set
 * @throws Omaha8Error `impossible-deal` where there is no such combination, or none was found
 */
export function findCombination(job: EquityJob): readonly number[] {
  const { choices } = job;
  const drawn = new DrawnSets(choices);
  const words = new RandomWords(new RandomStream(0));
  if (new RejectionDraws(drawn).finds(ATTEMPTS, words)) return [...drawn.chosen];
  const soon = search(choices, FIRST_STEPS);
  if (soon.chosen !== null) return soon.chosen;
  const deck = deckWithout(seenCards(job));
  let isPossible = !soon.isComplete;
  if (isPossible) {
    const draws = new SequentialDraws(drawn, deck);
    isPossible = draws.mayFit;
    if (isPossible && drawTogether(drawn, draws, words)) return [...drawn.chosen];
  }
  // Only now: it takes long to look at every set.
  checkShortages(choices, deck);
  if (isPossible) {
    const late = search(choices, MOST_STEPS);
    if (late.chosen !== null) return late.chosen;
    isPossible = !late.isComplete;
  }
  if (!isPossible) throw notPossible(choices);
  throw new Omaha8Error(
    'impossible-deal',
    `no deal was found in which ${listed(choices.map(choiceName))} share no card`,
  );
}

/** Draws many combinations, one choice after another: whether one has been found, which is then on the table. */
function drawTogether(drawn: DrawnSets, draws: SequentialDraws, words: RandomWords): boolean {
  const particles = new Particles(drawn, draws, PARTICLES);
  for (let i = 0; i < PARTICLE_DRAWS; i++) {
    if (particles.draw(words) === 0) continue;
    particles.pick(words);
    return true;
  }
  return false;
}

function search(
  choices: readonly Choice[],
  mostSteps: number,
): { chosen: number[] | null; isComplete: boolean } {
  let chosen: number[] | null = null;
  const end = new CombinationSearch(choices, mostSteps).run((found) => {
    chosen = [...found];
    return false;
  });
  return { chosen, isComplete: end === 'complete' };
}

function notPossible(choices: readonly Choice[]): Omaha8Error {
  return new Omaha8Error(
    'impossible-deal',
    `no deal is possible: whatever is chosen from ${listed(choices.map(choiceName))}, some card is needed twice`,
  );
}
