/** Built files lie beside the code that was built with them; who runs the sources has them in dist/. */
const FOLDER = import.meta.url.endsWith('.ts') ? '../../../dist/' : './';

/**
 * The text of a file that `scripts/build.ts` made, from the tables of the commands or the types of what they print: to make
 * it takes longer than any command that prints it.
 */
export function builtFile(name: string): string {
  const file = new URL(FOLDER + name, import.meta.url);
  return process.getBuiltinModule('node:fs').readFileSync(file, 'utf8');
}
