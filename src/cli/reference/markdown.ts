import type { OutlineCommand, OutlineOption } from './outline.ts';

/** In the cell of a table a bar would end it, and angle brackets would be HTML. */
function cell(text: string): string {
  return text.replace(/[|*_$\\]/g, '\\$&').replaceAll('<', '&lt;');
}

function row({ long, short, value, help }: OutlineOption): string {
  const forms = [long, ...(short === null ? [] : [short])].map((form) => `\`${form}\``).join(', ');
  return `| ${forms} | ${value ?? ''} | ${cell(help)} |`;
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
    about.replace(/[*_$<]/g, '\\$&'),
    '',
    '| option | takes | what it is |',
    '| --- | --- | --- |',
    ...options.map(row),
  ].join('\n')}\n`;
}

/** The reference of all commands and options, for people who read the documents. */
export function markdownReference(commands: readonly OutlineCommand[]): string {
  const head =
    '# Commands and options\n\nWhat `omaha8 <command> --help` and `man omaha8` say, in one place.\n';
  return [head, ...commands.map(section)].join('\n');
}
