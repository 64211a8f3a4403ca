/**
 * Choices: what may be one of many sets of cards. A player's range is one, and so are a board and dead cards
 * that are given by pattern. Every combination of sets that share no card is as likely as the product of
 * their weights.
 */
import { type Card, DECK_SIZE } from '../../cards/card.ts';
import { gcd } from '../../math/ratio.ts';
import { Omaha8Error } from '../../text/errors.ts';
import { quoted } from '../../text/words.ts';
import type { Choice, EquityJob } from '../job.ts';

/** How errors speak of a choice: `hand 2 "AA"`. */
export function choiceName({ of, text }: Pick<Choice, 'of' | 'text'>): string {
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
  if (cards.length === 0) {
    throw new Omaha8Error(
      'impossible-deal',
      `${choiceName({ of, text })} is empty: no cards match`,
    );
  }
  const isKnown = marks(known);
  const isLeft = (set: number): boolean => !isMarked(isKnown, cards, set * size, size);
  const all = cards.length / size;
  let count = 0;
  for (let set = 0; set < all; set++) if (isLeft(set)) count++;
  if (count === 0) {
    throw new Omaha8Error(
      'impossible-deal',
      `${choiceName({ of, text })} has nothing left once the known cards are taken out`,
    );
  }
  // Lists of hands would take many times the memory: there may be 20 million.
  const left = new Uint8Array(count * size);
  const weightsLeft = weights === null ? null : new Uint16Array(count);
  let at = 0;
  for (let set = 0; set < all; set++) {
    if (!isLeft(set)) continue;
    for (let i = 0; i < size; i++) left[at * size + i] = cards[set * size + i];
    if (weights !== null && weightsLeft !== null) weightsLeft[at] = weights[set];
    at++;
  }
  return { of, text, size, count, cards: left, weights: reduced(weightsLeft) };
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

/** The weight of a set. */
export function weightOf({ weights }: Pick<Choice, 'weights'>, set: number): number {
  return weights === null ? 1 : weights[set];
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
  return { ...job, hands, board, dead, choices: [], example: [] };
}
