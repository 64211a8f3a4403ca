import { brief, type OutlineCommand, type OutlineOption } from './outline.ts';

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** In the text between brackets, and before a colon, zsh reads these as its own. */
function described(text: string): string {
  return text.replace(/[[\]:\\]/g, '\\$&');
}

function action(words: readonly string[], path: string | null): string {
  if (words.length > 0) return `(${words.join(' ')})`;
  if (path === 'file') return '_files';
  return path === 'folder' ? '_files -/' : ' ';
}

function optionSpec({ long, short, value, words, path, help }: OutlineOption): string {
  const text = `[${described(brief(help))}]`;
  const takes = value === null ? '' : `:${described(value)}:${action(words, path)}`;
  if (short === null) return quoted(`${long}${value === null ? '' : '='}${text}${takes}`);
  const either = `(${short} ${long})`;
  const forms = value === null ? `{${short},${long}}` : `{${short}+,${long}=}`;
  return `${quoted(either)}${forms}${quoted(`${text}${takes}`)}`;
}

function commandCase({ name, words, path, options }: OutlineCommand): string[] {
  const operand = quoted(`*:${name}:${action(words, path)}`);
  return [
    `        ${name})`,
    '          _arguments \\',
    ...[...options.map(optionSpec), operand].map(
      (spec, i, all) => `            ${spec}${i < all.length - 1 ? ' \\' : ''}`,
    ),
    '          ;;',
  ];
}

/** A completion script for zsh, for a folder of `fpath` (as `_omaha8`) or to be sourced. */
export function zshCompletion(
  commands: readonly OutlineCommand[],
  universal: readonly OutlineOption[],
): string {
  return `${[
    '#compdef omaha8',
    '# Completion of omaha8 for zsh.',
    '_omaha8() {',
    '  local curcontext=$curcontext state line',
    '  typeset -A opt_args',
    '  local -a commands',
    '  commands=(',
    ...commands.map(({ name, summary }) => `    ${quoted(`${name}:${described(summary)}`)}`),
    '  )',
    '  _arguments -C \\',
    ...universal.map((option) => `    ${optionSpec(option)} \\`),
    "    '1:command:->command' \\",
    "    '*::argument:->argument' && return",
    '  case $state in',
    '    command) _describe -t commands command commands ;;',
    '    argument)',
    '      case $line[1] in',
    ...commands.flatMap(commandCase),
    '      esac',
    '      ;;',
    '  esac',
    '}',
    'if [ "$funcstack[1]" = _omaha8 ]; then',
    '  _omaha8 "$@"',
    'else',
    '  compdef _omaha8 omaha8',
    'fi',
  ].join('\n')}\n`;
}
