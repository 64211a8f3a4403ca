/** The tables that were built with the program (`scripts/build.ts`). */
const FILE = './tables.bin';

/** What the file holds; null where there is none, as beside the sources. */
export function readTablesFile(): Uint8Array | null {
  try {
    return process.getBuiltinModule('node:fs').readFileSync(new URL(FILE, import.meta.url));
  } catch {
    return null;
  }
}
