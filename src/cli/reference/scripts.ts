import { UNIVERSAL } from '../commands.ts';
import { bashCompletion } from './bash.ts';
import { fishCompletion } from './fish.ts';
import { manPage } from './man.ts';
import { outline, outlineOptions } from './outline.ts';
import { zshCompletion } from './zsh.ts';

const SCRIPTS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

export type Shell = keyof typeof SCRIPTS;

/** The text that has a shell complete what is typed after `omaha8`. */
async function completionScript(shell: Shell): Promise<string> {
  return SCRIPTS[shell](await outline(), outlineOptions(UNIVERSAL));
}

/** Every file that a build makes of the commands' tables: where it goes in dist/, and its text. */
export async function referenceFiles(version: string): Promise<Record<string, string>> {
  const shells = Object.keys(SCRIPTS) as Shell[];
  const scripts = await Promise.all(
    shells.map(async (shell) => [`completions/${shell}`, await completionScript(shell)]),
  );
  return { ...Object.fromEntries(scripts), 'omaha8.1': manPage(await outline(), version) };
}
