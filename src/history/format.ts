import type { Reading } from './reading.ts';

/** A line of a file, with its number from 1. */
export interface Line {
  text: string;
  number: number;
}

/** Makes hands of the lines of one format as they come, and keeps no more of them than one hand. */
export interface Cutter {
  /**
   * @param begins  whether a hand, or a file, of the format begins with this line
   * @returns the hands that are whole now
   */
  push(line: Line, begins: boolean): Reading[];
  /** The lines are at their end, or another format begins. @returns the hands that are left */
  end(): Reading[];
}

/** A kind of file: which lines begin it, and how it is cut into hands. */
export interface Format {
  /** @param before  the format of the lines before, if there were any */
  begins(line: string, before: Format | null): boolean;
  cutter(): Cutter;
}
