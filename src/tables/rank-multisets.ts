/**
 * The ranks of some cards with their suits ignored: multisets of ranks.
 *
 * A level holds every multiset of one size in which no rank stands more than four times: 1, 13, 91,
 * 455, 1,820, 6,175 and 18,395 multisets for sizes 0 to 6. They are numbered from 0 in the order in
 * which they arise when each multiset of the level below, in order, is extended by every rank that is
 * not lower than its highest.
 *
 * Steps walk from a level to the one above, one card at a time and in any order of cards, so the
 * ranks of five board cards become a number 0 … 6,174 in a few small look-ups, without sorting.
 */

import { tablesOf } from './stored.ts';

/** Number of ranks. */
export const RANK_COUNT = 13;

/** How many multisets there are, by size. */
export const MULTISET_COUNTS: readonly number[] = [1, 13, 91, 455, 1820, 6175, 18_395];

/**
 * A fifth card of one rank, which no deck holds, leads one past the last multiset of the level, so that
 * tables with one entry more need no test.
 */
function impossible(size: number): number {
  return MULTISET_COUNTS[size];
}

export type RankMultisets = {
  /** By multiset: its highest rank. */
  readonly last: Uint8Array;
  /** By multiset: how many cards of its highest rank it has, 1 … 4. */
  readonly multiplicity: Uint8Array;
  /** By multiset: the multiset of the level below, one card of the highest rank taken away. */
  readonly parent: Uint16Array;
  /** By multiset: the multiset, in the level of its size, with no card of the highest rank. */
  readonly lower: Uint16Array;
};

/** A level, and the steps that lead to it from the level below. */
type Level = RankMultisets & { readonly steps: Uint16Array };

/** By size. */
const LEVELS: Level[] = [];

function level(size: number): Level {
  LEVELS[size] ??= tablesOf(`level ${size}`, () => buildLevel(size));
  return LEVELS[size];
}

/**
 * The multisets of so many cards.
 *
 * @param size  0 … 6
 */
export function rankMultisets(size: number): RankMultisets {
  return level(size);
}

/**
 * The steps up from the multisets of so many cards: by `multiset * 13 + rank`, the multiset with that
 * rank added, or one past the last for a fifth card of a rank.
 *
 * @param size  0 … 5
 */
export function rankSteps(size: number): Uint16Array {
  return level(size + 1).steps;
}

function buildLevel(size: number): Level {
  const count = MULTISET_COUNTS[size];
  const tables = {
    last: new Uint8Array(count),
    multiplicity: new Uint8Array(count),
    parent: new Uint16Array(count),
    lower: new Uint16Array(count),
    steps: new Uint16Array(size === 0 ? 0 : MULTISET_COUNTS[size - 1] * RANK_COUNT),
  };
  if (size === 0) return tables;
  const below = level(size - 1);
  tables.steps.fill(impossible(size));
  extend(below, tables);
  if (size > 1) fillLowerSteps(below, tables.steps);
  return tables;
}

/** Extends every multiset of the level below by every rank that is not lower than its highest. */
function extend(below: Level, { last, multiplicity, parent, lower, steps }: Level): void {
  let multiset = 0;
  for (let from = 0; from < below.last.length; from++) {
    const highest = below.last[from];
    for (let rank = highest; rank < RANK_COUNT; rank++) {
      const copies = rank === highest ? below.multiplicity[from] + 1 : 1;
      if (copies > 4) continue;
      steps[from * RANK_COUNT + rank] = multiset;
      last[multiset] = rank;
      multiplicity[multiset] = copies;
      parent[multiset] = from;
      lower[multiset] = copies === 1 ? from : below.lower[from];
      multiset++;
    }
  }
}

/**
 * The steps that add a rank below the highest: take the highest card away, add the new one, put the
 * highest back, which is a step upward again.
 */
function fillLowerSteps({ last, parent, steps: stepsBelow }: Level, steps: Uint16Array): void {
  for (let multiset = 0; multiset < last.length; multiset++) {
    const highest = last[multiset];
    const without = parent[multiset] * RANK_COUNT;
    for (let rank = 0; rank < highest; rank++) {
      const swapped = stepsBelow[without + rank];
      if (swapped < last.length) {
        steps[multiset * RANK_COUNT + rank] = steps[swapped * RANK_COUNT + highest];
      }
    }
  }
}

