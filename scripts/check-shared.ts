/**
 * Runs facts that are kept outside this project through the built program:
 *
 *     tsx scripts/check-shared.ts <folder that holds golden/ and, if it has one, reported/> [part of a name]
 *
 * Compares counts, fractions, winners, hands and money. Prints what is wrong in full, says which facts it
 * does not understand, and closes with `N passed, N failed`.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { goldenChecks } from './shared/golden.ts';
import { runChecks } from './shared/report.ts';
import { reportedChecks } from './shared/reported.ts';

const [shared, part = ''] = process.argv.slice(2);
if (shared === undefined || !existsSync(join(shared, 'golden'))) {
  console.error('usage: tsx scripts/check-shared.ts <folder that holds golden/> [part of a name]');
  process.exit(2);
}
const checks = [
  ...goldenChecks(join(shared, 'golden')),
  ...reportedChecks(join(shared, 'reported')),
];
const wanted = checks.filter(({ id }) => id.includes(part));
const { passed, failed } = await runChecks(wanted, availableParallelism());
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
