import fs, { constants, createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ByteSource } from './io.ts';

/** The number of an open file; that of a `FileHandle` would be closed when the handle is collected. */
function open(path: string, flags: number): Promise<number> {
  return new Promise((resolve, reject) => {
    fs.open(path, flags, (error, fd) => (error ? reject(error) : resolve(fd)));
  });
}

/** A pipe with a name as a stream. Few read one, and what reads it takes a while to load. */
async function pipeSource(path: string): Promise<ByteSource> {
  const { Socket } = await import('node:net');
  return new Socket({ fd: await open(path, constants.O_RDONLY), writable: false });
}

/**
 * The bytes of a file. It is opened when the first of them are asked for.
 *
 * A pipe with a name is read as a pipe: a read of it as a file cannot be given up, and keeps the program
 * from ending until somebody writes.
 */
export function fileSource(path: string): ByteSource {
  let stream: ByteSource | undefined;
  let isPipe = false;
  let isGivenUp = false;
  return {
    destroy() {
      isGivenUp = true;
      if (stream !== undefined) stream.destroy?.();
      else if (isPipe) letGo(path);
    },
    async *[Symbol.asyncIterator]() {
      isPipe = (await stat(path)).isFIFO();
      if (isGivenUp) return;
      stream = isPipe ? await pipeSource(path) : createReadStream(path);
      if (isGivenUp) stream.destroy?.();
      else yield* stream;
    },
  };
}

/** Opens the other end for a moment: who waits for that to open this end then goes on. */
async function letGo(path: string): Promise<void> {
  try {
    fs.closeSync(await open(path, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch {
    // Nobody waits there, or it is not ours to write.
  }
}
