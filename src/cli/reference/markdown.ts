import type { OutlineCommand, OutlineOption } from './outline.ts';

/** Text of which Markdown takes nothing for its own. */
function plain(text: string): string {
  return text.replace(/[*_$\\<]/g, '\\$&');
}

function item({ long, short, value, help }: OutlineOption): string {
  const typed = value === null ? long : `${long} ${value}`;
  return `- \`${typed}\`${short === null ? '' : `, \`${short}\``}: ${plain(help)}`;
}

function section({ name, summary, usage, about, options }: OutlineCommand): string {
  return `${[
    `## omaha8 ${name}`,
    '',
    `${summary[0].toUpperCase()}${summary.slice(1)}.`,
    '',
    '```text',
    usage,
    '```',
    '',
    plain(about),
    '',
    ...options.map(item),
  ].join('\n')}\n`;
}

/** The reference of all commands and options, for people who read the documents. */
export function markdownReference(commands: readonly OutlineCommand[]): string {
  const head =
    '# Commands and options\n\nWhat `omaha8 <command> --help` and `man omaha8` say, in one place.\n';
  return [head, ...commands.map(section)].join('\n');
}
