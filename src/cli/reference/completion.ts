import { badOption } from '../../text/errors.ts';
import { excerpt } from '../../text/words.ts';
import { defineCommand } from '../arguments/command.ts';
import { readChoice } from '../arguments/options.ts';
import { EXIT, writeAll } from '../terminal/io.ts';
import { builtFile } from './built.ts';
import type { Shell } from './scripts.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const satisfies readonly Shell[];

function theOneShell(positionals: readonly string[]): Shell {
  const [shell, ...more] = positionals;
  if (shell === undefined) {
    throw badOption('no shell given; write omaha8 completion bash, zsh or fish');
  }
  if (more.length > 0)
    throw badOption(`completion takes one shell, but ${excerpt(more[0])} follows`);
  return readChoice(shell, 'the shell', SHELLS);
}

export const command = defineCommand({
  usage: 'omaha8 completion <shell>',
  about:
    'Prints a script for bash, zsh or fish. Once the shell has read it, the Tab key completes commands, options, ' +
    'their values and the names of files.',
  options: {},
  operands: SHELLS,
  examples: [
    'source <(omaha8 completion bash)    bash 4 and newer: a line of ~/.bashrc',
    'source <(omaha8 completion zsh)     a line of ~/.zshrc, after compinit',
    'omaha8 completion fish > ~/.config/fish/completions/omaha8.fish',
  ],
  async run(positionals, _options, { stdout }) {
    const shell = theOneShell(positionals);
    await writeAll(stdout, builtFile(`completions/${shell}`));
    return EXIT.ok;
  },
});
