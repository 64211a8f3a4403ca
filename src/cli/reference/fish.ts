import { brief, type OutlineCommand, type OutlineOption } from './outline.ts';

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

/** `-f`: no files; `-F`: files after all. Fish completes files where nothing is said. */
function offered(words: readonly string[], path: string | null): string[] {
  if (words.length > 0) return ['-f', '-a', quoted(words.join(' '))];
  if (path === 'folder') return ['-f', '-a', quoted('(__fish_complete_directories)')];
  return path === 'file' ? ['-F'] : ['-f'];
}

function optionLine(condition: string, option: OutlineOption): string {
  const { long, short, value, words, path, help } = option;
  return [
    `complete -c omaha8 -n ${quoted(condition)} -l ${long.slice(2)}`,
    ...(short === null ? [] : [`-s ${short.slice(1)}`]),
    ...(value === null ? [] : ['-r', ...offered(words, path)]),
    `-d ${quoted(brief(help))}`,
  ].join(' ');
}

/** A completion script for fish 3 and newer. */
export function fishCompletion(
  commands: readonly OutlineCommand[],
  universal: readonly OutlineOption[],
): string {
  const none = '__fish_use_subcommand';
  const seen = (name: string) => `__fish_seen_subcommand_from ${name}`;
  return `${[
    '# Completion of omaha8 for fish.',
    'complete -c omaha8 -f',
    ...commands.map(
      ({ name, summary }) =>
        `complete -c omaha8 -n ${quoted(none)} -a ${name} -d ${quoted(summary)}`,
    ),
    ...universal.map((option) => optionLine(none, option)),
    ...commands.flatMap(({ name, words, path, options }) => [
      ...options.map((option) => optionLine(seen(name), option)),
      ...(words.length > 0 || path !== null
        ? [`complete -c omaha8 -n ${quoted(seen(name))} ${offered(words, path).join(' ')}`]
        : []),
    ]),
  ].join('\n')}\n`;
}
