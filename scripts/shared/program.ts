/** The built program, as a user runs it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Report } from './report.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/omaha8.js', import.meta.url));
/** Ends what hangs; a busy machine may take minutes for jobs of a minute. */
const TIMEOUT_MS = 20 * 60_000;

export interface Outcome {
  /** The exit code, or the signal that ended it. */
  code: number | string | null;
  stdout: string;
  stderr: string;
}

/** Runs the program to its end. */
export function omaha8(args: readonly string[], input = ''): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { timeout: TIMEOUT_MS });
    const text = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        text[name] += chunk;
      });
    }
    child.stdin.on('error', () => {}); // The program may end without reading it.
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? signal, ...text }));
    child.stdin.end(input);
  });
}

/** The command as one would type it. */
export function commandLine(args: readonly string[]): string {
  return `omaha8 ${args.map((arg) => (/^[\w.,%-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ')}`;
}

/** Runs a command that has to succeed and to print one JSON document. */
export async function omaha8Json<Result>(args: readonly string[], report: Report): Promise<Result> {
  report.command = commandLine(args);
  const { code, stdout, stderr } = await omaha8([...args, '--json']);
  if (code !== 0) throw new Error(`exit code ${code}; ${stderr.trim()}`);
  return JSON.parse(stdout) as Result;
}

/** Answers jobs in one process, one a line; the results are in the order of the jobs. */
export async function omaha8Jobs<Result>(
  jobs: readonly object[],
  report: Report,
): Promise<(Result | { error: string })[]> {
  report.command = 'omaha8 equity --input -';
  const lines = jobs.map((job) => `${JSON.stringify(job)}\n`);
  const { code, stdout, stderr } = await omaha8(['equity', '--input', '-'], lines.join(''));
  report.expect('exit code', code, 0);
  report.expect('standard error', stderr, '');
  const results = stdout.split('\n').filter((line) => line !== '');
  report.expect('lines', results.length, jobs.length);
  return results.map((line) => JSON.parse(line));
}
