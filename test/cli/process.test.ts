import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/omaha8.js', import.meta.url));
const JOB = '{"hands": ["AsAh2s3h", "KsKdQsJd"], "board": "7h5c2d9sTs"}\n';

function run(...argv: string[]): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], {
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

function start(...argv: string[]): ChildProcess {
  return spawn(process.execPath, [BIN, ...argv], { stdio: 'pipe' });
}

/** How the program ended, and everything that it wrote from now on. */
async function ending(
  child: ChildProcess,
): Promise<{ code: number | null; out: string; err: string }> {
  let [out, err] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Interrupts the program at work: on a busy machine it may take a while until it is. */
async function interrupted(...argv: string[]): ReturnType<typeof ending> {
  for (let delay = 500; ; delay *= 4) {
    const child = start(...argv);
    const end = ending(child);
    await later(delay);
    child.kill('SIGINT');
    const result = await end;
    const tooEarly = result.code === null || /before the first/.test(result.err);
    if (!tooEarly) return result;
  }
}

describe('the program', () => {
  it('exits with 0 and writes nothing but the result to standard output', () => {
    const { code, stdout, stderr } = run('eval', 'AhAd8s9c', '--board', '7s7d5c2hJs', '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout).high.name).toBe('Two pair, Aces and Sevens');
  });

  it('exits with 2 for bad input, which it names on standard error', () => {
    expect(run('eval', 'AhAd8s2f', '--board', '7s7d5c')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'omaha8: invalid suit f in card "2f" in the hand; suits are s, h, d, c\n',
    });
  });

  it('says which Node it needs where that is too old', () => {
    const { engines } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    const needed = engines.node.replace('>=', '');
    const as = (version: string) => {
      const versions = JSON.stringify({ ...process.versions, node: version });
      const pretend = `Object.defineProperty(process, 'versions', { value: ${versions} })`;
      const old = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
      const { status, stderr } = spawnSync(process.execPath, [...old, BIN, '--version'], {
        encoding: 'utf8',
      });
      return { status, stderr };
    };
    for (const version of ['12.22.12', '18.20.8', '20.18.3']) {
      expect(as(version)).toEqual({
        status: 1,
        stderr: `omaha8: Node ${needed} or newer is needed; this is Node ${version}\n`,
      });
    }
    for (const version of [`${needed}.0`, '21.0.0', '22.3.0', '104.1.0']) {
      expect(as(version)).toEqual({ status: 0, stderr: '' });
    }
  });

  describe('keeps compiled code', () => {
    beforeEach(({ skip }) => skip(!('enableCompileCache' in module), 'this Node keeps none'));

    const { NODE_COMPILE_CACHE: _, XDG_CACHE_HOME: _2, ...env } = process.env;
    const runAt = (settings: NodeJS.ProcessEnv) =>
      spawnSync(process.execPath, [BIN, '--version'], {
        env: { ...env, ...settings },
        encoding: 'utf8',
      });
    const fresh = () => mkdtempSync(join(tmpdir(), 'omaha8-cache-'));

    it('among the caches of the user', () => {
      const [cache, home] = [fresh(), fresh()];
      expect(runAt({ XDG_CACHE_HOME: cache, HOME: home }).status).toBe(0);
      expect([readdirSync(cache), readdirSync(home)]).toEqual([['omaha8'], []]);
      expect(readdirSync(join(cache, 'omaha8'))).toHaveLength(1);
    });

    it.each(['', 'relative', '/proc/home', '/sys', '/dev/null', '/no/such/home'])(
      'nowhere without a home to write to: "%s"',
      (HOME) => {
        const { status, stderr } = runAt({ HOME });
        expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      },
    );
  });

  it('shows help where there is no command, and exits with 2', () => {
    const { code, stdout, stderr } = run();
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^Usage: omaha8 <command>/);
  });

  it('shows help and version on standard output where they are asked for', () => {
    expect(run('--help')).toMatchObject({ code: 0, stderr: '', stdout: run().stderr });
    expect(run('--version')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+/) });
  });

  it('reads jobs from standard input, and exits with 2 where one failed', async () => {
    const child = start('equity', '--input', '-');
    child.stdin?.end(`${JOB}nonsense\n${JOB}`);
    const { code, out, err } = await ending(child);
    expect({ code, err, lines: out.trimEnd().split('\n').length }).toEqual({
      code: 2,
      err: '',
      lines: 3,
    });
  });

  it('writes all of a large output to a slow reader', async () => {
    const child = start('equity', '--input', '-');
    child.stdin?.end(JOB.repeat(3000));
    await later(300);
    const { code, out } = await ending(child);
    expect({ code, lines: out.split('\n').length }).toEqual({ code: 0, lines: 3001 });
  });
});

