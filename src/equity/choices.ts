/**
 * Choices: what may be one of many sets of cards. A player's range is one, and so are a board and dead cards
 * that are given by pattern. Every combination of sets that share no card is as likely as the product of
 * their weights.
 */
import { type Card, DECK_SIZE } from '../cards/card.ts';
import { Omaha8Error } from '../cards/errors.ts';
import { formatCard } from '../cards/text.ts';
import { listed, quoted } from '../cards/words.ts';
import { largeIndexBelow, RandomStream, RandomWords } from '../math/random.ts';
import { gcd } from '../math/ratio.ts';
import type { EquityJob } from './job.ts';

/** One of many sets of cards. Plain data; the sets lie in memory that threads share. */
export interface Choice {
  /** Whose hand it is, by position from 0, or what of the table. */
  readonly of: number | 'board' | 'dead';
  /** As an expression, for results and errors. */
  readonly text: string;
  /** How many cards each set has. */
  readonly size: number;
  /** How many sets there are. */
  readonly count: number;
  /** The sets one after another, `size` card ids each. */
  readonly cards: Uint8Array;
  /** By set: its weight, a whole number above 0; null where all weigh 1. */
  readonly weights: Uint16Array | null;
}

/** How errors speak of a choice: `hand 2 "AA"`. */
function choiceName({ of, text }: Pick<Choice, 'of' | 'text'>): string {
  const places = { board: 'the board', dead: 'the dead cards' };
  return `${typeof of === 'number' ? `hand ${of + 1}` : places[of]} ${quoted(text)}`;
}

/** Sets of cards as they are read, before the known cards are taken from them. */
export interface CardSets {
  readonly text: string;
  readonly size: number;
  readonly cards: Uint8Array;
  readonly weights: Uint16Array | null;
}

/**
 * A choice from the sets that have none of the known cards.
 *
 * @throws Omaha8Error `impossible-deal` where there is none
 */
export function makeChoice(
  of: Choice['of'],
  { text, size, cards, weights }: CardSets,
  known: readonly Card[],
): Choice {
  const isKnown = marks(known);
  const isLeft = (set: number): boolean => !isMarked(isKnown, cards, set * size, size);
  const all = cards.length / size;
  let count = 0;
  for (let set = 0; set < all; set++) if (isLeft(set)) count++;
  if (count === 0) {
    throw new Omaha8Error(
      'impossible-deal',
      `${choiceName({ of, text })} has nothing left beside the cards that are known`,
    );
  }
  // Lists of hands would take many times the memory: there may be 20 million.
  const shared = new Uint8Array(new SharedArrayBuffer(count * size));
  const weightsLeft =
    weights === null
      ? null
      : new Uint16Array(new SharedArrayBuffer(count * weights.BYTES_PER_ELEMENT));
  let at = 0;
  for (let set = 0; set < all; set++) {
    if (!isLeft(set)) continue;
    for (let i = 0; i < size; i++) shared[at * size + i] = cards[set * size + i];
    if (weights !== null && weightsLeft !== null) weightsLeft[at] = weights[set];
    at++;
  }
  return { of, text, size, count, cards: shared, weights: reduced(weightsLeft) };
}

/** Weights without their common divisor, in place; null where all are equal. */
function reduced(weights: Uint16Array | null): Uint16Array | null {
  if (weights === null || weights.every((weight) => weight === weights[0])) return null;
  const divisor = weights.reduce(gcd);
  weights.forEach((weight, i) => {
    weights[i] = weight / divisor;
  });
  return weights;
}

/** By card: 1 where it is among some. */
function marks(cards: readonly Card[]): Uint8Array {
  const marked = new Uint8Array(DECK_SIZE);
  for (const card of cards) marked[card] = 1;
  return marked;
}

/** Whether any of `size` cards from `at` on is marked. */
export function isMarked(marked: Uint8Array, cards: Uint8Array, at: number, size: number): boolean {
  let any = 0;
  for (let i = at; i < at + size; i++) any |= marked[cards[i]];
  return any !== 0;
}

/** Marks `size` cards from `at` on, or takes their marks away. */
export function mark(
  marked: Uint8Array,
  cards: Uint8Array,
  at: number,
  size: number,
  value: 0 | 1,
): void {
  for (let i = at; i < at + size; i++) marked[cards[i]] = value;
}

/** The job that is left when every choice is made: what players hold and what lies on the table. */
export function withChoicesMade(job: EquityJob, indexes: ArrayLike<number>, from = 0): EquityJob {
  const hands = [...job.hands];
  const board = [...job.board];
  const dead = [...job.dead];
  job.choices.forEach(({ of, size, cards }, i) => {
    const at = indexes[from + i] * size;
    const set = Array.from(cards.subarray(at, at + size));
    if (of === 'board') board.push(...set);
    else if (of === 'dead') dead.push(...set);
    else hands[of] = set;
  });
  return { ...job, hands, board, dead, choices: [] };
}

