/** How many bits of a 32-bit number are set: sums of pairs, of fours, of eights, of all. */
export function countBits(set: number): number {
  const pairs = set - ((set >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The subsets of two bits of a non-negative 31-bit number. */
export function pairsWithin(set: number): number[] {
  const pairs: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) {
    const lowest = left & -left;
    for (let others = left ^ lowest; others !== 0; others &= others - 1) {
      pairs.push(lowest | (others & -others));
    }
  }
  return pairs;
}
