#!/usr/bin/env node
import module from 'node:module';

try {
  process.cwd();
} catch {
  console.error('omaha8: the current folder is gone; change to one that exists');
  process.exit(1);
}
module.enableCompileCache?.();
const { main } = await import('../dist/cli/main.js');
await main(process.argv.slice(2));
