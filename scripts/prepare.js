// What npm runs after `npm ci` and `npm install` in this folder, and before it packs: builds dist/ where
// that is possible and needed. The packed package has this file too, for those who unpack it and run
// `npm install` there: it has no src/, and nothing to build.
//
// Plain JavaScript, because it runs before anything that could run TypeScript is known to be there. Its
// name in package.json is `prepublish`, which in spite of that npm runs after an install and nowhere
// else. `prepare` would do as well, but npm warns of it wherever the packed package is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const has = (path) => existsSync(new URL(path, root));

if (!has('src/index.ts')) process.exit(0);
if (!has('node_modules/tsdown/') || !has('node_modules/tsx/')) {
  console.error('omaha8 is not built: install its development dependencies, then npm run build');
  process.exit(has('dist/') || process.env.npm_lifecycle_event !== 'prepack' ? 0 : 1);
}
const build = ['--import', 'tsx', 'scripts/build.ts', '--if-stale'];
const { status } = spawnSync(process.execPath, build, {
  cwd: fileURLToPath(root),
  stdio: 'inherit',
});
process.exit(status ?? 1);
