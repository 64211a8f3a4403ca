/**
 * Packs the package, installs it into an empty folder and uses it there: the command, the library from
 * a program of ours, every `ts` example and every link of the README, and `npm install` in the unpacked
 * package itself.
 *
 *     tsx scripts/check-package.ts [node …]
 *
 * The command and the programs run on each of these executables of Node, by default on this one.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'omaha8-package-'));
const app = join(folder, 'app');
const nodes = process.argv.length > 2 ? process.argv.slice(2) : [process.execPath];

try {
  const tarball = pack('first');
  // Who builds the same commit again has to get the same package.
  run(root, 'npm', 'run', '--silent', 'build');
  assert.equal(digest(pack('second')), digest(tarball));
  install(tarball);
  const programs = compilePrograms();
  for (const node of nodes) {
    useCommand(node);
    for (const program of programs) execFileSync(node, [program], { cwd: app });
    const name = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    console.log(`The package, installed from ${basename(tarball)}, runs on Node ${name.slice(1)}.`);
  }
  followLinks();
  installUnpacked(tarball);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param name  of a new folder for it */
function pack(name: string): string {
  const packed = join(folder, name);
  mkdirSync(packed);
  run(root, 'npm', 'pack', '--silent', '--pack-destination', packed);
  return join(packed, readdirSync(packed)[0]);
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function install(tarball: string): void {
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }\n');
  run(app, 'npm', 'install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', tarball);
}

function useCommand(node: string): void {
  const program = join(app, 'node_modules/omaha8/bin/omaha8.js');
  const omaha8 = (...args: string[]): string =>
    execFileSync(node, [program, ...args], { cwd: app, encoding: 'utf8' });
  assert.equal(omaha8('--version').trim(), version);
  const hands = ['AhAd8s9c', '4h4d3sKc'];
  const { players } = JSON.parse(omaha8('showdown', ...hands, '--board', '7s7d5c2hJs', '--json'));
  assert.deepEqual(
    players.map((player: { share: string }) => player.share),
    ['1/2', '1/2'],
  );
  assert.match(omaha8('eval', 'AsAh2s3h', '--board', '4c5sKd'), /Pair of Aces/);
  assert.match(omaha8('equity', 'AsAh2s3h', 'KsKdQsJd'), /71\.355%/);
  assert.match(
    omaha8('equity', 'AA', '15%', '--board', '2c7dJh', '--trials', '1000'),
    /1,000 trials/,
  );
  assert.match(omaha8('range', 'A2:$ds'), /hands/);
  assert.match(omaha8('completion', 'bash'), /complete -F _omaha8 omaha8/);
  assert.equal(JSON.parse(omaha8('schema', 'equity')).title, 'omaha8 equity');
  const { status, stderr } = spawnSync(node, [program, 'mcp'], { cwd: app, encoding: 'utf8' });
  assert.equal(status, 2);
  assert.match(stderr, /not installed; run npm install @modelcontextprotocol\/sdk\n$/);
  // As npm links it, on the Node that the shell finds.
  const linked = join(app, 'node_modules/.bin/omaha8');
  assert.equal(execFileSync(linked, ['--version'], { encoding: 'utf8' }).trim(), version);
}

/** Compiles a program of ours and the examples of the README. @returns the JavaScript files */
function compilePrograms(): string[] {
  copyFileSync(join(root, 'scripts/consumer.ts'), join(app, 'consumer.ts'));
  writeFileSync(
    join(app, 'bare.ts'),
    "import { equity } from 'omaha8';\nequity satisfies object;\n",
  );
  const examples = readmeExamples();
  examples.forEach((text, i) => {
    writeFileSync(join(app, `readme-${i + 1}.ts`), text);
  });
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023'],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  run(app, join(root, 'node_modules/.bin/tsc'), '--project', '.');
  // The package's own types need none of Node's, nor the DOM's.
  const bare = {
    compilerOptions: { ...compilerOptions, types: [], noEmit: true },
    files: ['bare.ts'],
  };
  writeFileSync(join(app, 'tsconfig.bare.json'), JSON.stringify(bare));
  run(app, join(root, 'node_modules/.bin/tsc'), '--project', 'tsconfig.bare.json');
  return ['consumer.js', ...examples.map((_, i) => `readme-${i + 1}.js`)];
}

/** What the README links to is in the package too. */
function followLinks(): void {
  const installed = join(app, 'node_modules/omaha8');
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  for (const [, path] of readme.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)) {
    assert.ok(existsSync(join(installed, path)), `README.md links to ${path}`);
  }
}

/** Who unpacks the package and runs `npm install` there gets its dependencies, and no error. */
function installUnpacked(tarball: string): void {
  run(folder, 'tar', '-xzf', tarball);
  const quiet = ['--silent', '--no-audit', '--no-fund', '--prefer-offline'];
  run(join(folder, 'package'), 'npm', 'install', '--omit=dev', ...quiet);
}

function readmeExamples(): string[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => match[1]);
}

function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
}
