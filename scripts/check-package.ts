// Packs the package, installs it into an empty folder and uses it there: the command, the library
// from a program of ours, and every `ts` example and every link of the README.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
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
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'omaha8-package-'));
const app = join(folder, 'app');

try {
  const tarball = pack();
  install(tarball);
  useCommand();
  useLibrary();
  followLinks();
  console.log(
    `The package, installed from ${tarball.split('/').pop()}, runs and its types resolve.`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function pack() {
  run(root, 'npm', 'pack', '--silent', '--pack-destination', folder);
  return join(folder, readdirSync(folder)[0]);
}

function install(tarball) {
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }\n');
  run(app, 'npm', 'install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', tarball);
}

function useCommand() {
  const omaha8 = (...args) =>
    execFileSync(join(app, 'node_modules/.bin/omaha8'), args, { cwd: app, encoding: 'utf8' });
  assert.equal(omaha8('--version').trim(), version);
  const hands = ['AhAd8s9c', '4h4d3sKc'];
  const { players } = JSON.parse(omaha8('showdown', ...hands, '--board', '7s7d5c2hJs', '--json'));
  assert.deepEqual(
    players.map((player) => player.share),
    ['1/2', '1/2'],
  );
}

function useLibrary() {
  copyFileSync(join(root, '.ci/consumer.ts'), join(app, 'consumer.ts'));
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
  for (const name of ['consumer', ...examples.map((_, i) => `readme-${i + 1}`)]) {
    execFileSync(process.execPath, [`${name}.js`], { cwd: app });
  }
}

/** What the README links to is in the package too. */
function followLinks() {
  const installed = join(app, 'node_modules/omaha8');
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  for (const [, path] of readme.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)) {
    assert.ok(existsSync(join(installed, path)), `README.md links to ${path}`);
  }
}

function readmeExamples() {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => match[1]);
}

function run(cwd, command, ...args) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
}
