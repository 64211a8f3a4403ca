import colours from 'picocolors';
import { type Io, isTerminal, type TextOutput } from './io.ts';

/** How to set off words; every function gives back the same text where there is no colour. */
export interface Style {
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
}

/** What `FORCE_COLOR` says where it asks for colour; everything else that it may say asks for none. */
const FORCED = ['', '1', 'true', '2', '3'];

/**
 * Whether there is to be colour, by the rules of Node: `FORCE_COLOR` decides where it is set, terminal or
 * not; else `NO_COLOR` and `NODE_DISABLE_COLORS`, if not empty, forbid it, and only a terminal gets it.
 */
function wantsColour(output: TextOutput, env: Io['env']): boolean {
  const { FORCE_COLOR, NO_COLOR, NODE_DISABLE_COLORS } = env;
  if (FORCE_COLOR !== undefined) return FORCED.includes(FORCE_COLOR);
  return isTerminal(output, env) && !NO_COLOR && !NODE_DISABLE_COLORS;
}

/** How words are set off on an output. */
export function styleFor(output: TextOutput, env: Io['env']): Style {
  const { bold, dim, green } = colours.createColors(wantsColour(output, env));
  return { strong: bold, faint: dim, good: green };
}
