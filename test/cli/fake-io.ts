import { run } from '../../src/cli/run.ts';

interface Setting {
  /** Whether outputs are terminals. */
  tty?: boolean;
  columns?: number;
  env?: Record<string, string>;
  stdin?: Iterable<string> | AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
}

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

async function* encoded(texts: Iterable<string>): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** Runs the program in this process, in a world of the test's making. */
export async function omaha8(argv: readonly string[], setting: Setting = {}): Promise<Outcome> {
  const { tty = false, columns, env = {}, stdin = [], signal } = setting;
  const written = { stdout: '', stderr: '' };
  const output = (name: 'stdout' | 'stderr') => ({
    isTTY: tty,
    ...(columns !== undefined && { columns }),
    write(text: string) {
      written[name] += text;
      return true;
    },
    once: () => undefined,
  });
  const code = await run(argv, {
    stdout: output('stdout'),
    stderr: output('stderr'),
    stdin: Symbol.asyncIterator in stdin ? stdin : encoded(stdin),
    env,
    interrupt: () => signal ?? new AbortController().signal,
  });
  return { code, ...written };
}

/** The command line as a shell would split it, for words in quotes or without spaces. */
export function words(line: string): string[] {
  const found = line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g);
  return [...found].map(([, single, double, bare]) => single ?? double ?? bare);
}

/** The sentence that a bad command line is answered with; fails unless there is exactly one. */
export async function complaint(line: string, setting: Setting = {}): Promise<string> {
  const { code, stdout, stderr } = await omaha8(words(line), setting);
  if (code !== 2 || stdout !== '' || !/^omaha8: [^\n]+\n$/.test(stderr)) {
    throw new Error(`exit code ${code}, stdout ${stdout || 'empty'}, stderr ${stderr || 'empty'}`);
  }
  return stderr.slice('omaha8: '.length, -1);
}

/** What a good command line prints; fails unless it exits with 0 and says nothing else. */
export async function printed(line: string, setting: Setting = {}): Promise<string> {
  const { code, stdout, stderr } = await omaha8(words(line), setting);
  if (code !== 0 || stderr !== '')
    throw new Error(`exit code ${code}, stderr ${stderr || 'empty'}`);
  return stdout;
}
