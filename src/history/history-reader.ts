import { checkText } from '../text/check.ts';
import { grouped } from '../text/words.ts';
import { readPhhHand } from './phh/read.ts';
import { briefly } from './printable.ts';
import { readSiteHand } from './read-site.ts';
import type { HandText, Reading } from './reading.ts';
import type { Site } from './sites/site.ts';
import { siteOf } from './sites/sites.ts';

/** No hand is longer, not even with much chat. */
const MOST_LINES = 5000;
/** What a site writes is shorter; of a longer line the beginning counts. */
const LONGEST_SITE_LINE = 1000;
/** A few stray lines before a hand are no hand that got lost. */
const STRAY_LINES = 3;

const PHH_FIELD = /^\s*[a-z_]+\s*=/;
const PHH_SECTION = /^\s*\[[^[\],]+\]\s*$/;
const STRAY = /^\s*$|^#|^Everleaf Gaming Game #/;

/**
 * Reads hand histories line by line, whatever the site, and keeps no more of them than one hand.
 *
 *     const reader = new HistoryReader();
 *     for (const line of lines) report(reader.push(line));
 *     report(reader.end());
 */
export class HistoryReader {
  #line = 0;
  #hands = 0;
  #site: Site | null = null;
  #text: HandText | null = null;
  #tooLong = false;
  #stray: { line: number; text: string; count: number } | null = null;

  /** Takes the next line, without its end. @returns the hand before it, if this line begins another */
  push(text: string): Reading | null {
    checkText(text, 'the line');
    const line = text.startsWith('\ufeff') ? text.slice(1) : text;
    this.#line++;
    const start = line.slice(0, LONGEST_SITE_LINE);
    const site = siteOf(start);
    if (site !== undefined) return this.#begin(site, start);
    const isPhh = this.#site === null;
    if (isPhh && PHH_SECTION.test(line)) return this.#begin(null, '');
    if (this.#text === null && PHH_FIELD.test(line)) return this.#begin(null, line);
    if (this.#text === null) this.#addStray(line);
    else if (this.#text.lines.length < MOST_LINES) this.#text.lines.push(isPhh ? line : start);
    else this.#tooLong ||= line.trim() !== '';
    return null;
  }

  /** The last hand. */
  end(): Reading | null {
    return this.#hands === 0 ? this.#finishStray(1) : this.#finishHand();
  }

  /** The next hand begins even where the one before is such that reading it fails. */
  #begin(site: Site | null, line: string): Reading | null {
    try {
      return this.#hands === 0 ? this.#finishStray(STRAY_LINES) : this.#finishHand();
    } finally {
      this.#hands++;
      this.#site = site;
      this.#text = { lines: [line], firstLine: this.#line };
      this.#tooLong = false;
    }
  }

  #addStray(text: string): void {
    if (STRAY.test(text)) return;
    this.#stray ??= { line: this.#line, text: text.slice(0, 60), count: 0 };
    this.#stray.count++;
  }

  #finishStray(least: number): Reading | null {
    if (this.#stray === null || this.#stray.count < least) return null;
    const { line, text } = this.#stray;
    const why = briefly(`not a hand, or no reader for its site: "${text}"`);
    return { status: 'unreadable', line, why };
  }

  #finishHand(): Reading | null {
    if (this.#text === null) return null;
    if (this.#tooLong) {
      const why = `the hand is too long: it has more than ${grouped(MOST_LINES)} lines`;
      return { status: 'unreadable', line: this.#text.firstLine, why };
    }
    return this.#site === null ? readPhhHand(this.#text) : readSiteHand(this.#site, this.#text);
  }
}

/** The hands in a string, one after the other. */
export function* readHands(text: string): Generator<Reading> {
  checkText(text, 'the history');
  const reader = new HistoryReader();
  for (const line of text.split(/\r?\n/)) {
    const reading = reader.push(line);
    if (reading !== null) yield reading;
  }
  const last = reader.end();
  if (last !== null) yield last;
}
