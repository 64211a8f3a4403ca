/** Figures of whole processes: how long they take and how much memory they use. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Figure, summary } from './figures.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
export const PROGRAM = `${ROOT}bin/omaha8.js`;
const LIBRARY = new URL('../dist/index.js', import.meta.url).href;

/** Prints, when the process ends, the most memory that it had: KiB. */
const REPORT_MEMORY =
  "data:text/javascript,process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS))";

/** Runs Node to its end. @returns how long it took, in milliseconds */
export function runNode(args: readonly string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, maxBuffer: 2 ** 30 });
  const took = performance.now() - started;
  if (status !== 0) throw new Error(`node ${args.join(' ')}: ${stderr}`);
  return took;
}

/** The most memory that a run of Node had: MiB. @param input for its standard input */
export function peakMemory(args: readonly string[], input?: Iterable<string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', REPORT_MEMORY, ...args], { cwd: ROOT });
    let errors = '';
    child.stdout.resume();
    child.stderr.on('data', (text) => {
      errors += text;
    });
    child.on('close', () => {
      const peak = /peak (\d+)$/.exec(errors)?.[1];
      if (peak === undefined) reject(new Error(errors));
      else resolve(Number(peak) / 1024);
    });
    void feed(child.stdin, input ?? []);
  });
}

async function feed(stdin: NodeJS.WritableStream, lines: Iterable<string>): Promise<void> {
  for (const line of lines) {
    if (!stdin.write(line)) await new Promise((resolve) => stdin.once('drain', resolve));
  }
  stdin.end();
}

/** What the first answers of a process cost: a command makes only one. */
export function* firstCalls(hands: readonly string[]): Generator<Figure> {
  const script = `const { equity } = await import('${LIBRARY}');
    const times = [];
    for (let i = 0; i < 2; i++) {
      const started = performance.now();
      await equity({ hands: ${JSON.stringify(hands)} });
      times.push(performance.now() - started);
    }
    console.log(times.join(' '));`;
  const runs = Array.from({ length: 15 }, () => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
    return String(stdout).trim().split(' ').map(Number);
  });
  yield summary(
    'the first call of a process, tables and all',
    'ms',
    runs.map(([first]) => first),
  );
  yield summary(
    'the second call of a process',
    'ms',
    runs.map(([, second]) => second),
  );
}
