/**
 * Starts work on items as they come, up to `limit` at a time, and gives the results in the order of the
 * items, each as soon as it and all before it are there.
 *
 * It never waits for the next item while a result is ready, so that someone who writes one line and
 * waits for its answer gets it. Whatever ends it, it lets go of the items.
 */
export async function* resultsInOrder<Item, Result>(
  items: AsyncIterable<Item>,
  limit: number,
  start: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const iterator = items[Symbol.asyncIterator]();
  const running: Promise<Result>[] = [];
  let reading: Promise<IteratorResult<Item>> | null = null;
  let ended = false;
  try {
    while (!ended || running.length > 0) {
      if (!ended && running.length < limit) reading ??= iterator.next();
      const arrival = reading?.then((item) => ({ item }));
      const completion = running[0]?.then((result) => ({ result }));
      const first = await Promise.race(
        [arrival, completion].filter((event) => event !== undefined),
      );
      if ('result' in first) {
        running.shift();
        yield first.result;
      } else {
        reading = null;
        if (first.item.done) ended = true;
        else {
          const work = start(first.item.value);
          // Whoever fails is heard when its turn comes.
          work.catch(() => {});
          running.push(work);
        }
      }
    }
  } finally {
    // Not waited for: an item that is being read may never come.
    iterator.return?.().catch(() => {});
  }
}
