/**
 * Starts work on items as they come, as many at a time as there is room for, and gives the results in the
 * order of the items, each as soon as it and all before it are there.
 *
 * It never waits for the next item while a result is ready, so that someone who writes one line and
 * waits for its answer gets it. Whatever ends it, it lets go of the items.
 *
 * @param hasRoom  whether work on an item may start beside that on others; the first always may
 */
export async function* resultsInOrder<Item, Result>(
  items: AsyncIterable<Item>,
  start: (item: Item) => Promise<Result>,
  hasRoom: (running: readonly Item[], item: Item) => boolean,
): AsyncGenerator<Result> {
  const iterator = items[Symbol.asyncIterator]();
  const running: Item[] = [];
  /** Of the items that are running. */
  const results: Promise<Result>[] = [];
  let reading: Promise<IteratorResult<Item>> | null = null;
  /** What has been read and has no room yet. */
  let next: { item: Item } | null = null;
  let ended = false;
  try {
    for (;;) {
      if (next !== null && (running.length === 0 || hasRoom(running, next.item))) {
        const work = start(next.item);
        // Whoever fails is heard when its turn comes.
        work.catch(() => {});
        running.push(next.item);
        results.push(work);
        next = null;
      }
      if (!ended && next === null) reading ??= iterator.next();
      const arrival = reading?.then((read) => ({ read }));
      const completion = results[0]?.then((result) => ({ result }));
      const events = [arrival, completion].filter((event) => event !== undefined);
      if (events.length === 0) return;
      const first = await Promise.race(events);
      if ('result' in first) {
        running.shift();
        results.shift();
        yield first.result;
      } else {
        reading = null;
        if (first.read.done) ended = true;
        else next = { item: first.read.value };
      }
    }
  } finally {
    // Not waited for: an item that is being read may never come.
    iterator.return?.().catch(() => {});
  }
}
