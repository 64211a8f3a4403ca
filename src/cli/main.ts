import { readTablesFrom } from '../tables/stored.ts';
import { run } from './run.ts';
import { processIo } from './terminal/io.ts';
import { readTablesFile } from './terminal/tables-file.ts';

/**
 * Runs the command line in this process and sets its exit code.
 *
 * @param argv  the arguments after the program's name
 */
export async function main(argv: readonly string[]): Promise<void> {
  readTablesFrom(readTablesFile);
  process.exitCode = await run(argv, processIo());
}
