/**
 * A part of all deals in percent: never `0.00%` for what happens, nor `100.00%` for what does not always.
 */
export function percentage(count: number, deals: number, decimals = 2): string {
  if (count === 0) return '0%';
  if (count === deals) return '100%';
  const text = ((100 * count) / deals).toFixed(decimals);
  const [none, all] = [0, 100].map((percent) => percent.toFixed(decimals));
  const least = 10 ** -decimals;
  if (text === none) return `<${least.toFixed(decimals)}%`;
  return text === all ? `>${(100 - least).toFixed(decimals)}%` : `${text}%`;
}