/** A search through all combinations gives up after so many steps. */
const MOST_STEPS = 200_000;

/**
 * Finds a set for each choice so that no two share a card.
 *
 * @returns by choice: the index of its set
 * @throws Omaha8Error `impossible-deal` where there is no such combination, or none was found
 */
export function findCombination(choices: readonly Choice[]): number[] {
  checkNeeds(choices);
  const found = searchThrough(choices);
  if (typeof found !== 'string') return found;
  const combination = found === 'gave up' ? repair(choices) : null;
  if (combination !== null) return combination;
  const all = listed(choices.map(choiceName));
  throw new Omaha8Error(
    'impossible-deal',
    found === 'none'
      ? `no deal is possible: whatever is chosen of ${all}, some card is needed twice`
      : `no deal was found in which ${all} share no card`,
  );
}

/** Tries combinations one after another, those with the fewest sets first: what is impossible shows sooner. */
function searchThrough(choices: readonly Choice[]): number[] | 'none' | 'gave up' {
  const order = choices.map((_, i) => i).sort((a, b) => choices[a].count - choices[b].count);
  const chosen = new Array<number>(choices.length).fill(0);
  const used = new Uint8Array(DECK_SIZE);
  let steps = 0;
  const choose = (depth: number): boolean => {
    if (depth === order.length) return true;
    const { cards, size, count } = choices[order[depth]];
    for (let set = 0; set < count && steps < MOST_STEPS; set++) {
      steps++;
      if (isMarked(used, cards, set * size, size)) continue;
      chosen[order[depth]] = set;
      mark(used, cards, set * size, size, 1);
      if (choose(depth + 1)) return true;
      mark(used, cards, set * size, size, 0);
    }
    return false;
  };
  if (choose(0)) return chosen;
  return steps < MOST_STEPS ? 'none' : 'gave up';
}

/** Repairs of a combination, and sets that are tried for each. */
const MOST_REPAIRS = 20_000;
const SETS_TRIED = 64;

/**
 * Begins anywhere, and changes one choice that shares a card after another for the better (min-conflicts:
 * S. Minton et al., "Minimizing conflicts", Artificial Intelligence 58, 1992).
 *
 * @returns null where that leads nowhere
 */
function repair(choices: readonly Choice[]): number[] | null {
  const words = new RandomWords(new RandomStream(0));
  const uses = new Uint8Array(DECK_SIZE);
  const chosen = choices.map(({ count }) => largeIndexBelow(words.next(), count));
  const add = (choice: number, times: number): void => {
    const { cards, size } = choices[choice];
    const at = chosen[choice] * size;
    for (let i = at; i < at + size; i++) uses[cards[i]] += times;
  };
  const conflicts = (choice: number, set: number, own: number): number => {
    const { cards, size } = choices[choice];
    let sum = 0;
    for (let i = set * size; i < (set + 1) * size; i++) sum += uses[cards[i]] - own;
    return sum;
  };
  for (const choice of choices.keys()) add(choice, 1);
  for (let repairs = 0; repairs < MOST_REPAIRS; repairs++) {
    const wrong = [...choices.keys()].filter((choice) => conflicts(choice, chosen[choice], 1) > 0);
    if (wrong.length === 0) return chosen;
    const choice = wrong[largeIndexBelow(words.next(), wrong.length)];
    add(choice, -1);
    let fewest = Number.POSITIVE_INFINITY;
    for (let tried = 0; tried < SETS_TRIED; tried++) {
      const set = largeIndexBelow(words.next(), choices[choice].count);
      const shared = conflicts(choice, set, 0);
      if (shared > fewest) continue;
      fewest = shared;
      chosen[choice] = set;
    }
    add(choice, 1);
  }
  return null;
}

/** Says which card two choices cannot do without, if there is one. */
function checkNeeds(choices: readonly Choice[]): void {
  const neededBy = new Map<Card, Choice>();
  for (const choice of choices) {
    for (const card of cardsInAll(choice)) {
      const other = neededBy.get(card);
      if (other !== undefined) {
        throw new Omaha8Error(
          'impossible-deal',
          `no deal is possible: ${choiceName(other)} and ${choiceName(choice)} both need ${formatCard(card)}`,
        );
      }
      neededBy.set(card, choice);
    }
  }
}

/** The cards that every set has. */
function cardsInAll({ cards, size, count }: Choice): Card[] {
  let inAll = Array.from(cards.subarray(0, size));
  for (let set = 1; set < count && inAll.length > 0; set++) {
    const ofSet = cards.subarray(set * size, (set + 1) * size);
    inAll = inAll.filter((card) => ofSet.includes(card));
  }
  return inAll;
}
