#!/usr/bin/env node
// Nothing here that Node 12 cannot parse: a Node that is too old has to get as far as the sentence that
// says so. Everything that is newer lies behind the import.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  start();
} else {
  console.error(`omaha8: Node 20.19 or newer is needed; this is Node ${process.versions.node}`);
  process.exitCode = 1;
}

async function start() {
  try {
    process.cwd();
  } catch (_) {
    console.error('omaha8: the current folder is gone; change to one that exists');
    process.exit(1);
  }
  const { enableCompileCache } = await import('./compile-cache.js');
  enableCompileCache();
  const { main } = await import('../dist/cli/main.js');
  await main(process.argv.slice(2));
}
