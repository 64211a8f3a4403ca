import colours from 'picocolors';
import { type Io, isTerminal, type TextOutput } from './io.ts';

/** How to set off words; every function gives back the same text where there is no colour. */
export interface Style {
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
}

/** Colour on a terminal only, and never where the user has set `NO_COLOR`. */
export function styleFor(output: TextOutput, env: Io['env']): Style {
  const wanted = isTerminal(output, env) && !env.NO_COLOR;
  const { bold, dim, green } = colours.createColors(wanted);
  return { strong: bold, faint: dim, good: green };
}