describe('where there is no room for output', () => {
  /** Runs the program in a shell, which can redirect to a device that is always full. */
  function redirected(command: string): { code: number | null; out: string; err: string } {
    const script = command.replace('omaha8', `'${process.execPath}' '${BIN}'`);
    const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    return { code: status, out: stdout, err: stderr };
  }

  beforeEach(({ skip }) => skip(!existsSync('/dev/full'), 'there is no /dev/full'));

  it.each([
    'omaha8 eval AhAd8s9c --board 7s7d5c2hJs > /dev/full',
    'omaha8 --help > /dev/full',
    `echo '${JOB.trim()}' | omaha8 equity --input - > /dev/full`,
  ])('the program says so and exits with 1: %s', (command) => {
    const { code, err } = redirected(command);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'omaha8: cannot write the result: no space left on device\n',
    });
  });

  it('for messages the exit code is as it would be', () => {
    expect(redirected('omaha8 eval nonsense 2> /dev/full').code).toBe(2);
    expect(redirected('omaha8 2> /dev/full').code).toBe(2);
  });

  it('says that its folder is gone', ({ skip }) => {
    skip(process.platform === 'win32', 'Windows keeps the folder of a program');
    const folder = mkdtempSync(join(tmpdir(), 'gone-'));
    expect(redirected(`cd '${folder}' && rmdir '${folder}' && omaha8 --version`)).toEqual({
      code: 1,
      out: '',
      err: 'omaha8: the current folder is gone; change to one that exists\n',
    });
  });
});

describe('a closed pipe', () => {
  it('ends the program without an error', async () => {
    const child = start('equity', '--input', '-');
    child.stdin?.on('error', () => {});
    const feeding = setInterval(() => child.stdin?.write(JOB.repeat(1000)), 5);
    const [first] = await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data');
    expect(String(first)).toMatch(/^\{"game"/);
    child.stdout?.destroy();
    const { code, err } = await ending(child);
    clearInterval(feeding);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('for messages does not hide that something was wrong', async () => {
    const child = start('eval', 'nonsense');
    child.stderr?.destroy();
    const [code] = await once(child, 'close');
    expect(code).toBe(2);
  });
});

describe('an interrupt', () => {
  it('gives the trials so far, and 130', async () => {
    const { code, out, err } = await interrupted(
      'equity',
      'AsAh2s3h',
      '*',
      '--trials',
      '100000000000',
      '--json',
    );
    expect({ code, err }).toEqual({ code: 130, err: '' });
    const { interrupted: cut, deals, players } = JSON.parse(out);
    expect(cut).toBe(true);
    expect(deals).toBeGreaterThan(0);
    expect(players[0].standardError).toBeGreaterThan(0);
  });

  it('of an enumeration says how far it got, and gives no equity', async () => {
    const job = ['AsAh2s3h', '*', '*', '--exact', '--board', '7h5c2d', '--dead', 'Ks'];
    const { code, out, err } = await interrupted('equity', ...job);
    expect({ code, out }).toEqual({ code: 130, out: '' });
    expect(err).toMatch(/^omaha8: interrupted after [\d,]+ of \d{1,3}(,\d{3})+ deals/);
  });

  it('of a batch keeps the jobs that are done, although more could come', async () => {
    const child = start('equity', '--input', '-');
    child.stdin?.write(JOB.repeat(2));
    const end = ending(child);
    let lines = 0;
    child.stdout?.on('data', (text: string) => {
      lines += text.split('\n').length - 1;
      if (lines === 2) child.kill('SIGINT');
    });
    const { code, out, err } = await end;
    expect({ code, err }).toEqual({ code: 130, err: 'omaha8: interrupted after 2 jobs\n' });
    expect(out.trimEnd().split('\n')).toHaveLength(2);
  });

  it('that is the second ends the program at once, however busy it is', async () => {
    // On a busy machine the program may not be ready when it becomes busy.
    for (let delay = 1000; ; delay *= 4) {
      const busy = `setTimeout(() => { process._rawDebug('busy'); for (;;); }, ${delay})`;
      const preload = `data:text/javascript,${encodeURIComponent(busy)}`;
      const child = spawn(process.execPath, ['--import', preload, BIN, 'equity', '--input', '-']);
      const closed = once(child, 'close');
      await once(child.stderr, 'data');
      child.kill('SIGINT');
      await later(300);
      expect([child.exitCode, child.signalCode]).toEqual([null, null]);
      child.kill('SIGINT');
      await Promise.race([closed, later(5000)]);
      if (child.signalCode === 'SIGINT') return;
      child.kill('SIGKILL');
      await closed;
    }
  });
});
