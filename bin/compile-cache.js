/**
 * Has Node keep compiled code from run to run where it can (Node 22.1 and newer).
 *
 * By default that is below the folder for temporary files, where whoever comes first owns it and could
 * leave code for others to run: so it goes among the user's own caches. Where nothing can be written,
 * nothing is kept. Node itself obeys NODE_COMPILE_CACHE and NODE_DISABLE_COMPILE_CACHE.
 */
export function enableCompileCache() {
  const { enableCompileCache } = process.getBuiltinModule('node:module');
  if (enableCompileCache === undefined) return;
  const caches = userCaches(process.env, process.platform);
  const folder = `${caches}/omaha8`;
  if (caches !== undefined && make(caches) && make(folder)) enableCompileCache(folder);
}

/** Where the user's programs keep what they can make again, or undefined where that is not known. */
function userCaches({ XDG_CACHE_HOME, HOME, LOCALAPPDATA }, platform) {
  if (platform === 'win32') return LOCALAPPDATA || undefined;
  if (XDG_CACHE_HOME?.startsWith('/')) return XDG_CACHE_HOME;
  if (!HOME?.startsWith('/')) return undefined;
  return `${HOME}/${platform === 'darwin' ? 'Library/Caches' : '.cache'}`;
}

/**
 * Makes a folder in one that exists. Node would make all that are missing, but where a parent takes none
 * (a home below /proc) it tries for ever.
 */
function make(folder) {
  // To import 'node:fs' takes several milliseconds; this takes what Node has loaded anyway.
  const fs = process.getBuiltinModule('node:fs');
  if (fs.existsSync(folder)) return true;
  try {
    fs.mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
