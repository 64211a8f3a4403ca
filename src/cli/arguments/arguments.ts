/** Command-line arguments -> options and positionals, all of them the texts that were typed. */
import yargs, { type Argv } from 'yargs';
import { badOption } from '../../text/errors.ts';
import { didYouMean } from '../../text/suggest.ts';
import { excerpt, quoted } from '../../text/words.ts';
import type { OptionSpec, OptionSpecs } from './command.ts';

const HELP_WIDTH = 80;

/** Yargs guesses a lot about what a text might mean; here it is only to tell options from the rest. */
const NO_GUESSING = {
  'parse-numbers': false,
  'parse-positional-numbers': false,
  'boolean-negation': false,
  'camel-case-expansion': false,
  'dot-notation': false,
  'short-option-groups': false,
  'nargs-eats-options': true,
  'strip-aliased': true,
} as const;

/** Yargs with nothing of its own: no options, no exits, no language but English. */
function bareParser(): Argv {
  return yargs()
    .scriptName('omaha8')
    .locale('en')
    .parserConfiguration(NO_GUESSING)
    .version(false)
    .help(false)
    .exitProcess(false)
    .fail(false);
}

function aliasOf({ alias }: OptionSpec): { alias?: string } {
  return alias === undefined ? {} : { alias };
}

/** `--board` or `-b`, as typed. */
function dashed(name: string): string {
  return name.length === 1 ? `-${name}` : `--${name}`;
}

const TRUTH = /^(?:true|false)$/i;

function isOptionLike(argument: string): boolean {
  return /^-./.test(argument);
}

/** The name that an argument like `--board`, `-b` or `--board=As` begins with, dashes included. */
function nameIn(argument: string): string {
  const end = argument.indexOf('=');
  return end < 0 ? argument : argument.slice(0, end);
}

/** What may be said of an option that there is not, as the end of a sentence. */
export function whatWasMeant(typed: string, known: readonly string[]): string {
  if (/^-v$/i.test(typed)) return '; did you mean --version?';
  const [letter, value] = [typed.slice(0, 2), typed.slice(2)];
  if (value !== '' && letter !== '--' && known.includes(letter)) {
    return `; write ${letter} ${excerpt(value)}`;
  }
  return didYouMean(typed, known);
}

/**
 * Checks that every option is known, has its value, and is given once, and says in one sentence what is
 * wrong otherwise. Yargs would, of these, catch the second.
 */
function checkOptions(argv: readonly string[], options: OptionSpecs): void {
  const known = new Map<string, [name: string, spec: OptionSpec]>();
  for (const [name, spec] of Object.entries(options)) {
    known.set(dashed(name), [name, spec]);
    if (spec.alias !== undefined) known.set(dashed(spec.alias), [name, spec]);
  }
  const seen = new Set<string>();
  for (let i = 0; i < argv.length && argv[i] !== '--'; i++) {
    const argument = argv[i];
    if (!isOptionLike(argument)) continue;
    const typed = nameIn(argument);
    const found = known.get(typed);
    if (found === undefined) {
      throw badOption(`unknown option ${excerpt(typed)}${whatWasMeant(typed, [...known.keys()])}`);
    }
    const [name, { flag }] = found;
    const hasValue = typed !== argument;
    if (flag) {
      if (hasValue)
        throw badOption(`option ${typed} takes no value; ${quoted(argument)} gives it one`);
      // Yargs would take this word for the value of the flag.
      const next = argv[i + 1];
      if (next !== undefined && TRUTH.test(next)) {
        throw badOption(`option ${typed} takes no value, but ${next} follows it`);
      }
      continue;
    }
    if (seen.has(name)) throw badOption(`option --${name} is given twice`);
    seen.add(name);
    if (hasValue) continue;
    const value = argv[++i];
    if (value === undefined) throw badOption(`option ${typed} needs a value`);
    if (isOptionLike(value) && known.has(nameIn(value))) {
      throw badOption(`option ${typed} needs a value, but ${excerpt(value)} follows it`);
    }
  }
}

/** Whether one of some words stands among the options: `--help` beats whatever else is wrong. */
export function asksFor(argv: readonly string[], words: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).some((argument) => words.includes(argument));
}

/**
 * Reads the arguments of a command.
 *
 * An option takes the argument after it whatever that looks like (`--pot -5`), or what follows its `=`.
 * After `--` everything is a positional.
 *
 * @throws Omaha8Error `bad-option` for an option that is unknown, lacks its value, or is given twice
 */
export function parseArguments(
  argv: readonly string[],
  specs: OptionSpecs,
): { positionals: string[]; options: Record<string, unknown> } {
  checkOptions(argv, specs);
  const parser = bareParser();
  for (const [name, spec] of Object.entries(specs)) {
    parser.option(name, { ...aliasOf(spec), ...(spec.flag ? { boolean: true } : { nargs: 1 }) });
  }
  const { _: positionals, $0: _program, ...options } = parser.parseSync([...argv]);
  return { positionals: positionals.map(String), options };
}

/** The help of a command, at most 80 columns wide: usage, what it is about, options, closing lines. */
export async function helpText(
  usage: string,
  about: string,
  specs: OptionSpecs,
  closing: readonly string[],
): Promise<string> {
  const parser = bareParser().wrap(HELP_WIDTH).usage(`${usage}\n\n${about}`);
  // Without its type: "[string]" on every line helps nobody.
  for (const [name, spec] of Object.entries(specs)) {
    parser.option(name, { ...aliasOf(spec), describe: spec.help });
  }
  return `${await parser.epilogue(closing.join('\n')).getHelp()}\n`;
}
