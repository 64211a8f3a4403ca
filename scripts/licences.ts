import { readdirSync, readFileSync } from 'node:fs';
import type { Rolldown } from 'tsdown';

/**
 * Writes the licences of the packages that were bundled into a file beside the bundle, as they ask.
 * A package without a licence file stops the build.
 */
export function licences(fileName: string): Rolldown.Plugin {
  return {
    name: 'licences',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      );
      const folders = modules.flatMap(
        (id) => id.match(/^.*\/node_modules\/(@[^/]+\/)?[^/]+/)?.[0] ?? [],
      );
      const texts = [...new Set(folders)].map(licenceOf).sort();
      if (texts.length === 0) return;
      this.emitFile({ type: 'asset', fileName, source: texts.join('\n') });
    },
  };
}

function licenceOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file, so it cannot be bundled`);
  return `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
}
