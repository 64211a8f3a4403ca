/** Figures: what was measured, how it spread, and how it is shown. */
import { cpus } from 'node:os';
import { Bench } from 'tinybench';

export interface Figure {
  name: string;
  unit: string;
  median: number;
  /** Half of the measurements lie between these. */
  low: number;
  high: number;
  /** "12 times the peer", "at most 1.5": what the median is held against. */
  against?: string | undefined;
}

export interface Section {
  name: string;
  about: string;
  measure(full: boolean): AsyncGenerator<Figure> | Generator<Figure>;
}

/** A function to be timed, which does `units` units of work a call. */
export interface Timed {
  name: string;
  unit: string;
  units: number;
  run(): unknown;
}

/** Keeps results alive, so that no work is left out as useless. */
let sink: unknown;

/**
 * Times functions in turn with tinybench, after a warm-up.
 *
 * @param milliseconds  for each
 * @returns units a second, in the order given
 */
export async function rates(timed: readonly Timed[], milliseconds = 700): Promise<Figure[]> {
  const bench = new Bench({ time: milliseconds, warmupTime: milliseconds / 2, iterations: 3 });
  for (const { name, run } of timed) {
    bench.add(name, async () => {
      sink = await run();
    });
  }
  await bench.run();
  return bench.tasks.map(({ name, result }, i) => {
    if (!('latency' in result)) throw new Error(`${name} was not measured: ${result.state}`);
    const { p50, p25, p75 } = quartiles(result.latency);
    const rate = (latency: number): number => (1000 * timed[i].units) / latency;
    return { name, unit: `${timed[i].unit}/s`, median: rate(p50), low: rate(p75), high: rate(p25) };
  });
}

function quartiles(latency: { p50?: number; p75?: number; min: number }): {
  p25: number;
  p50: number;
  p75: number;
} {
  const { p50 = latency.min, p75 = p50, min } = latency;
  // Tinybench gives no lower quartile; as far below the median as the upper one is above it, at most.
  return { p25: Math.max(min, 2 * p50 - p75), p50, p75 };
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

export function summary(name: string, unit: string, values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))];
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

/** The machine and the program that the figures are of. */
export function machine(): string {
  const [{ model }] = cpus();
  return `${model.trim()}, ${cpus().length} threads, Node ${process.version}`;
}

/** Rows of a table in Markdown, columns padded so that it reads as text too. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column === 1 ? cell.padStart(widths[1]) : cell.padEnd(widths[column]))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 1 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(rows[0]), `| ${rule.join(' | ')} |`, ...rows.slice(1).map(line)].join('\n');
}

export function figureRow({ name, unit, median, low, high, against }: Figure): string[] {
  const spread = `${formatNumber(low)} to ${formatNumber(high)}`;
  return [name, `${formatNumber(median)} ${unit}`, spread, against ?? ''];
}

/** Makes sure that the work of a benchmark was done. */
export function lastResult(): unknown {
  return sink;
}
