import { badOption, Omaha8Error } from '../text/errors.ts';
import { printable } from '../text/printable.ts';
import { didYouMean } from '../text/suggest.ts';
import { excerpt, listed, quoted } from '../text/words.ts';
import { asksFor, helpText, parseArguments, whatWasMeant } from './arguments/arguments.ts';
import type { Command, OptionSpec, OptionSpecs, OptionValues } from './arguments/command.ts';
import { ABOUT, COMMANDS, COMMON, EXAMPLES, HELP_WORD, UNIVERSAL } from './commands.ts';
import { EXIT, type Io, writeAll } from './terminal/io.ts';

const NAMES = Object.keys(COMMANDS);
const KNOWN = `the commands are ${listed(NAMES)}`;

const HELP = ['--help', '-h'];
const VERSION = ['--version'];

/** The version of the package, or, for programs, all that is known of what runs. */
async function versionText(json: boolean): Promise<string> {
  const { versionReport } = await import('./version.ts');
  const report = versionReport();
  return json ? JSON.stringify(report) : report.version;
}

function programHelp(): Promise<string> {
  const commands = NAMES.map((name) => `  ${name.padEnd(12)}${COMMANDS[name].summary}`);
  return helpText('Usage: omaha8 <command> [options]', ABOUT, UNIVERSAL, [
    'Commands:',
    ...commands,
    '',
    'Examples:',
    ...EXAMPLES.map((line) => `  ${line}`),
    '',
    'omaha8 <command> --help explains the options of a command.',
  ]);
}

function commandHelp({ usage, about, options, examples }: Command): Promise<string> {
  const closing = ['Examples:', ...examples.map((line) => `  ${line}`)];
  return helpText(`Usage: ${usage}`, about, { ...options, ...COMMON }, closing);
}

/** What to say of a first argument that is no command. */
async function notACommand(argv: readonly string[]): Promise<Omaha8Error> {
  const [first, ...rest] = argv;
  if (first.startsWith('-')) return badOption(await whyNoOption(first));
  const guess = didYouMean(first, [...NAMES, HELP_WORD]);
  if (guess !== '') return badOption(`unknown command ${quoted(first)}${guess}`);
  const { commandFor } = await import('./arguments/missing-command.ts');
  const option = rest.findIndex((word) => word.startsWith('-'));
  const missing = commandFor(option < 0 ? argv : argv.slice(0, option + 1));
  return badOption(`unknown command ${quoted(first)}; ${missing ?? KNOWN}`);
}

/** What to say of an option that stands before the command. */
async function whyNoOption(argument: string): Promise<string> {
  const typed = argument.split('=', 1)[0];
  const loaded = await Promise.all(NAMES.map((name) => COMMANDS[name].load()));
  const options = loaded.flatMap(({ command }) =>
    Object.entries<OptionSpec>({ ...command.options, ...COMMON }).flatMap(([name, { alias }]) =>
      alias === undefined ? [`--${name}`] : [`--${name}`, `-${alias}`],
    ),
  );
  if (options.includes(typed)) return `a command must come before ${excerpt(typed)}; ${KNOWN}`;
  return `unknown option ${excerpt(typed)}${whatWasMeant(typed, [...HELP, ...VERSION, ...options])}`;
}

/** The arguments with the word for help at their beginning made an option. */
function withoutHelpWord(argv: readonly string[]): readonly string[] {
  if (argv[0] !== HELP_WORD) return argv;
  const topic = argv.slice(1).find((word) => !word.startsWith('-') && word !== HELP_WORD);
  return topic === undefined ? ['--help'] : [topic, '--help'];
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = withoutHelpWord(argv);
  if (first === undefined) {
    io.stderr.write(await programHelp());
    return EXIT.badInput;
  }
  if (HELP.includes(first)) {
    await writeAll(io.stdout, await programHelp());
    return EXIT.ok;
  }
  const isCommand = NAMES.includes(first);
  if (VERSION.includes(first) || (isCommand && asksFor(rest, VERSION))) {
    await writeAll(io.stdout, `${await versionText(asksFor(argv, ['--json']))}\n`);
    return EXIT.ok;
  }
  if (!isCommand) throw await notACommand([first, ...rest]);
  const { command } = await COMMANDS[first].load();
  if (asksFor(rest, HELP)) {
    await writeAll(io.stdout, await commandHelp(command));
    return EXIT.ok;
  }
  const { positionals, options } = parseArguments(rest, { ...command.options, ...COMMON });
  const { output, ...own } = options as OptionValues<typeof COMMON & OptionSpecs>;
  if (output === undefined) return command.run(positionals, own, io);
  const { intoFile } = await import('./terminal/output-file.ts');
  return intoFile(output, io, (io) => command.run(positionals, own, io));
}

/** A query's fault is shown below the sentence: that is the one message of several lines. */
function messageOf({ code, message }: Omaha8Error): string {
  return code === 'bad-query' ? message.split('\n').map(printable).join('\n') : printable(message);
}

function exitCodeOf({ code }: Omaha8Error): number {
  if (code === 'aborted') return EXIT.interrupted;
  return code === 'thread-died' || code === 'cannot-write' ? EXIT.fault : EXIT.badInput;
}

/**
 * Runs the program once.
 *
 * @param argv  the arguments after the program's name
 * @returns the exit code
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (error instanceof Omaha8Error) {
      io.stderr.write(`omaha8: ${messageOf(error)}\n`);
      return exitCodeOf(error);
    }
    const stack = error instanceof Error ? error.stack : String(error);
    io.stderr.write(`omaha8: this is a fault of the program, not of its input\n${stack}\n`);
    return EXIT.fault;
  }
}
