import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The modules anew, as a process that has just started has them. */
async function freshTables() {
  vi.resetModules();
  const [stored, ranks, highs] = await Promise.all([
    import('../../src/tables/stored.ts'),
    import('../../src/tables/rank-multisets.ts'),
    import('../../src/tables/high-values.ts'),
  ]);
  return { ...stored, ...ranks, ...highs };
}

let built: Awaited<ReturnType<typeof freshTables>>;
let bytes: Uint8Array;

beforeEach(async () => {
  built = await freshTables();
  built.highValues();
  built.multisetSums(3, 2);
  bytes = built.storedTables();
});

/** Whether tables that were stored are taken instead of built. */
async function isTaken(file: Uint8Array | null): Promise<boolean> {
  const { readTablesFrom, tablesOf } = await freshTables();
  readTablesFrom(() => file);
  const none = { none: new Uint8Array(0) };
  return tablesOf<Record<string, Uint8Array | Uint16Array>>('highs', () => none) !== none;
}

describe('stored tables', () => {
  it('are what would be built', async () => {
    const restored = await freshTables();
    restored.readTablesFrom(() => bytes);
    expect(restored.highValues()).toEqual(built.highValues());
    expect(restored.multisetSums(3, 2)).toEqual(built.multisetSums(3, 2));
    for (const size of [0, 1, 2, 3, 4, 5, 6]) {
      expect(restored.rankMultisets(size)).toEqual(built.rankMultisets(size));
    }
    expect(await isTaken(bytes)).toBe(true);
  });

  it('are read once, when the first table is asked for', async () => {
    const { readTablesFrom, highValues, multisetSums } = await freshTables();
    const read = vi.fn(() => bytes);
    readTablesFrom(read);
    expect(read).not.toHaveBeenCalled();
    highValues();
    multisetSums(3, 2);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are built where the file is missing, cut short, or of a machine with swapped bytes', async () => {
    expect(await isTaken(null)).toBe(false);
    for (const length of [0, 1, 3, 4, 100, bytes.length - 1]) {
      expect(await isTaken(bytes.slice(0, length))).toBe(false);
    }
    const swapped = bytes.slice();
    [swapped[0], swapped[1]] = [swapped[1], swapped[0]];
    expect(await isTaken(swapped)).toBe(false);
    const odd = new Uint8Array(bytes.length + 1).subarray(1);
    odd.set(bytes);
    expect(await isTaken(odd)).toBe(false);
  });

  it('of the built program are those of its sources', async () => {
    const { storedTables } = await freshTables();
    const { equity } = await import('../../src/equity/equity.ts');
    await equity({ hands: ['AsAh2s3h', 'KsKdQsJd'], threads: 1 });
    expect(Buffer.from(storedTables()).equals(readFileSync('dist/tables.bin'))).toBe(true);
  });
});
