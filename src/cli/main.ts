import yargs from 'yargs';

/** Runs the command line on the arguments after the program's name. */
export async function main(argv: readonly string[]): Promise<void> {
  await yargs([...argv])
    .scriptName('omaha8')
    .version('0.1.0')
    .strict()
    .parse();
}
