/**
 * PokerNow, where home games are played: its logs are CSV files with the newest row first.
 *
 * A call, bet or raise says what the player then has in on the street. Each half of a pot is split on its own,
 * as `halves` says: in 1,375 showdowns of home games, 629 of them hi/lo, no payment was another.
 */
import type { Cutter, Format, Line } from '../format.ts';
import { MOST_LINES, type Reading, tooLong } from '../reading.ts';
import { PokerNowNames } from './names.ts';
import { ENDS, readPokerNowHand, STARTS } from './read.ts';
import { type Row, rowOf } from './rows.ts';

const HEADER = /^"?entry"?,"?at"?,"?order"?\s*$/;
const ROW = /,"?\d{4}-\d\d-\d\dT[\d:.]+Z"?,"?\d{10,16}"?\s*$/;
/** What is of a hand; who comes, goes and watches is not. */
const OF_HAND = /^(?:"|--|Player stacks|Uncalled|Flop|Turn|River)/;

/** Cuts at the titles of hands, and turns the rows round. */
class PokerNowHands implements Cutter {
  readonly #names = new PokerNowNames();
  #newestFirst: boolean | null = null;
  #rows: Row[] = [];
  #last: Row | null = null;
  #tooLong = false;

  push({ text, number }: Line): Reading[] {
    if (HEADER.test(text)) return this.end();
    if (text.trim() === '') return [];
    const row = rowOf(text, number);
    if (row.entry === null) row.order = this.#last?.order ?? 0;
    const early = this.#findDirection(row);
    this.#last = row;
    if (row.entry !== null && !OF_HAND.test(row.entry)) return early;
    return [...early, ...(this.#newestFirst === false ? this.#addNewer(row) : this.#addOlder(row))];
  }

  /** The first two rows say which way the file goes. @returns a hand of which nothing but its title is there */
  #findDirection({ order }: Row): Reading[] {
    if (this.#newestFirst !== null || this.#last === null || this.#last.order === order) return [];
    this.#newestFirst = this.#last.order > order;
    const started = this.#rows.some(({ entry }) => STARTS.test(entry ?? ''));
    return this.#newestFirst && started ? this.#finish() : [];
  }

  end(): Reading[] {
    const left = this.#finish();
    this.#newestFirst = null;
    this.#last = null;
    return left;
  }

  /** The title of a hand is its last row. */
  #addOlder(row: Row): Reading[] {
    const isEnd = ENDS.test(row.entry ?? '');
    const starts = STARTS.test(row.entry ?? '') && this.#newestFirst !== null;
    const cut = isEnd && this.#rows.some(({ entry }) => ENDS.test(entry ?? ''));
    const before = cut ? this.#finish() : [];
    this.#keep(row);
    return starts ? [...before, ...this.#finish()] : before;
  }

  #addNewer(row: Row): Reading[] {
    const before = STARTS.test(row.entry ?? '') ? this.#finish() : [];
    this.#keep(row);
    return before;
  }

  #keep(row: Row): void {
    if (this.#rows.length < MOST_LINES) this.#rows.push(row);
    else this.#tooLong = true;
  }

  #finish(): Reading[] {
    const rows = this.#rows.toSorted((a, b) => a.order - b.order);
    const wasTooLong = this.#tooLong;
    this.#rows = [];
    this.#tooLong = false;
    const start = rows.findIndex(({ entry }) => STARTS.test(entry ?? ''));
    if (start >= 0)
      return [
        wasTooLong ? tooLong(rows[start].line) : readPokerNowHand(rows.slice(start), this.#names),
      ];
    const end = rows.find(({ entry }) => ENDS.test(entry ?? ''));
    const first = end ?? rows.find(({ entry }) => entry === null);
    if (first === undefined) return [];
    const number = ENDS.exec(first.entry ?? '')?.[1];
    const why =
      number === undefined
        ? 'the line is no row of entry, time and order'
        : `the beginning of hand #${number} is not in the file`;
    return [{ status: 'unreadable', line: first.line, why }];
  }
}

export const pokerNow: Format = {
  begins: (line, before) => HEADER.test(line) || (before === null && ROW.test(line)),
  cutter: () => new PokerNowHands(),
};
