import { availableParallelism, cpus } from 'node:os';
import { randomDeals } from '../cards/random-deals.ts';
import { equity } from '../equity/equity.ts';
import { EquityPool } from '../equity/threads/pool.ts';
import { BoardEvaluator } from '../evaluator/board-evaluator.ts';
import { bestPlays } from '../evaluator/evaluate.ts';
import { Omaha8Error } from '../text/errors.ts';
import { quoted } from '../text/words.ts';
import { defineCommand } from './arguments/command.ts';
import { readInteger } from './arguments/options.ts';
import { formOptions, readOutputForm } from './arguments/output-form.ts';
import { EXIT, type Io, writeAll } from './terminal/io.ts';
import { aligned, counted, grouped } from './terminal/layout.ts';
import { ProgressLine } from './terminal/progress.ts';
import { measure, type Rate, type Work } from './terminal/stopwatch.ts';
import { type Style, styleFor } from './terminal/style.ts';

const SEED = 8;
const HOLE_COUNT = 4;
const DEAL_SIZE = HOLE_COUNT + 5;
const DEAL_COUNT = 20_000;
/** Of the slow reference; one round should take milliseconds. */
const FEW_DEALS = 100;

const MATCH_UP = ['AsAh2s3h', 'KsKdQsJd'];
const AGAINST_ANY = ['AsAh2s3h', '*'];

/** With two threads this is work enough to start them. */
const TRIALS_PER_THREAD = 1_200_000;

const DEFAULT_SECONDS = 10;
const MOST_SECONDS = 3600;

/** One thing to measure. */
interface Task {
  name: string;
  unit: 'deals' | 'boards' | 'trials';
  threads: number;
  work: Work;
  /** Gives up what the work holds. */
  close?(): Promise<void>;
}

type Result = Pick<Task, 'name' | 'unit' | 'threads'> & { perSecond: Rate };

/** The JSON of `omaha8 bench`. */
export interface BenchReport {
  node: string;
  cpu: string;
  threads: number;
  results: Result[];
}

/** Keeps what a loop computed, so that the loop cannot be left out. */
const sink = new Uint32Array(1);

function evaluatorTasks(): Task[] {
  const deals = randomDeals(DEAL_COUNT, DEAL_SIZE, SEED);
  const evaluator = new BoardEvaluator();
  const task = (what: string, work: Work): Task => ({
    name: `Evaluator, ${what}`,
    unit: 'deals',
    threads: 1,
    work,
  });
  const few = Array.from({ length: FEW_DEALS }, (_, i) => [
    ...deals.subarray(i * DEAL_SIZE, (i + 1) * DEAL_SIZE),
  ]);
  return [
    {
      ...task('', () => {
        for (const cards of few) {
          const { high, low } = bestPlays(cards.slice(0, HOLE_COUNT), cards.slice(HOLE_COUNT));
          sink[0] ^= high.value ^ low.value;
        }
        return FEW_DEALS;
      }),
      name: 'Reference (60 combinations), high and low',
    },
    task('high', () => {
      for (let at = 0; at < deals.length; at += DEAL_SIZE) {
        evaluator.setBoard(deals, at + HOLE_COUNT);
        sink[0] ^= evaluator.high(deals, at, HOLE_COUNT);
      }
      return DEAL_COUNT;
    }),
    task('low', () => {
      for (let at = 0; at < deals.length; at += DEAL_SIZE) {
        evaluator.setBoard(deals, at + HOLE_COUNT);
        sink[0] ^= evaluator.low(deals, at, HOLE_COUNT);
      }
      return DEAL_COUNT;
    }),
    task('high and low', () => {
      for (let at = 0; at < deals.length; at += DEAL_SIZE) {
        evaluator.setBoard(deals, at + HOLE_COUNT);
        sink[0] ^= evaluator.high(deals, at, HOLE_COUNT) ^ evaluator.low(deals, at, HOLE_COUNT);
      }
      return DEAL_COUNT;
    }),
  ];
}

function exactTask(): Task {
  const pool = new EquityPool({ threads: 1 });
  return {
    name: `Exact, ${MATCH_UP.join(' v ')}`,
    unit: 'boards',
    threads: 1,
    work: async () => (await equity({ hands: MATCH_UP, exact: true, pool })).deals,
    close: () => pool.close(),
  };
}

