/** Figures: what was measured, how it spread, what it is held against, and how it is shown. */
import { cpus, loadavg } from 'node:os';
import { Bench } from 'tinybench';

export interface Figure {
  name: string;
  unit: string;
  median: number;
  /** Half of the measurements lie between these. */
  low: number;
  high: number;
  /** The same in units of something else of the same run. */
  ratio?: { value: number; of: string } | undefined;
  /** What the project wants the ratio to be, or the median where there is none. */
  wanted?: { atLeast: number } | { atMost: number } | undefined;
  /** Where a figure with a ratio is wanted by its median. */
  wantedMedian?: { atLeast: number } | { atMost: number } | undefined;
}

export type Figures = AsyncGenerator<Figure> | Generator<Figure>;

export interface Section {
  name: string;
  about: string;
  /** @param full  takes the sizes that need many minutes */
  measure(full: boolean): Figures;
}

/** A function to be timed, which does `units` units of work a call and returns what it worked out. */
export interface Timed {
  name: string;
  unit: string;
  units: number;
  run(): unknown;
}

/** Keeps results alive, so that no work is left out as useless. */
let sink: unknown;

/** Functions take turns, so that a machine that is busy for a while is so for all of them. */
const TURNS = 3;

/**
 * Times functions with tinybench, a warm-up before the first turn.
 *
 * @param milliseconds  for each
 * @returns units a second, in the order given
 */
export async function rates(timed: readonly Timed[], milliseconds = 900): Promise<Figure[]> {
  const latencies: number[][] = timed.map(() => []);
  for (let turn = 0; turn < TURNS; turn++) {
    const bench = new Bench({
      time: milliseconds / TURNS,
      iterations: 3,
      warmup: turn === 0,
      warmupTime: milliseconds / TURNS,
      retainSamples: true,
    });
    for (const { name, run } of timed) {
      bench.add(name, async () => {
        sink = await run();
      });
    }
    await bench.run();
    for (const [i, { name, result }] of bench.tasks.entries()) {
      if (!('latency' in result)) throw new Error(`${name} was not measured: ${result.state}`);
      if (sink === undefined) throw new Error(`${name} worked nothing out`);
      latencies[i].push(...(result.latency.samples ?? []));
    }
  }
  return timed.map(({ name, unit, units }, i) =>
    summary(
      name,
      `${unit}/s`,
      latencies[i].map((latency) => (1000 * units) / latency),
    ),
  );
}

/** The time a call takes in place of calls a second. */
export function asTime(figure: Figure): Figure {
  const time = (rate: number): number => 1000 / rate;
  return {
    ...figure,
    unit: 'ms',
    median: time(figure.median),
    low: time(figure.high),
    high: time(figure.low),
  };
}

/** @param values  one or more measurements, in any order */
export function summary(name: string, unit: string, values: readonly number[]): Figure {
  const sorted = Float64Array.from(values).sort();
  const at = (part: number): number => {
    const place = part * (sorted.length - 1);
    const below = Math.floor(place);
    const above = Math.ceil(place);
    return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
  };
  return { name, unit, median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** `12,300,000`, `1.05`, `0.0213`: three digits that count. */
export function formatNumber(value: number): string {
  if (value === 0 || !Number.isFinite(value)) return String(value);
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  const rounded = Number(value.toPrecision(3));
  const [whole, fraction] = rounded.toFixed(Math.min(digits, 8)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** The machine that the figures are of, and how many threads others kept busy before they began. */
export function machine(): string {
  const [{ model }] = cpus();
  const load = loadavg()[0].toFixed(1);
  return `${model.trim()}, ${cpus().length} threads, load ${load}, Node ${process.version}`;
}

/** Rows of a table in Markdown, columns padded so that it reads as text too. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column === 1 ? cell.padStart(widths[1]) : cell.padEnd(widths[column]))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 1 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(rows[0]), `| ${rule.join(' | ')} |`, ...rows.slice(1).map(line)].join('\n');
}

function figureRow({
  name,
  unit,
  median,
  low,
  high,
  ratio,
  wanted,
  wantedMedian,
}: Figure): string[] {
  return [
    name,
    `${formatNumber(median)} ${unit}`.trim(),
    low === high ? '' : `${formatNumber(low)} to ${formatNumber(high)}`,
    ratio === undefined ? '' : `${formatNumber(ratio.value)} × ${ratio.of}`,
    [
      describeWanted(wanted, ratio?.value ?? median, ratio === undefined ? unit : '×'),
      describeWanted(wantedMedian, median, unit),
    ]
      .filter((text) => text !== '')
      .join('; '),
  ];
}

function describeWanted(wanted: Figure['wanted'], value: number, unit: string): string {
  if (wanted === undefined) return '';
  const isLeast = 'atLeast' in wanted;
  const limit = isLeast ? wanted.atLeast : wanted.atMost;
  const isMet = isLeast ? value >= limit : value <= limit;
  const text = `${isLeast ? 'at least' : 'at most'} ${limit.toLocaleString('en', { maximumFractionDigits: 6 })}`;
  return `${text}${unit === '' ? '' : ` ${unit}`}${isMet ? '' : ': missed'}`;
}

/** A section as a heading, a sentence and a table. */
export function describeSection({ name, about }: Section, figures: readonly Figure[]): string {
  const heading = ['', 'median', 'half of all between', 'ratio', 'wanted'];
  return `### ${name}\n\n${about}.\n\n${table([heading, ...figures.map(figureRow)])}`;
}
