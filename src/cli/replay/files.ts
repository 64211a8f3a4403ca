/** The files of hand histories that a user names: folders with the histories in them, in whatever encoding. */
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Omaha8Error } from '../../text/errors.ts';
import { printable } from '../../text/printable.ts';
import { fileSource } from '../terminal/input.ts';
import type { ByteSource } from '../terminal/io.ts';
import { causeOf } from '../terminal/system-error.ts';
import { asUtf8 } from './single-byte.ts';

const OHH_BEGINNING = /^\ufeff?\s*(?:\[\s*)?\{\s*"ohh"\s*:/;
/** What histories are called. In a folder all else is left alone; a file that is named is always read. */
export const HISTORY_EXTENSIONS = ['.txt', '.log', '.phh', '.phhs', '.ohh'] as const;
/** What else histories are called, and how they then begin: others of that name are something else. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.csv': /^\ufeff?"?entry"?,"?at"?,"?order"?\s/,
  '.json': OHH_BEGINNING,
  '.jsonl': OHH_BEGINNING,
  '.xml':
    /^\ufeff?\s*(?:<\?xml[^<>]*>\s*)?(?:<session\s[^<>]*\bsessioncode=|<Game\s[^<>]*\bhhversion=|(?:<ROOT>\s*)?<HISTORY\s[^<>]*\bSESSION=)/,
};
/** That many bytes of a file tell. */
const BEGINNING_BYTES = 200;

const BYTE_ORDER_MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/** How files begin that are no text until they are unpacked. */
const PACKED: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['gzip', [0x1f, 0x8b]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
];

/** What is at a path; nothing at the end of a broken link, and what cannot be looked at is unknown. */
async function kindOf(path: string): Promise<'folder' | 'file' | 'other' | 'nothing' | 'unknown'> {
  try {
    const found = await stat(path);
    return found.isDirectory() ? 'folder' : found.isFile() ? 'file' : 'other';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'nothing' : 'unknown';
  }
}

/** Whether a file in a folder is called as histories are, and is one where others are called so too. */
async function isHistory(path: string): Promise<boolean> {
  const extension = extname(path).toLowerCase();
  if ((HISTORY_EXTENSIONS as readonly string[]).includes(extension)) return true;
  const begins = Object.hasOwn(BEGINNINGS, extension) ? BEGINNINGS[extension] : undefined;
  if (begins === undefined) return false;
  const beginning = await orNull(beginningOf(path));
  // Whoever opens it will say what is wrong.
  return beginning === null || begins.test(beginning);
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const bytes = new Uint8Array(BEGINNING_BYTES);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return new TextDecoder().decode(bytes.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** @throws Omaha8Error `bad-option` where one of the paths that a user names leads nowhere. */
export async function checkPaths(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (path === '-') continue;
    await stat(path).catch((error: unknown) => {
      throw new Omaha8Error('bad-option', `cannot read ${printable(path)}: ${causeOf(error)}`);
    });
  }
}

/** Finds files one after the other, and counts what it leaves out. */
export class HistoryFiles {
  /** Files in folders that are not called as histories are. */
  skipped = 0;
  readonly #paths: readonly string[];

  constructor(paths: readonly string[]) {
    this.#paths = paths;
  }

  /**
   * The files that were named, and those of folders that were named, in order of name; deep folders too,
   * but nothing hidden, and every folder once, whatever links lead to it. What cannot be looked at, or is
   * gone meanwhile, is given as a file: whoever opens it will say what is wrong.
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (const path of this.#paths) {
      if (path === '-' || (await kindOf(path)) !== 'folder') yield path;
      else yield* this.#inFolder(path, new Set());
    }
  }

  async *#inFolder(folder: string, seen: Set<string>): AsyncGenerator<string> {
    const real = await orNull(realpath(folder));
    if (real !== null && seen.has(real)) return;
    const names = real === null ? null : await orNull(readdir(folder));
    if (real === null || names === null) {
      yield folder;
      return;
    }
    seen.add(real);
    for (const name of names.filter((each) => !each.startsWith('.')).sort()) {
      const path = join(folder, name);
      const kind = await kindOf(path);
      if (kind === 'folder') yield* this.#inFolder(path, seen);
      else if (kind === 'unknown' || (kind === 'file' && (await isHistory(path)))) yield path;
      else this.skipped++;
    }
  }
}

function orNull<T>(found: Promise<T>): Promise<T | null> {
  return found.catch(() => null);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, i) => bytes[i] === byte);
}

/** @throws Omaha8Error `bad-history` where the first bytes of a file are those of no text. */
function checkText(bytes: Uint8Array): void {
  const packed = PACKED.find(([, start]) => startsWith(bytes, start));
  if (packed !== undefined) {
    throw new Omaha8Error('bad-history', `it is packed with ${packed[0]}: unpack it first`);
  }
  if (bytes.includes(0))
    throw new Omaha8Error('bad-history', 'it is not a text file: it has zero bytes');
}

/** The bytes of a text as UTF-8: some rooms write UTF-16 and say so by a byte-order mark. */
async function* recoded(source: ByteSource): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let decode: ((bytes: Uint8Array) => string) | null = null;
  let first = true;
  for await (const bytes of source) {
    if (first) {
      decode = decoderFor(bytes);
      if (decode === null) checkText(bytes);
    }
    first = false;
    yield decode === null ? bytes : encoder.encode(decode(bytes));
  }
}

function decoderFor(bytes: Uint8Array): ((bytes: Uint8Array) => string) | null {
  for (const [encoding, mark] of Object.entries(BYTE_ORDER_MARKS)) {
    if (!startsWith(bytes, mark)) continue;
    const decoder = new TextDecoder(encoding);
    return (part) => decoder.decode(part, { stream: true });
  }
  return null;
}

/** The text of a file, in UTF-8. Reading it throws an Omaha8Error where it is no text. */
export function openText(path: string, stdin: ByteSource): ByteSource {
  const source: ByteSource = path === '-' ? stdin : fileSource(path);
  return Object.assign(asUtf8(recoded(source)), { destroy: () => source.destroy?.() });
}
