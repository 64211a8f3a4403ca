import { run } from './run.ts';
import { processIo } from './terminal/io.ts';

/**
 * Runs the command line in this process and sets its exit code.
 *
 * @param argv  the arguments after the program's name
 */
export async function main(argv: readonly string[]): Promise<void> {
  process.exitCode = await run(argv, processIo());
}
