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
  keepCompiledCode();
  const { main } = await import('../dist/cli/main.js');
  await main(process.argv.slice(2));
}

/**
 * Has Node keep compiled code from run to run where it can (22.1 and newer). By default that is below the
 * folder for temporary files, where whoever comes first owns it and could leave code for others to run:
 * so it goes among the user's own caches. Where nothing can be written, nothing is kept. Node itself
 * obeys NODE_COMPILE_CACHE and NODE_DISABLE_COMPILE_CACHE.
 */
function keepCompiledCode() {
  const { enableCompileCache } = process.getBuiltinModule('node:module');
  const caches = userCaches();
  if (!enableCompileCache || !caches) return;
  const folder = `${caches}/omaha8`;
  if (made(caches) && made(folder)) enableCompileCache(folder);
}

/** Where the user's programs keep what they can make again, or nothing where that is not known. */
function userCaches() {
  const { HOME = '', XDG_CACHE_HOME = '', LOCALAPPDATA } = process.env;
  if (process.platform === 'win32') return LOCALAPPDATA;
  if (XDG_CACHE_HOME.startsWith('/')) return XDG_CACHE_HOME;
  if (!HOME.startsWith('/')) return undefined;
  return `${HOME}/${process.platform === 'darwin' ? 'Library/Caches' : '.cache'}`;
}

/**
 * Whether a folder is there, made if need be in one that is. Node would make all that are missing, but
 * below /proc, where nothing can be made, it tries for ever.
 */
function made(folder) {
  // To import 'node:fs' takes several milliseconds; this takes what Node has loaded anyway.
  const fs = process.getBuiltinModule('node:fs');
  try {
    if (!fs.existsSync(folder)) fs.mkdirSync(folder);
    return true;
  } catch (_) {
    return false;
  }
}