/** The multiset of some ranks, in any order: an index into the level of their number. */
export function multisetOf(ranks: readonly number[]): number {
  return ranks.reduce((multiset, rank, size) => rankSteps(size)[multiset * RANK_COUNT + rank], 0);
}

/** The ranks of a multiset of so many cards, lowest first. */
export function ranksOf(size: number, multiset: number): number[] {
  const ranks: number[] = [];
  for (let left = size; left > 0; left--) {
    const { last, parent } = rankMultisets(left);
    ranks.unshift(last[multiset]);
    multiset = parent[multiset];
  }
  return ranks;
}

const WITHOUT_ONE: Uint16Array[] = [];

/**
 * What is left when one of the cards of a multiset is taken away: by `multiset * size + i`, i the
 * place of the card in ascending order, a multiset of the level below. Equal ranks repeat.
 *
 * @param size  1 … 6
 */
export function multisetsWithoutOne(size: number): Uint16Array {
  WITHOUT_ONE[size] ??= tablesOf(`without one of ${size}`, () => ({
    table: buildWithoutOne(size),
  })).table;
  return WITHOUT_ONE[size];
}

function buildWithoutOne(size: number): Uint16Array {
  const { last, parent } = rankMultisets(size);
  if (size === 1) return new Uint16Array(MULTISET_COUNTS[1]);
  const table = new Uint16Array(last.length * size);
  const shorter = multisetsWithoutOne(size - 1);
  const steps = rankSteps(size - 2);
  let at = 0;
  for (let multiset = 0; multiset < last.length; multiset++) {
    const below = parent[multiset] * (size - 1);
    const highest = last[multiset];
    for (let i = 0; i < size - 1; i++) {
      table[at++] = steps[shorter[below + i] * RANK_COUNT + highest];
    }
    table[at++] = parent[multiset];
  }
  return table;
}

const SUMS: Uint16Array[] = [];

/**
 * Sums of the multisets of two sizes: by `a * MULTISET_COUNTS[sizeB] + b`, the multiset of the cards
 * of both, or one past the last where a rank would stand five times.
 *
 * @param sizeA, sizeB  0 … 6, together at most 6
 */
export function multisetSums(sizeA: number, sizeB: number): Uint16Array {
  const key = sizeA * 8 + sizeB;
  SUMS[key] ??= sumsOf(sizeA, sizeB);
  return SUMS[key];
}

function sumsOf(sizeA: number, sizeB: number): Uint16Array {
  if (sizeB === 0) return everyMultiset(sizeA);
  if (sizeA === 0) return everyMultiset(sizeB);
  if (sizeB === 1) return rankSteps(sizeA);
  return tablesOf(`sums of ${sizeA} and ${sizeB}`, () => ({ table: buildSums(sizeA, sizeB) }))
    .table;
}

/** Every multiset of so many cards, in order. */
export function everyMultiset(size: number): Uint16Array {
  const multisets = new Uint16Array(MULTISET_COUNTS[size]);
  for (let multiset = 0; multiset < multisets.length; multiset++) multisets[multiset] = multiset;
  return multisets;
}

function buildSums(sizeA: number, sizeB: number): Uint16Array {
  const countA = MULTISET_COUNTS[sizeA];
  const { last, parent } = rankMultisets(sizeB);
  const shorter = multisetSums(sizeA, sizeB - 1);
  const shorterCount = MULTISET_COUNTS[sizeB - 1];
  const steps = rankSteps(sizeA + sizeB - 1);
  const partials = MULTISET_COUNTS[sizeA + sizeB - 1];
  const none = impossible(sizeA + sizeB);
  const sums = new Uint16Array(countA * last.length);
  let at = 0;
  for (let a = 0; a < countA; a++) {
    for (let b = 0; b < last.length; b++) {
      const partial = shorter[a * shorterCount + parent[b]];
      sums[at++] = partial < partials ? steps[partial * RANK_COUNT + last[b]] : none;
    }
  }
  return sums;
}
