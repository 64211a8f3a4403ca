/** The hands of a player, each by itself or those together that differ only in the names of suits. */
import { colexIndex } from '../../math/colex.ts';
import { SuitRenamer } from '../../ranges/hand-classes.ts';
import type { HandList } from './hand-list.ts';

/** Plain data. */
export interface HandGroups {
  readonly count: number;
  /** By hand of a list: its group. */
  readonly of: Uint32Array;
}

/** Each hand is a group. */
export function singleHands({ count }: HandList): HandGroups {
  return { count, of: Uint32Array.from({ length: count }, (_, hand) => hand) };
}

/** Hands that become each other when suits are renamed are a group. */
export function suitClasses({ size, count, cards }: HandList): HandGroups {
  const renamer = new SuitRenamer(size);
  const groups = new Map<number, number>();
  const of = new Uint32Array(count);
  let found = 0;
  for (let hand = 0; hand < count; hand++) {
    const own = cards.subarray(hand * size, (hand + 1) * size);
    let group = groups.get(colexIndex(own, 0, size));
    if (group === undefined) {
      group = found++;
      const number = group;
      renamer.forEachOf(own, (renamed) => groups.set(renamed, number));
    }
    of[hand] = group;
  }
  return { count: found, of };
}

/** By group: the positions of its hands in the list. */
export function membersOf({ count, of }: HandGroups): number[][] {
  const members: number[][] = Array.from({ length: count }, () => []);
  of.forEach((group, hand) => {
    members[group].push(hand);
  });
  return members;
}
