import { type Figure, type Figures, type Section, summary } from '../figures.ts';
import { PROGRAM, runNode, TABLES } from '../processes.ts';

/** Since 22 Node itself starts in half the time, so that the same work is more of it. */
const IS_QUICK_NODE = Number(process.versions.node.split('.')[0]) >= 22;

const COMMANDS = [
  {
    name: 'omaha8 eval',
    args: ['eval', 'AhAd8s9c', '-b', '7s7d5c2hJs'],
    most: IS_QUICK_NODE ? 1.8 : 1.6,
  },
  {
    name: 'omaha8 equity AsAh2s3h KsKdQsJd',
    args: ['equity', 'AsAh2s3h', 'KsKdQsJd'],
    most: IS_QUICK_NODE ? 2.6 : 2.1,
  },
];

function* commands(rounds: number): Figures {
  const bare: number[] = [];
  const whole: Figure[] = [];
  for (const { name, args, most } of COMMANDS) {
    const times: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const node = runNode(['-e', '0']).took;
      const { took } = runNode([PROGRAM, ...args]);
      bare.push(node);
      times.push(took);
      ratios.push(took / node);
    }
    const ratio = { value: summary('', '', ratios).median, of: 'node -e 0' };
    whole.push({ ...summary(name, 'ms', times), ratio, wanted: { atMost: most } });
  }
  yield summary(`node -e 0, Node ${process.versions.node}`, 'ms', bare);
  yield* whole;
}

function* tables(rounds: number): Figures {
  const times = Array.from({ length: rounds }, () => {
    const parts = [...runNode([TABLES]).stdout.matchAll(/^.+ ([\d.]+)$/gm)];
    return parts.map(([, time]) => Number(time));
  });
  const part = (name: string, at: number): Figure =>
    summary(
      name,
      'ms',
      times.map((parts) => parts[at]),
    );
  yield part('tables for known hands', 0);
  yield part('tables of the evaluator for a hand besides', 1);
  const all = times.map((parts) => parts.reduce((sum, time) => sum + time, 0));
  yield { ...summary('all tables', 'ms', all), wanted: { atMost: 25 } };
}

export const START_UP: Section = {
  name: 'start-up',
  about:
    'Whole processes and `node -e 0` in alternation, the median of the ratios; and what tables cost a fresh process',
  *measure(full): Figures {
    const rounds = full ? 101 : 21;
    yield* commands(rounds);
    yield* tables(rounds);
  },
};
