import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../../src/cli/arguments/arguments.ts';
import { run } from '../../../src/cli/run.ts';
import { complaint, omaha8, printed } from '../fake-io.ts';

const SPECS = {
  board: { alias: 'b', help: '' },
  pot: { help: '' },
  'odd-chips': { help: '' },
  json: { flag: true, help: '' },
} as const;

describe('arguments', () => {
  it('reach the command as they were typed', () => {
    const argv = ['2233', '1e3', '-', '*', '', '0x10', ' As Kd ', 'true', '10'];
    expect(parseArguments(argv, SPECS)).toEqual({ positionals: argv, options: {} });
  });

  it.each([
    [['--pot', '-5'], { pot: '-5' }],
    [['--pot', '-x'], { pot: '-x' }],
    [['--pot', '007.50'], { pot: '007.50' }],
    [['--pot=1e3'], { pot: '1e3' }],
    [['--pot', 'true'], { pot: 'true' }],
    [['--board', ''], { board: '' }],
    [['--board='], { board: '' }],
    [['-b', '-'], { board: '-' }],
    [['-b=As'], { board: 'As' }],
    [['--board', 'As Kd'], { board: 'As Kd' }],
    [['--board', '--x'], { board: '--x' }],
    [['--odd-chips', 'halves'], { 'odd-chips': 'halves' }],
    [['--json', '--json'], { json: true }],
  ])('keep the value of %j as text', (argv, options) => {
    expect(parseArguments(argv, SPECS)).toEqual({ positionals: [], options });
  });

  it('that are true or false are values, or positionals, and nothing else', () => {
    expect(parseArguments(['true', '--pot', 'false', '--json', '--', 'false'], SPECS)).toEqual({
      positionals: ['true', 'false'],
      options: { pot: 'false', json: true },
    });
  });

  it('are all positionals after --', () => {
    expect(parseArguments(['--json', '--', '--pot', '-'], SPECS)).toEqual({
      positionals: ['--pot', '-'],
      options: { json: true },
    });
  });

  it('do not let an option swallow more than one argument', () => {
    expect(parseArguments(['--pot', '5', 'As', 'Kd', '--json', 'Qh'], SPECS)).toEqual({
      positionals: ['As', 'Kd', 'Qh'],
      options: { pot: '5', json: true },
    });
  });
});

