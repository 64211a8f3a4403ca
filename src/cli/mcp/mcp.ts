import { badOption, Omaha8Error } from '../../text/errors.ts';
import { quoted } from '../../text/words.ts';
import { defineCommand } from '../arguments/command.ts';
import { readInteger } from '../arguments/options.ts';
import { EXIT } from '../terminal/io.ts';

const PACKAGE = '@modelcontextprotocol/sdk';

const DEFAULT_SECONDS = 30;
const MOST_SECONDS = 3600;

/** The server's part, which needs a package that is not installed with this one. */
async function loadServer(): Promise<typeof import('./server.ts')> {
  try {
    return await import('./server.ts');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Omaha8Error(
      'bad-option',
      `mcp needs a package that is not installed; run npm install ${PACKAGE}`,
      { cause: error },
    );
  }
}

export const command = defineCommand({
  usage: 'omaha8 mcp [options]',
  about:
    'A server of the Model Context Protocol on standard input and output, for assistants and editors that ask other ' +
    'programs: eval, showdown, equity, query, study, range, rank and replay are its tools, with the options of the ' +
    `commands and the same answers as --json. It opens no files. It needs the package ${PACKAGE}.`,
  options: {
    seconds: {
      help: `SECONDS that a call may take; what was sampled until then is its answer (default: ${DEFAULT_SECONDS})`,
    },
  },
  examples: ['omaha8 mcp', 'claude mcp add omaha8 -- omaha8 mcp'],
  async run(positionals, { seconds: text }) {
    if (positionals.length > 0) {
      throw badOption(`mcp takes no arguments; ${quoted(positionals[0])} is one too many`);
    }
    const seconds =
      text === undefined ? DEFAULT_SECONDS : readInteger(text, '--seconds', 1, MOST_SECONDS);
    const { serve } = await loadServer();
    await serve(seconds);
    return EXIT.ok;
  },
});
