/** The files of hand histories that a user names: folders with all that is in them, in whatever encoding. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Omaha8Error } from '../cards/errors.ts';
import type { ByteSource } from './io.ts';

const BYTE_ORDER_MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/** Paths of files, folders opened up; what is hidden in a folder is left out. In order of name. */
export async function* filesIn(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) {
    if (path === '-' || !(await isFolder(path))) {
      yield path;
      continue;
    }
    const names = (await namesIn(path)).filter((name) => !name.startsWith('.')).sort();
    yield* filesIn(names.map((name) => join(path, name)));
  }
}

/** What is not there is no folder: whoever opens it will say what is wrong. */
async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    throw new Omaha8Error('bad-option', `cannot read the folder ${folder}`);
  }
}

/** The bytes of a text as UTF-8: some rooms write UTF-16 and say so by a byte-order mark. */
async function* recoded(source: ByteSource): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let decode: ((bytes: Uint8Array) => string) | null = null;
  let first = true;
  for await (const bytes of source) {
    if (first) decode = decoderFor(bytes);
    first = false;
    yield decode === null ? bytes : encoder.encode(decode(bytes));
  }
}

function decoderFor(bytes: Uint8Array): ((bytes: Uint8Array) => string) | null {
  for (const [encoding, mark] of Object.entries(BYTE_ORDER_MARKS)) {
    if (!mark.every((byte, i) => bytes[i] === byte)) continue;
    const decoder = new TextDecoder(encoding);
    return (part) => decoder.decode(part, { stream: true });
  }
  return null;
}

/** The text of a file, in UTF-8. */
export function openText(path: string, stdin: ByteSource): ByteSource {
  const source: ByteSource = path === '-' ? stdin : createReadStream(path);
  return Object.assign(recoded(source), { destroy: () => source.destroy?.() });
}
