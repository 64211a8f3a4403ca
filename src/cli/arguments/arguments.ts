/** Command-line arguments -> options and positionals, all of them strings as they were typed. */
import { badOption } from '../../text/errors.ts';
import { didYouMean } from '../../text/suggest.ts';
import { excerpt, quoted } from '../../text/words.ts';
import type { OptionSpec, OptionSpecs } from './command.ts';

const HELP_WIDTH = 80;

/** `--board` or `-b`, as typed. */
function dashed(name: string): string {
  return name.length === 1 ? `-${name}` : `--${name}`;
}

/** What people write after a flag who take it for an option with a value. */
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

/** Whether one of some words stands among the options: `--help` beats whatever else is wrong. */
export function asksFor(argv: readonly string[], words: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).some((argument) => words.includes(argument));
}

/** By every way to write it: an option's name and what is known of it. */
function optionsByWord(specs: OptionSpecs): Map<string, [name: string, spec: OptionSpec]> {
  const known = new Map<string, [name: string, spec: OptionSpec]>();
  for (const [name, spec] of Object.entries(specs)) {
    known.set(dashed(name), [name, spec]);
    if (spec.alias !== undefined) known.set(dashed(spec.alias), [name, spec]);
  }
  return known;
}

/** A flag has no value, neither after an `=` nor as the next argument. */
function checkFlag(typed: string, argument: string, next: string | undefined): void {
  if (typed !== argument) {
    throw badOption(`option ${typed} takes no value; ${quoted(argument)} gives it one`);
  }
  if (next !== undefined && TRUTH.test(next)) {
    throw badOption(`option ${typed} takes no value, but ${next} follows it`);
  }
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
): { positionals: string[]; options: Record<string, string | true> } {
  const known = optionsByWord(specs);
  const positionals: string[] = [];
  const options: Record<string, string | true> = {};
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i];
    if (argument === '--') {
      positionals.push(...argv.slice(i + 1));
      break;
    }
    if (!isOptionLike(argument)) {
      positionals.push(argument);
      continue;
    }
    const typed = nameIn(argument);
    const found = known.get(typed);
    if (found === undefined) {
      throw badOption(`unknown option ${excerpt(typed)}${whatWasMeant(typed, [...known.keys()])}`);
    }
    const [name, { flag, words }] = found;
    if (flag) {
      const word = argument.slice(typed.length + 1);
      if (words?.includes(word)) {
        options[name] = word;
        continue;
      }
      checkFlag(typed, argument, argv[i + 1]);
      options[name] = true;
      continue;
    }
    if (name in options) throw badOption(`option --${name} is given twice`);
    const value = typed === argument ? argv[++i] : argument.slice(typed.length + 1);
    if (value === undefined) throw badOption(`option ${typed} needs a value`);
    if (typed === argument && isOptionLike(value) && known.has(nameIn(value))) {
      throw badOption(`option ${typed} needs a value, but ${excerpt(value)} follows it`);
    }
    options[name] = value;
  }
  return { positionals, options };
}

/** The help of a command, at most 80 columns wide: usage, what it is about, options, closing lines. */
export async function helpText(
  usage: string,
  about: string,
  specs: OptionSpecs,
  closing: readonly string[],
): Promise<string> {
  // Yargs takes longer to load than most commands take to run, so it does no more than lay out the help.
  const { default: yargs } = await import('yargs');
  const parser = yargs()
    .scriptName('omaha8')
    .locale('en')
    .version(false)
    .help(false)
    .exitProcess(false)
    .wrap(HELP_WIDTH)
    .usage(`${usage}\n\n${about}`);
  // Without its type: "[string]" on every line helps nobody.
  for (const [name, { alias, help }] of Object.entries(specs)) {
    parser.option(name, { describe: help, ...(alias !== undefined && { alias }) });
  }
  return `${await parser.epilogue(closing.join('\n')).getHelp()}\n`;
}
