/** How many bits of a non-negative 32-bit number are set. */
export function countBits(set: number): number {
  let count = 0;
  for (; set !== 0; set &= set - 1) count++;
  return count;
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
