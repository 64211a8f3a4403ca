/**
 * Who may come in: questions that are asked of a pool at the same time are read one after another, and
 * only so far ahead that what they hold does not fill the memory and that the first is answered first.
 */

/** Questions are read ahead of the one that is worked on while all of them hold less than so many bytes. */
const MOST_BYTES = 16e6;

interface Waiting {
  enter: (place: Place) => void;
  reject: (reason: unknown) => void;
}

/** What a question that has come in holds. */
export class Place {
  readonly #admission: Admission;
  #cost = 0;
  #bytes = 0;
  #isRead = false;
  #hasLeft = false;

  constructor(admission: Admission) {
    this.#admission = admission;
  }

  /**
   * The question has been read.
   *
   * @param cost   about how long it takes on one thread: nanoseconds
   * @param bytes  the memory of its ranges
   */
  begin(cost: number, bytes: number): void {
    this.#cost = cost;
    this.#bytes = bytes;
    this.#isRead = true;
    this.#admission.add(cost, bytes);
  }

  /** The question has been answered, or cannot be. */
  leave(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    this.#admission.remove(this.#cost, this.#bytes, this.#isRead);
  }
}

export class Admission {
  readonly #mostCost: number;
  readonly #waiting: Waiting[] = [];
  #isReading = false;
  #inside = 0;
  #bytes = 0;
  #cost = 0;

  /** @param mostCost  questions are read ahead while there is less work under way: nanoseconds */
  constructor(mostCost: number) {
    this.#mostCost = mostCost;
  }

  /** The work of all questions that have been read and not been answered: nanoseconds. */
  get cost(): number {
    return this.#cost;
  }

  /** Waits until a question may be read. */
  enter(): Promise<Place> {
    return new Promise((enter, reject) => {
      this.#waiting.push({ enter, reject });
      this.#admit();
    });
  }

  /** Sends away who waits. */
  close(reason: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }

  add(cost: number, bytes: number): void {
    this.#isReading = false;
    this.#cost += cost;
    this.#bytes += bytes;
    this.#admit();
  }

  remove(cost: number, bytes: number, wasRead: boolean): void {
    if (!wasRead) this.#isReading = false;
    this.#inside--;
    this.#cost = this.#inside === 0 ? 0 : this.#cost - cost;
    this.#bytes -= bytes;
    this.#admit();
  }

  #admit(): void {
    if (this.#isReading || this.#waiting.length === 0 || !this.#hasRoom()) return;
    this.#isReading = true;
    this.#inside++;
    this.#waiting.shift()?.enter(new Place(this));
  }

  #hasRoom(): boolean {
    return this.#inside === 0 || (this.#cost < this.#mostCost && this.#bytes < MOST_BYTES);
  }
}

/** How many bytes the arrays of numbers in plain data take. */
export function bytesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  return Object.values(value).reduce((sum: number, part) => sum + bytesIn(part), 0);
}
