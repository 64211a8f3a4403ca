import type { Row } from './rows.ts';

/** What a row says, split into who and what where it is something that a player does. */
export interface Entry {
  text: string;
  /** `nick @ id`; null where the entry begins with no name. */
  who: string | null;
  /** What they do, or else the whole entry. */
  what: string;
  at: string;
  line: number;
}

/** Seats as `Player stacks` lists them. */
export interface StackEntry {
  number: number;
  name: string;
  stack: string;
}

/** Of a longer entry the beginning counts. */
const LONGEST_ENTRY = 4000;
const ACTION = /^"(.+? @ [^\s"]+)" (.*)$/;
const STACK = /#(\d{1,9}) "([^"]*(?:"[^"()|]+)*? @ [^\s"]+)" \((\d[\d.]*)\)/g;

export function entryOf({ entry, at, line }: Row): Entry {
  const text = (entry ?? '').slice(0, LONGEST_ENTRY);
  const action = ACTION.exec(text);
  return { text, who: action?.[1] ?? null, what: action?.[2] ?? text, at, line };
}

/** `#7 "Ann @ ab1" (83.47) | #10 "Bob @ cd2" (142.09)` */
export function stacksIn(text: string): StackEntry[] {
  return [...text.matchAll(STACK)].map(([, number, name, stack]) => ({
    number: Number(number),
    name,
    stack,
  }));
}
