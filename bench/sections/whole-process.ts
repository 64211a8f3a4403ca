import { type Figure, type Section, summary } from '../figures.ts';
import { PROGRAM, peakMemory, runNode } from '../processes.ts';

const ROUNDS = 21;

const COMMANDS = [
  { name: 'omaha8 eval', args: ['eval', 'AhAd8s9c', '-b', '7s7d5c2hJs'], most: 2 },
  { name: 'omaha8 equity, exact heads-up', args: ['equity', 'AsAh2s3h', 'KsKdQsJd'], most: 2.4 },
];

function* jobs(count: number): Generator<string> {
  for (let id = 0; id < count; id++) {
    yield `{"id":${id},"hands":["As2dKhQc","Ad3dJhJc"],"board":"4h5c8s9dTh"}\n`;
  }
}

export const WHOLE_PROCESS: Section = {
  name: 'process',
  about: 'Whole processes against `node -e 0`, in alternation',
  async *measure(full): AsyncGenerator<Figure> {
    const bare: number[] = [];
    for (const { name, args, most } of COMMANDS) {
      const ratios: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const node = runNode(['-e', '0']);
        bare.push(node);
        ratios.push(runNode([PROGRAM, ...args]) / node);
      }
      const figure = summary(`${name}: time`, 'times bare node', ratios);
      yield { ...figure, against: `at most ${most} wanted` };
    }
    yield summary('node -e 0', 'ms', bare);

    const least = await peakMemory(['-e', '0']);
    const { args } = COMMANDS[1];
    const heads = summary(`omaha8 equity, exact heads-up: peak memory`, 'times bare node', [
      (await peakMemory([PROGRAM, ...args])) / least,
    ]);
    yield { ...heads, against: 'at most 1.8 wanted' };
    for (const count of full ? [100_000, 1_000_000] : [30_000, 90_000]) {
      const peak = await peakMemory([PROGRAM, 'equity', '--input', '-'], jobs(count));
      yield summary(`${count} lines of --input: peak memory`, 'MiB', [peak]);
    }
    const [few, many] = ['1000000', '100000000'].map((trials) => [
      PROGRAM,
      'equity',
      'AsAh2s3h',
      '*',
      '--trials',
      trials,
      '--threads',
      '1',
    ]);
    yield summary('1,000,000 trials: peak memory', 'MiB', [await peakMemory(few)]);
    if (full) yield summary('100,000,000 trials: peak memory', 'MiB', [await peakMemory(many)]);
  },
};
