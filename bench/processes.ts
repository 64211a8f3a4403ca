/** Whole processes: how long they take, how much memory they use, and what they print. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The copy of the program that lies beside the bundled script. */
const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
export const PROGRAM = pathOf('bin/omaha8.js');
export const LIBRARY = new URL('dist/index.js', import.meta.url).href;
/** Builds the tables and prints how long they took. */
export const TABLES = pathOf('tables.js');

/**
 * Prints, when the process ends, the most memory that it had: KiB. Linux counts a parent's memory in
 * `maxRSS` of a child, so what it says in /proc comes first.
 */
const REPORT_MEMORY = `data:text/javascript,import { readFileSync } from 'node:fs';
  process.on('exit', () => {
    let peak = process.resourceUsage().maxRSS;
    try {
      peak = /VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1];
    } catch {}
    process.stderr.write('peak ' + peak);
  })`.replaceAll('\n', ' ');

/** Runs Node to its end. @returns how long it took, in milliseconds, and what it printed */
export function runNode(args: readonly string[]): { took: number; stdout: string } {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const took = performance.now() - started;
  if (status !== 0) throw new Error(`node ${args.join(' ')}: ${stderr}`);
  return { took, stdout };
}

/** The most memory that a run of Node had: MiB. @param input for its standard input */
export function peakMemory(args: readonly string[], input?: Iterable<string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', REPORT_MEMORY, ...args]);
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

/** Prints every second what is in use after a collection of garbage, heap and buffers: KiB. */
const REPORT_USE = `data:text/javascript,setInterval(() => {
    gc();
    const { heapUsed, external } = process.memoryUsage();
    process.stderr.write('in use ' + (heapUsed + external) / 1024 + ';');
  }, 1000).unref()`.replaceAll('\n', ' ');

/** What a run of Node has in use, second by second, until it is ended after so many of them: KiB. */
export async function memoryInUse(args: readonly string[], seconds: number): Promise<number[]> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', REPORT_USE, ...args]);
  const samples: number[] = [];
  let errors = '';
  child.stdout.resume();
  child.stderr.on('data', (text) => {
    errors += text;
    samples.splice(0, samples.length);
    for (const [, used] of errors.matchAll(/in use ([\d.]+);/g)) samples.push(Number(used));
    if (samples.length >= seconds) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.on('close', resolve));
  if (samples.length < seconds) throw new Error(`node ${args.join(' ')}: ${errors}`);
  return samples.slice(0, seconds);
}

async function feed(stdin: NodeJS.WritableStream, lines: Iterable<string>): Promise<void> {
  for (const line of lines) {
    if (!stdin.write(line)) await new Promise((resolve) => stdin.once('drain', resolve));
  }
  stdin.end();
}
