/** What there is to type, drawn from the commands' own tables: completion, manual and reference are made of it. */
import type { Command, OptionSpec, OptionSpecs, Path } from '../arguments/command.ts';
import { COMMANDS, COMMON, HELP_WORD } from '../commands.ts';

export interface OutlineOption {
  /** With its dashes: `--board`. */
  readonly long: string;
  /** `-b`, if there is one. */
  readonly short: string | null;
  /** What it takes, as the help calls it: `CARDS`; null for a flag. */
  readonly value: string | null;
  readonly words: readonly string[];
  readonly path: Path | null;
  readonly help: string;
}

export interface OutlineCommand {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  readonly about: string;
  readonly words: readonly string[];
  readonly path: Path | null;
  readonly options: readonly OutlineOption[];
  readonly examples: readonly string[];
}

/** Helps begin with the name of what the option takes: `CARDS on the board`. */
const VALUE = /^[A-Z]+(?:\.[a-z]+)?/;

function outlineOption([name, spec]: [string, OptionSpec]): OutlineOption {
  const { flag, alias, help, words = [], path = null } = spec;
  return {
    long: `--${name}`,
    short: alias === undefined ? null : `-${alias}`,
    value: flag ? null : (VALUE.exec(help)?.[0] ?? 'VALUE'),
    words,
    path,
    help,
  };
}

export function outlineOptions(specs: OptionSpecs): OutlineOption[] {
  return Object.entries(specs).map(outlineOption);
}

function outlineCommand(name: string, summary: string, command: Command): OutlineCommand {
  const { usage, about, options, examples, operands } = command;
  const path = operands === 'file' || operands === 'folder' ? operands : null;
  return {
    name,
    summary,
    usage,
    about,
    words: typeof operands === 'object' ? operands : [],
    path,
    options: outlineOptions({ ...options, ...COMMON }),
    examples,
  };
}

/** All commands, `help` among them, which is no command of its own. */
export async function outline(): Promise<OutlineCommand[]> {
  const commands = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, { summary, load }]) =>
      outlineCommand(name, summary, (await load()).command),
    ),
  );
  const help = outlineCommand(HELP_WORD, 'what a command does, and its options', {
    usage: 'omaha8 help <command>',
    about: 'The same as omaha8 <command> --help.',
    options: {},
    operands: Object.keys(COMMANDS),
    examples: [],
    run: () => Promise.resolve(0),
  });
  return [...commands, help];
}

/** The beginning of a help text that says enough beside others in a list: up to a colon, a semicolon, a default. */
export function brief(help: string): string {
  return help.split(/[;:]\s| \(/, 1)[0];
}
