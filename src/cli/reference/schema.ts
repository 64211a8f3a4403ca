import { badOption } from '../../text/errors.ts';
import { excerpt } from '../../text/words.ts';
import { defineCommand } from '../arguments/command.ts';
import { readChoice } from '../arguments/options.ts';
import type { Documents } from '../documents.ts';
import { EXIT, writeAll } from '../terminal/io.ts';
import { builtFile } from './built.ts';

const NAMES = [
  'eval',
  'showdown',
  'equity',
  'equity-input',
  'query',
  'study',
  'range',
  'rank',
  'replay',
  'replay-totals',
  'bench',
  'version',
] as const satisfies readonly (keyof Documents)[];

export const command = defineCommand({
  usage: 'omaha8 schema <command>',
  about:
    'The JSON Schema (draft 7) of what a command prints with --json. Replay prints a line for each hand, and equity ' +
    '--input one for each job, which is another schema: equity-input; replay-totals is that of replay --totals.',
  options: {},
  operands: NAMES,
  examples: ['omaha8 schema equity', 'omaha8 schema replay --output replay.schema.json'],
  async run([name, ...more], _options, { stdout }) {
    if (name === undefined) throw badOption('no command given; write omaha8 schema equity');
    if (more.length > 0)
      throw badOption(`schema takes one command, but ${excerpt(more[0])} follows`);
    await writeAll(stdout, builtFile(`schemas/${readChoice(name, 'the command', NAMES)}.json`));
    return EXIT.ok;
  },
});
