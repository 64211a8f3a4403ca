import { ENGINE_VERSION } from '../equity/engine-version.ts';
import { builtFile } from './reference/built.ts';

/** What is running: the JSON of `omaha8 --version`. */
export interface VersionReport {
  version: string;
  /** Changes when the same question gets another answer. */
  engine: number;
  node: string;
  /** That the program was built from; null where that is not known. */
  commit: string | null;
}

export function versionReport(): VersionReport {
  const { version, commit } = JSON.parse(builtFile('build.json'));
  return { version, engine: ENGINE_VERSION, node: process.versions.node, commit };
}
