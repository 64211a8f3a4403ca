import type { TextOutput } from '../terminal/io.ts';
import { counted, grouped } from '../terminal/layout.ts';

/** So many are told of one file, and in all; the others are counted. */
const MOST_OF_FILE = 5;
const MOST = 50;

/** What could not be read, told on standard error: a handful of each file, and how many more there are. */
export class Complaints {
  /** Hands, and files that could not be read at all. */
  count = 0;
  readonly #output: TextOutput;
  #told = 0;
  #file = '';
  #ofFile = 0;

  constructor(output: TextOutput) {
    this.#output = output;
  }

  /** A hand that could not be read. */
  hand(file: string, line: number, why: string): void {
    if (file !== this.#file) this.#endFile();
    this.#file = file;
    this.#ofFile++;
    if (this.#ofFile <= MOST_OF_FILE) this.#tell(`${file}:${line}: ${why}`);
    else this.count++;
  }

  /** A file that could not be read, or not to its end. */
  file(why: string): void {
    this.#endFile();
    this.#tell(why);
  }

  #tell(text: string): void {
    this.count++;
    if (this.#told < MOST) this.#write(text);
    this.#told++;
  }

  #endFile(): void {
    const more = this.#ofFile - MOST_OF_FILE;
    if (more > 0 && this.#told <= MOST) {
      this.#write(`${this.#file}: ${counted(more, 'more hand')} could not be read`);
    }
    this.#ofFile = 0;
  }

  end(): void {
    this.#endFile();
    const more = this.#told - MOST;
    if (more > 0) this.#write(`${grouped(more)} more complaints are left out`);
  }

  #write(text: string): void {
    this.#output.write(`omaha8: ${text}\n`);
  }
}
