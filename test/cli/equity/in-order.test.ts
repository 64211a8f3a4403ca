import { describe, expect, it } from 'vitest';
import { resultsInOrder } from '../../../src/cli/equity/in-order.ts';
import { collect } from '../collect.ts';

async function* counting(to: number): AsyncGenerator<number> {
  for (let i = 0; i < to; i++) yield i;
}

/** Room for so many items at a time. */
const upTo = (limit: number) => (running: readonly unknown[]) => running.length < limit;

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('work in order', () => {
  it('gives results in the order of the items, whoever is done first', async () => {
    const work = async (item: number) => {
      await later(item % 2 === 0 ? 5 : 0);
      return item * 10;
    };
    expect(await collect(resultsInOrder(counting(9), work, upTo(4)))).toEqual([
      0, 10, 20, 30, 40, 50, 60, 70, 80,
    ]);
  });

  it('starts as many as it may at a time and no more', async () => {
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await later(1);
      running--;
    };
    await collect(resultsInOrder(counting(20), work, upTo(3)));
    expect(most).toBe(3);
  });

  it('starts an item when there is room beside those before it, and the first in any case', async () => {
    const beside: number[][] = [];
    const running = new Set<number>();
    const work = async (item: number) => {
      beside.push([item, ...running]);
      running.add(item);
      await later(1);
      running.delete(item);
      return item;
    };
    const light = (items: readonly number[], item: number) =>
      items.reduce((sum, weight) => sum + weight, item) <= 5;
    async function* weights() {
      yield* [9, 2, 3, 1];
    }
    expect(await collect(resultsInOrder(weights(), work, light))).toEqual([9, 2, 3, 1]);
    expect(beside).toEqual([[9], [2], [3, 2], expect.arrayContaining([1])]);
    expect(beside[3]).not.toContain(2);
  });

  it('gives a result before the next item comes', async () => {
    const events: string[] = [];
    async function* items() {
      yield 'a';
      while (!events.includes('result of a')) await later(1);
      yield 'b';
    }
    for await (const item of resultsInOrder(items(), async (text) => text, upTo(5))) {
      events.push(`result of ${item}`);
    }
    expect(events).toEqual(['result of a', 'result of b']);
  });

  it('fails when the turn of the failed comes', async () => {
    const done: number[] = [];
    const work = async (item: number) => {
      if (item === 2) throw new Error('two');
      await later(5);
      return item;
    };
    const run = async () => {
      for await (const item of resultsInOrder(counting(5), work, upTo(5))) done.push(item);
    };
    await expect(run()).rejects.toThrow('two');
    expect(done).toEqual([0, 1]);
  });

  it('fails with its items', async () => {
    async function* items() {
      yield 1;
      throw new Error('no more');
    }
    const all = collect(resultsInOrder(items(), async (item) => item, upTo(5)));
    await expect(all).rejects.toThrow('no more');
  });

  it.each(['enough', 'a failure'])(
    'lets go of its items after %s, without waiting for the next',
    async (end) => {
      let released = false;
      async function* items() {
        try {
          for (let i = 0; ; i++) yield i;
        } finally {
          released = true;
        }
      }
      const work = async (item: number) => {
        if (item === 3 && end === 'a failure') throw new Error('three');
        return item;
      };
      const run = async () => {
        for await (const item of resultsInOrder(items(), work, upTo(2))) if (item === 5) break;
      };
      await run().catch(() => {});
      await later(0);
      expect(released).toBe(true);
    },
  );

  it('ends although the next item never comes', async () => {
    async function* items() {
      yield 1;
      await new Promise(() => {});
    }
    for await (const item of resultsInOrder(items(), async (number) => number, upTo(5))) {
      expect(item).toBe(1);
      break;
    }
  });

  it('is over at once where there are no items', async () => {
    expect(await collect(resultsInOrder(counting(0), async (item) => item, upTo(5)))).toEqual([]);
  });
});
