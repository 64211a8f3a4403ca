/** `--output`: a result goes into a file, whole or not at all. */
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { badOption, Omaha8Error } from '../../text/errors.ts';
import { quoted } from '../../text/words.ts';
import { EXIT, type Io, type TextOutput } from './io.ts';
import { causeOf } from './system-error.ts';

function cannotWrite(path: string, error: unknown): string {
  return `cannot write ${quoted(path)}: ${causeOf(error)}`;
}

/** What is there now, where a link leads; null where there is nothing. */
function existing(path: string): { target: string; stats: Stats } | null {
  try {
    return { target: realpathSync(path), stats: statSync(path) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw badOption(cannotWrite(path, error));
  }
}

/**
 * A file beside the one that is meant, whose place it takes in the end. What is no ordinary file, such as a pipe, is
 * written to as it is.
 */
class OutputFile implements TextOutput {
  readonly #path: string;
  readonly #target: string;
  readonly #fresh: string | null;
  readonly #fd: number;

  /** @throws Omaha8Error `bad-option` where there can be no such file */
  constructor(path: string) {
    if (path === '') throw badOption('--output is empty; it takes the name of a file');
    const old = existing(path);
    if (old?.stats.isDirectory()) throw badOption(cannotWrite(path, { code: 'EISDIR' }));
    this.#path = path;
    this.#target = old?.target ?? path;
    const isOrdinary = old === null || old.stats.isFile();
    const [folder, name] = [dirname(this.#target), basename(this.#target)];
    this.#fresh = isOrdinary ? join(folder, `.${name}.${process.pid}`) : null;
    try {
      this.#fd = openSync(this.#fresh ?? this.#target, 'w');
      if (isOrdinary && old !== null) fchmodSync(this.#fd, old.stats.mode);
    } catch (error) {
      throw badOption(cannotWrite(path, error));
    }
  }

  /** @throws Omaha8Error `cannot-write` where the disk is full, for one */
  write(text: string): boolean {
    let rest = Buffer.from(text);
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(this.#fd, rest));
    } catch (error) {
      throw new Omaha8Error('cannot-write', cannotWrite(this.#path, error));
    }
    return true;
  }

  /** Never needed: what is written is written at once. */
  once(): void {}

  /** Puts what was written in the place of what was there, once it is on the disk. */
  finish(): void {
    try {
      if (this.#fresh !== null) fsyncSync(this.#fd);
      closeSync(this.#fd);
      if (this.#fresh !== null) renameSync(this.#fresh, this.#target);
    } catch (error) {
      throw new Omaha8Error('cannot-write', cannotWrite(this.#path, error));
    }
  }

  drop(): void {
    if (this.#fresh !== null) rmSync(this.#fresh, { force: true });
  }
}

/**
 * Does work whose standard output is a file. Where the work fails or is interrupted, the file is what it was before.
 *
 * @returns the exit code of the work
 * @throws Omaha8Error where the file cannot be written
 */
export async function intoFile(
  path: string,
  io: Io,
  work: (io: Io) => Promise<number>,
): Promise<number> {
  const file = new OutputFile(path);
  try {
    const code = await work({
      stdout: file,
      get stderr() {
        return io.stderr;
      },
      get stdin() {
        return io.stdin;
      },
      env: io.env,
      interrupt: (mayBeBusy) => io.interrupt(mayBeBusy),
    });
    if (code === EXIT.interrupted) {
      io.stderr.write(`omaha8: interrupted; ${quoted(path)} is left as it was\n`);
    } else {
      file.finish();
    }
    return code;
  } finally {
    file.drop();
  }
}
