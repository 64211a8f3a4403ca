import { writePhh } from '../../history/phh/write.ts';
import type { Replay } from '../../history/replayed.ts';

/** Hands as PHH: one alone is a document of its own, several are its numbered sections. */
export class PhhOutput {
  #first: string | null = null;
  #count = 0;

  next({ hand, paid }: Replay): string {
    this.#count++;
    const text = writePhh(hand, paid);
    if (this.#count === 1) {
      this.#first = text;
      return '';
    }
    const before = this.#first === null ? '' : `[1]\n${this.#first}\n`;
    this.#first = null;
    return `${before}[${this.#count}]\n${text}\n`;
  }

  end(): string {
    return this.#first ?? '';
  }
}
