/** How many bits of a non-negative 32-bit number are set. */
export function countBits(set: number): number {
  let count = 0;
  for (; set !== 0; set &= set - 1) count++;
  return count;
}
