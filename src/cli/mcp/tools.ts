/** The commands as tools of the Model Context Protocol: what each takes, and how a call becomes a command line. */
import { badOption } from '../../text/errors.ts';
import { excerpt } from '../../text/words.ts';
import type { Command, OptionSpecs } from '../arguments/command.ts';
import { command as equity } from '../equity/equity.ts';
import { command as evaluation } from '../eval.ts';
import { command as query } from '../query/query.ts';
import { command as range } from '../range/range.ts';
import { command as rank } from '../rank.ts';
import { command as replay } from '../replay/replay.ts';
import { command as showdown } from '../showdown/showdown.ts';
import { command as study } from '../study/study.ts';

/** What a tool takes beside options: one text, several, or text that the command reads from its standard input. */
interface Operand {
  readonly name: string;
  readonly takes: 'one' | 'several' | 'input';
  readonly help: string;
}

export interface Tool {
  readonly name: string;
  readonly command: Command;
  readonly operand: Operand;
  readonly options: OptionSpecs;
}

const HAND: Operand = { name: 'hand', takes: 'one', help: 'the hole cards, such as AsAh2s3h' };

const HANDS: Operand = {
  name: 'hands',
  takes: 'several',
  help: 'for each player a hand such as AsAh2s3h, a range such as A2:$ds or 15%, or * for any hand',
};

const OPERANDS: Readonly<Record<string, [command: Command, operand: Operand]>> = {
  eval: [evaluation, HAND],
  showdown: [
    showdown,
    { ...HANDS, help: 'the hole cards of each seat, such as AsAh2s3h; - for a seat that folded' },
  ],
  equity: [equity, HANDS],
  query: [query, { name: 'query', takes: 'one', help: 'statements in PQL' }],
  study: [study, HANDS],
  range: [range, { name: 'range', takes: 'one', help: 'the range, such as A2:$ds or 15%' }],
  rank: [rank, HAND],
  replay: [
    replay,
    { name: 'history', takes: 'input', help: 'the text of one hand history or several' },
  ],
};

/** Who calls a tool gets JSON, and reads and writes no files of the machine it runs on. */
const FORMS = ['json', 'csv', 'fields', 'summary', 'totals', 'phh', 'ohh', 'functions', 'timing'];

function optionsOf({ options }: Command): OptionSpecs {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, { path }]) => path === undefined && !FORMS.includes(name),
    ),
  );
}

export const TOOLS: readonly Tool[] = Object.entries(OPERANDS).map(
  ([name, [command, operand]]) => ({ name, command, operand, options: optionsOf(command) }),
);

/** A JSON Schema of what a tool takes. */
export function inputSchema({ operand, options }: Tool): {
  type: 'object';
  properties: Record<string, object>;
  required: string[];
  additionalProperties: false;
} {
  const { name, takes, help: description } = operand;
  const text = { type: 'string', description };
  return {
    type: 'object',
    properties: {
      [name]:
        takes === 'several' ? { type: 'array', items: { type: 'string' }, description } : text,
      ...Object.fromEntries(
        Object.entries(options).map(([option, { flag, help }]) => [
          option,
          { type: flag ? 'boolean' : ['string', 'number'], description: help },
        ]),
      ),
    },
    required: [name],
    additionalProperties: false,
  };
}

/** A call as a command line, and what stands on its standard input. */
export interface Call {
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | true>>;
  readonly stdin: string;
}

function textOf(value: unknown, where: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw badOption(`${where} must be a string`);
}

/** @throws Omaha8Error `bad-option` for arguments that the tool's schema does not let through */
export function readCall(
  { name, operand, options }: Tool,
  given: Readonly<Record<string, unknown>>,
): Call {
  const chosen: Record<string, string | true> = {};
  for (const [key, value] of Object.entries(given)) {
    if (key === operand.name || value === null || value === undefined) continue;
    const spec = Object.hasOwn(options, key) ? options[key] : undefined;
    if (spec === undefined) throw badOption(`${name} takes no ${excerpt(key)}`);
    if (!spec.flag) chosen[key] = textOf(value, key);
    else if (value === true) chosen[key] = true;
    else if (value !== false) throw badOption(`${key} must be true or false`);
  }
  const value = given[operand.name];
  if (operand.takes === 'several') {
    if (!Array.isArray(value)) throw badOption(`${operand.name} must be a list of strings`);
    const positionals = value.map((each, i) => textOf(each, `${operand.name} ${i + 1}`));
    return { positionals, options: chosen, stdin: '' };
  }
  const text = textOf(value, operand.name);
  return operand.takes === 'input'
    ? { positionals: ['-'], options: chosen, stdin: text }
    : { positionals: [text], options: chosen, stdin: '' };
}
