/** Everything that an async iterable gives. (`Array.fromAsync` came with Node 22.) */
export async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}
