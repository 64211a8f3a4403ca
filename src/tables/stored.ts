/**
 * Tables that were built before. To build those of a first answer takes as long as the answer itself, and to
 * read them from a file a tenth of that; where there is no such file, they are built from the rules.
 */
type Table = Uint8Array | Uint16Array;
type Tables = Readonly<Record<string, Table>>;

const KEPT = new Map<string, Tables>();

/** Reads the file, at most once. */
let source: (() => Uint8Array | null) | null = null;

/**
 * Says where tables were stored, before any is asked for.
 *
 * @param read  gives what `storedTables` gave, or null where there is nothing to read; called once, if at all
 */
export function readTablesFrom(read: () => Uint8Array | null): void {
  source = read;
}

/** The tables of a name: the stored ones, or else built. Each is made once. */
export function tablesOf<T extends Tables>(name: string, build: () => T): T {
  if (source !== null) {
    const bytes = source();
    source = null;
    if (bytes !== null) restore(bytes);
  }
  let tables = KEPT.get(name);
  if (tables === undefined) {
    tables = build();
    KEPT.set(name, tables);
  }
  return tables as T;
}

/** What a file begins with, as the machine that reads it writes a number: others have their bytes swapped. */
const MARK = 0x4f38;

/** Name, key, bytes of an entry, number of entries. */
type Entry = readonly [string, string, number, number];

/** All tables that there are so far, for a file: the mark, the length of the list, the list, the tables. */
export function storedTables(): Uint8Array {
  const named = [...KEPT].flatMap(([name, tables]) =>
    Object.entries(tables).map(([key, table]) => ({ name, key, table })),
  );
  const entries: Entry[] = named.map(({ name, key, table }) => [
    name,
    key,
    table.BYTES_PER_ELEMENT,
    table.length,
  ]);
  const list = JSON.stringify(entries);
  const bytes = new Uint8Array(endOf(entries, list.length));
  new Uint16Array(bytes.buffer, 0, 2).set([MARK, list.length]);
  for (let i = 0; i < list.length; i++) bytes[LIST_AT + i] = list.charCodeAt(i);
  let at = even(LIST_AT + list.length);
  for (const { table } of named) {
    bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), at);
    at = even(at + table.byteLength);
  }
  return bytes;
}

const LIST_AT = 4;

/** Numbers of two bytes lie at even places. */
function even(at: number): number {
  return at + (at & 1);
}

function endOf(entries: readonly Entry[], listLength: number): number {
  return entries.reduce(
    (at, [, , size, length]) => even(at + size * length),
    even(LIST_AT + listLength),
  );
}

/** Takes the tables of a file; a file of another kind of machine, or not whole, is as if there were none. */
function restore(bytes: Uint8Array): void {
  const { buffer, byteOffset, length } = bytes;
  if (byteOffset % 2 !== 0 || length < LIST_AT) return;
  const [mark, listLength] = new Uint16Array(buffer, byteOffset, 2);
  if (mark !== MARK || length < LIST_AT + listLength) return;
  const list = String.fromCharCode(...bytes.subarray(LIST_AT, LIST_AT + listLength));
  const entries: readonly Entry[] = JSON.parse(list);
  if (endOf(entries, listLength) !== length) return;
  let at = even(LIST_AT + listLength);
  for (const [name, key, size, count] of entries) {
    const table =
      size === 1
        ? new Uint8Array(buffer, byteOffset + at, count)
        : new Uint16Array(buffer, byteOffset + at, count);
    KEPT.set(name, { ...KEPT.get(name), [key]: table });
    at = even(at + size * count);
  }
}
