/**
 * Inputs that went wrong once: lists of hands with their exact equities, questions that were refused,
 * jobs that took all memory, and hand histories that ended the program or took it minutes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Equity } from '../../src/equity/result.ts';
import type { history } from '../../src/index.ts';
import { round, sum } from './fractions.ts';
import { commandLine, omaha8, omaha8Jobs, omaha8Json } from './program.ts';
import type { Check, Report } from './report.ts';

const LIBRARY = new URL('../../dist/index.js', import.meta.url).href;

/** How far a sampled figure may be from the exact one, in standard errors. */
const MOST_ERRORS = 4.5;
/** The exact figures are printed to nine digits. */
const ROUNDING = 1e-9;
const SLOWEST_LINE_MS = 20;
/** Jobs that are much the same go wrong within the first few or not at all. */
const MOST_JOBS = 20;

const QUESTIONS = 'range-questions.txt';
const LISTS = 'narrow-lists.jsonl';

/** Exit codes of a replay: all right; a file that is not one; a contradiction. */
const REPLAY_EXIT_CODES = [0, 2, 3];

export function reportedChecks(folder: string): Check[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return files.flatMap((file) => {
    const name = basename(file);
    if (name === LISTS) return listChecks(file);
    if (name === QUESTIONS) return questionChecks(file);
    if (name.endsWith('.jsonl')) return [jobsCheck(file)];
    return [replayCheck(file), speedCheck(file)];
  });
}

function linesOf(file: string, most = Number.POSITIVE_INFINITY): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .slice(0, most);
}

/** Every seat's equity is the known one, within the error that is said. */
function listChecks(file: string): Check[] {
  return linesOf(file).map((line, i) => {
    const { hands, equity } = JSON.parse(line) as { hands: string[]; equity: number[] };
    return {
      id: `${basename(file)}:${i + 1}`,
      async run(report) {
        const { players } = await omaha8Json<Equity>(['equity', ...hands], report);
        for (const [seat, player] of players.entries()) {
          const off = Math.abs(player.equity - equity[seat]);
          report.check(
            off <= MOST_ERRORS * player.standardError + ROUNDING,
            `equity of seat ${seat + 1}: ${player.equity} with an error of ${player.standardError}, but it is ${equity[seat]}`,
          );
        }
      },
    };
  });
}

function questionChecks(file: string): Check[] {
  return linesOf(file).map((line, i) => ({
    id: `${basename(file)}:${i + 1}`,
    async run(report) {
      checkAnswer(await omaha8Json<Equity>(['equity', ...line.split(' ')], report), report);
    },
  }));
}

function jobsCheck(file: string): Check {
  return {
    id: basename(file),
    async run(report) {
      const jobs = linesOf(file, MOST_JOBS).map((line) => JSON.parse(line) as object);
      for (const [i, result] of (await omaha8Jobs<Equity>(jobs, report)).entries()) {
        if ('error' in result) report.problems.push(`line ${i + 1}: ${result.error}`);
        else checkAnswer(result, report);
      }
    },
  };
}

/** The seats share one pot. */
function checkAnswer({ players }: Equity, report: Report): void {
  report.expect('equities together', round(sum(players.map(({ equity }) => equity))), 1);
}

/** A file of any kind is replayed, or refused in sentences. */
function replayCheck(file: string): Check {
  return {
    id: `${basename(file)} is replayed`,
    async run(report) {
      const args = ['replay', '--json', file];
      report.command = commandLine(args);
      const { code, stdout, stderr } = await omaha8(args);
      report.check(REPLAY_EXIT_CODES.includes(code as number), `exit code ${code}`);
      for (const line of stderr.split('\n').filter((line) => line !== '')) {
        report.check(line.startsWith('omaha8: '), `standard error: ${line}`);
      }
      report.check(stdout !== '' || stderr !== '', 'nothing is said');
      for (const line of stdout.split('\n').filter((line) => line !== '')) JSON.parse(line);
    },
  };
}

/** No line takes long to read, the best of a few times, whatever else the machine is doing. */
function speedCheck(file: string): Check {
  return {
    id: `${basename(file)} is read quickly`,
    async run(report) {
      report.command = "new history.HistoryReader() from 'omaha8'";
      const { HistoryReader } = ((await import(LIBRARY)) as { history: typeof history }).history;
      const lines = readFileSync(file, 'utf8').split('\n');
      const best = lines.map(() => Number.POSITIVE_INFINITY);
      for (let round = 0; round < 5 && best.some((ms) => ms > SLOWEST_LINE_MS); round++) {
        const reader = new HistoryReader();
        for (const [i, line] of lines.entries()) {
          const started = performance.now();
          reader.push(line);
          best[i] = Math.min(best[i], performance.now() - started);
        }
        reader.end();
      }
      for (const [i, ms] of best.entries()) {
        report.check(ms <= SLOWEST_LINE_MS, `line ${i + 1} takes ${Math.round(ms)} ms`);
      }
    },
  };
}