describe('a bad command line', () => {
  it.each([
    ['eval --bord 7s', 'unknown option --bord; did you mean --board?'],
    ['eval -x 7s', 'unknown option -x'],
    ['eval -v', 'unknown option -v; did you mean --version?'],
    ['-v', 'unknown option -v; did you mean --version?'],
    ['-V eval', 'unknown option -V; did you mean --version?'],
    ['eval --BOARD 7s', 'unknown option --BOARD; did you mean --board?'],
    ['eval --no-json', 'unknown option --no-json'],
    ['eval --foo.bar 1', 'unknown option --foo.bar'],
    ['eval --constructor 1', 'unknown option --constructor'],
    ['eval --__proto__ 1', 'unknown option --__proto__'],
    ['showdown --oddchips wsop', 'unknown option --oddchips; did you mean --odd-chips?'],
    ['showdown --oddChips wsop', 'unknown option --oddChips; did you mean --odd-chips?'],
    ['eval --pot 5', 'unknown option --pot'],
    ['eval -b7s', 'unknown option -b7s; write -b 7s'],
    ['eval --board', 'option --board needs a value'],
    ['eval --board --json', 'option --board needs a value, but --json follows it'],
    ['eval --json=yes', 'option --json takes no value; "--json=yes" gives it one'],
    ['eval --json false', 'option --json takes no value, but false follows it'],
    ['eval --json True --json', 'option --json takes no value, but True follows it'],
    ['equity AsAh2s3h --exact true', 'option --exact takes no value, but true follows it'],
    ['bench --json true', 'option --json takes no value, but true follows it'],
    ['equity --json true KsKdQsJd', 'option --json takes no value, but true follows it'],
    ['eval --dead Ks --dead Qs', 'option --dead is given twice'],
    ['eval -b Ks --board Qs', 'option --board is given twice'],
    ['shwodown AsAh2s3h', 'unknown command "shwodown"; did you mean showdown?'],
    [
      'AsAh2s3h KsKdQsJd',
      'unknown command "AsAh2s3h"; to compare hands, write omaha8 equity AsAh2s3h KsKdQsJd',
    ],
    [
      "'A2:$ds' * --trials 5",
      `unknown command "A2:$ds"; to compare hands, write omaha8 equity 'A2:$ds' '*'`,
    ],
    [
      'AsAh2s3h --board 7h5c2d',
      `unknown command "AsAh2s3h"; write omaha8 eval AsAh2s3h --board <cards>, or omaha8 equity AsAh2s3h '*'`,
    ],
    [
      'As Ah 2s 3h',
      `unknown command "As"; write omaha8 eval 'As Ah 2s 3h' --board <cards>, or omaha8 equity 'As Ah 2s 3h' '*'`,
    ],
    ['15%', `unknown command "15%"; write omaha8 range 15%, or omaha8 equity 15% '*'`],
    ['/', 'unknown command "/"; to read hand histories, write omaha8 replay /'],
    [
      'frobnicate AsAh2s3h',
      'unknown command "frobnicate"; the commands are eval, showdown, equity, query, study, range, rank, replay, bench, mcp, completion and schema',
    ],
    ['--bord 7s eval', 'unknown option --bord; did you mean --board?'],
    ['--frobnicate eval', 'unknown option --frobnicate'],
    ['--hlep', 'unknown option --hlep; did you mean --help?'],
    [
      '--json eval',
      'a command must come before --json; the commands are eval, showdown, equity, query, study, range, rank, replay, bench, mcp, completion and schema',
    ],
  ])('%s: %s', async (line, sentence) => {
    expect(await complaint(line)).toBe(sentence);
  });

  it('without a command shows the help on standard error', async () => {
    const { code, stdout, stderr } = await omaha8([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(await printed('--help'));
  });
});

describe('help', () => {
  const COMMANDS = ['eval', 'showdown', 'equity', 'bench'];

  it.each(['--help', ...COMMANDS.map((name) => `${name} --help`)])(
    'of "%s" fits 80 columns',
    async (line) => {
      const lines = (await printed(line)).split('\n');
      expect(lines.filter((text) => text.length > 80)).toEqual([]);
      expect(lines[0]).toMatch(/^Usage: omaha8 /);
    },
  );

  it.each(COMMANDS)('of %s says something about every option', async (name) => {
    const text = await printed(`${name} --help`);
    const [list] = text.split('Examples:');
    const options = list.split('\n').filter((line) => /^ +(-\w, )?--\w/.test(line));
    expect(options.length).toBeGreaterThan(2);
    expect(options.filter((line) => !/--[\w-]+ {2,}\S/.test(line))).toEqual([]);
  });

  it('can be asked for in words', async () => {
    for (const words of ['help', 'help help', 'help --help']) {
      expect(await printed(words)).toBe(await printed('--help'));
    }
    for (const words of ['help eval', 'help eval --json', 'help --json eval']) {
      expect(await printed(words)).toBe(await printed('eval --help'));
    }
    expect(await complaint('help evil')).toBe('unknown command "evil"; did you mean eval?');
    expect(await complaint('hlep')).toBe('unknown command "hlep"; did you mean help?');
  });

  it('beats other faults of the line', async () => {
    expect(await printed('eval --bord --help')).toBe(await printed('eval -h'));
  });

  it('is not asked for after --', async () => {
    expect(await complaint('eval -- --help')).toMatch(/no board given/);
  });

  it('lists every command', async () => {
    const text = await printed('-h');
    for (const name of COMMANDS) expect(text).toContain(`\n  ${name} `);
  });
});

it('--version prints the version of the package', async () => {
  expect(await printed('--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await printed('eval --version')).toBe(await printed('--version'));
});

it('a fault of the program is told apart from bad input, with its stack', async () => {
  const broken = {
    stdout: {
      write: () => {
        throw new Error('out of paper');
      },
      once: () => undefined,
    },
    env: {},
    stdin: (async function* () {})(),
    interrupt: () => new AbortController().signal,
  };
  let message = '';
  const stderr = {
    write: (text: string) => {
      message += text;
      return true;
    },
    once: () => undefined,
  };
  expect(await run(['--version'], { ...broken, stderr })).toBe(1);
  expect(message).toMatch(/^omaha8: this is a fault of the program.*\nError: out of paper\n +at /);
});
