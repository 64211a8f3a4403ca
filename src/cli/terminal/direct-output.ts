import type { TextOutput } from './io.ts';

/** Who writes to a file or a pipe need not open a stream for it, which takes as long as to evaluate a hand. */
export class DirectOutput implements TextOutput {
  readonly isTTY = false;
  readonly #fd: number;
  readonly #open: () => NodeJS.WriteStream;
  readonly #onError: (error: NodeJS.ErrnoException) => void;
  #stream: NodeJS.WriteStream | undefined;

  /**
   * @param open     opens the stream, for whoever must wait for a reader
   * @param onError  is told why nothing can be written
   */
  constructor(
    fd: number,
    open: () => NodeJS.WriteStream,
    onError: (error: NodeJS.ErrnoException) => void,
  ) {
    this.#fd = fd;
    this.#open = open;
    this.#onError = onError;
  }

  /** Whether an output is of that kind, as a terminal with its size and colours is not. */
  static suits(fd: number): boolean {
    if (process.platform === 'win32') return false;
    try {
      const stat = process.getBuiltinModule('node:fs').fstatSync(fd);
      return stat.isFile() || stat.isFIFO() || stat.isSocket();
    } catch {
      return false;
    }
  }

  write(text: string): boolean {
    if (this.#stream !== undefined) return this.#stream.write(text);
    const { writeSync } = process.getBuiltinModule('node:fs');
    let rest = Buffer.from(text);
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(this.#fd, rest));
      return true;
    } catch (error) {
      // The reader is behind, and somebody who has the pipe too does not want to wait for it.
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') {
        this.#stream = this.#open();
        return this.#stream.write(rest);
      }
      this.#onError(error as NodeJS.ErrnoException);
      return true;
    }
  }

  once(event: 'drain', listener: () => void): unknown {
    return this.#stream?.once(event, listener);
  }
}
