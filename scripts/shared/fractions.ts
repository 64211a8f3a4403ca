/** Fractions in lowest terms, and decimals as they are meant. */

/** `2/4` or 0.5 as `1/2`. */
export function lowestTerms(value: string | number): string {
  const [numerator, denominator = '1'] = String(value).split('/');
  const decimals = numerator.split('.')[1]?.length ?? 0;
  const top = BigInt(numerator.trim().replace('.', ''));
  const bottom = BigInt(denominator.trim()) * 10n ** BigInt(decimals);
  let [a, b] = [top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return `${top / a}/${bottom / a}`;
}

/** Sums of decimals as they are meant: 0.1 + 0.2 is 0.3. */
export function round(amount: number): number {
  return Number(amount.toFixed(6));
}

export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return round(total);
}
