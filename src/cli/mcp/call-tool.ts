import { Omaha8Error } from '../../text/errors.ts';
import type { OptionSpecs, OptionValues } from '../arguments/command.ts';
import { grouped } from '../terminal/layout.ts';
import { readCall, type Tool } from './tools.ts';

/** Of the arguments of a call, and of what it may answer: characters. */
const MOST_TAKEN = 1_000_000;
const MOST_GIVEN = 1_000_000;

export interface ToolAnswer {
  /** The JSON document; of `replay` its lines, as a list called `hands`. */
  readonly document: Record<string, unknown>;
  /** What the command said on standard error. */
  readonly notes: string;
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** What a command writes, kept; no more of it than an answer may have. */
class Kept {
  text = '';
  readonly isTTY = false;

  write(text: string): boolean {
    this.text += text;
    if (this.text.length > MOST_GIVEN) {
      throw new Omaha8Error(
        'too-large',
        `the answer has more than ${grouped(MOST_GIVEN)} characters; ask for less`,
      );
    }
    return true;
  }

  once(): void {}
}

/**
 * Runs a command as a tool.
 *
 * @param given   the arguments of the call, from a stranger
 * @param signal  ends the work; what was sampled until then is an answer
 * @throws Omaha8Error where the command line would end with one sentence
 */
export async function callTool(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<ToolAnswer> {
  if (JSON.stringify(given).length > MOST_TAKEN) {
    throw new Omaha8Error(
      'too-large',
      `the arguments have more than ${grouped(MOST_TAKEN)} characters`,
    );
  }
  const { positionals, options, stdin } = readCall(tool, given);
  const [stdout, stderr] = [new Kept(), new Kept()];
  const io = { stdout, stderr, stdin: bytesOf(stdin), env: {}, interrupt: () => signal };
  const asked: Record<string, string | true> = { ...options, json: true };
  await tool.command.run(positionals, asked as OptionValues<OptionSpecs>, io);
  const text = stdout.text.trim();
  if (tool.operand.takes !== 'input') {
    return { document: JSON.parse(text), notes: stderr.text };
  }
  const hands = text === '' ? [] : text.split('\n').map((line) => JSON.parse(line));
  return { document: { hands }, notes: stderr.text };
}