/** 1, 2, 4, … and as many threads as the machine runs at a time. */
function threadCounts(): number[] {
  const most = availableParallelism();
  const counts = [most];
  for (let count = 1; count < most; count *= 2) counts.push(count);
  return counts.sort((a, b) => a - b);
}

function monteCarloTask(threads: number): Task {
  const pool = new EquityPool({ threads });
  const trials = TRIALS_PER_THREAD * threads;
  return {
    name: `Monte Carlo, ${AGAINST_ANY[0]} v any, ${counted(threads, 'thread')}`,
    unit: 'trials',
    threads,
    work: async () => (await equity({ hands: AGAINST_ANY, trials, pool })).deals,
    close: () => pool.close(),
  };
}

async function runTasks(tasks: readonly Task[], seconds: number, io: Io): Promise<Result[]> {
  const progress = new ProgressLine(io);
  const results: Result[] = [];
  const each = (1000 * seconds) / tasks.length;
  for (const [i, { name, unit, threads, work, close }] of tasks.entries()) {
    progress.show(() => `${i + 1} of ${tasks.length}: ${name}`);
    results.push({ name, unit, threads, perSecond: await measure(work, each) });
    await close?.();
  }
  progress.clear();
  return results;
}

/** Three digits that count, with groups: 12345678 => `12,300,000`. */
function rounded(rate: number): string {
  return grouped(Number(rate.toPrecision(3)));
}

/** A number of seconds as players of stopwatches say it. */
function duration(seconds: number): string {
  const units: [string, number][] = [
    ['s', 1],
    ['ms', 1e-3],
    ['µs', 1e-6],
    ['ns', 1e-9],
  ];
  const [unit, size] = units.find(([, least]) => seconds >= least) ?? units[units.length - 1];
  return `${Number((seconds / size).toPrecision(3))} ${unit}`;
}

function describe(results: readonly Result[], style: Style): string {
  const rows = results.map(({ name, unit, perSecond: { median, slowest, fastest } }) => [
    name,
    `${rounded(median)}`,
    unit,
    `±${Math.ceil((50 * (fastest - slowest)) / median)}%`,
    duration(1 / median),
  ]);
  const [heading, ...lines] = aligned(
    [['', 'A second', '', '', 'Each'], ...rows],
    ['left', 'right', 'left', 'right', 'right'],
  );
  return `${[style.faint(heading), ...lines].join('\n')}\n`;
}

const COLUMNS = ['name', 'unit', 'threads', 'median', 'slowest', 'fastest'] as const;

export const command = defineCommand({
  usage: 'omaha8 bench [options]',
  about:
    'How fast omaha8 is on this machine: the evaluator on random hands and boards, an exact match-up, ' +
    'and random trials by the number of threads. Medians of five rounds; ± is half the distance from ' +
    'the slowest to the fastest.',
  options: {
    seconds: { help: `SECONDS to spend, about, such as 30 (default: ${DEFAULT_SECONDS})` },
    ...formOptions(COLUMNS, 'measurement'),
  },
  examples: ['omaha8 bench', 'omaha8 bench --seconds 60 --json'],
  async run(positionals, { seconds: text, ...texts }, io) {
    if (positionals.length > 0) {
      throw new Omaha8Error(
        'bad-option',
        `bench takes no hands; ${quoted(positionals[0])} is one too many`,
      );
    }
    const form = readOutputForm(texts, COLUMNS);
    const seconds =
      text === undefined ? DEFAULT_SECONDS : readInteger(text, '--seconds', 1, MOST_SECONDS);
    const machine = {
      node: process.version,
      cpu: cpus()[0]?.model.trim() ?? 'unknown',
      threads: availableParallelism(),
    };
    const tasks = [...evaluatorTasks(), exactTask(), ...threadCounts().map(monteCarloTask)];
    const results = await runTasks(tasks, seconds, io);
    if (form === 'text') {
      const title = `Node ${machine.node}, ${machine.cpu}, ${counted(machine.threads, 'thread')}`;
      await writeAll(io.stdout, `${title}\n\n${describe(results, styleFor(io.stdout, io.env))}`);
    } else if (form === 'json') {
      const document: BenchReport = { ...machine, results };
      await writeAll(io.stdout, `${JSON.stringify(document)}\n`);
    } else {
      const { csvText } = await import('./terminal/csv.ts');
      const rows = results.map(({ perSecond, ...result }) => ({ ...result, ...perSecond }));
      await writeAll(io.stdout, csvText(form.columns, rows));
    }
    return EXIT.ok;
  },
});
