import type { OutlineCommand, OutlineOption } from './outline.ts';

function ways({ long, short }: OutlineOption): string[] {
  return short === null ? [long] : [long, short];
}

const FILES: Readonly<Record<string, string>> = {
  file: '_omaha8_paths -f',
  folder: '_omaha8_paths -d',
};

/** What to offer for the value of an option or the argument of a command: nothing where only a person can know it. */
function offer({ words, path }: OutlineOption | OutlineCommand): string {
  if (words.length > 0) return `_omaha8_words ${words.join(' ')}`;
  return path === null ? ':' : FILES[path];
}

function commandCases(command: OutlineCommand): string[] {
  const { name, options } = command;
  const taking = options.filter(({ value }) => value !== null);
  return [
    `    ${name})`,
    '      case $previous in',
    ...taking.map((option) => `        ${ways(option).join(' | ')}) ${offer(option)}; return ;;`),
    '      esac',
    '      case $current in',
    `        -*) _omaha8_words ${options.flatMap(ways).join(' ')} ;;`,
    `        *) ${offer(command)} ;;`,
    '      esac',
    '      ;;',
  ];
}

const HEAD = `# Completion of omaha8 for bash.
_omaha8_words() {
  COMPREPLY=($(compgen -W "$*" -- "$current"))
}
_omaha8_paths() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen "$1" -- "$current"))
  compopt -o filenames 2>/dev/null
}
_omaha8() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} command= i
  COMPREPLY=()
  # Bash takes --game=omaha8 for three words.
  if [ "$current" = = ]; then
    current=
  elif [ "$previous" = = ]; then
    previous=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      -*) ;;
      *) command=\${COMP_WORDS[i]}; break ;;
    esac
  done
  case $command in`;

const TAIL = `  esac
}
complete -F _omaha8 omaha8
`;

/**
 * A completion script for bash, 3.2 (which macOS has) and newer, that needs nothing beside it. All it offers stands in
 * it, so that a key press starts no program.
 */
export function bashCompletion(
  commands: readonly OutlineCommand[],
  universal: readonly OutlineOption[],
): string {
  const first = [...commands.map(({ name }) => name), ...universal.flatMap(ways)];
  const start = `    '') _omaha8_words ${first.join(' ')} ;;`;
  return [HEAD, start, ...commands.flatMap(commandCases), TAIL].join('\n');
}
