import { ABOUT } from '../commands.ts';
import type { OutlineCommand, OutlineOption } from './outline.ts';

/** Text as troff prints it: what it would take for its own, a hyphen for a minus and the quotes of typewriters. */
function plain(text: string): string {
  return text
    .replaceAll('\\', '\\(rs')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll('`', '\\(ga')
    .replaceAll('^', '\\(ha')
    .replaceAll('~', '\\(ti')
    .replaceAll('"', '\\(dq')
    .replaceAll('…', '\\[u2026]')
    .replace(/^\./, '\\&.');
}

function bold(text: string): string {
  return `\\fB${plain(text)}\\fR`;
}

function optionLines({ long, short, value, help }: OutlineOption): string[] {
  const forms = [...(short === null ? [] : [short]), long].map(bold).join(', ');
  const takes = value === null ? '' : ` \\fI${plain(value)}\\fR`;
  return ['.TP', `${forms}${takes}`, plain(help)];
}

/** Lines of up to 78 columns as they are: less indented than the text, so that they fit a terminal. */
function asTyped(lines: readonly string[]): string[] {
  return ['.PP', '.nf', '.in 2n', ...lines.map(plain), '.in', '.fi'];
}

function commandLines(command: OutlineCommand): string[] {
  const { name, usage, about, options, examples } = command;
  return [
    `.SS ${name}`,
    // On one line of the output, however long: a usage broken in its middle reads badly.
    '.nh',
    '.ad l',
    bold(usage),
    '.ad b',
    '.hy',
    '.PP',
    plain(about),
    ...options.flatMap(optionLines),
    ...(examples.length === 0 ? [] : ['.PP', 'Examples:', ...asTyped(examples)]),
  ];
}

/**
 * The manual page, section 1, for `man`.
 *
 * @param version  of the package
 */
export function manPage(commands: readonly OutlineCommand[], version: string): string {
  return `${[
    `.TH OMAHA8 1 "" "omaha8 ${version}" "User Commands"`,
    '.SH NAME',
    'omaha8 \\- who wins what in Omaha and Omaha Hi/Lo, and what hands are worth',
    '.SH SYNOPSIS',
    `${bold('omaha8')} \\fIcommand\\fR [\\fIoptions\\fR]`,
    '.SH DESCRIPTION',
    plain(ABOUT),
    '.PP',
    'Cards are a rank and a suit: AsKd10h9c. Ranges and patterns belong in single quotes, because a shell changes $, * and !.',
    '.SH COMMANDS',
    ...commands.flatMap(({ name, summary }) => ['.TP', bold(name), plain(summary)]),
    '.SH OPTIONS',
    ...commands.flatMap(commandLines),
    '.SH EXIT STATUS',
    ...[
      ['0', 'done'],
      ['1', 'a fault of the program'],
      ['2', 'bad input: one sentence on standard error says what and where'],
      ['3', 'replay: a hand contradicts the rules or itself'],
      ['130', 'interrupted'],
    ].flatMap(([code, meaning]) => ['.TP', bold(code), plain(meaning)]),
  ].join('\n')}\n`;
}
