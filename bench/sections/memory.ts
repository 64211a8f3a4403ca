import { type Figures, type Section, summary } from '../figures.ts';
import { memoryInUse, PROGRAM, peakMemory } from '../processes.ts';

const ROUNDS = 7;

/** Small jobs, so that many lines take seconds. */
function* jobs(count: number): Generator<string> {
  for (let id = 0; id < count; id++) {
    yield `{"id":${id},"hands":["As2dKhQc","Ad3dJhJc"],"board":"4h5c8s9dTh"}\n`;
  }
}

/** Peaks of the same work at two sizes, of which the larger should need no more. */
async function* twoSizes(
  sizes: readonly [number, number],
  unit: string,
  peakOf: (size: number) => Promise<number>,
): Figures {
  const peaks: number[] = [];
  for (const size of sizes) {
    const peak = await peakOf(size);
    peaks.push(peak);
    const figure = summary(`${size.toLocaleString('en')} ${unit}`, 'MiB', [peak]);
    const ratio = { value: peak / peaks[0], of: `${sizes[0].toLocaleString('en')} ${unit}` };
    yield peaks.length === 1 ? figure : { ...figure, ratio };
  }
}

/** Seconds until a program has all that it needs. */
const WARM_UP = 5;

/**
 * How much more a program has in use each second: KiB. What tasks under way have comes and goes, so the
 * least of one half of the time is held against the least of the other.
 */
function growth(samples: readonly number[]): number {
  const half = Math.floor(samples.length / 2);
  return (Math.min(...samples.slice(-half)) - Math.min(...samples.slice(0, half))) / half;
}

export const MEMORY: Section = {
  name: 'memory',
  about:
    'Most memory that a process had, of which twenty times the work should need no more; and how fast what a long run has in use grows once it is warm',
  async *measure(full): Figures {
    const commands = [
      { name: 'omaha8 eval', args: ['eval', 'AhAd8s9c', '-b', '7s7d5c2hJs'] },
      { name: 'omaha8 equity AsAh2s3h KsKdQsJd', args: ['equity', 'AsAh2s3h', 'KsKdQsJd'] },
    ];
    const bare: number[] = [];
    const peaks: number[][] = commands.map(() => []);
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await peakMemory(['-e', '0']));
      for (const [i, { args }] of commands.entries()) {
        peaks[i].push(await peakMemory([PROGRAM, ...args]));
      }
    }
    const node = summary('node -e 0', 'MiB', bare);
    yield node;
    for (const [i, { name }] of commands.entries()) {
      const figure = summary(name, 'MiB', peaks[i]);
      const ratio = { value: figure.median / node.median, of: node.name };
      yield { ...figure, ratio, ...(i === 1 && { wanted: { atMost: 1.8 } }) };
    }

    // A heap of a few ten thousand lines has grown to the size at which it stays.
    const lines: [number, number] = full ? [50_000, 1_000_000] : [20_000, 400_000];
    yield* twoSizes(lines, 'lines of --input', (count) =>
      peakMemory([PROGRAM, 'equity', '--input', '-', '--threads', '1'], jobs(count)),
    );
    const trials: [number, number] = full ? [10_000_000, 200_000_000] : [2_000_000, 40_000_000];
    const sample = [PROGRAM, 'equity', 'AsAh2s3h', '*', '--threads', '1', '--trials'];
    yield* twoSizes(trials, 'trials', (count) => peakMemory([...sample, String(count)]));

    const endless = [PROGRAM, 'equity', 'AsAh2s3h', '*', '*', '--trials', '100000000000'];
    for (const threads of [1, 2]) {
      const seconds = WARM_UP + (full ? 120 : 20);
      const used = await memoryInUse([...endless, '--threads', String(threads)], seconds);
      const on = threads === 1 ? 'one thread' : `${threads} threads`;
      yield {
        ...summary(`growth of one question, ${on}`, 'KiB/s', [growth(used.slice(WARM_UP))]),
        wanted: { atMost: 20 },
      };
    }
  },
};
