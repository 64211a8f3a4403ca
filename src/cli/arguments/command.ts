import type { Io } from '../terminal/io.ts';

/** One option of a command. Without `flag` it takes one argument; with it none, but one of its `words` after an `=`. */
export interface OptionSpec {
  readonly flag?: true;
  readonly alias?: string;
  /** For the help: what it is, its unit, its default, an example. */
  readonly help: string;
  /** The words that its value may be, or that a list of them may have: a shell completes them. */
  readonly words?: readonly string[];
  /** Its value names a file, or a folder. */
  readonly path?: Path;
}

export type Path = 'file' | 'folder';

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The options that were given: every value is the text as typed. */
export type OptionValues<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]?: Specs[Name] extends { readonly flag: true }
    ? Specs[Name] extends { readonly words: readonly (infer Word)[] }
      ? true | Word
      : true
    : string;
};

/** One command of the program: how to speak of it, and what it does. */
export interface Command<Specs extends OptionSpecs = OptionSpecs> {
  /** Its arguments, for the help: `omaha8 eval <hand> --board <cards>`. */
  readonly usage: string;
  readonly about: string;
  readonly options: Specs;
  /** What its arguments name, where that is files or one of a few words. */
  readonly operands?: Path | readonly string[];
  /** Lines of at most 78 columns. */
  readonly examples: readonly string[];
  /**
   * @param positionals  arguments that are not options, as typed
   * @returns the exit code
   * @throws Omaha8Error for bad input
   */
  run(positionals: readonly string[], options: OptionValues<Specs>, io: Io): Promise<number>;
}

/** The command as it is, with the names of its options known to the compiler. */
export function defineCommand<const Specs extends OptionSpecs>(
  command: Command<Specs>,
): Command<Specs> {
  return command;
}
