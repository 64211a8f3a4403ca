/**
 * A file that was built with the program (`scripts/build.ts`) from the tables of the commands or the types of what they
 * print. To make it takes longer than any command that prints it.
 */
export function builtFile(name: string): string {
  const file = new URL(`./${name}`, import.meta.url);
  return process.getBuiltinModule('node:fs').readFileSync(file, 'utf8');
}
