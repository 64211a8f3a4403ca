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

/** Puts a text between two of the codes by which terminals set words off. */
function between(begin: number, end: number): (text: string) => string {
  return (text) => `\x1b[${begin}m${text}\x1b[${end}m`;
}

const PLAIN = (text: string): string => text;

const COLOURED: Style = { strong: between(1, 22), faint: between(2, 22), good: between(32, 39) };
const UNCOLOURED: Style = { strong: PLAIN, faint: PLAIN, good: PLAIN };

/** How words are set off on an output. */
export function styleFor(output: TextOutput, env: Io['env']): Style {
  return wantsColour(output, env) ? COLOURED : UNCOLOURED;
}
